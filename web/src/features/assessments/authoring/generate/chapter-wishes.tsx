import { NumberInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { AreaSelect, useAreas } from '../../../questions/index.ts';
import type { ChapterWish } from './blueprint-form.ts';
import classes from './generate.module.css';

interface Props {
  readonly chapters: readonly ChapterWish[];
  readonly onChange: (chapters: readonly ChapterWish[]) => void;
}

/** The chapters to choose from, each with its weight; without any, all of them. */
export function ChapterWishes({ chapters, onChange }: Props) {
  const { t } = useTranslation();
  const areas = useAreas();
  const free = areas.filter(({ id }) => !chapters.some(({ knowledgeAreaId }) => knowledgeAreaId === id));
  const add = (areaId: string | null) => {
    const area = areas.find(({ id }) => id === areaId);
    if (area) onChange([...chapters, { knowledgeAreaId: area.id, subject: area.subject, name: area.name, weight: 1 }]);
  };
  const weigh = (id: string, weight: number) =>
    onChange(chapters.map((one) => (one.knowledgeAreaId === id ? { ...one, weight } : one)));
  return (
    <fieldset className={classes['chapters']}>
      <legend className={classes['label']}>{t('authoring.generate.chapters')}</legend>
      <AreaSelect
        key={chapters.length}
        quiet
        size="sm"
        areas={free}
        value={null}
        label={t('authoring.generate.addChapter')}
        placeholder={t(chapters.length === 0 ? 'authoring.generate.anyChapter' : 'authoring.generate.addChapter')}
        onChange={add}
      />
      {chapters.length > 0 && (
        <ul>
          {chapters.map(({ knowledgeAreaId, name, weight }) => (
            <li key={knowledgeAreaId}>
              <span>{name}</span>
              <NumberInput
                size="sm"
                aria-label={t('authoring.generate.weightOf', { chapter: name })}
                min={1}
                max={1000}
                allowDecimal={false}
                value={weight}
                onChange={(value) => weigh(knowledgeAreaId, typeof value === 'number' && value > 0 ? value : 1)}
              />
              <IconButton
                icon={IconX}
                label={t('authoring.generate.dropChapter', { chapter: name })}
                onClick={() => onChange(chapters.filter((one) => one.knowledgeAreaId !== knowledgeAreaId))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

import { Button, MultiSelect, NumberInput, Select } from '@mantine/core';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { subjects } from '../../../questions/index.ts';
import { markedTypes, type SectionWish } from './blueprint-form.ts';
import { MarkingChoice } from '../patterns/marking-choice.tsx';
import classes from './generate.module.css';

interface Props {
  readonly sections: readonly SectionWish[];
  /** Asks how each is marked, too. */
  readonly withMarking: boolean;
  readonly onChange: (sections: readonly SectionWish[]) => void;
}

const MOST = 200;
/** Questions that bring so many marks (whole ones), each so many hundredths. */
const questionsFor = (marks: number, each: number) => Math.min(MOST, Math.max(0, Math.round((marks * 100) / each)));

/** How many questions (or marks) each section wants, of which subject and types, and how many of them share stems. */
export function SectionWishes({ sections, withMarking, onChange }: Props) {
  const { t } = useTranslation();
  const set = (sectionId: string, values: Partial<SectionWish>) =>
    onChange(sections.map((one) => (one.sectionId === sectionId ? { ...one, ...values } : one)));
  return (
    <ul className={classes['sections']} data-marking={withMarking || undefined}>
      {sections.map(({ sectionId, title, count, subject, types, groups, rule, usualRule, free }) => (
        <li key={sectionId}>
          <div className={classes['section']}>
            <b>{title}</b>
            {free.map((what) => (
              <Button
                key={what}
                size="compact-xs"
                variant="ghost"
                aria-label={t(`authoring.generating.keepAgain.${what}`, { section: title })}
                rightSection={<Icon of={IconX} size={14} />}
                onClick={() => set(sectionId, { free: free.filter((one) => one !== what) })}
              >
                {t(`authoring.generating.free.${what}`)}
              </Button>
            ))}
          </div>
          <NumberInput
            size="sm"
            label={t('authoring.generate.count')}
            aria-label={t('authoring.generate.countOf', { section: title })}
            min={0}
            max={MOST}
            allowDecimal={false}
            value={count}
            onChange={(value) => set(sectionId, { count: typeof value === 'number' ? value : 0 })}
          />
          <NumberInput
            size="sm"
            label={t('authoring.generating.marks')}
            aria-label={t('authoring.generating.marksOf', { section: title })}
            min={0}
            step={rule.right / 100}
            decimalScale={2}
            disabled={rule.right === 0}
            value={(count * rule.right) / 100}
            onChange={(value) =>
              set(sectionId, { count: typeof value === 'number' ? questionsFor(value, rule.right) : 0 })
            }
          />
          {withMarking && (
            <MarkingChoice
              section={title}
              rule={rule}
              usual={usualRule}
              onChange={(next) => set(sectionId, { rule: next })}
            />
          )}
          <Select
            size="sm"
            label={t('authoring.generate.subject')}
            aria-label={t('authoring.generate.subjectOf', { section: title })}
            placeholder={t('authoring.generate.anySubject')}
            clearable
            clearButtonProps={{ 'aria-label': t('authoring.generate.anySubject') }}
            value={subject}
            data={subjects.map((value) => ({ value, label: t(`questions.subjects.${value}`) }))}
            onChange={(value) => set(sectionId, { subject: subjects.find((one) => one === value) ?? null })}
          />
          <MultiSelect
            size="sm"
            className={classes['types']!}
            label={t('authoring.generate.types')}
            aria-label={t('authoring.generate.typesOf', { section: title })}
            placeholder={types.length === markedTypes.length ? t('authoring.generate.allTypes') : ''}
            value={types.length === markedTypes.length ? [] : [...types]}
            data={markedTypes.map((value) => ({ value, label: t(`questions.types.${value}`) }))}
            onChange={(values) =>
              set(sectionId, { types: values.length === 0 ? markedTypes : (values as QuestionType[]) })
            }
          />
          <NumberInput
            size="sm"
            label={t('authoring.generating.groups')}
            aria-label={t('authoring.generating.groupsOf', { section: title })}
            min={0}
            max={20}
            allowDecimal={false}
            value={groups}
            onChange={(value) => set(sectionId, { groups: typeof value === 'number' ? value : 0 })}
          />
        </li>
      ))}
    </ul>
  );
}

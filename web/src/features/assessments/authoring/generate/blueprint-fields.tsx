import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BlueprintForm, ChapterWish } from './blueprint-form.ts';
import { ChapterWishes } from './chapter-wishes.tsx';
import { DifficultyShares } from './difficulty-shares.tsx';
import { MoreRules } from './more-rules.tsx';
import { SectionWishes } from './section-wishes.tsx';

interface Props {
  readonly form: BlueprintForm;
  /** Chapters of the pattern’s exam with their weights; empty where there is none. */
  readonly syllabus: readonly ChapterWish[];
  /** The tests are made now: how they are marked is to be said too. */
  readonly isNew?: boolean;
  readonly onChange: (values: Partial<BlueprintForm>) => void;
}

/** Every rule of a blueprint. */
export function BlueprintFields({ form, syllabus, isNew = false, onChange }: Props) {
  const { t } = useTranslation();
  const hasSyllabus = syllabus.length > 0;
  return (
    <>
      <SectionWishes sections={form.sections} withMarking={isNew} onChange={(sections) => onChange({ sections })} />
      <DifficultyShares shares={form.shares} onChange={(shares) => onChange({ shares })} />
      {hasSyllabus && (
        <Switch
          label={t('authoring.generating.bySyllabus')}
          description={t('authoring.generating.bySyllabusHelp', { count: syllabus.length })}
          checked={form.bySyllabus}
          onChange={(event) => onChange({ bySyllabus: event.currentTarget.checked })}
        />
      )}
      {!(hasSyllabus && form.bySyllabus) && (
        <ChapterWishes chapters={form.chapters} onChange={(chapters) => onChange({ chapters })} />
      )}
      <MoreRules form={form} onChange={onChange} />
    </>
  );
}

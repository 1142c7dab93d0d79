import { Select } from '@mantine/core';
import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import classes from './patterns.module.css';
import { usePatterns, usePatternWords } from './use-patterns.ts';

interface Props {
  readonly value: string | null;
  readonly onChange: (patternId: string | null) => void;
}

/** What a new test begins with: sections of its own, or those of an official paper of some year. */
export function PatternChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data, error } = usePatterns();
  const textOf = useRefusalText();
  const words = usePatternWords();
  const rows = data?.rows ?? [];
  const chosen = rows.find(({ id }) => id === value);
  const exams = Map.groupBy(rows, ({ exam }) => exam);
  return (
    <div className={classes['choice']}>
      <Select
        label={t('authoring.patterns.label')}
        description={t('authoring.patterns.help')}
        placeholder={t('authoring.patterns.own')}
        clearable
        clearButtonProps={{ 'aria-label': t('authoring.patterns.own') }}
        value={value}
        error={error && textOf(error)}
        data={[...exams].map(([group, patterns]) => ({
          group,
          items: patterns.map((pattern) => ({ value: pattern.id, label: words.name(pattern) })),
        }))}
        onChange={onChange}
      />
      {chosen && <Facts pattern={chosen} />}
    </div>
  );
}

function Facts({ pattern }: { readonly pattern: ExamPattern }) {
  const { t } = useTranslation();
  const { size } = usePatternWords();
  return (
    <p className={classes['facts']}>
      <b>{size(pattern)}</b>
      <span>{t('authoring.patterns.source', { source: pattern.source })}</span>
      {pattern.secondHand && <span data-warn>{t('authoring.patterns.secondHand')}</span>}
    </p>
  );
}

import type { QuestionType, Response } from '@abhyas/contract/questions/shapes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../question/question-pane.module.css';

interface Props {
  readonly type: QuestionType;
  readonly response: Response | null;
  readonly onChange: (response: Response | null) => void;
  readonly readOnly: boolean;
}

const lines: Partial<Record<QuestionType, number>> = { 'SUBJECTIVE-MEDIUM': 8, 'SUBJECTIVE-LONG': 14 };
const usualLines = 4;

/** An answer in words, as long as its type asks for; only in previews until people mark papers. */
export function WrittenAnswer({ type, response, onChange, readOnly }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes['writtenAnswer']}>
      <label htmlFor={id}>{t('assessments.console.yourAnswer')}</label>
      <textarea
        id={id}
        rows={lines[type] ?? usualLines}
        readOnly={readOnly}
        value={response && 'text' in response ? response.text : ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : { text: value })}
      />
    </div>
  );
}

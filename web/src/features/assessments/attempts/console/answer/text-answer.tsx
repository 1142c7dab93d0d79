import type { Response } from '@abhyas/contract/questions/shapes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../question/question-pane.module.css';

interface Props {
  readonly response: Response | null;
  readonly onChange: (response: Response | null) => void;
  readonly readOnly: boolean;
}

/** The contract takes no longer text. */
const longest = 500;
/** What the server cannot keep: a NUL, and half a character pair. */
const keepable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** A word or a short phrase to fill in. */
export function TextAnswer({ response, onChange, readOnly }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes['textAnswer']}>
      <label htmlFor={id}>{t('assessments.console.yourAnswer')}</label>
      <input
        id={id}
        aria-describedby={`${id}help`}
        maxLength={longest}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        value={response && 'text' in response ? response.text : ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : { text: keepable(value) })}
      />
      <p id={`${id}help`}>{t('assessments.console.textHelp')}</p>
    </div>
  );
}

import type { Response } from '@abhyas/contract/questions/shapes';
import { TextInput } from '@mantine/core';
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
  const change = (text: string) => onChange(text === '' ? null : { text: keepable(text) });
  return (
    <TextInput
      className={classes['textAnswer']!}
      label={t('assessments.console.yourAnswer')}
      description={t('assessments.console.textHelp')}
      size="lg"
      maxLength={longest}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      readOnly={readOnly}
      value={response && 'text' in response ? response.text : ''}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

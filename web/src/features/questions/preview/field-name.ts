import type { TFunction } from 'i18next';
import { letterOf } from './question-words.ts';

/** A text of a question by its path: the question, option B, the explanation, an item of a list. */
export function fieldName(path: string, t: TFunction): string {
  const [place, at = '', item = ''] = path.split('.');
  if (place === 'options') return t('questions.editor.option', { letter: letterOf(Number(at) + 1) });
  if (place === 'hint') return t('questions.help.hint');
  if (place === 'whyNot') return t('questions.help.whyNot', { letter: letterOf(Number(at) + 1) });
  if (place === 'explanation') return t('questions.preview.explanation');
  if (place === 'modelAnswer') return t('questions.rewording.modelAnswer');
  if (place === 'statements') return t(`questions.history.fields.${at}`);
  if (place === 'lists') return t(`questions.history.fields.${at}`, { number: Number(item) + 1 });
  return t('questions.fields.question');
}

import { useTranslation } from 'react-i18next';
import type { TakenNote } from '../../courses/index.ts';
import type { AnsweredQuestion } from '../../questions/index.ts';
import { cardOfQuestion } from './card-of-question.ts';
import { KeepButton } from './keep-button.tsx';

/** Makes a card of a question that was answered. */
export function KeepQuestion({ from, ...question }: AnsweredQuestion) {
  const { t } = useTranslation();
  return (
    <KeepButton collects="mistakes" origin={from} card={() => cardOfQuestion(question, t('flashcards.keep.picture'))} />
  );
}

/** Makes a card of a note or highlight: words of one's own ask for what was marked, else the place does. */
export function KeepNote({ note, path, lesson, at }: TakenNote) {
  const { t } = useTranslation();
  const place = at === null ? lesson : t('flashcards.keep.lesson', { lesson, at });
  const { text, highlight } = note;
  const asked = highlight && text ? text : t(highlight ? 'flashcards.keep.marked' : 'flashcards.keep.noted', { place });
  return (
    <KeepButton
      small
      collects="notes"
      origin={{ kind: 'lesson', path, label: place }}
      card={() => ({ front: side(asked), back: side(highlight?.quote ?? text) })}
    />
  );
}

/** A dollar sign in plain words begins no formula; a note may be longer than a side. */
const side = (words: string) => words.replaceAll('$', '\\$').slice(0, 2000).trim();

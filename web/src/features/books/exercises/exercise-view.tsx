import type { BookQuestion, ShownItem } from '@abhyas/contract/books/reading';
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QuestionStep, QuestionSteps } from '../../../ui/answering/question-steps.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { lineName } from '../contents/line-names.ts';
import { QuestionView } from './question-view.tsx';

interface Props {
  readonly bookId: string;
  readonly exercise: ShownItem;
  /** The question that opens first. */
  readonly questionId: string | undefined;
  readonly language: 'en' | 'hi';
}

/** An exercise in its printed order; it begins with the first question that is not answered. */
export function ExerciseView({ bookId, exercise, questionId, language }: Props) {
  const { t } = useTranslation();
  const [onlyWrong, setOnlyWrong] = useState(false);
  const outcomes = new Map(exercise.answers.map(({ itemId, outcome }) => [itemId, outcome]));
  const { questions } = exercise;
  const first = questions.find(({ itemId, held }) => !outcomes.has(itemId) && !held) ?? questions[0];
  const [at, setAt] = useState(questionId ?? first?.itemId);
  const isWrong = (id: string) => outcomes.has(id) && outcomes.get(id) !== 'right';
  const wrong = questions.filter(({ itemId }) => isWrong(itemId));
  const shown = onlyWrong ? questions.filter(({ itemId }) => isWrong(itemId) || itemId === at) : questions;
  const question = shown.find(({ itemId }) => itemId === at) ?? shown[0];
  const next = question && shown[shown.indexOf(question) + 1];
  const toggle = () => {
    setOnlyWrong(!onlyWrong);
    if (!onlyWrong) setAt(wrong[0]?.itemId);
  };
  return (
    <Card
      title={lineName(exercise, t)}
      note={t('books.reading.progress', { ...exercise.progress })}
      aside={
        (wrong.length > 0 || onlyWrong) && (
          <Button size="sm" variant="outline" onClick={toggle}>
            {t(onlyWrong ? 'books.reading.answer.all' : 'books.reading.answer.onlyWrong', { count: wrong.length })}
          </Button>
        )
      }
    >
      <QuestionSteps
        label={t('books.reading.answer.steps')}
        steps={shown.map((one) => stepOf(one, outcomes.get(one.itemId), t))}
        at={question?.itemId}
        onGo={setAt}
      />
      {question && (
        <QuestionView
          key={question.itemId}
          bookId={bookId}
          exercise={exercise}
          question={question}
          language={language}
          onNext={next && (() => setAt(next.itemId))}
        />
      )}
    </Card>
  );
}

function stepOf({ itemId, number }: BookQuestion, outcome: QuestionStep['outcome'], t: TFunction): QuestionStep {
  const state = t(`books.reading.answer.states.${outcome ?? 'open'}`);
  return { id: itemId, number, outcome, label: t('books.reading.answer.step', { number, state }) };
}

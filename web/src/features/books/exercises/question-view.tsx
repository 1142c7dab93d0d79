import type { BookQuestion, JudgedAnswer, ShownItem } from '@abhyas/contract/books/reading';
import { writtenCode } from '@abhyas/contract/books/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/stack.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice, type NoticeTone } from '../../../ui/status/notice.tsx';
import { AskedParts } from '../../questions/index.ts';
import { AnswerField } from './answer-field.tsx';
import { BookQuestionActions } from './book-question-actions.tsx';
import classes from './exercises.module.css';
import { useAnswer, useSimilar, useWhenJudged } from './use-answer.ts';
import { WorkedSolution } from './worked-solution.tsx';

interface Props {
  readonly bookId: string;
  readonly exercise: ShownItem;
  readonly question: BookQuestion;
  readonly language: 'en' | 'hi';
  /** None after the last question. */
  readonly onNext: (() => void) | undefined;
}

/** One question: asked, answered, judged, solved. */
export function QuestionView({ bookId, exercise, question, language, onNext }: Props) {
  const { t } = useTranslation();
  const [again, setAgain] = useState(false);
  useWhenJudged(question.itemId, () => setAgain(false));
  const last = exercise.answers.find(({ itemId }) => itemId === question.itemId);
  const judged = again ? undefined : last;
  const { content } = question;
  const words = content[language] ?? content.en;
  const resolveImage = (mediaId: string) => exercise.images[mediaId] ?? last?.images[mediaId];
  return (
    <div className={classes['question']} lang={content[language] ? language : 'en'}>
      <h3>
        {t('books.numbered.question', { number: question.number })} <code>{writtenCode(question.code)}</code>
      </h3>
      <RichText doc={words.stem} resolveImage={resolveImage} />
      {(words.lists || words.statements) && <AskedParts content={words} resolveImage={resolveImage} />}
      {question.held ? (
        <Notice tone="info">{t('books.reading.answer.held')}</Notice>
      ) : judged ? (
        <>
          <AnswerField
            question={question}
            language={language}
            response={judged.response}
            judged={judged}
            onChange={() => undefined}
            resolveImage={resolveImage}
          />
          <Judged bookId={bookId} judged={judged} language={language} onNext={onNext} onAgain={() => setAgain(true)} />
        </>
      ) : (
        <Answering
          bookId={bookId}
          question={question}
          language={language}
          resolveImage={resolveImage}
          onNext={onNext}
        />
      )}
      {!question.held && <BookQuestionActions bookId={bookId} itemId={question.itemId} />}
    </div>
  );
}

interface AnsweringProps {
  readonly bookId: string;
  readonly question: BookQuestion;
  readonly language: 'en' | 'hi';
  readonly resolveImage: (mediaId: string) => string | undefined;
  readonly onNext: (() => void) | undefined;
}

function Answering({ bookId, question, language, resolveImage, onNext }: AnsweringProps) {
  const { t } = useTranslation();
  const [response, setResponse] = useState<Response | null>(null);
  const answer = useAnswer(bookId, question.itemId);
  const given = answer.kept ? answer.kept.response : response;
  return (
    <>
      <AnswerField
        question={question}
        language={language}
        response={given}
        judged={undefined}
        onChange={setResponse}
        resolveImage={resolveImage}
      />
      {answer.kept && (
        <Notice tone="info" title={t('books.reading.answer.kept')} live>
          {t('books.reading.answer.keptText')}
        </Notice>
      )}
      {answer.kept && onNext && (
        <Button variant="action" onClick={onNext}>
          {t('books.reading.answer.next')}
        </Button>
      )}
      {!answer.kept && (
        <Row>
          <Button
            variant="action"
            disabled={response === null}
            loading={answer.busy}
            onClick={() => answer.send(response)}
          >
            {t('books.reading.answer.check')}
          </Button>
          <Button variant="ghost" disabled={answer.busy} onClick={() => answer.send(null)}>
            {t('books.reading.answer.giveUp')}
          </Button>
        </Row>
      )}
    </>
  );
}

const verdicts = {
  right: ['good', 'isRight'],
  wrong: ['bad', 'isWrong'],
  partial: ['warn', 'isPartial'],
  unanswered: ['info', 'isUnanswered'],
} as const satisfies Readonly<Record<JudgedAnswer['outcome'], readonly [NoticeTone, string]>>;

interface JudgedProps {
  readonly bookId: string;
  readonly judged: JudgedAnswer;
  readonly language: 'en' | 'hi';
  readonly onNext: (() => void) | undefined;
  readonly onAgain: () => void;
}

function Judged({ bookId, judged, language, onNext, onAgain }: JudgedProps) {
  const { t } = useTranslation();
  const similar = useSimilar(bookId, judged.itemId);
  const [tone, key] = verdicts[judged.outcome];
  return (
    <>
      <div role="status">
        <Notice tone={tone} title={t(`books.reading.answer.${key}`)} />
      </div>
      <WorkedSolution judged={judged} language={language} />
      <Row>
        {onNext && (
          <Button variant="action" onClick={onNext}>
            {t('books.reading.answer.next')}
          </Button>
        )}
        {judged.outcome !== 'right' && (
          <Button variant="outline" onClick={onAgain}>
            {t('books.reading.answer.again')}
          </Button>
        )}
        <Button variant="ghost" loading={similar.busy} onClick={() => similar.send()}>
          {t('books.reading.answer.similar')}
        </Button>
      </Row>
    </>
  );
}

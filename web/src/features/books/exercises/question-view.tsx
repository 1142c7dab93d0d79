import type { BookQuestion, JudgedAnswer, ShownItem } from '@abhyas/contract/books/reading';
import { writtenCode } from '@abhyas/contract/books/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpTabs, Hint, reasonFor, type Shown, Steps } from '../../../ui/answering/explained.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice, type NoticeTone } from '../../../ui/status/notice.tsx';
import { AnsweredSlot, AskedParts } from '../../questions/index.ts';
import { lineName } from '../contents/line-names.ts';
import { AnswerField } from './answer-field.tsx';
import { BookQuestionActions } from './book-question-actions.tsx';
import classes from './exercises.module.css';
import { useAnswer, useSimilar, useWhenJudged } from './use-answer.ts';

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
        <Judged
          bookId={bookId}
          question={question}
          judged={judged}
          language={language}
          onNext={onNext}
          onAgain={() => setAgain(true)}
          resolveImage={resolveImage}
        />
      ) : (
        <Answering
          bookId={bookId}
          question={question}
          language={language}
          resolveImage={resolveImage}
          onNext={onNext}
        />
      )}
      {!question.held && (
        <After bookId={bookId} exercise={exercise} question={question} language={language} judged={judged} />
      )}
    </div>
  );
}

interface AfterProps extends Pick<Props, 'bookId' | 'exercise' | 'question' | 'language'> {
  readonly judged: JudgedAnswer | undefined;
}

/** What can be done with the question beside answering it. */
function After({ bookId, exercise, question, language, judged }: AfterProps) {
  const { t } = useTranslation();
  const { itemId, content } = question;
  return (
    <BookQuestionActions bookId={bookId} itemId={itemId}>
      {judged && (
        <AnsweredSlot
          type={question.type}
          words={content[language] ?? content.en}
          language={content[language] ? language : 'en'}
          answerKey={judged.key}
          solution={judged.solution[language] ?? judged.solution.en}
          unit={question.unit}
          from={{
            kind: 'book',
            path: `/student/books/${bookId}/${exercise.itemId}/${itemId}`,
            label: `${lineName(exercise, t)}, ${t('books.numbered.question', { number: question.number })}`,
          }}
        />
      )}
    </BookQuestionActions>
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
  const [hinted, setHinted] = useState(false);
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
      {hinted && <ShownHint {...{ question, language, resolveImage }} />}
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
            onClick={() => answer.send(response, hinted)}
          >
            {t('books.reading.answer.check')}
          </Button>
          {question.hint && !hinted && (
            <Button variant="outline" leftSection={<Icon of={IconBulb} size={16} />} onClick={() => setHinted(true)}>
              {t('books.reading.answer.hint')}
            </Button>
          )}
          <Button variant="ghost" disabled={answer.busy} onClick={() => answer.send(null, hinted)}>
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

const ShownHint = ({ question: { hint }, language, resolveImage }: Omit<AnsweringProps, 'bookId' | 'onNext'>) => (
  <Hint hint={hint?.[language] ?? hint?.en} lang={language} resolveImage={resolveImage} />
);

interface JudgedProps extends AnsweringProps {
  readonly judged: JudgedAnswer;
  readonly onAgain: () => void;
}

/** After a miss a hint comes first, and what is right stays hidden until the steps are asked for. */
function Judged({ bookId, question, judged, language, onNext, onAgain, resolveImage }: JudgedProps) {
  const { t } = useTranslation();
  const missed = judged.outcome === 'wrong' || judged.outcome === 'partial';
  const [shown, setShown] = useState<Shown>(missed ? 'hint' : 'steps');
  const [tone, key] = verdicts[judged.outcome];
  const isHidden = shown === 'hint';
  return (
    <>
      <AnswerField
        question={question}
        language={language}
        response={judged.response}
        judged={{ key: isHidden ? undefined : judged.key }}
        onChange={() => undefined}
        resolveImage={resolveImage}
      />
      <div role="status">
        <Notice tone={tone} title={t(`books.reading.answer.${key}`)} />
      </div>
      {missed && <HelpTabs shown={shown} onShow={setShown} />}
      {isHidden ? (
        <ShownHint {...{ question, language, resolveImage }} />
      ) : (
        <Steps
          solution={judged.solution[language] ?? judged.solution.en}
          whyNot={reasonFor(judged, language)}
          lang={judged.solution[language] ? language : 'en'}
          resolveImage={resolveImage}
        />
      )}
      <AfterButtons {...{ bookId, judged, onNext, onAgain, isHidden }} />
    </>
  );
}

type ButtonsProps = Pick<JudgedProps, 'bookId' | 'judged' | 'onNext' | 'onAgain'> & { readonly isHidden: boolean };

function AfterButtons({ bookId, judged, onNext, onAgain, isHidden }: ButtonsProps) {
  const { t } = useTranslation();
  const similar = useSimilar(bookId, judged.itemId);
  return (
    <Row>
      {isHidden && (
        <Button variant="action" onClick={onAgain}>
          {t('books.reading.answer.again')}
        </Button>
      )}
      {onNext && (
        <Button variant={isHidden ? 'outline' : 'action'} onClick={onNext}>
          {t('books.reading.answer.next')}
        </Button>
      )}
      {!isHidden && judged.outcome !== 'right' && (
        <Button variant="outline" onClick={onAgain}>
          {t('books.reading.answer.again')}
        </Button>
      )}
      <Button variant="ghost" loading={similar.busy} onClick={() => similar.send()}>
        {t('books.reading.answer.similar')}
      </Button>
    </Row>
  );
}

import type { Reply } from '@abhyas/contract/endpoint';
import type { api as contract } from '@abhyas/contract';
import { hasOneAnswer, keyKinds, shownOptions } from '@abhyas/contract/questions/question-types';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Language } from '@abhyas/contract/shapes';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { OptionRow } from '../../../../ui/controls/option-row.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { AnsweredSlot, AskedParts, QuestionGrid } from '../../../questions/index.ts';
import { ChallengeSlot } from '../../keys/challenge-slot.tsx';
import { optionsAsShown } from '../../option-places.ts';
import { keyWords, responseWords, rightOptions } from '../answer-words.ts';
import type { ResultQuestion } from '../filter-solutions.ts';
import { AnswerCourse } from './answer-course.tsx';
import { SolutionActions } from './own-actions.tsx';
import { useResultWords } from '../head-words.ts';
import classes from './solutions.module.css';
import { useExplanation } from './use-explanation.ts';

type Solution = Reply<(typeof contract)['assessments']['showSolution']>;

interface Props {
  readonly attemptId: string;
  readonly question: ResultQuestion;
}

/** The whole question with what was right, why it brought its marks, and how it is solved; loaded when it is opened. */
export function SolutionPanel({ attemptId, question }: Props) {
  const params = { attemptId, questionId: question.questionId };
  const {
    data: solution,
    error,
    refetch,
  } = useQuery({ ...query(api.assessments.showSolution, { params }), staleTime: 300_000 });
  if (solution) return <Panel attemptId={attemptId} solution={solution} question={question} />;
  return error ? <LoadFailed card error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
}

function Panel({ attemptId, solution, question }: Props & { readonly solution: Solution }) {
  const { t, i18n } = useTranslation();
  const language = solution.content[i18n.language as Language] ? (i18n.language as Language) : 'en';
  const words = solution.content[language] ?? solution.content.en;
  const resolveImage = (mediaId: string) => solution.images[mediaId];
  const isEmpty = words.explanation.content.length === 0;
  const mine = can(useMe(), 'attempts.sit');
  const id = useId();
  const place = usePlaceName(attemptId, question.number);
  const explain = useExplanation();
  const say = useResultWords();
  return (
    <div className={classes['panel']}>
      <div lang={language} className={classes['fullStem']}>
        {solution.group && <RichText doc={solution.group[language] ?? solution.group.en} resolveImage={resolveImage} />}
        <RichText doc={words.stem} resolveImage={resolveImage} />
        <AskedParts content={words} resolveImage={resolveImage} />
      </div>
      {keyKinds[solution.type] === 'choice' && (
        <Options
          solution={solution}
          question={question}
          options={shownOptions(solution.type, words, language)}
          language={language}
          resolveImage={resolveImage}
        />
      )}
      {solution.key.kind === 'matrix' && words.lists && (
        <Grid lists={words.lists} right={solution.key.rows} response={question.response} />
      )}
      {(solution.key.kind === 'number' || solution.key.kind === 'text') && (
        <dl className={classes['typed']}>
          <div data-outcome={question.outcome}>
            <dt>{say('solutions.yourAnswer')}</dt>
            <dd>{responseWords(question.response, solution.typed)}</dd>
          </div>
          <div>
            <dt>{t('assessments.solutions.rightAnswer')}</dt>
            <dd>{keyWords(solution.key, t('assessments.solutions.or'), solution.typed)}</dd>
          </div>
        </dl>
      )}
      <p className={classes['why']}>{explain(question)}</p>
      <AnswerCourse question={question} typed={solution.typed} />
      {solution.typed && (
        <p className={classes['note']}>{t('assessments.variants.judged', { count: solution.typed.decimals })}</p>
      )}
      {solution.variant && <p className={classes['note']}>{t('assessments.variants.own')}</p>}
      {!isEmpty && (
        <section className={classes['worked']} lang={language}>
          <h3 id={id}>{t('assessments.solutions.worked')}</h3>
          <div tabIndex={0} role="group" aria-labelledby={id}>
            <RichText doc={words.explanation} resolveImage={resolveImage} />
          </div>
        </section>
      )}
      <ChallengeSlot attemptId={attemptId} questionId={question.questionId} />
      {mine && (
        <SolutionActions attemptId={attemptId} questionId={question.questionId}>
          <AnsweredSlot
            type={solution.type}
            words={words}
            language={language}
            answerKey={solution.key}
            solution={words.explanation}
            unit={solution.typed?.unit}
            from={{ kind: 'test', path: `/student/results/${attemptId}?question=${question.questionId}`, label: place }}
          />
        </SolutionActions>
      )}
    </div>
  );
}

/** As a student calls the question: Mock 3, question 12. */
function usePlaceName(attemptId: string, number: number): string {
  const { t } = useTranslation();
  const { data } = useQuery(query(api.assessments.showResult, { params: { attemptId } }));
  return t('assessments.solutions.place', { paper: data?.paper.title ?? '', number });
}

interface GridProps {
  readonly lists: NonNullable<Solution['content']['en']['lists']>;
  readonly right: readonly (readonly number[])[];
  readonly response: ResultQuestion['response'];
}

/** What was chosen beside what is right; under it both in words. */
function Grid({ lists, right, response }: GridProps) {
  const { t } = useTranslation();
  const say = useResultWords();
  const chosen = response && 'rows' in response ? response.rows : [];
  return (
    <div className={classes['grid']}>
      <QuestionGrid lists={lists} chosen={right.map((_, i) => chosen[i] ?? [])} right={right} readOnly />
      <p>
        {say('solutions.yourAnswer')}: <b>{responseWords(response)}</b>
      </p>
      <p>
        {t('assessments.solutions.rightAnswer')}:{' '}
        <b>{keyWords({ kind: 'matrix', rows: right.map((row) => [...row]) }, '')}</b>
      </p>
    </div>
  );
}

interface OptionsProps {
  readonly solution: Solution;
  readonly question: ResultQuestion;
  readonly options: readonly RichTextDoc[];
  readonly language: Language;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

function Options({ solution, question, options, language, resolveImage }: OptionsProps) {
  const { t } = useTranslation();
  const say = useResultWords();
  const right = rightOptions(solution.key);
  const chosen = question.response && 'options' in question.response ? question.response.options : [];
  return (
    <fieldset className={classes['options']} lang={language}>
      <legend className="sr-only">{t('assessments.console.options')}</legend>
      {optionsAsShown(options.length, question.optionOrder).map((number, index) => {
        const isRight = right.has(number);
        const isChosen = chosen.includes(number);
        const notes = [isRight && t('assessments.solutions.correct'), isChosen && say('solutions.yours')];
        return (
          <OptionRow
            key={number}
            kind={hasOneAnswer(solution.type) ? 'radio' : 'checkbox'}
            name={`solution ${question.questionId}`}
            letter={'ABCDEF'[index] ?? ''}
            checked={isChosen}
            readOnly
            state={isRight ? 'correct' : isChosen ? 'wrong' : 'normal'}
            note={notes.filter(Boolean).join(' · ') || undefined}
          >
            <RichText doc={options[number - 1]!} inline resolveImage={resolveImage} />
          </OptionRow>
        );
      })}
    </fieldset>
  );
}

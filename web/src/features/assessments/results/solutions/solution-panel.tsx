import type { Reply } from '@abhyas/contract/endpoint';
import type { api as contract } from '@abhyas/contract';
import type { Language } from '@abhyas/contract/shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { OptionRow } from '../../../../ui/controls/option-row.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { LoadFailed } from '../../load-failed.tsx';
import { keyWords, responseWords, rightOptions } from '../answer-words.ts';
import type { ResultQuestion } from '../filter-solutions.ts';
import classes from './solutions.module.css';

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
  if (solution) return <Panel solution={solution} question={question} />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
}

function Panel({ solution, question }: { readonly solution: Solution; readonly question: ResultQuestion }) {
  const { t, i18n } = useTranslation();
  const language = solution.content[i18n.language as Language] ? (i18n.language as Language) : 'en';
  const words = solution.content[language] ?? solution.content.en;
  const resolveImage = (mediaId: string) => solution.images[mediaId];
  const isEmpty = words.explanation.content.length === 0;
  return (
    <div className={classes['panel']}>
      <div lang={language} className={classes['fullStem']}>
        <RichText doc={words.stem} resolveImage={resolveImage} />
      </div>
      {words.options.length > 0 ? (
        <Options
          solution={solution}
          question={question}
          options={words.options}
          language={language}
          resolveImage={resolveImage}
        />
      ) : (
        <dl className={classes['typed']}>
          <div data-outcome={question.outcome}>
            <dt>{t('assessments.solutions.yourAnswer')}</dt>
            <dd>{responseWords(question.response)}</dd>
          </div>
          <div>
            <dt>{t('assessments.solutions.rightAnswer')}</dt>
            <dd>{keyWords(solution.key, t('assessments.solutions.or'))}</dd>
          </div>
        </dl>
      )}
      <p className={classes['why']}>
        {t(`assessments.explanations.${question.explanation.code}`, question.explanation.values)}
      </p>
      {!isEmpty && (
        <section className={classes['worked']} lang={language}>
          <h3>{t('assessments.solutions.worked')}</h3>
          <RichText doc={words.explanation} resolveImage={resolveImage} />
        </section>
      )}
    </div>
  );
}

interface OptionsProps {
  readonly solution: Solution;
  readonly question: ResultQuestion;
  readonly options: Solution['content']['en']['options'];
  readonly language: Language;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

function Options({ solution, question, options, language, resolveImage }: OptionsProps) {
  const { t } = useTranslation();
  const right = rightOptions(solution.key);
  const chosen = question.response && 'options' in question.response ? question.response.options : [];
  return (
    <fieldset className={classes['options']} lang={language}>
      <legend className="sr-only">{t('assessments.console.options')}</legend>
      {options.map((option, index) => {
        const isRight = right.has(index + 1);
        const isChosen = chosen.includes(index + 1);
        const notes = [isRight && t('assessments.solutions.correct'), isChosen && t('assessments.solutions.yours')];
        return (
          <OptionRow
            key={index}
            kind={solution.type === 'SINGLE' ? 'radio' : 'checkbox'}
            name={`solution ${question.questionId}`}
            letter={'ABCDEF'[index] ?? ''}
            checked={isChosen}
            readOnly
            state={isRight ? 'correct' : isChosen ? 'wrong' : 'normal'}
            note={notes.filter(Boolean).join(' · ') || undefined}
          >
            <RichText doc={option} inline resolveImage={resolveImage} />
          </OptionRow>
        );
      })}
    </fieldset>
  );
}

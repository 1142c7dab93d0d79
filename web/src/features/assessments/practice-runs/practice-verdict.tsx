import type { PracticeAnswer, PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import type { Language } from '@abhyas/contract/shapes';
import { useTranslation } from 'react-i18next';
import { Worked } from '../../../ui/answering/answering.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice, type NoticeTone } from '../../../ui/status/notice.tsx';
import { useExplanation } from '../results/solutions/use-explanation.ts';
import classes from './practice.module.css';
import { useFocusWhen } from './use-focus-when.ts';

interface Props {
  readonly question: PracticeRun['questions'][number];
  readonly answer: PracticeAnswer;
  readonly language: Language;
  /** It came just now: whoever asked for it is taken to it. */
  readonly fresh: boolean;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

const tones: Readonly<Record<PracticeAnswer['outcome'], NoticeTone>> = {
  right: 'good',
  wrong: 'bad',
  partial: 'warn',
  unanswered: 'info',
};

/** Right or wrong, why it would bring its marks, and how it is solved. */
export function PracticeVerdict({ question, answer, language, fresh, resolveImage }: Props) {
  const { t } = useTranslation();
  const explain = useExplanation();
  const verdict = useFocusWhen<HTMLDivElement>(fresh);
  const solution = answer.solution[language] ?? answer.solution.en;
  return (
    <>
      <div ref={verdict} role="status" tabIndex={-1} className={classes['verdict']}>
        <Notice tone={tones[answer.outcome]} title={t(`assessments.practice.verdict.${answer.outcome}`)}>
          {answer.response !== null && explain({ type: question.type, explanation: answer.explanation })}
        </Notice>
      </div>
      {solution.content.length > 0 && (
        <Worked title={t('assessments.solutions.worked')} lang={answer.solution[language] ? language : 'en'}>
          <RichText doc={solution} resolveImage={resolveImage} />
        </Worked>
      )}
    </>
  );
}

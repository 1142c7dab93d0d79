import type { Asked, Judged, PracticeSession } from '@abhyas/contract/practice/sessions';
import type { Language } from '@abhyas/contract/shapes';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { HelpTabs, Hint, reasonFor, Steps } from '../../../ui/answering/explained.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useFocusWhen, wordsOf } from '../../assessments/index.ts';
import { AnsweredSlot } from '../../questions/index.ts';
import { splatOf } from '../addresses.ts';
import { useStart } from '../use-start.ts';
import classes from './session.module.css';
import type { Help } from './use-help.ts';

const tones = { right: 'good', wrong: 'bad', partial: 'warn', unanswered: 'info' } as const;
const FIX_QUESTIONS = 6;

interface Props {
  readonly session: PracticeSession;
  readonly asked: Asked;
  readonly given: Judged;
  readonly language: Language;
  /** It came just now: whoever asked for it is taken to it. */
  readonly fresh: boolean;
  readonly help: Help;
  readonly onSimilar: () => void;
}

/** Right or wrong, the steps of the solution one by one, and the chapter that comes first where this one rests on it. */
export function SessionVerdict({ session, asked, given, language, fresh, help, onSimilar }: Props) {
  const { t } = useTranslation();
  const verdict = useFocusWhen<HTMLDivElement>(fresh);
  const solution = given.solution[language] ?? given.solution.en;
  const resolveImage = (mediaId: string) => asked.images[mediaId];
  const { hint } = asked;
  const isHidden = help.stage === 'hint';
  return (
    <>
      <div ref={verdict} role="status" tabIndex={-1} className={classes['verdict']}>
        <Verdict given={given} help={help} />
      </div>
      {given.similar && help.stage !== 'asked' && given.outcome !== 'unanswered' && (
        <HelpTabs shown={isHidden ? 'hint' : 'steps'} onShow={help.show} onSimilar={onSimilar} />
      )}
      {isHidden && (
        <>
          <Hint hint={hint?.[language] ?? hint?.en} lang={language} resolveImage={resolveImage} />
          <Quiet as="p" size="sm">
            {t('practice.session.noLoss')}
          </Quiet>
        </>
      )}
      {!isHidden && (
        <Steps
          solution={solution}
          whyNot={reasonFor(given, language)}
          lang={given.solution[language] ? language : 'en'}
          resolveImage={resolveImage}
        />
      )}
      {!isHidden && (
        <AnsweredSlot
          type={asked.question.type}
          words={wordsOf(asked.question, language)}
          language={language}
          answerKey={given.key}
          solution={solution}
          from={{
            kind: 'practice',
            path: `/student/practice/${splatOf(session.sessionId)}#${asked.position}`,
            label: asked.topic ?? asked.chapter.name,
          }}
        />
      )}
      {given.fixFirst && <FixFirst session={session} chapter={asked.chapter.name} before={given.fixFirst} />}
    </>
  );
}

function Verdict({ given, help }: Pick<Props, 'given' | 'help'>) {
  const { t } = useTranslation();
  const { seconds } = useFormat();
  const { outcome, isDone } = help.tried;
  if (isDone && outcome === 'right') return <Notice tone="good" title={t('practice.session.rightNow')} />;
  if (help.stage === 'hint')
    return <Notice tone="bad" title={t(isDone ? 'practice.verdict.stillNot' : 'practice.verdict.notThis')} />;
  return (
    <Notice
      tone={tones[given.outcome]}
      title={t(`practice.verdict.${given.outcome}`, { time: seconds(given.seconds) })}
    />
  );
}

interface FixProps {
  readonly session: PracticeSession;
  readonly chapter: string;
  readonly before: NonNullable<Judged['fixFirst']>;
}

function FixFirst({ session, chapter, before }: FixProps) {
  const { t } = useTranslation();
  const start = useStart();
  const wish = { kind: 'chapter', examId: session.examId, chapterId: before.id, questions: FIX_QUESTIONS } as const;
  return (
    <Notice
      tone="info"
      title={t('practice.fix.title', { chapter: before.name })}
      action={
        <Button variant="outline" size="sm" loading={start.busy} onClick={() => start.send(wish)}>
          {t('practice.start.go', { count: FIX_QUESTIONS })}
        </Button>
      }
    >
      {t('practice.fix.text', { chapter, before: before.name })}
    </Notice>
  );
}

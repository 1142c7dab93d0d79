import type { Asked, Judged, PracticeSession } from '@abhyas/contract/practice/sessions';
import type { Language } from '@abhyas/contract/shapes';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useFocusWhen } from '../../assessments/index.ts';
import { useStart } from '../use-start.ts';
import classes from './session.module.css';

const tones = { right: 'good', wrong: 'bad', partial: 'warn', unanswered: 'info' } as const;
const FIX_QUESTIONS = 6;

interface Props {
  readonly session: PracticeSession;
  readonly asked: Asked;
  readonly given: Judged;
  readonly language: Language;
  /** It came just now: whoever asked for it is taken to it. */
  readonly fresh: boolean;
}

/** Right or wrong, the steps of the solution one by one, and the chapter that comes first where this one rests on it. */
export function SessionVerdict({ session, asked, given, language, fresh }: Props) {
  const { t } = useTranslation();
  const { seconds } = useFormat();
  const id = useId();
  const verdict = useFocusWhen<HTMLDivElement>(fresh);
  const solution = given.solution[language] ?? given.solution.en;
  return (
    <>
      <div ref={verdict} role="status" tabIndex={-1} className={classes['verdict']}>
        <Notice
          tone={tones[given.outcome]}
          title={t(`practice.verdict.${given.outcome}`, { time: seconds(given.seconds) })}
        />
      </div>
      {solution.content.length > 0 && (
        <section className={classes['steps']} aria-labelledby={id} lang={given.solution[language] ? language : 'en'}>
          <h2 id={id}>{t('practice.session.steps')}</h2>
          <ol>
            {solution.content.map((block, at) => (
              <li key={at}>
                <RichText doc={{ type: 'doc', content: [block] }} resolveImage={(mediaId) => asked.images[mediaId]} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {given.fixFirst && <FixFirst session={session} chapter={asked.chapter.name} before={given.fixFirst} />}
    </>
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

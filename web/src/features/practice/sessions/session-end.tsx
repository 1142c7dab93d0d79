import type { Changed, PracticeSession } from '@abhyas/contract/practice/sessions';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Band, bandWords } from '../../../ui/figures/band.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { MASTERY } from '../state-mark.tsx';
import { NextStepCard, StartNext, useNextStep } from './next-step.tsx';
import classes from './session.module.css';

/** What a set has changed: each chapter as a band before and now. */
export function SessionEnd({ session }: { readonly session: PracticeSession }) {
  const { t } = useTranslation();
  const { number, seconds } = useFormat();
  const { marks, today, passed, changed, course, examId } = session;
  const step = useNextStep(examId);
  const answered = marks.filter((mark) => mark !== null).length;
  const right = marks.filter((mark) => mark === 'right').length;
  const of = (part: number, whole: number) => t('practice.map.of', { part: number(part), whole: number(whole) });
  return (
    <>
      <main className={classes['main']}>
        <h2 className={classes['done']}>{t('practice.end.title')}</h2>
        {passed !== null && (
          <Notice tone={passed ? 'good' : 'info'} title={t(passed ? 'practice.end.passed' : 'practice.end.notYet')}>
            {t(
              passed
                ? course
                  ? 'practice.end.coursePassedText'
                  : 'practice.end.passedText'
                : 'practice.end.notYetText',
            )}
          </Notice>
        )}
        <Card label={t('practice.end.summary')}>
          <Facts
            kind="figures"
            items={[
              { label: t('practice.end.right'), value: of(right, answered) },
              { label: t('practice.end.time'), value: seconds(session.seconds) },
              { label: t('practice.end.goal'), value: of(today.done, today.of) },
            ]}
          />
        </Card>
        {changed.map((one) => (
          <ChangedCard key={one.chapter.id} changed={one} />
        ))}
        {step && <NextStepCard step={step} />}
      </main>
      <div className={classes['dock']}>
        <Link to="/student/practice/$" params={{ _splat: '' }} {...buttonFace(step ? 'outline' : 'action', 'lg')}>
          {t('practice.end.back')}
        </Link>
        {step && <StartNext examId={examId} step={step} />}
      </div>
    </>
  );
}

function ChangedCard({ changed }: { readonly changed: Changed }) {
  const { t } = useTranslation();
  const { chapter, before, after, state, right, of } = changed;
  const words = after
    ? before
      ? t('practice.end.changed', { chapter: chapter.name, before: bandWords(before), after: bandWords(after) })
      : t('practice.end.first', { chapter: chapter.name, after: bandWords(after) })
    : chapter.name;
  return (
    <Card title={words} note={t('practice.end.of', { right, of, state: t(`practice.states.${state}`) })}>
      <dl className={classes['bands']}>
        {before && (
          <div>
            <dt>{t('practice.end.before')}</dt>
            <dd>
              <Band of={before} mark={MASTERY} quiet />
            </dd>
            <dd>{bandWords(before)}</dd>
          </div>
        )}
        {after && (
          <div>
            <dt>{t('practice.end.now')}</dt>
            <dd>
              <Band of={after} mark={MASTERY} />
            </dd>
            <dd>{bandWords(after)}</dd>
          </div>
        )}
      </dl>
      <Quiet as="p" size="sm">
        {t('practice.map.mark')}
      </Quiet>
    </Card>
  );
}

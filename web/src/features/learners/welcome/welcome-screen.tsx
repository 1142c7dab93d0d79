import type { Profile } from '@abhyas/contract/learners/profile';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { AgeStep } from './age-step.tsx';
import { ExamStep } from './exam-step.tsx';
import classes from './welcome.module.css';

interface Props {
  readonly name: string;
  /** The account was opened a moment ago. */
  readonly fresh?: boolean;
  /** Everything is said: the student area may open. */
  readonly onDone: () => void;
  /** How a minor asks a guardian; it calls back when the invitation is on its way. */
  readonly GuardianForm: ComponentType<{ readonly onInvited: () => void }>;
}
const STEPS = 2;

/**
 * Asked once, before the student area opens: for which exam, in which class, for which year; and whether a guardian answers for them.
 * What was answered before stands there again.
 */
export function WelcomeScreen({ name, fresh = false, onDone, GuardianForm }: Props) {
  const { t } = useTranslation();
  const exams = useQuery(query(api.taxonomy.listExams));
  const profile = useQuery(query(api.learners.showProfile));
  const [step, setStep] = useState(1);
  const failed = [exams, profile].find(({ error }) => error);
  return (
    <main id="content" className={classes['page']}>
      <header className={classes['brand']}>
        <InstituteLogo decorative />
        <span>{t('learners.welcome.step', { step, of: STEPS })}</span>
      </header>
      <ProgressBar value={step} max={STEPS} label={t('learners.welcome.step', { step, of: STEPS })} />
      {fresh && step === 1 && (
        <Notice tone="good" title={t('learners.welcome.ready', { name })}>
          {t('learners.welcome.readyText')}
        </Notice>
      )}
      <section className={classes['step']} aria-labelledby="welcome">
        <Heading key={step}>{t(`learners.welcome.titles.${step}`)}</Heading>
        <p className={classes['lead']}>{t(`learners.welcome.texts.${step}`)}</p>
        {exams.data && profile.data ? (
          <Step exams={exams.data} profile={profile.data} step={step} {...{ setStep, onDone, GuardianForm }} />
        ) : failed ? (
          <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          <ListSkeleton rows={3} />
        )}
      </section>
    </main>
  );
}

/** The focus follows the steps, so that a reader of the screen hears each question. */
function Heading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 id="welcome" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface StepProps extends Pick<Props, 'onDone' | 'GuardianForm'> {
  readonly exams: readonly Exam[];
  readonly profile: Profile;
  readonly step: number;
  readonly setStep: (step: number) => void;
}

function Step({ exams, profile, step, setStep, onDone, GuardianForm }: StepProps) {
  if (step === 1) return <ExamStep exams={exams} profile={profile} onSaved={() => setStep(2)} />;
  return <AgeStep onDone={onDone} onBack={() => setStep(1)} GuardianForm={GuardianForm} />;
}

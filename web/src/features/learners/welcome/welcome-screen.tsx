import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { AgeStep } from './age-step.tsx';
import { ChoiceStep } from './choice-step.tsx';
import { standardsOf, yearsOf } from './possible-choices.ts';
import classes from './welcome.module.css';

interface Props {
  readonly name: string;
  /** Everything is said: the student area may open. */
  readonly onDone: () => void;
  /** How a minor asks a guardian; it calls back when the invitation is on its way. */
  readonly GuardianForm: ComponentType<{ readonly onInvited: () => void }>;
}
const STEPS = 4;

/** Asked once, before the student area opens: for which exam, in which class, for which year; and whether a guardian answers for them. */
export function WelcomeScreen({ name, onDone, GuardianForm }: Props) {
  const { t } = useTranslation();
  const { data: exams, error, refetch } = useQuery(query(api.taxonomy.listExams));
  const [step, setStep] = useState(1);
  return (
    <main id="content" className={classes['page']}>
      <header className={classes['brand']}>
        <InstituteLogo decorative />
        <span>{t('learners.welcome.step', { step, of: STEPS })}</span>
      </header>
      <ProgressBar value={step} max={STEPS} label={t('learners.welcome.step', { step, of: STEPS })} />
      <section className={classes['step']} aria-labelledby="welcome">
        <Heading key={step}>{t(`learners.welcome.titles.${step}`, { name })}</Heading>
        <p className={classes['lead']}>{t(`learners.welcome.texts.${step}`)}</p>
        {exams ? (
          <Steps exams={exams} step={step} onStep={setStep} onDone={onDone} GuardianForm={GuardianForm} />
        ) : error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
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

interface StepsProps extends Pick<Props, 'onDone' | 'GuardianForm'> {
  readonly exams: readonly Exam[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}

function Steps({ exams, step, onStep, onDone, GuardianForm }: StepsProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [standard, setStandard] = useState<number>();
  const [year, setYear] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const standards = standardsOf(exams, chosen);
  const years = yearsOf(exams, chosen);
  const isAnswered = step === 1 ? chosen.length > 0 : step === 2 ? standard !== undefined : year !== undefined;

  const next = async () => {
    if (step < 3) return onStep(step + 1);
    if (standard === undefined || year === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await api.learners.updateProfile({ body: { exams: [...chosen], standard, targetYear: year } });
      onStep(4);
    } catch (refusal) {
      setProblem(say(refusal));
    } finally {
      setBusy(false);
    }
  };
  // Another exam may not know the class or the year that was chosen before.
  const choose = (ids: readonly number[]) => {
    setChosen(ids);
    setStandard(undefined);
    setYear(undefined);
  };
  if (step === 4) return <AgeStep onDone={onDone} GuardianForm={GuardianForm} />;
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered && !busy) void next();
      }}
    >
      <Problem>{problem}</Problem>
      {step === 1 && (
        <ChoiceStep
          kind="checkbox"
          legend={t('learners.welcome.legends.1')}
          options={exams.map(({ id, name: label, category }) => ({
            value: id,
            label,
            note: t(`learners.welcome.categories.${category}`),
          }))}
          value={chosen}
          onChange={choose}
        />
      )}
      {step === 2 && (
        <ChoiceStep
          kind="radio"
          legend={t('learners.welcome.legends.2')}
          options={standards.map(({ id, name: label }) => ({ value: id, label }))}
          value={standard === undefined ? [] : [standard]}
          onChange={([id]) => setStandard(id)}
        />
      )}
      {step === 3 && (
        <ChoiceStep
          kind="radio"
          legend={t('learners.welcome.legends.3')}
          options={years.map((value) => ({ value, label: String(value) }))}
          value={year === undefined ? [] : [year]}
          onChange={([value]) => setYear(value)}
        />
      )}
      <div className={classes['buttons']}>
        {step > 1 && (
          <Button variant="outline" size="lg" onClick={() => onStep(step - 1)}>
            {t('learners.welcome.back')}
          </Button>
        )}
        <Button type="submit" variant="action" size="lg" disabled={!isAnswered} loading={busy}>
          {t('learners.welcome.next')}
        </Button>
      </div>
    </form>
  );
}

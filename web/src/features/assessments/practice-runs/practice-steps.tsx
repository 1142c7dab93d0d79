import type { PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './practice.module.css';

interface Props {
  readonly run: PracticeRun;
  readonly at: number | undefined;
  readonly onGo: (to: number) => void;
}

/** Every question of the run by its number, with what became of it; state is said in words and by shape, not by colour alone. */
export function PracticeSteps({ run, at, onGo }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at !== undefined) keepInView(place.current);
  }, [at]);
  const outcomes = new Map(run.answers.map(({ questionId, outcome }) => [questionId, outcome]));
  return (
    <nav ref={place} aria-label={t('assessments.practice.steps')} className={classes['steps']}>
      {run.questions.map(({ id, number }, place) => {
        const outcome = outcomes.get(id);
        return (
          <button
            key={id}
            type="button"
            data-outcome={outcome}
            aria-current={place === at ? 'step' : undefined}
            aria-label={t('assessments.practice.step', {
              number,
              state: t(`assessments.practice.outcome.${outcome ?? 'open'}`),
            })}
            onClick={() => onGo(place)}
          >
            {number}
          </button>
        );
      })}
    </nav>
  );
}

/** Moves the strip alone: the page stays where it is read. */
function keepInView(strip: HTMLElement | null): void {
  const step = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !step) return;
  strip.scrollLeft = step.offsetLeft - (strip.clientWidth - step.offsetWidth) / 2;
  strip.scrollTop = step.offsetTop - (strip.clientHeight - step.offsetHeight) / 2;
}

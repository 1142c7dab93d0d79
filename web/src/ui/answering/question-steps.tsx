import { useEffect, useRef } from 'react';
import classes from './answering.module.css';

export interface QuestionStep {
  readonly id: string;
  readonly number: string | number;
  /** What a screen reader says: the number and what became of the question. */
  readonly label: string;
  /** Not answered yet: undefined. */
  readonly outcome: 'right' | 'wrong' | 'partial' | 'unanswered' | undefined;
}
interface Props {
  readonly label: string;
  readonly steps: readonly QuestionStep[];
  readonly at: string | undefined;
  readonly onGo: (id: string) => void;
}

/** Questions by their numbers; what became of each is said in words and by shape, not by colour alone. */
export function QuestionSteps({ label, steps, at, onGo }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at !== undefined) keepInView(place.current);
  }, [at]);
  return (
    <nav ref={place} aria-label={label} className={classes['steps']}>
      {steps.map(({ id, number, label: name, outcome }) => (
        <button
          key={id}
          type="button"
          data-outcome={outcome}
          aria-current={id === at ? 'step' : undefined}
          aria-label={name}
          onClick={() => onGo(id)}
        >
          {number}
        </button>
      ))}
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

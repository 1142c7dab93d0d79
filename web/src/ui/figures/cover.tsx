import { useId, type ReactNode } from 'react';
import { drawings, type Drawing } from './cover-drawings.tsx';
import classes from './cover.module.css';

interface Props {
  readonly drawing: Drawing;
  /** Address of the picture that somebody uploaded; it takes the place of the drawing. */
  readonly picture?: string | null | undefined;
  /** The ground: dark brand, light accent, light action. */
  readonly tone?: 'deep' | 'soft' | 'warm' | undefined;
  /** A word at the lower left, mostly the subject's. */
  readonly label?: string | undefined;
  /** In the upper left corner. */
  readonly badge?: ReactNode;
}

/** A cover; where nobody uploaded one a drawing for its subject in the institute's two colours. */
export function Cover({ drawing, picture, tone = 'deep', label, badge }: Props) {
  const id = useId();
  const Drawn = drawings[drawing];
  return (
    <div className={classes['cover']} data-ground={tone}>
      {picture && <img src={picture} alt="" loading="lazy" />}
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <linearGradient id={id} x1="0" y1="1" x2="1" y2="0">
          <stop className={classes['from']} />
          <stop offset="1" className={classes['to']} />
        </linearGradient>
        <rect width="320" height="180" fill={`url(#${id})`} />
        <g fill="none" strokeLinecap="round">
          <Drawn />
        </g>
      </svg>
      {label && <span className={classes['label']}>{label}</span>}
      {badge && <span className={classes['badge']}>{badge}</span>}
    </div>
  );
}

/** The same seed gives the same drawing everywhere; for what has no drawing of its own. */
export function drawingOf(seed: string): Drawing {
  const names = Object.keys(drawings) as Drawing[];
  const sum = [...seed].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return names[sum % names.length]!;
}

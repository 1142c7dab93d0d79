import type { ReactNode } from 'react';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import classes from './steps.module.css';

/** What a step is called, and one line on what for. */
export function StepHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className={classes['head']}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}

/** The dark side of the first step: what one gets. */
export function Promises({
  title,
  points,
  foot,
}: {
  readonly title: string;
  readonly points: readonly { readonly icon: TablerIcon; readonly title: string; readonly text: string }[];
  readonly foot: string;
}) {
  return (
    <div className={classes['promise']}>
      <p className={classes['promiseTitle']}>{title}</p>
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <Icon of={point.icon} />
            <span>
              <b>{point.title}</b>
              {point.text}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['foot']}>{foot}</p>
    </div>
  );
}

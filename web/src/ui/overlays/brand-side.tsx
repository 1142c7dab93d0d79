import type { ReactNode } from 'react';
import { Icon, type TablerIcon } from '../controls/icon.tsx';
import classes from './brand-side.module.css';

interface Props {
  readonly logo: ReactNode;
  readonly name: string;
  readonly tagline?: string | undefined;
  readonly title: string;
  readonly points: readonly { readonly icon: TablerIcon; readonly text: string }[];
}

/** The dark side of a panel: who this is, and what waits inside. */
export function BrandSide({ logo, name, tagline, title, points }: Props) {
  return (
    <>
      <span className={classes['brand']}>
        {logo}
        <span>
          {name}
          {tagline && <small>{tagline}</small>}
        </span>
      </span>
      <p className={classes['title']}>{title}</p>
      <ul className={classes['points']}>
        {points.map((point) => (
          <li key={point.text}>
            <Icon of={point.icon} />
            <span>{point.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

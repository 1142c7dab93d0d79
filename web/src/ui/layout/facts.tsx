import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './facts.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface Props {
  /** What does not apply may stand in the list as `false`, `null` or `undefined`. */
  readonly items: readonly (Fact | false | null | undefined)[];
  /**
   * `columns`: labels at the left, values beside them. `lines`: a line each, the value at its right end. `tiles`: the value under its
   * label, as many beside each other as there is room for. `figures`: the same in large digits.
   */
  readonly kind?: 'columns' | 'lines' | 'tiles' | 'figures' | undefined;
  readonly className?: string | undefined;
}

/** What is known of a thing, each with its label. */
export function Facts({ items, kind = 'columns', className }: Props) {
  return (
    <dl className={classNames(classes['facts'], className)} data-kind={kind}>
      {items.map(
        (item) =>
          item && (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

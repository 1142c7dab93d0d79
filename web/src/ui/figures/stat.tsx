import { IconArrowDownRight, IconArrowUpRight, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AddressLink } from '../controls/address-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../controls/icon.tsx';
import classes from './stat.module.css';

export interface StatDelta {
  readonly way: 'up' | 'down' | 'same';
  /** Whether this way is the good one: fewer refunds are. */
  readonly good: boolean;
  readonly value: string;
  readonly note?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly figure: ReactNode;
  /** Smaller, beside the figure: "of 300". */
  readonly small?: ReactNode;
  readonly note?: ReactNode;
  readonly delta?: StatDelta | undefined;
  /** The rows behind the figure. */
  readonly to?: string | undefined;
  /** What the address of those rows says behind its question mark. */
  readonly search?: Readonly<Record<string, string>> | undefined;
  /** The first of a row of figures: an orange edge. */
  readonly lead?: boolean | undefined;
  /** Without a card of its own, as a cell of a shared one. */
  readonly bare?: boolean | undefined;
}

/** One figure with its name and its change. */
export function Stat({ label, figure, small, note, delta, to, search, lead, bare }: Props) {
  const content = (
    <>
      <p className={classes['label']}>
        {label}
        {to && <Icon of={IconChevronRight} size={14} />}
      </p>
      <p className={classes['figure']}>
        {figure}
        {small && <small>{small}</small>}
      </p>
      {delta && <Delta {...delta} />}
      {note && <p className={classes['note']}>{note}</p>}
    </>
  );
  const className = classNames(classes['stat'], !bare && classes['card'], lead && classes['lead']);
  return to ? (
    <AddressLink to={to} search={search} className={className}>
      {content}
    </AddressLink>
  ) : (
    <div className={className}>{content}</div>
  );
}

function Delta({ way, good, value, note }: StatDelta) {
  return (
    <p className={classes['note']}>
      <b data-tone={way === 'same' ? 'neutral' : good ? 'good' : 'bad'}>
        {way !== 'same' && <Icon of={way === 'up' ? IconArrowUpRight : IconArrowDownRight} size={14} />}
        {value}
      </b>
      {note}
    </p>
  );
}

/** Figures side by side in one card, with lines between them. */
export function StatStrip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className={classes['strip']}>
      {children}
    </section>
  );
}

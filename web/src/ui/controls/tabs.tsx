import type { KeyboardEvent } from 'react';
import { Count } from '../status/count.tsx';
import classes from './tabs.module.css';

interface Props<V extends string> {
  readonly label: string;
  readonly items: readonly {
    readonly value: V;
    readonly label: string;
    readonly count?: string | number | undefined;
  }[];
  /** The open tab; the caller keeps it in the URL. */
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Id of the element that shows the open tab's content (`role="tabpanel"`). */
  readonly panelId?: string | undefined;
}

/** Tabs on a line; arrow keys, Home and End move between them. */
export function Tabs<V extends string>({ label, items, value, onChange, panelId }: Props<V>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = neighbour(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    );
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next!]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={classes['tabs']} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          aria-selected={item.value === value}
          aria-controls={panelId}
          tabIndex={item.value === value ? 0 : -1}
          className={classes['tab']}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          {item.count !== undefined && <Count on={item.value === value}>{item.count}</Count>}
        </button>
      ))}
    </div>
  );
}

function neighbour(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

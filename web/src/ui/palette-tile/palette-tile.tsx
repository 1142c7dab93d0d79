import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import classes from './palette-tile.module.css';

/** The five states in the order of the legend (exams: palette states). */
export const paletteStates = ['notVisited', 'notAnswered', 'answered', 'marked', 'answeredMarked'] as const;
export type PaletteState = (typeof paletteStates)[number];

interface Props {
  readonly number: number | string;
  readonly state: PaletteState;
  /** The question that is open. */
  readonly current?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  /** One may not go there now. */
  readonly disabled?: boolean | undefined;
  readonly size?: 'md' | 'lg' | undefined;
}

/**
 * One question of the palette: white square, red tag, green tag, violet circle, violet circle with a green tick. Shape and
 * number say the same as the colour, and the name says it in words.
 */
export function PaletteTile({ number, state, current, onClick, disabled, size = 'md' }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes['tile']}
      data-state={state}
      data-size={size}
      aria-label={t('ui.palette.tile', { number, state: t(`ui.palette.spoken.${state}`) })}
      aria-current={current ? 'true' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {number}
    </button>
  );
}

/** Tiles in columns, as many as fit. */
export function PaletteGrid({
  label,
  size = 'md',
  children,
}: {
  readonly label: string;
  readonly size?: 'md' | 'lg' | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div role="group" aria-label={label} className={classes['grid']} data-size={size}>
      {children}
    </div>
  );
}

/** The shape alone, for legends and summaries; the words stand beside it. */
export function PaletteMark({ state, children }: { readonly state: PaletteState; readonly children?: ReactNode }) {
  return (
    <span className={classes['tile']} data-state={state} data-size="sm">
      {children}
    </span>
  );
}

import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './option-row.module.css';

interface Props {
  readonly kind: 'radio' | 'checkbox';
  /** Options of one question share the name. */
  readonly name: string;
  /** A, B, C, D as printed before the option. */
  readonly letter: string;
  readonly checked: boolean;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** After marking: the right option, or the one chosen wrongly. */
  readonly state?: 'normal' | 'correct' | 'wrong' | undefined;
  /** A word beside a marked option: "Correct answer", "Your answer". */
  readonly note?: string | undefined;
  /** Shown, not to be changed: solutions, previews, a console that another device took over. */
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** One option as a large row: the whole row is the target, a real radio button or checkbox lies under it. */
export function OptionRow(props: Props) {
  const { kind, name, letter, checked, onChange, state = 'normal', note, readOnly, disabled, children } = props;
  return (
    <label
      className={classes['option']}
      data-state={state}
      data-on={checked || undefined}
      data-still={readOnly || disabled || undefined}
    >
      <input
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled || readOnly}
        className="sr-only"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span className={classes['letter']} data-kind={kind}>
        {state === 'normal' && letter}
        {state === 'correct' && <Marked icon={IconCheck} letter={letter} />}
        {state === 'wrong' && <Marked icon={IconX} letter={letter} />}
      </span>{' '}
      <span className={classes['content']}>{children}</span> {note && <span className={classes['note']}>{note}</span>}
    </label>
  );
}

function Marked({ icon, letter }: { readonly icon: typeof IconCheck; readonly letter: string }) {
  return (
    <>
      <Icon of={icon} />
      <span className="sr-only">{letter}</span>
    </>
  );
}

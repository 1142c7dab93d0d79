import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type TablerIcon } from './icon.tsx';
import classes from './segmented.module.css';

interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: TablerIcon | undefined;
  /** A dot: something is missing behind this choice, and in words what. */
  readonly mark?: { readonly tone: 'warn' | 'quiet'; readonly text: string } | undefined;
}

interface Props<V extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** The choices share the full width, as on phones. */
  readonly grow?: boolean | undefined;
}

/** A choice of one among few, all of them visible: radio buttons, so the arrow keys move between them. */
export function Segmented<V extends string>({ label, options, value, onChange, size = 'md', grow }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={classNames(classes['segmented'], grow && classes['grow'])} data-size={size}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes['option']}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
          {option.mark && (
            <span className={classes['mark']} data-tone={option.mark.tone} title={option.mark.text}>
              <span className="sr-only">{`, ${option.mark.text}`}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

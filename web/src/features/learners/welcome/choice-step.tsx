import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './welcome.module.css';

interface Props {
  readonly kind: 'radio' | 'checkbox';
  readonly legend: string;
  readonly options: readonly { readonly value: number; readonly label: string; readonly note?: string }[];
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  /** `chips`: short answers beside each other, under a heading that is seen. */
  readonly look?: 'rows' | 'chips';
}

/** A few large choices, each a whole row or chip to press: real radio buttons or checkboxes lie under them. */
export function ChoiceStep({ kind, legend, options, value, onChange, look = 'rows' }: Props) {
  const name = useId();
  const press = (one: number, on: boolean) => {
    if (kind === 'radio') return onChange([one]);
    onChange(on ? [...value, one] : value.filter((other) => other !== one));
  };
  return (
    <fieldset className={classes['choices']} data-look={look}>
      <legend className={look === 'chips' ? classes['legend'] : 'sr-only'}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes['choice']} data-kind={kind}>
          <input
            type={kind}
            name={name}
            className="sr-only"
            checked={value.includes(option.value)}
            onChange={(event) => press(option.value, event.currentTarget.checked)}
          />
          <span className={classes['words']}>
            <b>{option.label}</b>
            {option.note && <span>{option.note}</span>}
          </span>
          <span className={classes['mark']}>
            <Icon of={IconCheck} size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

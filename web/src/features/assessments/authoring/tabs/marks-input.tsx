import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { readMarks } from '../draft/marking-schemes.ts';
import classes from './tabs.module.css';

interface Props {
  readonly label: string;
  /** The label is said, not shown. */
  readonly quiet?: boolean | undefined;
  /** Hundredths of a mark. */
  readonly value: number;
  readonly onChange: (hundredths: number) => void;
  /** `right`: never below zero; `wrong`: never above, so that a typed 1 means −1. */
  readonly sign: 'right' | 'wrong' | 'any';
  readonly readOnly?: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
}

/** Marks as people write them: +4, −1, 0.25. What cannot be read leaves the marks as they were. */
export function MarksInput({ label, quiet, value, onChange, sign, readOnly = false, size = 'sm' }: Props) {
  const { signedMarks } = useFormat();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : signed(readMarks(typed), sign);
  return (
    <TextInput
      {...(quiet ? { 'aria-label': label } : { label })}
      size={size}
      className={classes['marks']!}
      classNames={{ input: classes['marksField']! }}
      data-sign={value > 0 ? 'plus' : value < 0 ? 'minus' : undefined}
      inputMode="text"
      autoComplete="off"
      maxLength={8}
      readOnly={readOnly}
      value={typed ?? signedMarks(value)}
      error={read === undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        const marks = signed(readMarks(event.currentTarget.value), sign);
        if (marks !== undefined) onChange(marks);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function signed(marks: number | undefined, sign: Props['sign']): number | undefined {
  if (marks === undefined || sign === 'any') return marks;
  const size = Math.abs(marks);
  return sign === 'right' ? size : 0 - size;
}

import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { useEditing } from '../fields/editing.ts';
import fields from '../fields/fields.module.css';
import type { VariablesForm } from './variables-form.ts';
import classes from './variables.module.css';

export type ErrorAt = (path: string) => string | undefined;
type Part = 'variables' | 'values' | 'constraints';
type RowOf<P extends Part> = VariablesForm[P][number];

/** The rows of one part of the variables, and how they are changed. */
export function useRows<P extends Part>(part: P) {
  const { form, change } = useEditing();
  const set = (next: (rows: readonly RowOf<P>[]) => readonly RowOf<P>[]) =>
    change((form) => ({
      ...form,
      variables: { ...form.variables, [part]: next(form.variables[part] as readonly RowOf<P>[]) },
    }));
  return {
    rows: form.variables[part] as readonly RowOf<P>[],
    add: (row: RowOf<P>) => set((rows) => [...rows, row]),
    put: (row: RowOf<P>) => set((rows) => rows.map((other) => (other.id === row.id ? row : other))),
    remove: (id: string) => set((rows) => rows.filter((row) => row.id !== id)),
  };
}

interface SetProps {
  readonly title: string;
  readonly help: ReactNode;
  /** What is wrong with the rows as a whole. */
  readonly error?: ReactNode;
  readonly buttons: readonly { readonly label: string; readonly disabled: boolean; readonly onClick: () => void }[];
  readonly children: ReactNode;
}

/** Rows under a heading, with the buttons that add one. */
export function RowSet({ title, help, error, buttons, children }: SetProps) {
  const { readOnly } = useEditing();
  return (
    <fieldset className={fields['fieldset']}>
      <legend className={fields['legend']}>
        <span className={fields['label']}>{title}</span>
        <span className={fields['help']}>{help}</span>
      </legend>
      {children}
      {error}
      {!readOnly && (
        <div className={classes['buttons']}>
          {buttons.map(({ label, ...button }) => (
            <Button key={label} variant="ghost" size="sm" leftSection={<Icon of={IconPlus} size={16} />} {...button}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** One row: its fields, and the button that takes it away. */
export function Row({
  kind,
  removeLabel,
  onRemove,
  children,
}: {
  readonly kind: 'range' | 'choice' | 'value' | 'constraint';
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const { readOnly } = useEditing();
  return (
    <div className={classes['row']} data-kind={kind}>
      {children}
      {!readOnly && <IconButton className={classes['remove']} icon={IconX} label={removeLabel} onClick={onRemove} />}
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly path: string;
  readonly errorAt: ErrorAt;
  readonly onChange: (typed: string) => void;
  readonly maxLength?: number;
  readonly placeholder?: string | undefined;
}

/** One field of a row: numbers, names and expressions are typed as they are, nothing is corrected. */
export function Cell({ label, value, path, errorAt, onChange, maxLength = 24, placeholder }: CellProps) {
  const { touch, readOnly } = useEditing();
  return (
    <TextInput
      label={label}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={maxLength}
      placeholder={placeholder}
      readOnly={readOnly}
      value={value}
      error={errorAt(path)}
      classNames={{ input: classes['cell']! }}
      onBlur={() => touch(path)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

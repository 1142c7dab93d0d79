import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../lib/use-fields.ts';
import { Problem } from '../status/problem.tsx';
import classes from './form.module.css';

export interface SubmitProps {
  /** A button says what it does: "Add to the batch". */
  readonly submit: string;
  readonly tone?: 'action' | 'filled' | 'danger' | undefined;
  /** Nothing is chosen yet that could be sent. */
  readonly disabled?: boolean | undefined;
}

interface Props extends SubmitProps {
  /** What `useFields` gave. */
  readonly fields: Sending;
  /** Gives a button that leaves without sending; the buttons then stand at the right. */
  readonly onCancel?: (() => void) | undefined;
  /** Buttons beside those two. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A form over `useFields`: what belongs to no field above all, the fields, and the buttons. */
export function Form({ fields: { form, problem, busy, onSubmit }, children, ...buttons }: Props) {
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={onSubmit}>
      <Problem>{problem}</Problem>
      {children}
      <FormActions busy={busy} {...buttons} />
    </form>
  );
}

interface ActionsProps extends SubmitProps {
  readonly busy: boolean;
  readonly onCancel?: (() => void) | undefined;
  readonly more?: ReactNode;
}

/** The last line of a form: leaving it at the left, sending it at the right. */
export function FormActions({ submit, tone = 'action', disabled = false, busy, onCancel, more }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['actions']} data-end={onCancel !== undefined || undefined}>
      {more}
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      )}
      <Button type="submit" variant={tone} loading={busy} disabled={disabled}>
        {submit}
      </Button>
    </div>
  );
}

/** Fields beside each other where there is room: first and last name, from and until. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={classes['row']}>{children}</div>;
}

interface GroupProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A label over a control that is no input and names itself: segments, chips, a list to choose from. */
export function FieldGroup({ label, help, children }: GroupProps) {
  return (
    <div className={classes['group']}>
      <p className={classes['label']} aria-hidden="true">
        {label}
      </p>
      {children}
      {help && <p className={classes['help']}>{help}</p>}
    </div>
  );
}

import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './field-error.module.css';

/** What is wrong with one field, beside it: an icon and a sentence. Mantine's inputs show the same by `error`. */
export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p id={id} role="alert" className={classes['error']}>
      <Icon of={IconAlertCircle} size={14} />
      <span>{children}</span>
    </p>
  );
}

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Receives what the control needs so that label, help and error belong to it. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly required: boolean | undefined;
  }) => ReactNode;
}

/** Label above, control, error and help under it: for controls that are not Mantine's. */
export function FormField({ label, help, error, required, children }: FieldProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined, required })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className={classes['help']}>
          {help}
        </p>
      )}
    </div>
  );
}

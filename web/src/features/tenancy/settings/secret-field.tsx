import { Button, PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './settings.module.css';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly help: string;
  /** A secret is kept; it never comes back to the page. */
  readonly kept: boolean;
  /** Undefined: it stays as it is. Empty: it is removed. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly error?: React.ReactNode;
  readonly disabled: boolean;
}

/** A secret that can be written and removed but never read. */
export function SecretField({ path, label, help, kept, value, onChange, error, disabled }: Props) {
  const { t } = useTranslation();
  const removing = kept && value === '';
  return (
    <div className={classes['secret']}>
      <PasswordInput
        data-path={path}
        label={label}
        description={removing ? t('tenancy.rules.secret.goes') : kept ? t('tenancy.rules.secret.kept') : help}
        placeholder={kept && !removing ? '••••••••••••' : ''}
        value={value ?? ''}
        error={error}
        disabled={disabled}
        autoComplete="new-password"
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': t('tenancy.rules.secret.show') }}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
      {kept && !disabled && (
        <Button size="sm" variant="ghost" onClick={() => onChange(removing ? undefined : '')}>
          {t(removing ? 'tenancy.rules.secret.keep' : 'tenancy.rules.secret.remove')}
        </Button>
      )}
    </div>
  );
}

import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type Score, usePasswordScore } from './password-strength.ts';
import classes from './sign-up.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error?: string | undefined;
  /** Words that a guesser would try first: the owner's names and address. */
  readonly about: readonly string[];
}

/** A new password, with how hard it is to guess. */
export function NewPasswordField({ label, value, onChange, error, about }: Props) {
  const { t } = useTranslation();
  const score = usePasswordScore(value, about);
  return (
    <div>
      <PasswordInput
        label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        autoComplete="new-password"
        size="lg"
        leftSection={<Icon of={IconLock} />}
        visibilityToggleIcon={Eye}
        visibilityToggleButtonProps={{ 'aria-label': t('identity.signIn.showPassword'), tabIndex: 0 }}
      />
      <Meter score={score} />
    </div>
  );
}

function Meter({ score }: { readonly score: Score }) {
  const { t } = useTranslation();
  const word = score === undefined ? t('identity.signUp.strength.hint') : t(`identity.signUp.strength.${score}`);
  return (
    <div className={classes['meter']}>
      <span className={classes['bars']} data-score={score ?? 'none'} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span role="status">{word}</span>
    </div>
  );
}

function Eye({ reveal }: { readonly reveal: boolean }) {
  return <Icon of={reveal ? IconEyeOff : IconEye} />;
}

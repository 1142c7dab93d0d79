import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import classes from './second-factor.module.css';
import { useOneField } from './use-one-field.ts';

/** The field that has just appeared is the next thing to do. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

type Secret = Awaited<ReturnType<typeof api.identity.startSecondFactor>>;

interface Props {
  readonly asksPassword: boolean;
  /** It is on; these are the recovery codes. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** First the password, then the picture for the app, then its first code. */
export function SetUpSecondFactor({ asksPassword, onCodes }: Props) {
  const [secret, setSecret] = useState<Secret>();
  return secret ? (
    <Confirm secret={secret} onCodes={onCodes} />
  ) : (
    <Start asksPassword={asksPassword} onSecret={setSecret} />
  );
}

function Start({ asksPassword, onSecret }: { asksPassword: boolean; onSecret: (secret: Secret) => void }) {
  const { t } = useTranslation();
  const { problem, busy, onSubmit } = useOneField(
    'password',
    async (password) => onSecret(await api.identity.startSecondFactor({ body: { password } })),
    asksPassword,
  );
  return (
    <Card title={t('identity.secondFactor.start.title')} note={t('identity.secondFactor.start.text')}>
      <form onSubmit={onSubmit} className={classes['form']} noValidate>
        {asksPassword && (
          <PasswordInput
            name="password"
            label={t('identity.secondFactor.start.password')}
            autoComplete="current-password"
            error={problem}
          />
        )}
        <div>
          <Button type="submit" variant="action" loading={busy}>
            {t('identity.secondFactor.start.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Confirm({ secret, onCodes }: { secret: Secret; onCodes: Props['onCodes'] }) {
  const { t } = useTranslation();
  const { problem, busy, onSubmit } = useOneField('otp', async (otp) => {
    const { recoveryCodes } = await api.identity.confirmSecondFactor({ body: { otp } });
    onCodes(recoveryCodes);
  });
  return (
    <Card title={t('identity.secondFactor.scan.title')} note={t('identity.secondFactor.scan.text')}>
      <div className={classes['scan']}>
        <img src={secret.qr} width={176} height={176} alt={t('identity.secondFactor.scan.picture')} />
        <form onSubmit={onSubmit} className={classes['form']} noValidate>
          <p className={classes['quiet']}>
            {t('identity.secondFactor.scan.letters')}
            <code className={classes['secret']}>{secret.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          </p>
          <p className={classes['quiet']}>
            <a href={secret.link}>{t('identity.secondFactor.scan.open')}</a>
          </p>
          <TextInput
            name="otp"
            label={t('identity.secondFactor.scan.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            error={problem}
            ref={focusOnMount}
          />
          <div>
            <Button type="submit" variant="action" loading={busy}>
              {t('identity.secondFactor.scan.submit')}
            </Button>
          </div>
        </form>
      </div>
    </Card>
  );
}

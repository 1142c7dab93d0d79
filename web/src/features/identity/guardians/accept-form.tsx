import { passwordLength } from '@abhyas/contract/identity/constants';
import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { NewPasswordField } from '../sign-up/new-password-field.tsx';
import { ConsentChoices, nothing } from './consent-choices.tsx';
import classes from './guardians.module.css';
import { TermsCheckbox } from '../sign-in/terms-checkbox.tsx';

interface Props {
  readonly invitation: Reply<typeof contract.identity.openInvitation>;
  readonly token: string;
  readonly onAccepted: (email: string, password: string | undefined) => Promise<void>;
}

/** Deciding, proving the address by a code, and the password of the new account. */
export function AcceptForm({ invitation, token, onAccepted }: Props) {
  const { t } = useTranslation();
  const { channel, known, policyVersion, sentTo } = invitation;
  const asksEmail = channel === 'sms';
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { consents: nothing, otpId: '', code: '', email: '', password: '', tncAgreed: false },
    async ({ consents, otpId, code, email, password }) => {
      const reply = await api.identity.acceptInvitation({
        body: {
          token,
          otpId,
          code,
          consents,
          policyVersion,
          tncAgreed: true,
          ...(asksEmail && { email: email.trim() }),
          ...(!known && { password }),
        },
      });
      await onAccepted(reply.email, reply.known ? undefined : password);
    },
    {
      check: ({ consents, otpId, code, email, password, tncAgreed }) => ({
        ...(!consents.learning_records && { consents: t('errors.CONSENT_NEEDED') }),
        ...((otpId === '' || !/^\s*\d{6}\s*$/.test(code)) && { code: t('identity.guardians.accept.codeNeeded') }),
        ...(asksEmail && !email.includes('@') && { email: t('identity.guardians.emailNeeded') }),
        ...(!known &&
          password.length < passwordLength.min && { password: t('identity.guardians.accept.passwordShort') }),
        ...(!tncAgreed && { tncAgreed: t('errors.TERMS_REQUIRED') }),
      }),
      fieldOf: { OTP_WRONG: 'code', OTP_EXPIRED: 'code', CONSENT_NEEDED: 'consents' },
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <Card title={t('identity.guardians.accept.decide')} note={t('identity.guardians.accept.decideNote')} flush>
        <ConsentChoices value={values.consents} onChange={(consents) => set('consents', consents)} />
      </Card>
      <Problem>{errorOf('consents')}</Problem>
      <Card title={t('identity.guardians.accept.prove')}>
        <div className={classes['form']}>
          <SendCode token={token} to={sentTo} onSent={(id) => set('otpId', id)} sent={values.otpId !== ''} />
          <TextInput
            size="lg"
            label={t('identity.guardians.accept.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            value={values.code}
            error={errorOf('code')}
            onChange={(event) => set('code', event.currentTarget.value)}
          />
          {asksEmail && (
            <TextInput
              size="lg"
              type="email"
              label={t('identity.guardians.accept.email')}
              autoComplete="username"
              value={values.email}
              error={errorOf('email')}
              onChange={(event) => set('email', event.currentTarget.value)}
            />
          )}
          {!known && (
            <NewPasswordField
              label={t('identity.guardians.accept.password')}
              about={[invitation.name, values.email]}
              value={values.password}
              error={errorOf('password')}
              onChange={(password) => set('password', password)}
            />
          )}
          <TermsCheckbox
            checked={values.tncAgreed}
            error={errorOf('tncAgreed')}
            onChange={(event) => set('tncAgreed', event.currentTarget.checked)}
          />
        </div>
      </Card>
      <Button type="submit" variant="action" size="lg" loading={busy}>
        {t('identity.guardians.accept.submit')}
      </Button>
    </form>
  );
}

interface CodeProps {
  readonly token: string;
  readonly to: string;
  readonly sent: boolean;
  readonly onSent: (id: string) => void;
}

function SendCode({ token, to, sent, onSent }: CodeProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      onSent((await api.identity.sendInvitationCode({ body: { token } })).id);
      toast.good(t('identity.guardians.accept.codeSent', { to }));
    } catch (error) {
      toast.bad(t('identity.guardians.accept.codeFailed'), { text: say(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['code']}>
      <p className={classes['words']}>
        <span>{t('identity.guardians.accept.codeTo', { to })}</span>
      </p>
      <Button variant={sent ? 'outline' : 'filled'} size="lg" loading={busy} onClick={() => void send()}>
        {t(sent ? 'identity.guardians.accept.resend' : 'identity.guardians.accept.send')}
      </Button>
    </div>
  );
}

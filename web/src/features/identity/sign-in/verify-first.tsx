import type { CodeSent } from '@abhyas/contract/identity/sign-up';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { CodeStep } from '../otp/code-step.tsx';

interface Props {
  readonly email: string;
  readonly password: string;
  /** The account is verified: signing in works now. */
  readonly onVerified: () => Promise<void>;
}

/** The password was right, but nobody has proven the account yet: a code does, and sign-in goes on (spec §8 asks to verify). */
export function VerifyFirst({ email, password, onVerified }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [sent, setSent] = useState<Omit<CodeSent, 'signUpId'>>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = (channel: 'sms' | 'mail') => api.identity.startVerification({ body: { email, password, channel } });
  const begin = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      setSent(await send('sms'));
    } catch (error) {
      setProblem(say(error));
    } finally {
      setBusy(false);
    }
  };
  if (sent)
    return (
      <CodeStep
        sent={sent}
        submitLabel={t('identity.signIn.submit')}
        onResend={send}
        onCode={async (otpId, code) => {
          await api.identity.confirmVerification({ body: { otpId, code } });
          await onVerified();
        }}
      />
    );
  return (
    <Notice
      tone="warn"
      title={t('errors.ACCOUNT_NOT_VERIFIED')}
      live
      action={
        <Button variant="filled" size="sm" loading={busy} onClick={() => void begin()}>
          {t('identity.otp.verify')}
        </Button>
      }
    >
      {problem ?? t('identity.otp.verifyText')}
    </Notice>
  );
}

import type { Me } from '@abhyas/contract/identity/sign-in';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { enterSession } from '../../../lib/session.ts';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import classes from './social.module.css';

interface Props {
  /** The single-use token of the shared login domain. */
  readonly token: string;
  readonly onSignedIn: (me: Me) => void;
  /** It could not be redeemed; why, in words. */
  readonly onFailed: (problem: string) => void;
}

/** Redeems a logintoken, and asks for the code where the account has a second factor. */
export function TokenHome({ token, onSignedIn, onFailed }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const started = useRef(false);
  const [asks, setAsks] = useState<{ readonly token: string; readonly problem?: string }>();
  const [busy, setBusy] = useState(false);

  const redeem = async (with_: string, otp?: string): Promise<void> => {
    setBusy(true);
    try {
      const reply = await api.identity.loginByToken({ query: { token: with_ }, body: { ...(otp && { otp }) } });
      const me = await enterSession(reply);
      takePictureOver(me);
      onSignedIn(me);
    } catch (error) {
      const next = isRefusal(error, 'TOTP_REQUIRED', 'TOTP_WRONG') ? error.details['token'] : undefined;
      if (typeof next !== 'string') return onFailed(say(error));
      setAsks({ token: next, ...(isRefusal(error, 'TOTP_WRONG') && { problem: say(error) }) });
      setBusy(false);
    }
  };
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void redeem(token);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otp = String(new FormData(event.currentTarget).get('otp') ?? '').trim();
    if (asks && otp) void redeem(asks.token, otp);
  };
  if (!asks) {
    return (
      <div className={classes['social']} role="status">
        <p>{t('identity.social.home')}</p>
        <Skeleton height={44} radius={8} />
      </div>
    );
  }
  return (
    <form className={classes['social']} onSubmit={submit} noValidate>
      <TextInput
        name="otp"
        label={t('identity.secondFactor.code')}
        description={t('identity.secondFactor.codeHelp')}
        autoComplete="one-time-code"
        size="lg"
        error={asks.problem}
        data-autofocus
      />
      <Button type="submit" variant="action" size="lg" fullWidth loading={busy}>
        {t('identity.secondFactor.signIn')}
      </Button>
    </form>
  );
}

/** Without a picture of one's own the one of the other service is taken over; where that fails, nothing is lost. */
function takePictureOver({ account }: Me): void {
  if (!account.profilePictureUploadDone)
    void api.identity.uploadSocialPicture({}, { quiet: true }).catch(() => undefined);
}

import type { CodeSent } from '@abhyas/contract/identity/sign-up';
import { Button, PinInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './code-step.module.css';

type Sent = Omit<CodeSent, 'signUpId'>;
interface Props {
  readonly sent: Sent;
  readonly submitLabel: string;
  /** Takes the code; throws the refusal, which is then told beside the field. */
  readonly onCode: (otpId: string, code: string) => Promise<void>;
  /** Sends it again, by text message or by mail. */
  readonly onResend: (channel: 'sms' | 'mail') => Promise<Sent>;
  /** Says that a code is on its way, where it goes only to numbers that are known here. */
  readonly note?: string;
  /** There is no address that it could go to by mail. */
  readonly smsOnly?: boolean;
}
const DIGITS = 6;

/** Six digits that were sent to a phone or by mail. The last digit sends them; who waits long enough may ask again. */
export function CodeStep({ sent: first, submitLabel, onCode, onResend, note, smsOnly = false }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const errorId = useId();
  const [sent, setSent] = useState(first);
  const [code, setCode] = useState('');
  /** A new field for each try: empty, with the focus on its first digit. */
  const [tried, setTried] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { left, restart } = useCountdown(first.resendInSeconds);

  const submit = async (digits: string): Promise<void> => {
    if (busy) return;
    if (digits.length < DIGITS) return setProblem(t('identity.otp.missing'));
    setBusy(true);
    setProblem(undefined);
    try {
      await onCode(sent.otpId, digits);
    } catch (error) {
      setProblem(say(error));
      setCode('');
      setTried((before) => before + 1);
    } finally {
      setBusy(false);
    }
  };
  const resend = async (channel: 'sms' | 'mail'): Promise<void> => {
    setProblem(undefined);
    try {
      const again = await onResend(channel);
      setSent(again);
      setCode('');
      restart(again.resendInSeconds);
      toast.good(t('identity.otp.sentAgain', { to: again.to }));
    } catch (error) {
      setProblem(say(error));
    }
  };
  return (
    <form
      className={classes['step']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(code);
      }}
    >
      <Notice tone="info">{note ?? t('identity.otp.sent', { to: sent.to })}</Notice>
      <fieldset className={classes['code']} aria-describedby={problem ? errorId : undefined}>
        <legend>{t('identity.otp.code')}</legend>
        <Digits
          key={tried}
          code={code}
          wrong={problem !== undefined}
          onChange={setCode}
          onComplete={(digits) => void submit(digits)}
        />
        {problem && <FieldError id={errorId}>{problem}</FieldError>}
      </fieldset>
      <Button type="submit" variant="action" size="lg" loading={busy}>
        {submitLabel}
      </Button>
      <p className={classes['again']}>
        {left > 0 ? (
          t('identity.otp.wait', { count: left })
        ) : (
          <>
            <button type="button" onClick={() => void resend('sms')}>
              {t('identity.otp.again')}
            </button>{' '}
            {!smsOnly && (
              <button type="button" onClick={() => void resend('mail')}>
                {t('identity.otp.byMail')}
              </button>
            )}
          </>
        )}
      </p>
    </form>
  );
}

interface DigitsProps {
  readonly code: string;
  readonly wrong: boolean;
  readonly onChange: (code: string) => void;
  readonly onComplete: (code: string) => void;
}

/** The code is the one thing to do here, so its first digit has the focus. */
function Digits({ code, wrong, onChange, onComplete }: DigitsProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The panel's focus trap looks after the focus when the last field goes; this comes after it.
    const frame = requestAnimationFrame(() => first.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <PinInput
      length={DIGITS}
      type="number"
      size="lg"
      oneTimeCode
      value={code}
      error={wrong}
      getInputProps={(index) => ({
        'aria-label': t('identity.otp.digit', { number: index + 1 }),
        ...(index === 0 && { ref: first }),
      })}
      onChange={onChange}
      onComplete={onComplete}
    />
  );
}

/** Seconds until zero, one by one. */
function useCountdown(from: number) {
  const [until, setUntil] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { left, restart: (seconds: number) => setUntil(Date.now() + seconds * 1000) };
}

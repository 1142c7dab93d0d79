import type { CodeChannel, Registration } from '@abhyas/contract/onboarding/registration';
import { TextInput } from '@mantine/core';
import { IconCircleCheck, IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { StepHead } from './step-parts.tsx';
import classes from './steps.module.css';

const DIGITS = 6;
const FIRST_WAIT = 30;

interface Props {
  readonly registration: Registration;
  readonly onProven: (registration: Registration) => void;
  readonly onChange: () => void;
}

/** Both contacts are proven on one screen; the sixth digit sends a code by itself. */
export function ProveStep({ registration, onProven, onChange }: Props) {
  const { t } = useTranslation();
  const { person, proven } = registration;
  return (
    <>
      <StepHead title={t('onboarding.registration.prove.title')}>{t('onboarding.registration.prove.text')}</StepHead>
      <div className={classes['codes']}>
        <Code channel="sms" to={person.mobileNumber} done={proven.sms} onProven={onProven} isNext={!proven.sms} />
        <Code channel="mail" to={person.email} done={proven.mail} onProven={onProven} isNext={proven.sms} />
      </div>
      <p>
        <button type="button" className={classes['back']} onClick={onChange}>
          {t('onboarding.registration.prove.change')}
        </button>
      </p>
    </>
  );
}

interface CodeProps {
  readonly channel: CodeChannel;
  readonly to: string;
  readonly done: boolean;
  /** The field to fill next has the focus. */
  readonly isNext: boolean;
  readonly onProven: (registration: Registration) => void;
}

function Code({ channel, to, done, isNext, onProven }: CodeProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { left, restart } = useSecondsLeft(FIRST_WAIT);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNext) field.current?.focus();
  }, [isNext]);

  const take = async (typed: string): Promise<void> => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    setProblem(undefined);
    if (digits.length < DIGITS || busy) return;
    setBusy(true);
    try {
      onProven(await api.onboarding.proveRegistration({ body: { channel, code: digits } }));
    } catch (error) {
      setProblem(say(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  const sendAgain = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const { resendInSeconds } = await api.onboarding.sendRegistrationCode({ body: { channel } });
      restart(resendInSeconds);
      toast.good(t('onboarding.registration.prove.sentAgain', { to }));
    } catch (error) {
      setProblem(say(error));
    }
  };
  return (
    <section
      className={classes['code']}
      data-done={done || undefined}
      aria-label={t(`onboarding.registration.prove.${channel}`)}
    >
      <div className={classes['codeHead']}>
        <Tile icon={channel === 'sms' ? IconDeviceMobileMessage : IconMail} tone={done ? 'good' : 'accent'} />
        <span>
          <b>{t(`onboarding.registration.prove.${channel}`)}</b>
          {t(done ? 'onboarding.registration.prove.provenTo' : 'onboarding.registration.prove.sentTo', { to })}
        </span>
        {done && (
          <span className={classes['done']} role="status">
            <Icon of={IconCircleCheck} size={18} />
            {t('onboarding.registration.prove.done')}
          </span>
        )}
      </div>
      {!done && (
        <div className={classes['codeField']}>
          <TextInput
            size="lg"
            aria-label={t(`onboarding.registration.prove.code.${channel}`)}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="••••••"
            maxLength={DIGITS}
            value={code}
            error={problem}
            ref={field}
            readOnly={busy}
            onChange={(event) => void take(event.currentTarget.value)}
          />
          {left > 0 ? (
            <span className={classes['quiet']}>{t('onboarding.registration.prove.wait', { count: left })}</span>
          ) : (
            <button type="button" className={classes['back']} onClick={() => void sendAgain()}>
              {t('onboarding.registration.prove.again')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Seconds until a code may be asked for again. */
function useSecondsLeft(from: number) {
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

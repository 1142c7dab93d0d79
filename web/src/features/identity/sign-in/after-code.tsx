import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import type { Answered, Asked, Person } from './use-mobile-sign-in.ts';

interface Props {
  readonly asked: Asked;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onAnswer: (given: Answered) => void;
}

/** The one question that is left after the right code. */
export function AfterCode({ asked, ...rest }: Props) {
  return (
    <Stack gap={4}>
      <Problem>{rest.problem}</Problem>
      {asked.for === 'person' ? (
        <People people={asked.people} {...rest} />
      ) : asked.for === 'terms' ? (
        <Terms {...rest} />
      ) : (
        <SecondFactor {...rest} />
      )}
    </Stack>
  );
}

type Answering = Omit<Props, 'asked' | 'problem'>;

function People({ people, busy, onAnswer }: Answering & { readonly people: readonly Person[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('identity.mobileLogin.who')}</p>
      {people.map(({ id, name }) => (
        <Button key={id} variant="outline" size="lg" disabled={busy} onClick={() => onAnswer({ accountId: id })}>
          {name}
        </Button>
      ))}
    </>
  );
}

function Terms({ busy, onAnswer }: Answering) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <p>{t('identity.signIn.termsNew')}</p>
      <TermsCheckbox checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
      <Enter busy={busy} disabled={!agreed} onEnter={() => onAnswer({ tncAgreed: true })} />
    </>
  );
}

function SecondFactor({ busy, onAnswer }: Answering) {
  const { t } = useTranslation();
  const [otp, setOtp] = useState('');
  return (
    <>
      <TextInput
        label={t('identity.secondFactor.code')}
        description={t('identity.secondFactor.codeHelp')}
        autoComplete="one-time-code"
        size="lg"
        value={otp}
        onChange={(event) => setOtp(event.currentTarget.value)}
      />
      <Enter busy={busy} disabled={otp.trim() === ''} onEnter={() => onAnswer({ otp: otp.trim() })} />
    </>
  );
}

interface EnterProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onEnter: () => void;
}

function Enter({ busy, disabled, onEnter }: EnterProps) {
  const { t } = useTranslation();
  return (
    <Button variant="action" size="lg" fullWidth loading={busy} disabled={disabled} onClick={onEnter}>
      {t('identity.signIn.submit')}
    </Button>
  );
}

import type { Me } from '@abhyas/contract/identity/sign-in';
import { useState } from 'react';
import { api, ApiError, isRefusal } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { enterSession } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}
/** What the right code was not enough for: who it is of those who share the number, the terms, the code of a second factor. */
export type Asked =
  | { readonly for: 'person'; readonly people: readonly Person[] }
  | { readonly for: 'terms' }
  | { readonly for: 'otp' };
export interface Answered {
  readonly accountId?: string;
  readonly tncAgreed?: true;
  readonly otp?: string;
}

function askedBy(error: unknown): Asked | undefined {
  if (isRefusal(error, 'TERMS_REQUIRED')) return { for: 'terms' };
  if (isRefusal(error, 'TOTP_REQUIRED') || isRefusal(error, 'TOTP_WRONG')) return { for: 'otp' };
  if (!(error instanceof ApiError) || error.name !== 'MOBILE_SHARED') return undefined;
  return { for: 'person', people: error.details['accounts'] as Person[] };
}

/** Sends the code, and again with what was asked for beside it: the right code stays good for that. */
export function useMobileSignIn(onSignedIn: (me: Me) => void) {
  const say = useRefusalText();
  const [proven, setProven] = useState<{ readonly otpId: string; readonly code: string }>();
  const [asked, setAsked] = useState<Asked>();
  const [answered, setAnswered] = useState<Answered>({});
  const [problem, setProblem] = useState<string>();

  /** Throws what is wrong with the code itself. */
  const enter = async (otpId: string, code: string, given: Answered = {}): Promise<void> => {
    try {
      const reply = await api.identity.loginByCode({ params: { otpId }, body: { code, ...given } });
      onSignedIn(await enterSession(reply));
    } catch (error) {
      const next = askedBy(error);
      if (!next) throw error;
      setProven({ otpId, code });
      setAsked(next);
      setProblem(isRefusal(error, 'TOTP_WRONG') ? say(error) : undefined);
    }
  };
  const answer = useChange(
    async (given: Answered) => {
      const all = { ...answered, ...given };
      setAnswered(all);
      if (proven) await enter(proven.otpId, proven.code, all);
    },
    { inline: true },
  );
  const reset = () => {
    setProven(undefined);
    setAsked(undefined);
    setAnswered({});
    setProblem(undefined);
    answer.reset();
  };
  return {
    asked,
    busy: answer.busy,
    problem: problem ?? answer.problem,
    enter: (otpId: string, code: string) => enter(otpId, code),
    answer: (given: Answered) => answer.send(given),
    reset,
  };
}

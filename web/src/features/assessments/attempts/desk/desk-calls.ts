import type { AttemptMessage, IntegrityEvent } from '@abhyas/contract/assessments/invigilation';
import type { AnswerWrite, AttemptStanding, QuestionSheet, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import { api, ApiError } from '../../../../lib/api.ts';
import { ensureSession, session } from '../../../../lib/session.ts';
import type { SaveReply } from '../outbox.ts';

export type Standing = AttemptStanding & { readonly answers: readonly StoredAnswer[] };
/** What a sign of life brings back. */
interface CheckInReply {
  readonly standing: AttemptStanding;
  readonly messages: readonly AttemptMessage[];
  readonly againInSeconds: number;
}
/** The calls of one attempt. */
export interface DeskCalls {
  readonly showStanding: () => Promise<Standing>;
  readonly takeSeat: () => Promise<Standing>;
  readonly showSheet: () => Promise<QuestionSheet>;
  readonly save: (seat: number, writes: readonly AnswerWrite[]) => Promise<SaveReply>;
  readonly submit: (seat: number, lastSequence: number) => Promise<AttemptStanding>;
  readonly checkIn: (seat: number, events: readonly IntegrityEvent[], read: readonly string[]) => Promise<CheckInReply>;
}

/** A request that got no reply for so long is given up and tried again. */
const patienceMs = 15_000;

/** The calls as this account and nobody else: a device may be signed in as another person by now (exams: the end). */
export function deskCalls(attemptId: string, accountId: string): DeskCalls {
  const params = { attemptId };
  const quiet = () => ({ quiet: true, signal: AbortSignal.timeout(patienceMs) });
  const asMe = async <T>(call: () => Promise<T>): Promise<T> => {
    if (session.get().status === 'unknown') await ensureSession();
    if (session.find()?.account.accountid !== accountId) throw new ApiError(401, 'SIGN_IN_REQUIRED');
    return call();
  };
  return {
    showStanding: () => asMe(() => api.assessments.showStanding({ params }, quiet())),
    takeSeat: () => asMe(() => api.assessments.takeSeat({ params }, quiet())),
    showSheet: () => asMe(() => api.assessments.showSheet({ params })),
    save: (seat, writes) =>
      asMe(() => api.assessments.saveAnswers({ params, body: { seat, writes: [...writes] } }, quiet())),
    submit: (seat, lastSequence) =>
      asMe(() => api.assessments.submitAttempt({ params, body: { seat, lastSequence } }, quiet())),
    checkIn: (seat, events, read) =>
      asMe(() => api.assessments.checkIn({ params, body: { seat, events: [...events], read: [...read] } }, quiet())),
  };
}

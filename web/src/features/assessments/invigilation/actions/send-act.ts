import type { Acted, ActionTarget, LiveRow } from '@abhyas/contract/assessments/invigilation';
import { api } from '../../../../lib/api.ts';
import type { LiveAct } from '../live-attempt.ts';
import type { Intent } from './action-panel.tsx';

interface Given {
  readonly minutes: number;
  readonly reason: string;
  readonly text: string;
}
/** To how many it was done, and who was left out why. */
export interface Outcome {
  readonly done: number;
  readonly skipped: Acted['skipped'];
}

const attemptsOf = (rows: readonly LiveRow[]) => rows.flatMap(({ attempt }) => (attempt ? [attempt] : []));

/** Sends what somebody decided, for the attempts as they were on the screen. */
export async function sendAct(paperId: string, intent: Intent, given: Given): Promise<Outcome> {
  if (intent.act === 'message') return sendMessage(paperId, intent, given.text);
  if (intent.act === 'reopen') return reopen(intent, given);
  const acted = await act(intent.act, paperId, { target: targetOf(intent), ...given });
  return { done: acted.done.length, skipped: acted.skipped };
}

async function sendMessage(paperId: string, intent: Intent, text: string): Promise<Outcome> {
  const to = intent.everyone
    ? { everyone: true as const }
    : { attemptIds: attemptsOf(intent.rows).map(({ attemptId }) => attemptId) };
  const { sent } = await api.assessments.sendMessage({ params: { paperId }, body: { to, text } });
  return { done: sent, skipped: [] };
}

async function reopen(intent: Intent, { minutes, reason }: Given): Promise<Outcome> {
  for (const { attemptId, revision } of intent.everyone ? [] : attemptsOf(intent.rows))
    await api.assessments.reopenAttempt({ params: { attemptId }, body: { revision, minutes, reason } });
  return { done: 1, skipped: [] };
}

const targetOf = (intent: Intent): ActionTarget =>
  intent.everyone
    ? { everyone: true, revision: intent.everyone.revision }
    : { attempts: attemptsOf(intent.rows).map(({ attemptId, revision }) => ({ attemptId, revision })) };

function act(
  name: Exclude<LiveAct, 'message' | 'reopen'>,
  paperId: string,
  { target, minutes, reason }: { readonly target: ActionTarget } & Given,
): Promise<Acted> {
  const params = { paperId };
  const body = { target, reason };
  if (name === 'extend') return api.assessments.extendAttempts({ params, body: { ...body, minutes } });
  if (name === 'compensate') return api.assessments.compensateAttempts({ params, body: { ...body, minutes } });
  if (name === 'pause') return api.assessments.pauseAttempts({ params, body });
  if (name === 'resume') return api.assessments.resumeAttempts({ params, body });
  return api.assessments.forceSubmit({ params, body });
}

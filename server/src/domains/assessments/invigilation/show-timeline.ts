import type { api } from '@abhyas/contract';
import type { IntegrityKind, TimelineEntry } from '@abhyas/contract/assessments/invigilation';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { deviceName, namesOf } from '../../identity/index.ts';
import { listInterventions } from './interventions.store.ts';
import { countAnswered, listNoticed, listSeats, listWatched, type Noticed, type Watched } from './live.store.ts';
import { presentWatched } from './live-rows.ts';
import { listMessages } from './messages.store.ts';

type Endpoint = typeof api.assessments.showTimeline;

/** What happened to one attempt, in the order of time: hints for people, no verdict. */
export async function showTimeline(ctx: Context, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const [attempt] = await listWatched(ctx, params);
  if (!attempt) fail('NOT_FOUND');
  const noticed = await listNoticed(ctx, attempt.attemptId);
  const answered = (await countAnswered(ctx, [attempt.attemptId])).get(attempt.attemptId) ?? 0;
  const [acted, names] = await whatPeopleDid(ctx, attempt);
  const entries = [...ownEntries(attempt), ...noticed.map(ofNoticed), ...(await seatsOf(ctx, attempt)), ...acted];
  return {
    student: names.get(attempt.accountId)?.name ?? '',
    attempt: presentWatched(attempt, answered, ctx.clock.now()),
    counts: countKinds(noticed),
    entries: entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
  };
}

function ownEntries({ state, startedAt, endedAt, endedBy }: Watched): TimelineEntry[] {
  const started: TimelineEntry = { at: startedAt.toISOString(), kind: 'started' };
  // Forced is told by who did it.
  if (state === 'running' || !endedAt || !endedBy || endedBy === 'forced') return [started];
  return [started, { at: endedAt.toISOString(), kind: endedBy }];
}

const ofNoticed = ({ kind, at, seconds }: Noticed): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  ...(seconds !== null && { seconds }),
});

/** Every seat after the first is another device, or the same one that lost its store. */
async function seatsOf(ctx: Context, { attemptId }: Watched): Promise<TimelineEntry[]> {
  return (await listSeats(ctx, attemptId)).map(({ seat, at, device }) => {
    const { browser, system } = deviceName(device, 'web');
    return {
      at: at.toISOString(),
      kind: seat > 1 ? 'second_device' : 'seat',
      text: [browser, system].filter(Boolean).join(' · '),
    };
  });
}

async function whatPeopleDid(ctx: Context, { attemptId, accountId }: Watched) {
  const acted = await listInterventions(ctx, attemptId);
  const messages = await listMessages(ctx, attemptId);
  const names = await namesOf(ctx, [...new Set([accountId, ...[...acted, ...messages].map(({ by }) => by)])]);
  const nameOf = (id: string) => names.get(id)?.name ?? '';
  const entries: TimelineEntry[] = [
    ...acted.map(({ at, kind, seconds, reason, by }) => ({
      at: at.toISOString(),
      kind,
      ...(seconds > 0 && { seconds }),
      text: reason,
      by: nameOf(by),
    })),
    ...messages.map(({ at, text, by, readAt }) => ({
      at: at.toISOString(),
      kind: 'message' as const,
      text,
      by: nameOf(by),
      readAt: readAt?.toISOString() ?? null,
    })),
  ];
  return [entries, names] as const;
}

function countKinds(noticed: readonly Noticed[]): Partial<Record<IntegrityKind, number>> {
  const counts: Partial<Record<IntegrityKind, number>> = {};
  for (const { kind } of noticed) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

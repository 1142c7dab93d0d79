import type { AskedQuestion, RoomPoll } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { imagesIn } from '../../questions/index.ts';
import { tellRoom } from '../presence/room-news.ts';
import { listPolls, listVotes, type StoredPoll } from './polls.store.ts';

/** What the polls of a class are to one reader: while one runs, the counts are the teacher's alone, and what is right is told with its end. */
export async function pollsOf(
  ctx: Context,
  classId: string,
  reader: { readonly accountId: string; readonly isHost: boolean },
): Promise<RoomPoll[]> {
  return presentPolls(ctx, await listPolls(ctx, classId), reader);
}

async function presentPolls(
  ctx: Context,
  polls: readonly StoredPoll[],
  { accountId, isHost }: { readonly accountId?: string; readonly isHost: boolean },
): Promise<RoomPoll[]> {
  const votes = Map.groupBy(
    await listVotes(
      ctx,
      polls.map(({ id }) => id),
    ),
    ({ pollId }) => pollId,
  );
  const asked = await presentAsked(ctx, polls);
  return polls.map(({ id, question, options, rightOption, openedAt, closedAt }) => {
    const own = votes.get(id) ?? [];
    const isTold = isHost || closedAt !== null;
    return {
      id,
      question,
      options: [...options],
      asked: asked.get(id) ?? null,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      right: isTold ? rightOption : null,
      counts: isTold ? options.map((_, place) => own.filter(({ choice }) => choice === place).length) : null,
      mine: own.find((vote) => vote.accountId === accountId)?.choice ?? null,
    };
  });
}

/** Questions of the bank in these polls, with the addresses of their pictures, by poll. */
async function presentAsked(ctx: Context, polls: readonly StoredPoll[]): Promise<Map<string, AskedQuestion>> {
  const presented = new Map<string, AskedQuestion>();
  for (const { id, asked } of polls) {
    if (!asked) continue;
    const docs = [asked.en, asked.hi ?? []].flat().flatMap(({ stem, options }) => [stem, ...options]);
    presented.set(id, { ...asked, images: await imagesIn(ctx, docs) });
  }
  return presented;
}

/** Tells how a poll stands: everybody what is asked and what came out, the teachers alone the counts while it runs. */
export async function tellPoll(ctx: Context, poll: StoredPoll, to: 'all' | 'hosts'): Promise<void> {
  for (const isHost of to === 'all' ? [false, true] : [true]) {
    const [shown] = await presentPolls(ctx, [poll], { isHost });
    tellRoom(ctx, poll.classId, { kind: 'poll', poll: shown! }, isHost ? 'hosts' : undefined);
  }
}

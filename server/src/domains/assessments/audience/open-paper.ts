import type { AudienceChoice, PaperAudience } from '@abhyas/contract/assessments/audience';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { assign, batchesHaving, unassign } from '../../cohorts/index.ts';
import { grant, grantToEach, holdersOf, revoke } from '../../entitlements/index.ts';
import { namesOf, studentsAmong } from '../../identity/index.ts';
import { paperOpened } from '../events.ts';

interface Opened {
  readonly id: string;
  readonly title: string;
}

/** Source of the grant to everyone, which all papers share. */
const TO_ALL = 'published';
/** Source of the grants to single students of one paper. */
const sourceOf = (paperId: string) => `paper:${paperId}`;
const thingOf = (id: string) => ({ kind: 'paper', id }) as const;

/** To whom a paper is assigned now, by name. */
export async function audienceOf(ctx: Context, paperId: string): Promise<PaperAudience> {
  const holders = await holdersOf(ctx, thingOf(paperId));
  const ids = holders.flatMap(({ accountId, source }) =>
    accountId !== null && source === sourceOf(paperId) ? [accountId] : [],
  );
  const names = await namesOf(ctx, ids);
  const batches = await batchesHaving(ctx, thingOf(paperId));
  return {
    everyone: holders.some(({ accountId }) => accountId === null),
    batches: batches.map(({ id, name, startsAt, endsAt }) => ({
      id,
      name,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
    students: ids
      .flatMap((id) => {
        const known = names.get(id);
        return known ? [{ id, ...known }] : [];
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1)),
  };
}

/** Makes the audience of a published paper what was chosen, and answers what was different. MEMBER_UNKNOWN, BATCH_ARCHIVED. */
export async function openPaperTo(
  tx: TransactionContext,
  paper: Opened,
  choice: AudienceChoice,
): Promise<{ readonly before: AudienceChoice; readonly after: AudienceChoice }> {
  const before = idsOf(await audienceOf(tx, paper.id));
  const added = missingIn(choice.studentIds, before.studentIds);
  if ((await studentsAmong(tx, added)).length < added.length) fail('MEMBER_UNKNOWN');
  await openToEach(tx, paper.id, added, missingIn(before.studentIds, choice.studentIds));
  await openToBatches(tx, paper, choice.batchIds, before.batchIds);
  if (choice.everyone !== before.everyone) await openToAll(tx, paper.id, choice.everyone);
  const told = choice.everyone ? !before.everyone : added.length > 0;
  if (told) await emit(tx, paperOpened, { paperId: paper.id, accountIds: choice.everyone ? null : added });
  return { before, after: choice };
}

const missingIn = (wanted: readonly string[], have: readonly string[]) => {
  const known = new Set(have);
  return [...new Set(wanted)].filter((id) => !known.has(id));
};

const idsOf = ({ everyone, batches, students }: PaperAudience): AudienceChoice => ({
  everyone,
  batchIds: batches.map(({ id }) => id),
  studentIds: students.map(({ id }) => id),
});

async function openToEach(
  tx: TransactionContext,
  paperId: string,
  added: readonly string[],
  removed: readonly string[],
): Promise<void> {
  const source = sourceOf(paperId);
  await grantToEach(tx, added, { thingKind: 'paper', thingId: paperId, source });
  if (removed.length > 0) await revoke(tx, { source, accountIds: removed, reason: 'audience changed' });
}

async function openToBatches(
  tx: TransactionContext,
  { id, title }: Opened,
  wanted: readonly string[],
  before: readonly string[],
): Promise<void> {
  const thing = thingOf(id);
  await assign(tx, missingIn(wanted, before), { thing, title });
  await unassign(tx, missingIn(before, wanted), thing, 'audience changed');
}

async function openToAll(tx: TransactionContext, paperId: string, open: boolean): Promise<void> {
  if (open) await grant(tx, { holder: 'everyone', thingKind: 'paper', thingId: paperId, source: TO_ALL });
  else await revoke(tx, { source: TO_ALL, thing: thingOf(paperId), reason: 'audience changed' });
}

import type { api } from '@abhyas/contract';
import { type Presence, presence } from '@abhyas/contract/assessments/invigilation';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { batchesOfEach } from '../../cohorts/index.ts';
import { accountIdsOfRole, namesOf } from '../../identity/index.ts';
import { holdersOf } from '../../entitlements/index.ts';
import { getPaper, type Paper } from '../versions/papers.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { countAnswered, listWatched } from './live.store.ts';
import { attentionOf, type LiveStudent, presenceOf, presentWatched } from './live-rows.ts';
import { watch } from './presence.store.ts';

type Endpoint = typeof api.assessments.watchPaper;
type Query = Input<Endpoint>['query'];
type Seen = LiveStudent & { readonly presence: Presence };

/** Everyone to whom a paper is assigned or who sat it, as they stand now. Asking it tells the consoles that somebody watches. */
export async function watchPaper(ctx: Context, { params, query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const paper = await getPaper(ctx, params.paperId);
  const revision = await watch(ctx, paper.id);
  const now = ctx.clock.now();
  const everyone = await studentsOf(ctx, paper);
  const batches = await batchesOfEach(
    ctx,
    everyone.map(({ accountId }) => accountId),
  );
  const isListed = ({ accountId }: LiveStudent) =>
    query.batchId === undefined || (batches.get(accountId) ?? []).some(({ id }) => id === query.batchId);
  const all = everyone.filter(isListed).map((one) => ({ ...one, presence: presenceOf(one, now) }));
  const found = all.filter((one) => matches(one, query));
  const answered = await countAnswered(ctx, query.sort === 'answered' ? idsOf(found) : []);
  const page = sorted(found, query.sort, answered).slice((query.page - 1) * query.size, query.page * query.size);
  const counts = query.sort === 'answered' ? answered : await countAnswered(ctx, idsOf(page));
  return {
    ...(await presentPaper(ctx, paper)),
    now: now.toISOString(),
    revision,
    figures: countPresence(all),
    batches: namedOnce([...batches.values()].flat()),
    rows: page.map(({ attempt, accountId, student, email, presence: where }) => ({
      accountId,
      student,
      email,
      presence: where,
      attempt: attempt && presentWatched(attempt, counts.get(attempt.attemptId) ?? 0, now),
    })),
    total: found.length,
    page: query.page,
    size: query.size,
  };
}

async function presentPaper(ctx: Context, { id, version, draft, settings }: Paper) {
  const published = version > 0 ? await paperVersion(ctx, id, version) : undefined;
  return {
    title: published?.title ?? draft.title,
    questions: published?.questions ?? 0,
    lockedSections: published?.sections[0]?.minutes === undefined ? null : published.sections.length,
    opensAt: settings.opensAt?.toISOString() ?? null,
    closesAt: settings.closesAt?.toISOString() ?? null,
  };
}

async function studentsOf(ctx: Context, paper: Paper): Promise<LiveStudent[]> {
  const attempts = new Map((await listWatched(ctx, { paperId: paper.id })).map((one) => [one.accountId, one]));
  const assigned = await assignedTo(ctx, paper);
  const ids = [...new Set([...assigned.keys(), ...attempts.keys()])];
  const names = await namesOf(ctx, ids);
  return ids.map((accountId) => ({
    accountId,
    student: names.get(accountId)?.name ?? '',
    email: names.get(accountId)?.email ?? '',
    attempt: attempts.get(accountId) ?? null,
    missed: assigned.get(accountId) ?? true,
  }));
}

/** Who may sit the paper by a grant of its own, and whether that time is over for them. */
async function assignedTo(ctx: Context, { id, settings: { closesAt } }: Paper): Promise<Map<string, boolean>> {
  const now = ctx.clock.now();
  const isOver = (end: Date | null) => end !== null && end <= now;
  const found = new Map<string, boolean>();
  for (const { accountId, endsAt } of await holdersOf(ctx, { kind: 'paper', id })) {
    const missed = isOver(endsAt) || isOver(closesAt);
    const holders = accountId === null ? await accountIdsOfRole(ctx, 'student') : [accountId];
    for (const one of holders) found.set(one, (found.get(one) ?? true) && missed);
  }
  return found;
}

const namedOnce = (batches: readonly { readonly id: string; readonly name: string }[]) =>
  [...new Map(batches.map((one) => [one.id, one])).values()].toSorted((a, b) => a.name.localeCompare(b.name));

const idsOf = (students: readonly LiveStudent[]) =>
  students.flatMap(({ attempt }) => (attempt ? [attempt.attemptId] : []));

function matches({ student, email, presence: where }: Seen, { search, presence: wanted }: Query): boolean {
  if (wanted && where !== wanted) return false;
  return !search || `${student}\n${email}`.toLowerCase().includes(search.toLowerCase());
}

const countPresence = (students: readonly Seen[]) =>
  Object.fromEntries(
    presence.options.map((one) => [one, students.filter(({ presence: where }) => where === one).length]),
  ) as Record<Presence, number>;

/** The order that was asked for; of equal ones by name. */
function sorted(students: readonly Seen[], sort: Query['sort'], answered: ReadonlyMap<string, number>): Seen[] {
  const place = (one: Seen): number => {
    if (sort === 'attention') return attentionOf(one, one.presence);
    if (sort === 'left') return one.presence === 'done' ? Infinity : (one.attempt?.deadline.getTime() ?? Infinity);
    if (sort === 'answered') return one.attempt ? (answered.get(one.attempt.attemptId) ?? 0) : Infinity;
    return 0;
  };
  const placed = students.map((one) => ({ one, at: place(one) }));
  return placed
    .toSorted((a, b) => (a.at === b.at ? a.one.student.localeCompare(b.one.student) : a.at - b.at))
    .map(({ one }) => one);
}

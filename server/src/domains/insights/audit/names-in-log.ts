import type { AuditEntryRow } from '@abhyas/contract/insights/audit';
import type { Context } from '../../../kernel/context.ts';
import { titlesOf, titlesOfRankLists } from '../../assessments/index.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { namesOfCodeBatches } from '../../codes/index.ts';
import { codesOfCoupons, numbersOfOrders } from '../../commerce/index.ts';
import { courseBriefs, titlesOfDoubts, titlesOfLessons } from '../../courses/index.ts';
import { namesOfBooks } from '../../books/index.ts';
import { subjectsOfBroadcasts } from '../../engagement/index.ts';
import { namesOfDecks } from '../../flashcards/index.ts';
import { namesOfPlans } from '../../passes/index.ts';
import { namesOf } from '../../identity/index.ts';
import { titlesOfClasses } from '../../live/index.ts';
import { fileNamesOf, namesOfQuestions } from '../../questions/index.ts';
import { asStaff, listAllInstitutes, settingsOf } from '../../tenancy/index.ts';

type Person = NonNullable<AuditEntryRow['actor']>;
type Names = ReadonlyMap<string, string>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const uuidsAmong = (texts: Iterable<string | null>) =>
  [...new Set(texts)].filter((text): text is string => text !== null && UUID.test(text));

/** Who people are: those of the institute, and the provider's employees, whose names only the provider itself is told. */
export async function peopleInLog(
  ctx: Context,
  ids: Iterable<string | null>,
  forProvider: boolean,
): Promise<(id: string) => Person> {
  const wanted = uuidsAmong(ids);
  const here = await namesOf(ctx, wanted);
  const missing = wanted.filter((id) => !here.has(id));
  const provider = missing.length > 0 ? (await listAllInstitutes()).find(({ kind }) => kind === 'provider') : undefined;
  const employees =
    provider && provider.id !== ctx.instituteId ? await namesOf(asStaff(ctx, provider.id), missing) : new Map();
  return (id) => {
    const found = here.get(id);
    if (found) return { id, name: found.name, email: found.email, byProvider: false };
    const employee = forProvider ? employees.get(id) : undefined;
    return {
      id,
      name: employee?.name ?? null,
      email: employee?.email ?? null,
      byProvider: employees.has(id),
    };
  };
}

interface Subject extends Pick<AuditEntryRow['subject'], 'kind' | 'id'> {
  /** What the entry itself says, which outlives the thing. */
  readonly details: unknown;
}

/** Where the names of each kind are asked; a kind without one is named by what its entry says. */
const askedOf: Readonly<Record<string, (ctx: Context, ids: readonly string[]) => Promise<Names>>> = {
  account: async (ctx, ids) => new Map([...(await namesOf(ctx, ids))].map(([id, { name }]) => [id, name])),
  paper: titlesOf,
  batch: namesOfBatches,
  broadcast: subjectsOfBroadcasts,
  live_class: titlesOfClasses,
  course: async (ctx, ids) => new Map([...(await courseBriefs(ctx, ids))].map(([id, { title }]) => [id, title])),
  lesson: titlesOfLessons,
  doubt: titlesOfDoubts,
  question: namesOfQuestions,
  question_import: fileNamesOf,
  rank_list: titlesOfRankLists,
  coupon: codesOfCoupons,
  plan: namesOfPlans,
  code_batch: namesOfCodeBatches,
  book: namesOfBooks,
  deck: namesOfDecks,
  order: numbersOfOrders,
};
/** Kinds whose id is the name that people use. */
const named: ReadonlySet<string> = new Set(['role', 'domain']);

/** Names of things by kind: as they are called now, or as the entry called them. */
export async function subjectsInLog(
  ctx: Context,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const byKind = new Map<string, Names>();
  for (const [kind, ask] of Object.entries(askedOf)) {
    const ids = uuidsAmong(subjects.filter((one) => one.kind === kind).map(({ id }) => id));
    if (ids.length > 0) byKind.set(kind, await ask(ctx, ids));
  }
  const institutes = new Map<string, string>();
  for (const { kind, id } of subjects)
    if (kind === 'institute' && !institutes.has(id)) institutes.set(id, (await settingsOf(Number(id)))?.name ?? '');
  byKind.set('institute', institutes);
  return ({ kind, id, details }) => byKind.get(kind)?.get(id) || (named.has(kind) ? id : nameIn(details));
}

const NAMES = ['title', 'name', 'fileName'] as const;

function nameIn(details: unknown): string | null {
  const said = (details ?? {}) as Readonly<Record<string, unknown>>;
  return (
    (NAMES.map((key) => said[key]).find((name) => typeof name === 'string' && name !== '') as string | null) ?? null
  );
}

import type { AuditEntryRow } from '@abhyas/contract/insights/audit';
import type { Context } from '../../../kernel/context.ts';
import { titlesOf } from '../../assessments/index.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { courseBriefs } from '../../courses/index.ts';
import { namesOf } from '../../identity/index.ts';
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

type Subject = Pick<AuditEntryRow['subject'], 'kind' | 'id'>;

/** Names of things by kind, where the thing has one that people use. */
export async function subjectsInLog(
  ctx: Context,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const of = (kind: string) => uuidsAmong(subjects.filter((one) => one.kind === kind).map(({ id }) => id));
  const [accounts, papers, batches, courses] = [of('account'), of('paper'), of('batch'), of('course')];
  const people: Names = new Map([...(await namesOf(ctx, accounts))].map(([id, { name }]) => [id, name]));
  const titles: Names = papers.length > 0 ? await titlesOf(ctx, papers) : new Map();
  const groups: Names = batches.length > 0 ? await namesOfBatches(ctx, batches) : new Map();
  const studied: Names = new Map([...(await courseBriefs(ctx, courses))].map(([id, { title }]) => [id, title]));
  const institutes = new Map<string, string>();
  for (const { kind, id } of subjects)
    if (kind === 'institute' && !institutes.has(id)) institutes.set(id, (await settingsOf(Number(id)))?.name ?? '');
  const byKind: Readonly<Record<string, Names>> = {
    account: people,
    paper: titles,
    batch: groups,
    course: studied,
    institute: institutes,
  };
  return ({ kind, id }) => byKind[kind]?.get(id) || (named.has(kind) ? id : null);
}

/** Kinds whose id is the name that people use. */
const named: ReadonlySet<string> = new Set(['role', 'domain']);

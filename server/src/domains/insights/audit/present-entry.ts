import type { AuditEntryDetail, AuditEntryRow } from '@abhyas/contract/insights/audit';
import type { Context } from '../../../kernel/context.ts';
import type { findEntries, OpenEntry } from '../../audit/index.ts';
import { deviceName } from '../../identity/index.ts';
import { peopleInLog, subjectsInLog } from './names-in-log.ts';

type Row = Awaited<ReturnType<typeof findEntries>>['rows'][number];

/** Rows as a person reads them: ids of people and things become names. */
export async function presentEntries(
  ctx: Context,
  rows: readonly Row[],
  forProvider: boolean,
): Promise<AuditEntryRow[]> {
  const subjects = rows.map(({ subjectKind: kind, subjectId: id, details }) => ({ kind, id, details }));
  const personOf = await peopleInLog(
    ctx,
    rows.map(({ actorId }) => actorId),
    forProvider,
  );
  const nameOf = await subjectsInLog(ctx, subjects);
  return rows.map((row, at) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actorId === null ? null : personOf(row.actorId),
    subject: { kind: row.subjectKind, id: row.subjectId, name: nameOf(subjects[at]!) },
    reason: row.reason,
    address: row.address,
    device: presentDevice(row.userAgent),
    hasValues: row.valuesDigest !== null || row.before !== null || row.after !== null,
    sealed: row.sequence !== null,
  }));
}

/** One entry with everything that it says. */
export async function presentEntry(ctx: Context, entry: OpenEntry, forProvider: boolean): Promise<AuditEntryDetail> {
  const [row] = await presentEntries(ctx, [entry], forProvider);
  const details = Object.entries(entry.details as Record<string, unknown>);
  const nameOf = await peopleInLog(
    ctx,
    details.flatMap(([, value]) => stringsIn(value)),
    forProvider,
  );
  const read = (value: unknown) => asText(value, (text) => nameOf(text).name ?? text);
  const { before, after } = entry.values;
  return {
    ...row!,
    changes: [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
      field,
      before: asText(before[field]),
      after: asText(after[field]),
    })),
    erased: entry.erased,
    details: details.flatMap(([name, value]) => {
      const text = read(value);
      return text === null || text === '' ? [] : [{ name, value: text }];
    }),
    userAgent: entry.userAgent,
    seal:
      entry.sequence === null
        ? null
        : { sequence: entry.sequence, at: entry.sealedAt!.toISOString(), link: entry.link! },
  };
}

function presentDevice(userAgent: string): string {
  const { browser, system } = deviceName(userAgent, 'web');
  return [browser, system].filter(Boolean).join(' · ');
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(stringsIn) : [];

/** A value in words; what is nested is spelled as `name: value`. */
function asText(value: unknown, named: (text: string) => string = (text) => text): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return named(value);
  if (Array.isArray(value)) return value.map((one) => asText(one, named) ?? '–').join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${asText(one, named) ?? '–'}`)
    .join('; ');
}

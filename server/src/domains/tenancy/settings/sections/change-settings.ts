import type { InstituteSettings, SettingsSection } from '@abhyas/contract/tenancy/settings';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { json } from '../../../../kernel/database/sql.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { instituteById } from '../../hosts/institute-of-host.ts';
import { insertChanges } from '../changes.store.ts';
import { presentSettings } from '../present-settings.ts';
import { historyValue, sectionColumns } from './sections.ts';
import { notifySettings, refreshSettings } from '../settings-cache.ts';
import {
  findSettings,
  lockSettings,
  saveSettingsRow,
  type SettingsPatch,
  type SettingsRow,
} from '../settings.store.ts';

/**
 * Saves one section: only what differs is written, each field with what stood before and after and who did it; this process
 * follows before it answers, every other within a second. `beside`: columns that are computed from the others and have no history of their own.
 */
export async function changeSettings(
  ctx: Context,
  section: SettingsSection,
  values: Readonly<Record<string, unknown>>,
  beside: SettingsPatch = {},
): Promise<InstituteSettings> {
  const saved = await inTransaction(ctx, async (tx) => {
    const row = (await lockSettings(tx)) ?? fail('DOMAIN_INVALID');
    const changes = differences(row, section, values);
    if (changes.length > 0) {
      await saveSettingsRow(tx, { ...patchOf(changes), ...beside });
      await insertChanges(
        tx,
        changes.map(({ field, before, after }) => ({ section, field, before, after })),
      );
      await record(tx, {
        action: 'settings.changed',
        subjectKind: 'institute',
        subjectId: String(tx.instituteId),
        details: { section, fields: changes.map(({ field }) => field) },
        before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
        after: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
      });
      await notifySettings(tx);
    }
    const [institute, fresh] = [await instituteById(tx.instituteId), await findSettings(tx.db, tx.instituteId)];
    return presentSettings(institute!, fresh!);
  });
  await refreshSettings(ctx.instituteId);
  return saved;
}

interface Change {
  readonly field: string;
  readonly column: keyof SettingsRow;
  readonly value: unknown;
  readonly before: string[];
  readonly after: string[];
}

function differences(
  row: SettingsRow,
  section: SettingsSection,
  values: Readonly<Record<string, unknown>>,
): readonly Change[] {
  return Object.entries(sectionColumns[section]).flatMap(([field, column]) => {
    if (!(field in values)) return [];
    const value = values[field];
    if (isSame(row[column], value)) return [];
    return [{ field, column, value, before: historyValue(field, row[column]), after: historyValue(field, value) }];
  });
}

const isSame = (stored: unknown, given: unknown): boolean => sorted(stored) === sorted(given);

/** Sets, and addresses by name, are the same in any order; an address that is not given is an empty one. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  if (typeof value === 'object' && value !== null)
    return JSON.stringify(
      Object.entries(value)
        .filter(([, one]) => one !== '')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return JSON.stringify(value);
}

const patchOf = (changes: readonly Change[]): SettingsPatch =>
  Object.fromEntries(changes.map(({ column, value }) => [column, column === 'social' ? json(value) : value]));

import type { PaperDraft, PaperSettings } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';

/** Window, attempts and visibility, with times as times. */
export interface Settings {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly attemptsAllowed: number;
  readonly resultVisibility: PaperSettings['resultVisibility'];
  readonly resultsOn: Date | null;
  readonly graceSeconds: number;
  /** Who missed it may practise it after it closed. */
  readonly practiceAfterClose: boolean;
}
export interface Paper {
  readonly id: string;
  readonly kind: 'PREDEFINED' | 'CUSTOM' | 'OVERVIEW' | 'PRACTICE';
  readonly status: 'draft' | 'published' | 'archived';
  /** Published version, 0 before the first. */
  readonly version: number;
  readonly revision: number;
  readonly draft: PaperDraft;
  readonly changed: boolean;
  readonly settings: Settings;
  readonly updatedAt: Date;
}

const settingColumns = [
  'opens_at',
  'closes_at',
  'attempts_allowed',
  'result_visibility',
  'results_on',
  'grace_seconds',
  'practice_after_close',
] as const;
const columns = [
  'id',
  'kind',
  'status',
  'version',
  'revision',
  'draft',
  'changed',
  ...settingColumns,
  'updated_at',
] as const;

interface SettingsRow {
  opens_at: Date | null;
  closes_at: Date | null;
  attempts_allowed: number;
  result_visibility: string;
  results_on: Date | null;
  grace_seconds: number;
  practice_after_close: boolean;
}
export function settingsOfRow(row: SettingsRow): Settings {
  return {
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    attemptsAllowed: row.attempts_allowed,
    resultVisibility: row.result_visibility as Settings['resultVisibility'],
    resultsOn: row.results_on,
    graceSeconds: row.grace_seconds,
    practiceAfterClose: row.practice_after_close,
  };
}
const rowOfSettings = (settings: Settings): SettingsRow => ({
  opens_at: settings.opensAt,
  closes_at: settings.closesAt,
  attempts_allowed: settings.attemptsAllowed,
  result_visibility: settings.resultVisibility,
  results_on: settings.resultsOn,
  grace_seconds: settings.graceSeconds,
  practice_after_close: settings.practiceAfterClose,
});

/** `lock`: nobody else changes it before the transaction ends. */
export async function getPaper(ctx: Context, id: string, lock = false): Promise<Paper> {
  return (await findPaper(ctx, id, lock)) ?? fail('NOT_FOUND');
}

export async function findPaper(ctx: Context, id: string, lock = false): Promise<Paper | undefined> {
  const query = ctx.db
    .selectFrom('papers')
    .select(columns)
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind as Paper['kind'],
    status: row.status as Paper['status'],
    version: row.version,
    revision: row.revision,
    draft: row.draft as PaperDraft,
    changed: row.changed,
    settings: settingsOfRow(row),
    updatedAt: row.updated_at,
  };
}

export async function insertPaper(ctx: Context, paper: Omit<Paper, 'updatedAt'>): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('papers')
    .values({
      institute_id: ctx.instituteId,
      id: paper.id,
      kind: paper.kind,
      status: paper.status,
      version: paper.version,
      revision: paper.revision,
      draft: json(paper.draft),
      changed: paper.changed,
      ...rowOfSettings(paper.settings),
      created_by: ctx.actor?.accountId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Saves all but the settings. */
export async function savePaperRow(ctx: TransactionContext, paper: Paper): Promise<void> {
  await ctx.db
    .updateTable('papers')
    .set({
      status: paper.status,
      version: paper.version,
      revision: paper.revision,
      draft: json(paper.draft),
      changed: paper.changed,
      updated_at: paper.updatedAt,
    })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', paper.id)
    .execute();
}

/** Saves the settings and keeps what they are from now on in their history. */
export async function saveSettings(ctx: TransactionContext, paperId: string, settings: Settings): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('papers')
    .set({ ...rowOfSettings(settings), updated_at: now })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', paperId)
    .execute();
  await ctx.db
    .insertInto('paper_settings_history')
    .values({
      institute_id: ctx.instituteId,
      paper_id: paperId,
      id: newId(),
      at: now,
      actor_id: ctx.actor?.accountId ?? null,
      settings: json(settings),
    })
    .execute();
}

/** Attempts at each of these papers; a paper without any is missing. */
export async function countAttempts(ctx: Context, paperIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('attempts')
    .select((eb) => ['paper_id', eb.fn.countAll<number>().as('count')])
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', sql<string>`any(${paperIds as string[]}::uuid[])`)
    .groupBy('paper_id')
    .execute();
  return new Map(rows.map((row) => [row.paper_id, row.count]));
}

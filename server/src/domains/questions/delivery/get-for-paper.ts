import {
  type Difficulty,
  difficultyCodes,
  type DifficultyName,
  type QuestionType,
} from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { listGroupVersions } from '../groups/groups.store.ts';
import { asksForReviews } from '../bank/review-state.ts';
import { type Delivery, listForPaper, type PaperRow } from './delivery.store.ts';

/** A question as a paper refers to it: what papers get now (what is current, or what was approved last), to be pinned when the paper is published. */
export interface PaperQuestion {
  readonly questionId: string;
  readonly number: number;
  readonly version: number;
  readonly keyVersion: number;
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  readonly subject: SubjectName;
  readonly knowledgeAreaId: string;
  /** Name of its knowledge area. */
  readonly topic: string;
  readonly status: 'active' | 'archived';
  readonly languages: readonly Language[];
  /** Papers may have it: nobody has to approve questions here, or somebody did. */
  readonly approved: boolean;
  /** The stem it shares with others, at its current version, and its place among them. */
  readonly group?: {
    readonly id: string;
    readonly version: number;
    readonly position: number;
    readonly title: string;
    readonly languages: readonly Language[];
  };
}

/** Current state of these questions by id; one that was removed, or never was, is missing. */
export async function getForPaper(ctx: Context, ids: readonly string[]): Promise<Map<string, PaperQuestion>> {
  return load(ctx, ids, { hold: false });
}

/** The same with those that left the bank, or never were in it: what somebody answered says something of them still. */
export async function getOfHistory(ctx: Context, ids: readonly string[]): Promise<Map<string, PaperQuestion>> {
  return load(ctx, ids, { hold: false, removed: true });
}

/** Of `getForPaper`, and nobody can remove one of them before this transaction ends: for publishing. */
export async function holdForPaper(
  ctx: TransactionContext,
  ids: readonly string[],
): Promise<Map<string, PaperQuestion>> {
  return load(ctx, ids, { hold: true });
}

async function load(
  ctx: Context,
  ids: readonly string[],
  which: Pick<Delivery, 'hold' | 'removed'>,
): Promise<Map<string, PaperQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await listForPaper(ctx, ids, { ...which, approved: await asksForReviews(ctx) });
  const groups = await listGroupVersions(ctx, [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))]);
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  return new Map(
    rows.map((row) => {
      const area = areas.get(row.knowledge_area_id)!;
      const question: PaperQuestion = {
        questionId: row.id,
        number: row.number,
        version: row.version,
        keyVersion: row.key_version,
        type: row.type as QuestionType,
        difficulty: difficultyCodes[row.difficulty as DifficultyName],
        subject: area.subject,
        knowledgeAreaId: row.knowledge_area_id,
        topic: area.name,
        status: row.status as PaperQuestion['status'],
        languages: row.languages as Language[],
        approved: row.approved,
        ...groupOf(row, groups),
      };
      return [row.id, question];
    }),
  );
}

function groupOf(row: PaperRow, groups: ReadonlyMap<string, GroupNow>): Pick<PaperQuestion, 'group'> {
  const { group_id: id, group_position: position } = row;
  const now = id === null ? undefined : groups.get(id);
  if (id === null || !now) return {};
  const { version, title, hindi } = now;
  return { group: { id, version, title, position: position ?? 0, languages: hindi ? ['en', 'hi'] : ['en'] } };
}

interface GroupNow {
  readonly version: number;
  readonly title: string;
  readonly hindi: boolean;
}

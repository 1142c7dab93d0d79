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

import { listForPaper, listTranslated } from './delivery.store.ts';

/** A question as a paper refers to it: what is current now, to be pinned when the paper is published. */
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
}

/** Current state of these questions by id; one that was removed, or never was, is missing. */
export async function getForPaper(ctx: Context, ids: readonly string[]): Promise<Map<string, PaperQuestion>> {
  return load(ctx, ids, false);
}

/** The same, and nobody can remove one of them before this transaction ends: for publishing. */
export async function holdForPaper(
  ctx: TransactionContext,
  ids: readonly string[],
): Promise<Map<string, PaperQuestion>> {
  return load(ctx, ids, true);
}

async function load(ctx: Context, ids: readonly string[], hold: boolean): Promise<Map<string, PaperQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await listForPaper(ctx, ids, hold);
  const translated = await listTranslated(ctx, ids);
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
        languages: translated.has(row.id) ? ['en', 'hi'] : ['en'],
      };
      return [row.id, question];
    }),
  );
}

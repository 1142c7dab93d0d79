import { setImmediate } from 'node:timers/promises';
import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { exportLimits } from '@abhyas/contract/questions/exports';
import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { idsOfFilter } from '../bank/listing/list-questions.ts';
import type { WholeParts } from '../formats/exchange.ts';
import type { NumberedParts } from '../formats/write-file.ts';
import { type ExportRow, listForExport, listPresent } from './exports.store.ts';

export type ExportScope = Input<typeof api.questions.reportExport>['body']['scope'];

/** A question on its way out. */
export interface ExportedQuestion extends NumberedParts {
  readonly id: string;
}

/** Read at once; so much is in memory. */
const SLICE = 100;
/** Longer than this nobody else waits for the processor. */
const TURN_MILLISECONDS = 10;

/** Which questions are meant, by their numbers. EXPORT_EMPTY where none is there, EXPORT_TOO_LARGE beyond the limit. */
export async function questionsOf(ctx: Context, scope: ExportScope): Promise<string[]> {
  const wanted =
    'questionIds' in scope ? scope.questionIds : await idsOfFilter(ctx, scope.filter, exportLimits.questions);
  if (wanted === 'more') fail('EXPORT_TOO_LARGE', { most: exportLimits.questions });
  const ids = wanted.length === 0 ? [] : await listPresent(ctx, wanted);
  return ids.length === 0 ? fail('EXPORT_EMPTY') : ids;
}

/** The questions one after the other, read in slices; everybody else has the processor in between. */
export async function* exportedQuestions(ctx: Context, ids: readonly string[]): AsyncGenerator<ExportedQuestion> {
  const areas = new Map((await areasOf(ctx)).map(({ id, path }) => [id, path]));
  let turn = performance.now();
  for (let from = 0; from < ids.length; from += SLICE) {
    for (const row of await listForExport(ctx, ids.slice(from, from + SLICE))) {
      if (performance.now() - turn > TURN_MILLISECONDS) {
        await setImmediate();
        turn = performance.now();
      }
      yield { id: row.id, number: row.number, parts: partsOf(row, areas.get(row.knowledgeAreaId) ?? '') };
    }
  }
}

function partsOf(row: ExportRow, areaName: string): WholeParts {
  const { type, pastExams, tags, en, hi, key, variables, expectedSeconds, groupTitle, groupStem } = row;
  return {
    type,
    difficulty: difficultyCodes[row.difficulty],
    pastExams,
    tags,
    areaName,
    content: { en, ...(hi && { hi }) },
    ...(variables && { variables }),
    key,
    ...(expectedSeconds !== null && { expectedSeconds }),
    ...(groupTitle !== null && groupStem && { group: { title: groupTitle, stem: groupStem } }),
  };
}

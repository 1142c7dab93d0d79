import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { exportLimits, type FormatReport } from '@abhyas/contract/questions/exports';
import {
  type ExportFormat,
  exportFormats,
  type ExportRefusal,
  type LossCode,
  lossCodes,
} from '@abhyas/contract/questions/formats';
import type { Context } from '../../../kernel/context.ts';
import { checkExport } from '../formats/check-export.ts';
import { exportedQuestions, type ExportedQuestion, questionsOf } from './exported-questions.ts';

type Contract = typeof api.questions;

/** What each format would lose and refuse of these questions: read once, held against every format, nothing written. */
export async function reportExport(
  ctx: Context,
  { body }: Input<Contract['reportExport']>,
): Promise<Answer<Contract['reportExport']>> {
  const ids = await questionsOf(ctx, body.scope);
  const counts = exportFormats.map((format) => new FormatCount(format));
  let questions = 0;
  for await (const question of exportedQuestions(ctx, ids)) {
    questions++;
    for (const count of counts) count.add(question);
  }
  return { questions, formats: counts.map((count) => count.report()) };
}

interface Refused {
  count: number;
  readonly questions: { readonly id: string; readonly number: number }[];
}

/** Counts for one format. */
class FormatCount {
  readonly #format: ExportFormat;
  readonly #losses = new Map<LossCode, number>();
  readonly #refused = new Map<ExportRefusal, Refused>();
  #written = 0;

  constructor(format: ExportFormat) {
    this.#format = format;
  }

  add({ id, number, parts }: ExportedQuestion): void {
    const check = checkExport(this.#format, parts);
    if ('refused' in check) {
      const refused = this.#refused.get(check.refused) ?? { count: 0, questions: [] };
      refused.count++;
      if (refused.questions.length < exportLimits.named) refused.questions.push({ id, number });
      this.#refused.set(check.refused, refused);
      return;
    }
    this.#written++;
    for (const loss of new Set(check.losses)) this.#losses.set(loss, (this.#losses.get(loss) ?? 0) + 1);
  }

  report(): FormatReport {
    return {
      format: this.#format,
      written: this.#written,
      losses: lossCodes.flatMap((code) => {
        const count = this.#losses.get(code);
        return count === undefined ? [] : [{ code, count }];
      }),
      refused: [...this.#refused].map(([reason, refused]) => ({ reason, ...refused })),
    };
  }
}

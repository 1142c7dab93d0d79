import type { Response } from '@abhyas/contract/questions/shapes';
import type { GivenAnswer } from './item-figures.store.ts';

/** A response in one form: options and the columns of rows in their order, numbers and texts as written. */
function inOrder(response: Response): Response {
  if ('options' in response) return { options: response.options.toSorted((a, b) => a - b) };
  if ('rows' in response) return { rows: response.rows.map((columns) => columns.toSorted((a, b) => a - b)) };
  return response;
}

/** The wrong answer that most gave to each question; of equally frequent ones the one that is written first. Pure. */
export function mostWrongAnswers(given: readonly GivenAnswer[]): Map<string, { response: Response; count: number }> {
  const byQuestion = Map.groupBy(given, ({ questionId }) => questionId);
  return new Map(
    [...byQuestion].map(([questionId, answers]) => {
      const merged = new Map<string, { response: Response; count: number }>();
      for (const { response, count } of answers) {
        const one = inOrder(response);
        const form = JSON.stringify(one);
        merged.set(form, { response: one, count: (merged.get(form)?.count ?? 0) + count });
      }
      const [form] = [...merged].toSorted(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))[0]!;
      return [questionId, merged.get(form)!];
    }),
  );
}

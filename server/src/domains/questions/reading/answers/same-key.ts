import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import { parseDecimal, writeDecimal } from '../../judging/decimal.ts';
import { normaliseText } from '../../judging/normalise-text.ts';
import { comparableForm } from '../comparable-form.ts';

/** What is right in a question: its key, and the options that the key names by number. */
interface Answered {
  readonly content: Pick<QuestionContent, 'options'>;
  readonly key: AnswerKey;
}

/**
 * Whether two questions that say the same also take the same answers as right. Options are compared by what they say, since a copy may
 * have them in another order; numbers by their value. Model answers are written anew each time and are never called different.
 */
export const isSameKey = (one: Answered, other: Answered): boolean => meaningOf(one) === meaningOf(other);

function meaningOf({ content, key }: Answered): string {
  switch (key.kind) {
    case 'choice':
      return inAnyOrder(
        'choice',
        key.accepted.map((set) =>
          inAnyOrder(
            '',
            set.map((option) => sayingOf(content, option)),
          ),
        ),
      );
    case 'number':
      return inAnyOrder(
        `number ${key.decimals ?? ''}`,
        key.accepted.map(({ from, to }) => `${valueOf(from)}..${valueOf(to)}`),
      );
    case 'text': {
      const fold = (text: string) => (key.caseSensitive ? text : text.toLowerCase());
      return inAnyOrder(
        `text ${key.caseSensitive}`,
        key.accepted.map((text) => fold(normaliseText(text))),
      );
    }
    case 'matrix':
      return JSON.stringify(['matrix', ...key.rows.map((columns) => columns.toSorted((a, b) => a - b))]);
    case 'formula':
      return JSON.stringify(['formula', key.expression.replaceAll(/\s/g, ''), key.tolerance, key.decimals, key.unit]);
    case 'rubric':
      return 'rubric';
  }
}

/** Options of the product's own, such as those of ASSERTION-REASON, are the same everywhere and go by number. */
function sayingOf({ options }: Answered['content'], number: number): string {
  const option = options[number - 1];
  return option ? comparableForm(option) : String(number);
}

const valueOf = (written: string): string => {
  const value = parseDecimal(written);
  return value ? writeDecimal(value) : written;
};

const inAnyOrder = (kind: string, values: readonly string[]): string =>
  JSON.stringify([kind, ...new Set(values.toSorted())]);

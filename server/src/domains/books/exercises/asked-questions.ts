import type { BookQuestion, JudgedAnswer } from '@abhyas/contract/books/reading';
import { askedOf, helpDocs, hintOf, whyNotOf } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import {
  drawVariant,
  fillContent,
  fillKey,
  imagesIn,
  keysOf,
  type QuestionVersion,
  unitOf,
  versionsOf,
} from '../../questions/index.ts';
import type { BookAnswer } from './answers.store.ts';
import type { Line } from './seat-of.ts';

/** A question of a book with its words and its key as the version of the book has them. */
export interface AskedQuestion {
  readonly line: Line;
  readonly version: QuestionVersion;
  readonly content: { readonly en: QuestionContent; readonly hi?: QuestionContent };
  readonly key: AnswerKey;
  readonly unit: string;
}

/** Questions of these lines by line. The numbers of one with variables are those that are printed: the same for everybody. */
export async function askedQuestions(ctx: Context, lines: readonly Line[]): Promise<Map<string, AskedQuestion>> {
  const pins = lines.flatMap(({ questionId, questionVersion, keyVersion }) =>
    questionId !== null && questionVersion !== null && keyVersion !== null
      ? [{ questionId, version: questionVersion, keyVersion }]
      : [],
  );
  const [versions, keys] = [await versionsOf(ctx, pins), await keysOf(ctx, pins)];
  return new Map(
    lines.flatMap((line) => {
      const version = versions.get(line.questionId ?? '');
      const key = keys.get(line.questionId ?? '');
      return version && key ? [[line.itemId, filled(line, version, key.key)]] : [];
    }),
  );
}

function filled(line: Line, version: QuestionVersion, key: AnswerKey): AskedQuestion {
  const { variables, content } = version;
  const unit = unitOf(key);
  if (!variables) return { line, version, content, key, unit };
  const variant = drawVariant(variables, line.questionId!);
  const { en, hi } = content;
  const words = { en: fillContent(en, variant), ...(hi && { hi: fillContent(hi, variant) }) };
  return { line, version, content: words, key: fillKey(key, variables, variant), unit };
}

/** What is asked: everything but what explains it and the key. Pure. */
export function presentQuestion(
  { line, version, content, unit }: AskedQuestion,
  code: string,
  held: boolean,
): BookQuestion {
  const { en, hi } = content;
  return {
    itemId: line.itemId,
    number: line.number,
    printedPage: line.printedPage,
    code,
    type: version.type,
    content: { en: askedOf(en), ...(hi && { hi: askedOf(hi) }) },
    unit,
    held,
    hint: held ? null : hintOf(content),
  };
}

/** Last answers with what is right and how it is solved; only for who answered. */
export async function presentAnswers(
  ctx: Context,
  asked: ReadonlyMap<string, AskedQuestion>,
  answers: readonly BookAnswer[],
): Promise<JudgedAnswer[]> {
  const shown = answers.flatMap(({ itemId, response, outcome }) => {
    const question = asked.get(itemId);
    if (!question) return [];
    const { key, content } = question;
    const solution = { en: content.en.explanation, ...(content.hi && { hi: content.hi.explanation }) };
    const docs = [content.en, ...(content.hi ? [content.hi] : [])].flatMap(helpDocs).map(({ doc }) => doc);
    return [{ answer: { itemId, response, outcome, key, solution, whyNot: whyNotOf(content) }, docs }];
  });
  const images = await imagesIn(
    ctx,
    shown.flatMap(({ docs }) => docs),
  );
  return shown.map(({ answer }) => ({ ...answer, images }));
}

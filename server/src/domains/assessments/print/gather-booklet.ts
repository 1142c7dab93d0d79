import type { PrintDocument } from '@abhyas/contract/assessments/prints';
import type { SetLetter, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { askedDocs } from '@abhyas/contract/questions/question-types';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { Variant } from '@abhyas/contract/questions/variables';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { drawVariant, fillContent, fillKey, keysOf, picturesIn, type QuestionVersion } from '../../questions/index.ts';
import { logoAddress, settingsOf } from '../../tenancy/index.ts';
import { correctedKey } from '../keys/shown-keys.ts';
import { verdictsOf } from '../marking/verdicts-in-force.ts';
import { setOrder } from '../versions/set-order.ts';
import { fillSheet } from '../variants/fill-sheet.ts';
import { buildSheet, type SheetWords, wordsOf } from '../versions/build-sheet.ts';
import { type PaperVersion, type PlacedQuestion, questionsOf } from '../versions/paper-version.ts';
import type { Booklet, PrintedQuestion } from './page/booklet.ts';

interface Wanted {
  readonly document: PrintDocument;
  readonly set: SetLetter;
  /** Only the first so many questions. */
  readonly first?: number;
}

/**
 * All that stands on the pages of a document in one set. Keys and explanations are read for the documents that show them and for no
 * other, so that a question paper cannot hold them. Questions with variables have the same numbers in all documents of a set.
 * PRINT_EMPTY where there is no question.
 */
export async function gatherBooklet(ctx: Context, version: PaperVersion, wanted: Wanted): Promise<Booklet> {
  if (version.questions === 0 || questionsOf(version).length === 0) fail('PRINT_EMPTY');
  const ordered = beginning(setOrder(version, wanted.set), wanted.first);
  const words = await wordsOf(ctx, ordered);
  const variants = variantsFor(ordered, words, wanted.set);
  const sheet = fillSheet(await buildSheet(ctx, ordered, words), variants);
  const answers = wanted.document === 'paper' ? undefined : await answersOf(ctx, ordered, words, variants);
  const printed = (question: SheetQuestion): PrintedQuestion => ({ ...question, ...answers?.get(question.id) });
  const { title, minutes, marks, instructions, instructionsHi, groups = {} } = sheet;
  const logo = await logoAddress(ctx.instituteId);
  const booklet: Omit<Booklet, 'pictures'> = {
    institute: (await settingsOf(ctx.instituteId))?.name ?? '',
    ...(logo && { logo }),
    title,
    minutes,
    questions: version.questions,
    alone: version.sections.length === 1,
    marks,
    instructions,
    ...(instructionsHi && { instructionsHi }),
    set: wanted.set,
    sets: version.sets,
    sections: sheet.sections.map(({ questions, ...section }) => ({
      ...section,
      count: version.sections.find(({ id }) => id === section.id)!.questions.length,
      questions: questions.map(printed),
    })),
    groups,
  };
  return { ...booklet, pictures: await picturesIn(ctx, docsOf(booklet)) };
}

function beginning(version: PaperVersion, first: number | undefined): PaperVersion {
  if (first === undefined) return version;
  let left = first;
  const sections = version.sections.flatMap((section) => {
    const questions = section.questions.slice(0, left);
    left -= questions.length;
    return questions.length > 0 ? [{ ...section, questions }] : [];
  });
  return { ...version, sections };
}

function variantsFor(version: PaperVersion, words: SheetWords, set: SetLetter): Map<string, Variant> {
  return new Map(
    [...words].flatMap(([id, { variables }]) =>
      variables
        ? [[id, drawVariant(variables, `print/${version.paperId}/${version.version}/${set}/${id}`)] as const]
        : [],
    ),
  );
}

type Answers = Pick<PrintedQuestion, 'key' | 'verdict' | 'explanation'>;

/** What answers each question, by the verdicts in force; no verdict is about a draft. */
async function answersOf(
  ctx: Context,
  version: PaperVersion,
  words: SheetWords,
  variants: ReadonlyMap<string, Variant>,
): Promise<Map<string, Answers>> {
  const placed = questionsOf(version);
  const keys = await keysOf(
    ctx,
    placed.map(({ id, keyVersion }: PlacedQuestion) => ({ questionId: id, keyVersion })),
  );
  const verdicts = await verdictsOf(ctx, version.paperId, version.version);
  return new Map(
    placed.flatMap(({ id }) => {
      const [question, variant] = [words.get(id), variants.get(id)];
      if (!question) return [];
      const filled = (key: AnswerKey) => keyIn(key, question, variant);
      const [key, decided] = [keys.get(id)?.key, verdicts.get(id)];
      const verdict = decided && { ...decided, keys: decided.keys.map(filled) };
      const answer = {
        ...(key && { key: correctedKey(filled(key), verdict) }),
        ...(verdict && { verdict: verdict.kind }),
        explanation: explained(question, variant),
      };
      return [[id, answer]];
    }),
  );
}

const keyIn = (key: AnswerKey, { variables }: QuestionVersion, variant: Variant | undefined): AnswerKey =>
  variables && variant ? fillKey(key, variables, variant) : key;

function explained({ content: { en, hi } }: QuestionVersion, variant: Variant | undefined) {
  const of = (words: typeof en): RichTextDoc => (variant ? fillContent(words, variant) : words).explanation;
  return { en: of(en), ...(hi && { hi: of(hi) }) };
}

/** Every document on the pages, for its pictures. */
function docsOf({ instructions, instructionsHi, groups, sections }: Omit<Booklet, 'pictures'>): RichTextDoc[] {
  const inEach = <T>({ en, hi }: { readonly en: T; readonly hi?: T | undefined }): T[] => (hi ? [en, hi] : [en]);
  const ofQuestion = ({ content, explanation, key }: PrintedQuestion) => [
    ...inEach(content).flatMap((words) => askedDocs(words).map(({ doc }) => doc)),
    ...(explanation ? inEach(explanation) : []),
    ...(key?.kind === 'rubric' ? [key.modelAnswer] : []),
  ];
  return [
    instructions,
    ...(instructionsHi ? [instructionsHi] : []),
    ...Object.values(groups).flatMap((stem) => inEach(stem)),
    ...sections.flatMap(({ questions }) => questions.flatMap(ofQuestion)),
  ];
}

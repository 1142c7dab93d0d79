import type {
  MarkingRule,
  QuestionSheet,
  SetLetter,
  SheetQuestion,
  TypedNumber,
} from '@abhyas/contract/assessments/shapes';
import type { GroupStem } from '@abhyas/contract/questions/groups';
import { askedDocs, askedOf } from '@abhyas/contract/questions/question-types';
import type { PlacedQuestion } from './paper-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { imagesIn, keysOf, type QuestionVersion, stemsOf, versionsOf } from '../../questions/index.ts';
import { optionOrder } from './option-order.ts';
import { followedPattern } from '../patterns/exam-patterns.ts';
import { typedNumber } from './typed-number.ts';

/** A paper whose questions are named by version: a published one, or a draft with its questions as they are now. */
export interface SheetSource extends Pick<
  QuestionSheet,
  'paperId' | 'version' | 'title' | 'minutes' | 'instructions' | 'instructionsHi' | 'console'
> {
  readonly fullMarks: number;
  /** The official pattern that it follows. */
  readonly patternId?: string | undefined;
  /** The set in whose order it stands; undefined: A. */
  readonly set?: SetLetter;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly rule: MarkingRule;
    readonly counted?: number | undefined;
    readonly minutes?: number | undefined;
    readonly questions: readonly Pick<
      PlacedQuestion,
      'id' | 'version' | 'keyVersion' | 'group' | 'rule' | 'fixedOptions'
    >[];
  }[];
}

export type SheetWords = ReadonlyMap<string, QuestionVersion>;

/** The versions that a sheet is made of, by question id. */
export function wordsOf(ctx: Context, { sections }: Pick<SheetSource, 'sections'>): Promise<SheetWords> {
  return versionsOf(
    ctx,
    sections.flatMap(({ questions }) => questions.map(({ id, version }) => ({ questionId: id, version }))),
  );
}

/**
 * The paper as the console shows it: numbered through all sections, with the words of its versions, without keys and all that explains.
 * The names of variables stand in it as they were written; `fillSheet` gives them their numbers.
 */
export async function buildSheet(ctx: Context, source: SheetSource, known?: SheetWords): Promise<QuestionSheet> {
  const { paperId, version, title, minutes, instructions, instructionsHi, console, fullMarks } = source;
  const words = known ?? (await wordsOf(ctx, source));
  const typed = await typedNumbers(ctx, source, words);
  const shared = new Map(
    source.sections.flatMap(({ questions }) => questions.flatMap(({ group }) => (group ? [[group.id, group]] : []))),
  );
  const stems = await stemsOf(
    ctx,
    [...shared.values()].map(({ id, version: of }) => ({ groupId: id, version: of })),
  );
  let number = 0;
  const sections = source.sections.map((section) => ({
    id: section.id,
    title: section.title,
    rule: section.rule,
    ...(section.counted !== undefined && { counted: section.counted }),
    ...(section.minutes !== undefined && { minutes: section.minutes }),
    questions: section.questions.flatMap(({ id, group, rule, fixedOptions = [] }) => {
      const question = words.get(id);
      if (!question) return [];
      const { type, optionCount } = question;
      const order = source.set && optionOrder(source, source.set, { id, type, optionCount, fixedOptions });
      return [
        {
          ...sheetQuestion(question, ++number, group?.id, typed.get(id)),
          ...(rule && { rule }),
          ...(order && { optionOrder: order }),
        },
      ];
    }),
  }));
  const asked = sections.flatMap(({ questions }) =>
    questions.flatMap(({ content: { en, hi } }) => (hi ? [en, hi] : [en])),
  );
  const stemDocs = [...stems.values()].flatMap(({ en, hi }) => (hi ? [en, hi] : [en]));
  const images = await imagesIn(ctx, [
    instructions,
    ...(instructionsHi ? [instructionsHi] : []),
    ...stemDocs,
    ...asked.flatMap(askedDocs).map(({ doc }) => doc),
  ]);
  return {
    paperId,
    version,
    title,
    minutes,
    marks: fullMarks,
    instructions,
    ...(instructionsHi && { instructionsHi }),
    console,
    ...(await followed(ctx, source)),
    ...(source.set && { set: source.set }),
    sections,
    ...groupsOf(stems),
    images,
  };
}

const followed = async (ctx: Context, source: SheetSource): Promise<Pick<QuestionSheet, 'pattern'>> => {
  const pattern = await followedPattern(ctx, source);
  return pattern ? { pattern } : {};
};
const groupsOf = (stems: ReadonlyMap<string, GroupStem>): Pick<QuestionSheet, 'groups'> =>
  stems.size > 0 ? { groups: Object.fromEntries(stems) } : {};

/** A question as the console shows it: its words without key and explanation. */
export function sheetQuestion(
  { questionId, type, content: { en, hi } }: QuestionVersion,
  number: number,
  groupId: string | undefined,
  typed: TypedNumber | undefined,
): SheetQuestion {
  const content = { en: askedOf(en), ...(hi && { hi: askedOf(hi) }) };
  return { id: questionId, number, type, ...(groupId !== undefined && { groupId }), ...(typed && { typed }), content };
}

/** How the answers that are computed are to be typed, by question id; asks for no key where no question has variables. */
async function typedNumbers(
  ctx: Context,
  { sections }: SheetSource,
  words: SheetWords,
): Promise<Map<string, TypedNumber>> {
  const varied = sections.flatMap(({ questions }) => questions.filter(({ id }) => words.get(id)?.variables));
  const keys = await keysOf(
    ctx,
    varied.map(({ id, keyVersion }) => ({ questionId: id, keyVersion })),
  );
  return new Map(
    [...keys].flatMap(([id, { key }]) => {
      const typed = typedNumber(key);
      return typed ? [[id, typed]] : [];
    }),
  );
}

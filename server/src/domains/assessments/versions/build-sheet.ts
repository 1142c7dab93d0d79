import type { MarkingRule, QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import type { GroupStem } from '@abhyas/contract/questions/groups';
import { askedDocs } from '@abhyas/contract/questions/question-types';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { PlacedQuestion } from './paper-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { imagesIn, type QuestionVersion, stemsOf, versionsOf } from '../../questions/index.ts';

/** A paper whose questions are named by version: a published one, or a draft with its questions as they are now. */
export interface SheetSource extends Pick<
  QuestionSheet,
  'paperId' | 'version' | 'title' | 'minutes' | 'instructions' | 'console'
> {
  readonly fullMarks: number;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly rule: MarkingRule;
    readonly questions: readonly Pick<PlacedQuestion, 'id' | 'version' | 'group'>[];
  }[];
}

/** The paper as the console shows it: numbered through all sections, with the words of its versions, without keys and explanations. */
export async function buildSheet(ctx: Context, source: SheetSource): Promise<QuestionSheet> {
  const { paperId, version, title, minutes, instructions, console, fullMarks } = source;
  const words = await versionsOf(
    ctx,
    source.sections.flatMap(({ questions }) =>
      questions.map((question) => ({ questionId: question.id, version: question.version })),
    ),
  );
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
    questions: section.questions.flatMap(({ id, group }) => {
      const question = words.get(id);
      return question ? [sheetQuestion(question, ++number, group?.id)] : [];
    }),
  }));
  const asked = sections.flatMap(({ questions }) =>
    questions.flatMap(({ content: { en, hi } }) => (hi ? [en, hi] : [en])),
  );
  const stemDocs = [...stems.values()].flatMap(({ en, hi }) => (hi ? [en, hi] : [en]));
  const images = await imagesIn(ctx, [instructions, ...stemDocs, ...asked.flatMap(askedDocs).map(({ doc }) => doc)]);
  return {
    paperId,
    version,
    title,
    minutes,
    marks: fullMarks,
    instructions,
    console,
    sections,
    ...groupsOf(stems),
    images,
  };
}

const groupsOf = (stems: ReadonlyMap<string, GroupStem>): Pick<QuestionSheet, 'groups'> =>
  stems.size > 0 ? { groups: Object.fromEntries(stems) } : {};

function sheetQuestion(
  { questionId, type, content: { en, hi } }: QuestionVersion,
  number: number,
  groupId: string | undefined,
): SheetQuestion {
  const content = { en: asked(en), ...(hi && { hi: asked(hi) }) };
  return { id: questionId, number, type, ...(groupId !== undefined && { groupId }), content };
}

const asked = ({ explanation: _withheld, ...rest }: QuestionContent) => rest;

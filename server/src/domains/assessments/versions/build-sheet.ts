import type { MarkingRule, QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { imagesIn, type QuestionVersion, versionsOf } from '../../questions/index.ts';

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
    readonly questions: readonly { readonly id: string; readonly version: number }[];
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
  let number = 0;
  const sections = source.sections.map((section) => ({
    id: section.id,
    title: section.title,
    rule: section.rule,
    questions: section.questions.flatMap(({ id }) => {
      const question = words.get(id);
      return question ? [sheetQuestion(question, ++number)] : [];
    }),
  }));
  const asked = sections.flatMap(({ questions }) =>
    questions.flatMap(({ content: { en, hi } }) => (hi ? [en, hi] : [en])),
  );
  const images = await imagesIn(ctx, [instructions, ...asked.flatMap(({ stem, options }) => [stem, ...options])]);
  return { paperId, version, title, minutes, marks: fullMarks, instructions, console, sections, images };
}

function sheetQuestion({ questionId, type, content: { en, hi } }: QuestionVersion, number: number): SheetQuestion {
  return { id: questionId, number, type, content: { en: asked(en), ...(hi && { hi: asked(hi) }) } };
}

const asked = ({ stem, options }: QuestionContent) => ({ stem, options });

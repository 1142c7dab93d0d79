import type { FieldError } from '@abhyas/contract/envelope';
import { groupStem } from '@abhyas/contract/questions/groups';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import { type QuestionContent, questionDraft } from '@abhyas/contract/questions/shapes';
import { text } from '@abhyas/contract/shapes';
import { z } from 'zod';
import { checkFormulas, checkQuestion, withModernTex } from '../bank/check-question.ts';
import { allColumnNames } from '../reading/columns.ts';
import { rowProblem, type RowProblemCode } from '../reading/row-problems.ts';
import { isBlank } from '../reading/comparable-form.ts';
import type { Parts, PartsGroup, WholeParts } from './exchange.ts';

/** Names of the rules of the bank as the report calls them. */
const codes: Readonly<Record<string, RowProblemCode>> = {
  stemMissing: 'STEM_MISSING',
  tooFewOptions: 'TOO_FEW_OPTIONS',
  optionMissing: 'OPTION_GAP',
  optionsDuplicate: 'OPTIONS_DUPLICATE_NORMALISED',
  answerMissing: 'CORRECT_MISSING',
  answerNotAnOption: 'CORRECT_NO_OPTION',
  answerRepeated: 'CORRECT_REPEATED',
  oneAnswerOnly: 'CORRECT_ONE_ONLY',
  wholeNumberOnly: 'CORRECT_NOT_WHOLE',
};

/** Holds what a file says of a question to the rules of the bank: a whole question, or everything that is wrong with it by column. */
export function checkParts(parts: Parts): { readonly whole: WholeParts | null; readonly problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const add = (problem: RowProblem) => {
    if (!problems.some(({ code, column }) => code === problem.code && column === problem.column))
      problems.push(problem);
  };
  if (parts.difficulty === null) add(rowProblem(allColumnNames.difficulty, 'DIFFICULTY_MISSING'));
  const { key } = parts;
  const shape = shapeless.safeParse({
    ...parts,
    difficulty: parts.difficulty ?? 1,
    pastExams: [...parts.pastExams],
    tags: [...parts.tags],
    key: key ?? placeholder,
  });
  if (!shape.success) {
    const [issue] = shape.error.issues;
    add(rowProblem(columnOf(issue?.path.join('.') ?? ''), 'CELL_TOO_COMPLEX'));
    return { whole: null, problems };
  }
  for (const error of checkQuestion(shape.data)) {
    if (key === null && error.path.startsWith('key')) continue;
    const name = error.messageKey.replace(/^questions\.(?:checks\.)?/, '');
    add(rowProblem(columnOf(error.path), codes[name] ?? (name as RowProblemCode), valuesOf(error)));
  }
  if (key === null || parts.difficulty === null || problems.length > 0) return { whole: null, problems };
  return {
    whole: withModernTex({
      ...parts,
      content: shape.data.content as { en: QuestionContent; hi?: QuestionContent },
      key,
      difficulty: parts.difficulty,
    }),
    problems,
  };
}

const groupShape = z.object({ title: text(120, 1), stem: groupStem });

/** Whether a group of a file can be one of the bank: it says something, and all its formulas can be typeset. */
export const isWholeGroup = (group: PartsGroup): boolean =>
  groupShape.safeParse(group).success &&
  [group.stem.en, group.stem.hi].every((doc) => !doc || (!isBlank(doc) && checkFormulas('', doc).length === 0));

const shapeless = questionDraft.omit({ knowledgeAreaId: true });
const placeholder = { kind: 'choice', accepted: [[1]] } as const;

function valuesOf({ values = {} }: FieldError): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}

/** The column that a path of the draft stands in. */
function columnOf(path: string): string {
  const [, option] = /\.options\.(\d+)/.exec(path) ?? [];
  if (option !== undefined) return `Answer Option ${Number(option) + 1}`;
  if (path.includes('.options')) return allColumnNames.option1;
  if (path.includes('.lists.second')) return allColumnNames.list2;
  if (path.includes('.lists')) return allColumnNames.list1;
  if (path.includes('.statements.reason')) return allColumnNames.reason;
  if (path.includes('.statements')) return allColumnNames.assertion;
  if (path.includes('.explanation')) return allColumnNames.explanation;
  if (path.startsWith('key.modelAnswer')) return allColumnNames.modelAnswer;
  if (path.startsWith('key')) return allColumnNames.correct;
  if (path.startsWith('tags')) return allColumnNames.tags;
  return path.startsWith('pastExams') ? allColumnNames.pastExams : allColumnNames.question;
}

import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { MarkingRule, PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../../../kernel/ids.ts';
import { defaultDraft } from '../../authoring/default-draft.ts';
import type { ShelfItem } from '../choosing/choose-spread.ts';
import { rulesByType } from './rules-by-type.ts';

export interface OwnPaperWish {
  readonly title: string;
  readonly minutes: number;
  readonly exam: Exam;
  readonly languages: readonly Language[];
}

const looks = { JEE: 'jee_main', NEET: 'neet' } as const;
const MOST_TITLE = 120;

/**
 * The paper of the questions that were chosen: a section for each subject in the order of the exam, each question marked as the exam
 * marks its type, on the console of the exam.
 */
export function ownDraft(
  { title, minutes, exam, languages }: OwnPaperWish,
  items: readonly ShelfItem[],
  patterns: readonly ExamPattern[],
): PaperDraft {
  const ruleOf = rulesByType(exam, patterns);
  const draft = defaultDraft(title.slice(0, MOST_TITLE));
  return {
    ...draft,
    minutes,
    console: { ...draft.console, languages: [...languages], look: looks[exam.category] },
    sections: exam.subjects.flatMap(({ code, name }) => {
      const own = items.filter(({ subject }) => subject === code);
      return own.length === 0 ? [] : [section(name, own, ruleOf)];
    }),
  };
}

/** The section is marked as most of its questions are; what differs says so itself. */
function section(
  title: string,
  items: readonly ShelfItem[],
  ruleOf: (type: QuestionType) => MarkingRule,
): PaperDraft['sections'][number] {
  const byType = [...Map.groupBy(items, ({ type }) => type)].toSorted(([, a], [, b]) => b.length - a.length);
  const rule = ruleOf(byType[0]![0]);
  const own = items.flatMap(({ id, type }) =>
    isDeepStrictEqual(ruleOf(type), rule) ? [] : [[id, ruleOf(type)] as const],
  );
  return {
    id: newId(),
    title,
    rule,
    ...(own.length > 0 && { questionRules: Object.fromEntries(own) }),
    questionIds: items.map(({ id }) => id),
  };
}

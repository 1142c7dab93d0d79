import type { ExamPattern, PatternSection } from '@abhyas/contract/assessments/patterns';
import type { Context } from '../../../kernel/context.ts';

/** Every pattern with its sections, in the order in which they are offered. */
export async function loadPatterns({ db }: Pick<Context, 'db'>): Promise<ExamPattern[]> {
  const [patterns, sections] = await Promise.all([
    db.selectFrom('exam_patterns').selectAll().orderBy('position').execute(),
    db.selectFrom('exam_pattern_sections').selectAll().orderBy('pattern_id').orderBy('position').execute(),
  ]);
  const byPattern = Map.groupBy(sections, ({ pattern_id }) => pattern_id);
  return patterns.map((row) => ({
    id: row.id,
    exam: row.exam,
    paper: row.paper,
    fromYear: row.from_year,
    untilYear: row.until_year,
    source: row.source,
    secondHand: row.second_hand,
    minutes: row.minutes,
    marks: row.marks,
    sections: (byPattern.get(row.id) ?? []).map((section) => ({
      title: section.title,
      subject: section.subject_code as PatternSection['subject'],
      types: section.types as PatternSection['types'],
      questions: section.questions,
      counted: section.counted,
      rule: section.rule as PatternSection['rule'],
    })),
  }));
}

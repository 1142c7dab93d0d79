import type { ExamPattern, PatternSection, TieChain, TieLink } from '@abhyas/contract/assessments/patterns';
import type { Context } from '../../../kernel/context.ts';

/** Every pattern with its sections, in the order in which they are offered. */
export async function loadPatterns({ db }: Pick<Context, 'db'>): Promise<ExamPattern[]> {
  const [patterns, sections, chains] = await Promise.all([
    db.selectFrom('exam_patterns').selectAll().orderBy('position').execute(),
    db.selectFrom('exam_pattern_sections').selectAll().orderBy('pattern_id').orderBy('position').execute(),
    db.selectFrom('tie_chains').selectAll().execute(),
  ]);
  const chainOf = new Map(chains.map((row) => [row.id, presentChain(row)]));
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
    console: row.console as ExamPattern['console'],
    dropped: row.dropped_population as ExamPattern['dropped'],
    sections: (byPattern.get(row.id) ?? []).map((section) => ({
      title: section.title,
      subject: section.subject_code as PatternSection['subject'],
      types: section.types as PatternSection['types'],
      questions: section.questions,
      counted: section.counted,
      ...(section.stems !== null && { stems: section.stems }),
      rule: section.rule as PatternSection['rule'],
    })),
    tieChain: chainOf.get(row.tie_chain_id!)!,
  }));
}

const presentChain = (row: {
  id: string;
  from_year: number;
  source: string;
  second_hand: boolean;
  links: unknown;
}): TieChain => ({
  id: row.id,
  fromYear: row.from_year,
  source: row.source,
  secondHand: row.second_hand,
  links: row.links as TieLink[],
});

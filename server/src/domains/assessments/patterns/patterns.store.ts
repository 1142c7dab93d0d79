import type {
  ExamPattern,
  NewPattern,
  PatternSection,
  ProvidedPattern,
  TieChain,
  TieLink,
} from '@abhyas/contract/assessments/patterns';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** Every pattern with its sections, in the order in which they are offered. */
export async function loadPatterns({ db }: Pick<Context, 'db'>): Promise<ProvidedPattern[]> {
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
    examCode: row.exam_code,
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
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
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

/** Every way to tell equal totals apart, with the exam that it is of. */
export async function loadTieChains({ db }: Pick<Context, 'db'>): Promise<(TieChain & { readonly exam: string })[]> {
  const chains = await db.selectFrom('tie_chains').selectAll().orderBy('exam').orderBy('from_year', 'desc').execute();
  return chains.map((row) => ({ ...presentChain(row), exam: row.exam }));
}

/** Needs the database role `staff`. It comes after all others. */
export async function insertPattern(
  { db }: TransactionContext,
  id: string,
  {
    sections,
    look,
    tieChainId,
    ...pattern
  }: NewPattern & { readonly marks: number; readonly languages: string[]; readonly examCode: string | null },
): Promise<void> {
  const last = await db
    .selectFrom('exam_patterns')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const profile = { look, calculator: 'none', languages: pattern.languages, reviewSaves: true, keyboardNumbers: false };
  await db
    .insertInto('exam_patterns')
    .values({
      id,
      exam: pattern.exam,
      exam_code: pattern.examCode,
      paper: pattern.paper,
      from_year: pattern.fromYear,
      until_year: pattern.untilYear,
      source: pattern.source,
      second_hand: pattern.secondHand,
      minutes: pattern.minutes,
      marks: pattern.marks,
      position: (last?.position ?? 0) + 1,
      console: json(profile),
      tie_chain_id: tieChainId,
    })
    .execute();
  await db
    .insertInto('exam_pattern_sections')
    .values(
      sections.map(({ title, subject, types, questions, counted, rule }, index) => ({
        pattern_id: id,
        position: index + 1,
        title,
        subject_code: subject,
        types: [...types],
        questions,
        counted,
        rule: json(rule),
      })),
    )
    .execute();
}

/** Needs the database role `staff`. */
export async function endPattern(
  { db }: TransactionContext,
  id: string,
  { untilYear, withdrawnAt }: { readonly untilYear: number | null; readonly withdrawnAt: Date | null },
): Promise<void> {
  await db
    .updateTable('exam_patterns')
    .set({ until_year: untilYear, withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .execute();
}

import type { AnalysedQuestion, PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { writtenAnswer } from '../../analysis/exports/figure-sheets.ts';
import type { PageLanguage } from './page-language.ts';
import { part } from './sheet-html.ts';
import { type Column, tableHtml } from './table-html.ts';

/** Average and best by subject, and the average by section. */
export function averagesHtml({ subjects, sections }: PaperAnalysis, page: PageLanguage): string {
  const { words, marks, percent } = page;
  type Average = PaperAnalysis['sections'][number];
  const averages: readonly Column<Average>[] = [
    { name: words.average, numeric: true, text: ({ average, full }) => `${marks(average)} / ${marks(full)}` },
    { name: words.share, numeric: true, text: ({ average, full }) => percent(average, full) },
  ];
  const bySubject = tableHtml<PaperAnalysis['subjects'][number] & { readonly title: string }>(
    [
      { name: words.subject, text: ({ subject }) => page.subject(subject) },
      ...averages,
      { name: words.best, numeric: true, text: ({ best }) => marks(best) },
    ],
    subjects.map((one) => ({ ...one, title: one.subject })),
  );
  const bySection = tableHtml<Average>([{ name: words.section, text: ({ title }) => title }, ...averages], sections);
  return part(words.averages, bySubject + bySection);
}

/** The chapters, the weakest first; where only a batch is shown, beside everybody. */
export function chaptersHtml({ chapters, batchId }: PaperAnalysis, page: PageLanguage): string {
  const { words, number, marks, percent } = page;
  type Chapter = PaperAnalysis['chapters'][number];
  const everybody: Column<Chapter> = {
    name: words.ofEverybody,
    numeric: true,
    text: (chapter) => `${marks(chapter.everybody)} (${percent(chapter.everybody, chapter.full)})`,
  };
  const table = tableHtml<Chapter>(
    [
      { name: words.chapter, text: ({ name }) => name },
      { name: words.subject, text: ({ subject }) => page.subject(subject) },
      { name: words.questionCount, numeric: true, text: ({ questions }) => number(questions) },
      { name: words.average, numeric: true, text: ({ average, full }) => `${marks(average)} / ${marks(full)}` },
      { name: words.share, numeric: true, text: ({ average, full }) => percent(average, full) },
      ...(batchId === null ? [] : [everybody]),
    ],
    chapters,
  );
  return part(words.chapters, table, words.chaptersNote);
}

/** Every question with its figures; what a teacher should look at stands below its chapter. */
export function questionsHtml({ questions, sat }: PaperAnalysis, page: PageLanguage): string {
  const { words, number, marks, percent, index } = page;
  const count = (name: string, of: (question: AnalysedQuestion) => number): Column<AnalysedQuestion> => ({
    name,
    numeric: true,
    text: (question) => number(of(question)),
  });
  const hasPartial = questions.some(({ partial }) => partial > 0);
  const table = tableHtml<AnalysedQuestion>(
    [
      count(words.number, (question) => question.number),
      {
        name: words.chapter,
        text: ({ topic }) => topic,
        under: ({ flags }) => flags.map((flag) => words.flags[flag]).join(' · '),
      },
      { name: words.average, numeric: true, text: ({ average, full }) => `${marks(average)} / ${marks(full)}` },
      { name: words.right, numeric: true, text: ({ right }) => `${number(right)} (${percent(right, sat)})` },
      ...(hasPartial ? [count(words.partial, ({ partial }) => partial)] : []),
      count(words.wrong, ({ wrong }) => wrong),
      count(words.skipped, ({ skipped }) => skipped),
      { name: words.discrimination, numeric: true, text: ({ discrimination }) => index(discrimination) },
      { name: words.biserial, numeric: true, text: ({ pointBiserial }) => index(pointBiserial) },
      {
        name: words.seconds,
        numeric: true,
        text: ({ averageSeconds }) => (averageSeconds === null ? '–' : number(averageSeconds)),
      },
      {
        name: words.mostWrong,
        text: ({ mostWrong }) =>
          mostWrong ? `${writtenAnswer(mostWrong.response)} (${number(mostWrong.count)})` : '–',
      },
    ],
    questions,
    'dense',
  );
  return part(words.questions, table, words.questionsNote);
}

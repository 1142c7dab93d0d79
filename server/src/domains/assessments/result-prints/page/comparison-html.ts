import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import { escaped } from '../../print/page/look/markup.ts';
import type { PageLanguage } from './page-language.ts';
import { part } from './sheet-html.ts';
import { type Column, tableHtml } from './table-html.ts';

/** Papers beside each other below their letterhead: averages, gains of the same students, chapters they share. Pure. */
export const comparisonHtml = (comparison: PaperComparison, page: PageLanguage): string =>
  `${meansHtml(comparison, page)}${gainsHtml(comparison, page)}${chaptersHtml(comparison, page)}`;

/** Ten-thousandths as whole percent; null as a dash. */
const shareIn = (page: PageLanguage, share: number | null | undefined) =>
  share === null || share === undefined ? '–' : page.percent(share, 10_000);

/** Whole percent points with their sign: what stands beside rounded percents does not pretend to more. */
function pointsIn({ number }: PageLanguage, share: number): string {
  const points = Math.round(share / 100);
  return points === 0 ? number(0) : `${points < 0 ? '−' : '+'}${number(Math.abs(points))}`;
}

function meansHtml({ papers, same }: PaperComparison, page: PageLanguage): string {
  const { words, number, dateTime } = page;
  const table = tableHtml<PaperComparison['papers'][number]>(
    [
      { name: words.paper, text: ({ title }) => title },
      { name: words.firstResult, text: ({ firstAt }) => dateTime(firstAt) },
      { name: words.sat, numeric: true, text: ({ sat }) => number(sat) },
      { name: words.mean, numeric: true, text: ({ mean }) => shareIn(page, mean) },
      { name: words.median, numeric: true, text: ({ median }) => shareIn(page, median) },
      { name: words.meanOfSame, numeric: true, text: ({ sameMean }) => shareIn(page, sameMean) },
    ],
    papers,
  );
  return part(words.means, table, words.meansNote(number(same)));
}

/** A column with the share at each paper, in their order. */
const byPaper = <Row extends { readonly shares: readonly (number | null)[] }>(
  { papers }: PaperComparison,
  page: PageLanguage,
): Column<Row>[] =>
  papers.map(({ title }, at) => ({ name: title, numeric: true, text: ({ shares }) => shareIn(page, shares[at]) }));

function gainsHtml(comparison: PaperComparison, page: PageLanguage): string {
  const { words, number } = page;
  const { gain, students } = comparison;
  if (!gain) return part(words.gains, `<p>${escaped(words.nobodySame)}</p>`);
  type Student = PaperComparison['students'][number];
  const table = tableHtml<Student>(
    [
      {
        name: words.student,
        text: ({ student, email }) => student || email,
        under: ({ student, email }) => (student ? email : ''),
      },
      ...byPaper<Student>(comparison, page),
      { name: words.gain, numeric: true, text: (student) => pointsIn(page, student.gain) },
    ],
    students,
  );
  const said = `${words.gainsNote(pointsIn(page, gain.mean), shareIn(page, gain.deviation))} ${words.gainsCount(
    number(gain.up),
    number(gain.level),
    number(gain.down),
  )}`;
  return part(words.gains, table, said);
}

function chaptersHtml(comparison: PaperComparison, page: PageLanguage): string {
  const { words } = page;
  if (comparison.chapters.length === 0) return '';
  type Chapter = PaperComparison['chapters'][number];
  const table = tableHtml<Chapter>(
    [
      { name: words.chapter, text: ({ name }) => name, under: ({ subject }) => page.subject(subject) },
      ...byPaper<Chapter>(comparison, page),
    ],
    comparison.chapters,
  );
  return part(words.sharedChapters, table, words.sharedNote);
}

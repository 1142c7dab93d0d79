import type { AbsentRow } from '@abhyas/contract/assessments/absent';
import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import type { AttemptRow } from '@abhyas/contract/assessments/papers';
import { escaped } from '../../print/page/look/markup.ts';
import { barsSvg } from './bars-svg.ts';
import { averagesHtml, chaptersHtml, questionsHtml } from './figures-html.ts';
import type { PageLanguage } from './page-language.ts';
import { part } from './sheet-html.ts';
import { tableHtml } from './table-html.ts';

/** All that stands on the pages of a paper’s results. */
export interface PrintedResults {
  readonly analysis: PaperAnalysis;
  /** Best first. */
  readonly attempts: readonly AttemptRow[];
  /** Who has not started, by name. */
  readonly absent: readonly AbsentRow[];
}

/** The results of a paper below its letterhead. Pure. */
export function resultsHtml({ analysis, attempts, absent }: PrintedResults, page: PageLanguage): string {
  const { words } = page;
  const figures =
    analysis.sat === 0
      ? part(words.glance, `<p>${escaped(words.nobody)}</p>`)
      : `${glance(analysis, absent, page)}${part(words.distribution, barsSvg(analysis, page))}${averagesHtml(
          analysis,
          page,
        )}${chaptersHtml(analysis, page)}${questionsHtml(analysis, page)}`;
  return `${figures}${attemptsHtml(attempts, page)}${absentHtml(absent, page)}`;
}

function glance(analysis: PaperAnalysis, absent: readonly AbsentRow[], page: PageLanguage): string {
  const { words, number, marks, percent } = page;
  const { sat, average, deviation, quartiles, best, lowest, passed, passAbove, averageMinutes, paper } = analysis;
  const missing = absent.filter(({ state }) => state === 'absent').length;
  const cells: readonly (readonly [name: string, figure: string, note: string, small?: string])[] = [
    [words.sat, number(sat), words.satNote],
    [words.average, marks(average), words.deviation(marks(deviation)), words.of(marks(paper.full))],
    [
      words.median,
      marks(quartiles?.median ?? null),
      quartiles ? words.middle(marks(quartiles.first), marks(quartiles.third)) : '',
    ],
    [words.best, marks(best), words.lowest(marks(lowest))],
    [words.passed, percent(passed, sat), words.passedNote(number(passed), marks(passAbove))],
    [
      words.time,
      averageMinutes === null ? '–' : words.minutes(number(averageMinutes)),
      words.timeNote(number(paper.minutes)),
    ],
    [words.absentCount, number(missing), words.waitingCount(number(absent.length - missing))],
  ];
  const html = cells.map(
    ([name, figure, note, small]) =>
      `<div><dt>${escaped(name)}</dt><dd>${escaped(figure)}${small ? ` <small>${escaped(small)}</small>` : ''}</dd><p>${escaped(
        note,
      )}</p></div>`,
  );
  return part(words.glance, `<dl class="glance">${html.join('')}</dl>`);
}

function attemptsHtml(attempts: readonly AttemptRow[], page: PageLanguage): string {
  const { words, number, marks, dateTime } = page;
  if (attempts.length === 0) return '';
  const verdict = ({ passed, state }: AttemptRow) =>
    passed === null ? words.states[state] : passed ? words.pass : words.fail;
  const table = tableHtml<AttemptRow>(
    [
      { name: words.rank, numeric: true, text: ({ rank }) => (rank === null ? '–' : number(rank)) },
      { name: words.student, text: ({ student }) => student, under: ({ email }) => email },
      { name: words.marks, numeric: true, text: (row) => `${marks(row.marks)} / ${marks(row.full)}` },
      { name: words.result, text: verdict },
      { name: words.percentile, numeric: true, text: ({ percentile }) => percentile ?? '–' },
      { name: words.started, text: ({ startedAt }) => dateTime(startedAt) },
      { name: words.late, numeric: true, text: ({ lateAnswers }) => number(lateAnswers) },
    ],
    attempts,
  );
  return part(words.attempts, table, words.attemptsNote);
}

function absentHtml(absent: readonly AbsentRow[], { words, dateTime }: PageLanguage): string {
  if (absent.length === 0) return part(words.absent, `<p>${escaped(words.allHere)}</p>`);
  const table = tableHtml<AbsentRow>(
    [
      { name: words.student, text: ({ student }) => student, under: ({ email }) => email },
      { name: words.batches, text: ({ batches }) => batches.join(', ') },
      { name: words.state, text: ({ state }) => words.absence[state] },
      { name: words.closes, text: ({ closesAt }) => dateTime(closesAt) },
    ],
    absent,
  );
  return part(words.absent, table);
}

import type { TieChain } from '@abhyas/contract/assessments/patterns';
import type { RankEntry, RankListPage } from '@abhyas/contract/assessments/rank-lists';
import { escaped } from '../../print/page/look/markup.ts';
import type { PageLanguage } from './page-language.ts';
import { part } from './sheet-html.ts';
import { type Column, tableHtml } from './table-html.ts';

/** All that stands on the pages of an issue of a rank list. */
export interface PrintedRanks {
  readonly chain: TieChain | null;
  /** As they were when it was issued. */
  readonly sessions: NonNullable<RankListPage['issued']>['sessions'];
  /** Who sat a version that is not in the list. */
  readonly leftOut: readonly { readonly label: string; readonly version: number; readonly appeared: number }[];
  readonly outdated: boolean;
  readonly entries: readonly RankEntry[];
}

/** An issue of a rank list below its letterhead. Pure. */
export function ranksHtml({ chain, sessions, leftOut, outdated, entries }: PrintedRanks, page: PageLanguage): string {
  const { words, number } = page;
  const left = leftOut.map(({ label, version, appeared }) =>
    words.leftOutLine(label, number(version), number(appeared)),
  );
  return `${outdated ? warning(words.outdated, `<p>${escaped(words.outdatedText)}</p>`) : ''}${
    left.length > 0
      ? warning(words.leftOut, `<ul>${left.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`)
      : ''
  }${sessionsHtml(sessions, chain, page)}${part(words.ranks, entriesHtml(entries, page))}`;
}

const warning = (title: string, html: string) => `<section class="warning"><b>${escaped(title)}</b>${html}</section>`;

function sessionsHtml(sessions: PrintedRanks['sessions'], chain: TieChain | null, page: PageLanguage): string {
  const { words, number, marks } = page;
  const table = tableHtml<PrintedRanks['sessions'][number]>(
    [
      { name: words.session, text: ({ label }) => label },
      { name: words.paper, text: ({ title }) => title },
      {
        name: words.paperVersion,
        numeric: true,
        text: ({ version }) => (version === undefined ? '–' : number(version)),
      },
      { name: words.appeared, numeric: true, text: ({ appeared }) => number(appeared) },
      { name: words.highest, numeric: true, text: ({ highest }) => marks(highest) },
    ],
    sessions,
  );
  return part(words.sessions, table, tieWords(chain, page));
}

/** By what equal totals were told apart, with its source. */
function tieWords(chain: TieChain | null, { words, subject: subjectName }: PageLanguage): string {
  if (!chain) return words.tiesShare;
  const links = chain.links.map(({ figure }) => {
    const [name = '', subject] = figure.split('.');
    const what = words.figures[name] ?? name;
    return subject ? words.figureIn(what, subjectName(subject)) : what;
  });
  const said = words.tiesBy(links.join(' → '), chain.source);
  return chain.secondHand ? `${said} ${words.secondHand}` : said;
}

function entriesHtml(entries: readonly RankEntry[], page: PageLanguage): string {
  const { words, number, marks } = page;
  const subjects = [...new Set(entries.flatMap((entry) => entry.subjects.map(({ subject }) => subject)))];
  const hasSessions = entries.some(({ session }) => session !== '');
  const session: Column<RankEntry> = { name: words.session, text: (entry) => entry.session };
  return tableHtml<RankEntry>(
    [
      { name: words.rank, numeric: true, text: ({ rank }) => number(rank) },
      {
        name: words.student,
        text: ({ name, email }) => name || email,
        under: ({ name, email }) => (name ? email : ''),
      },
      ...(hasSessions ? [session] : []),
      { name: words.marks, numeric: true, text: (entry) => marks(entry.marks) },
      { name: words.percentile, numeric: true, text: ({ total }) => total.percentile },
      ...subjects.map((subject) => ({
        name: page.subject(subject),
        numeric: true as const,
        text: (entry: RankEntry) => entry.subjects.find((of) => of.subject === subject)?.percentile ?? '–',
      })),
    ],
    entries,
  );
}

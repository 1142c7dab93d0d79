import type { Home } from '@abhyas/contract/discovery/home';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';

export type HomePaper = Home['papers'][number];
type HomeExam = Home['exams'][number];

/** What of the address filters the home. */
export interface HomeFilter {
  readonly exam?: string | undefined;
  readonly q?: string | undefined;
}

/** The filter as the address gives it, whatever somebody typed there. */
export function homeFilterOf({ exam, q }: Record<string, unknown>): HomeFilter {
  return {
    ...(typeof exam === 'string' && exam && { exam }),
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q) }),
  };
}

/** A paper belongs to an exam when everything it asks is a subject of that exam. */
function belongsTo(paper: HomePaper, exam: HomeExam): boolean {
  const names = new Set(exam.subjects.flatMap(({ code, name }) => [code, name.toLowerCase()]));
  return paper.subjects.every((subject) => names.has(subject.toLowerCase()));
}

/** The provider leads to its institutes and may have no paper itself; everywhere else the list stands, also while it is empty. */
export const showsPapers = ({ papers }: Home, kind: InstituteSettings['kind']): boolean =>
  papers.length > 0 || kind !== 'provider';

/** The papers that a chosen exam and a search leave. */
export function filterPapers(home: Home, examCode: string | undefined, search: string): readonly HomePaper[] {
  const exam = home.exams.find(({ code }) => code === examCode);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return home.papers.filter((paper) => {
    const text = [paper.title, ...paper.subjects].join(' ').toLowerCase();
    return (!exam || belongsTo(paper, exam)) && words.every((word) => text.includes(word));
  });
}

/** The paper that the hero invites to: of the open ones the first to close, else the first to open. */
export function nextPaper(papers: readonly HomePaper[], now: number): HomePaper | undefined {
  const opens = (paper: HomePaper) => (paper.opensAt ? Date.parse(paper.opensAt) : 0);
  const closes = (paper: HomePaper) => (paper.closesAt ? Date.parse(paper.closesAt) : Infinity);
  const still = papers.filter((paper) => closes(paper) > now);
  const open = still.filter((paper) => opens(paper) <= now).sort((a, b) => closes(a) - closes(b));
  return open[0] ?? still.sort((a, b) => opens(a) - opens(b))[0];
}

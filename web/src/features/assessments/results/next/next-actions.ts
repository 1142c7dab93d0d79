import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { filterSolutions, type ResultQuestion } from '../filter-solutions.ts';
import type { SolutionFilter } from '../../student-addresses.ts';
import { expectedSeconds, paceOf } from '../speed/speed-grid.ts';

/** One thing to do now: `assessments.insights.next.<kind>` says what, `marks` what it can bring (hundredths, where that can be said). */
export type NextAction =
  | { readonly kind: SolutionAction; readonly show: SolutionFilter; readonly count: number; readonly marks: number }
  | { readonly kind: 'chapters'; readonly chapters: readonly Chapter[]; readonly marks: number }
  | { readonly kind: 'retake'; readonly count: number; readonly marks: number }
  | { readonly kind: 'bookmarks'; readonly count: number }
  | { readonly kind: 'paper'; readonly paperId: string; readonly title: string; readonly closesAt: string | null };
type SolutionAction = 'changed' | 'hasty' | 'wrong' | 'skipped' | 'slow';
type Chapter = AttemptResult['topics'][number];

export interface Around {
  /** Papers that the student may sit. */
  readonly papers: readonly Pick<OpenPaper, 'paperId' | 'title' | 'state' | 'closesAt'>[];
  /** Questions kept by now. */
  readonly bookmarks: number;
}

/** So many actions are named. */
const MOST = 5;
const MOST_CHAPTERS = 3;
/**
 * How much of the marks at stake one may hope to win next time: most where one knew the answer already, least where one has to
 * learn the matter first.
 */
const hope = { changed: 0.8, hasty: 0.6, slow: 0.5, wrong: 0.4, retake: 0.38, chapters: 0.35, skipped: 0.25 } as const;

/**
 * The next five actions after a result. Those about its questions stand in the order of the marks one may hope to win with them; one
 * place is kept for the next open paper, and the questions kept as bookmarks fill what is left. Pure.
 */
export function nextActions(result: AttemptResult, { papers, bookmarks }: Around): NextAction[] {
  const own = withoutRepeats(
    ownActions(result).toSorted((a, b) => b.marks * hope[b.kind] - a.marks * hope[a.kind]),
    result,
  );
  const paper = nextPaper(result, papers);
  const rest: NextAction[] = [
    ...(paper ? [paper] : []),
    ...(bookmarks > 0 ? [{ kind: 'bookmarks' as const, count: bookmarks }] : []),
  ];
  const kept = Math.min(rest.length, Math.max(paper ? 1 : 0, MOST - own.length));
  return [...own.slice(0, MOST - kept), ...rest.slice(0, kept)];
}

/**
 * The same questions are named in one line to read, the most worthwhile one. Taking them again is another thing to do, and chapters lead
 * to other questions.
 */
function withoutRepeats(actions: readonly OwnAction[], result: AttemptResult): OwnAction[] {
  const named = new Set<string>();
  return actions.filter((action) => {
    if (action.kind === 'chapters' || action.kind === 'retake') return true;
    const shown = filterSolutions(result, 'show' in action ? action.show : 'wrong');
    const ids = shown.map(({ questionId }) => questionId).join();
    return !named.has(ids) && named.add(ids);
  });
}

type OwnAction = Exclude<NextAction, { kind: 'paper' } | { kind: 'bookmarks' }>;

function ownActions(result: AttemptResult): OwnAction[] {
  const missed = (questions: readonly ResultQuestion[]) =>
    questions.reduce((sum, { full, marks }) => sum + full - marks, 0);
  const seen = (kind: SolutionAction, show: SolutionFilter, worth = missed): OwnAction => {
    const questions = filterSolutions(result, show);
    return { kind, show, count: questions.length, marks: worth(questions) };
  };
  const chapters = weakest(result);
  const wrong = filterSolutions(result, 'wrong');
  const actions: OwnAction[] = [
    seen('changed', 'changed'),
    seen('hasty', 'fastWrong'),
    seen('slow', 'slowRight', (questions) => timeWorth(result, questions)),
    seen('wrong', 'wrong'),
    { kind: 'retake', count: wrong.length, marks: missed(wrong) },
    seen('skipped', 'skipped'),
    { kind: 'chapters', chapters, marks: chapters.reduce((sum, { full, marks }) => sum + full - marks, 0) },
  ];
  return actions.filter(({ marks }) => marks > 0);
}

/** What the time beyond the expected one would bring at the pace at which the whole paper is worth its full marks. */
function timeWorth(result: AttemptResult, questions: readonly ResultQuestion[]): number {
  const pace = paceOf(result);
  const over = questions.reduce((sum, question) => sum + question.seconds - expectedSeconds(question, pace), 0);
  return Math.round((over / (result.paper.minutes * 60)) * result.full);
}

/** The chapters in which most marks were left, at most three; none in which all were won. */
const weakest = ({ topics }: AttemptResult): Chapter[] =>
  topics
    .filter(({ marks, full }) => marks < full)
    .toSorted((a, b) => b.full - b.marks - (a.full - a.marks))
    .slice(0, MOST_CHAPTERS);

/** What is being sat, else what is open, the first to close before others; never the same paper again. */
function nextPaper({ paper }: AttemptResult, papers: Around['papers']): NextAction | undefined {
  const closing = ({ closesAt }: Around['papers'][number]) =>
    closesAt ? Date.parse(closesAt) : Number.MAX_SAFE_INTEGER;
  const [next] = papers
    .filter(({ paperId, state }) => paperId !== paper.id && (state === 'running' || state === 'open'))
    .toSorted((a, b) => Number(b.state === 'running') - Number(a.state === 'running') || closing(a) - closing(b));
  return next && { kind: 'paper', paperId: next.paperId, title: next.title, closesAt: next.closesAt };
}

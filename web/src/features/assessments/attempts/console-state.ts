import type { QuestionSheet, SavedAnswer } from '@abhyas/contract/assessments/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { PaletteState } from '../../../ui/palette-tile/palette-tile.tsx';

/** One question as the console knows it. */
export interface QuestionState {
  /** What stands on the screen; scored only after it was saved. */
  readonly selection: Response | null;
  /** The last answer that was given to the outbox; null before the first. */
  readonly saved: SavedAnswer | null;
  readonly visited: boolean;
  /** Over all visits. */
  readonly spentMs: number;
}
export interface ConsoleState {
  /** Ids of the questions by section, in the order of the paper. */
  readonly sections: readonly (readonly string[])[];
  readonly current: string;
  /** The question of each section that was open last. */
  readonly places: readonly string[];
  /** Since when the current question is looked at, in milliseconds; null while nobody looks. */
  readonly since: number | null;
  readonly questions: Readonly<Record<string, QuestionState>>;
  readonly reviewSaves: boolean;
  /** Locked sections: the one that is open now; null where one may go everywhere. */
  readonly open: number | null;
}

/** `at`: the time in milliseconds, for the time spent on each question. */
export type ConsoleAction = { readonly at: number } & (
  | { readonly type: 'select'; readonly response: Response | null }
  | { readonly type: 'saveNext' | 'saveReview' | 'reviewNext' | 'clear' | 'next' | 'back' | 'pause' | 'resume' }
  | { readonly type: 'jump'; readonly questionId: string }
  | { readonly type: 'section'; readonly index: number }
  | { readonly type: 'lock'; readonly open: number | null }
);
/** A word for the outbox. */
export interface ConsoleWrite {
  readonly questionId: string;
  readonly kind: 'answer' | 'draft';
  readonly answer: SavedAnswer;
}
export interface Step {
  readonly state: ConsoleState;
  readonly writes: readonly ConsoleWrite[];
}
export type StateCounts = Readonly<Record<PaletteState, number>>;

/** The console of a paper that nobody has touched yet; its first question counts as visited when it is shown. */
export function freshConsole(sheet: Pick<QuestionSheet, 'sections' | 'console'>): ConsoleState {
  const sections = sheet.sections.map((section) => section.questions.map((question) => question.id));
  const untouched: QuestionState = { selection: null, saved: null, visited: false, spentMs: 0 };
  return {
    sections,
    current: sections.flat()[0] ?? '',
    places: sections.map((ids) => ids[0] ?? ''),
    since: null,
    questions: Object.fromEntries(sections.flat().map((id) => [id, untouched])),
    reviewSaves: sheet.console.reviewSaves,
    open: null,
  };
}

/** exams: palette states. What counts is the saved answer, not what stands on the screen. */
export function paletteState({ saved, visited }: QuestionState): PaletteState {
  if (saved?.response) return saved.review ? 'answeredMarked' : 'answered';
  if (saved?.review) return 'marked';
  return visited ? 'notAnswered' : 'notVisited';
}

/** How many of these questions are in each state. */
export function countStates(state: ConsoleState, ids: readonly string[] = state.sections.flat()): StateCounts {
  const counts = { notVisited: 0, notAnswered: 0, answered: 0, marked: 0, answeredMarked: 0 };
  for (const id of ids) counts[paletteState(state.questions[id]!)]++;
  return counts;
}

/** How many of these questions have a saved answer. */
export function countAnswered(state: ConsoleState, ids?: readonly string[]): number {
  const { answered, answeredMarked } = countStates(state, ids);
  return answered + answeredMarked;
}

/** Which section a question stands in. */
export const sectionOf = (state: ConsoleState, questionId: string): number =>
  state.sections.findIndex((ids) => ids.includes(questionId));

/** Whether one may go to a section: any of them, or where sections are locked the one whose time runs. */
export const isOpen = (state: ConsoleState, section: number): boolean => state.open === null || state.open === section;

/** The questions that one may go to, in the order of the paper. */
export const openIds = ({ sections, open }: ConsoleState): readonly string[] =>
  open === null ? sections.flat() : (sections[open] ?? []);

/** True while the screen shows something else than what is saved. */
export const isUnsaved = ({ selection, saved }: QuestionState): boolean =>
  JSON.stringify(answerable(selection)) !== JSON.stringify(saved?.response ?? null);

/**
 * exams: console behaviour. Pure: what an action makes of the console, and what the outbox has to keep of it. Only the four
 * saving actions write answers; leaving a question in any other way keeps a draft.
 */
export function step(before: ConsoleState, action: ConsoleAction): Step {
  const state = count(before, action.at);
  const id = state.current;
  const question = state.questions[id];
  if (!question) return { state, writes: [] };
  switch (action.type) {
    case 'select': {
      const changed = change(state, id, { selection: action.response });
      return { state: changed, writes: [draft(changed, id)] };
    }
    case 'clear':
      return answer(change(state, id, { selection: null }), { response: null, review: false });
    case 'saveNext':
      return after(
        answer(state, { response: answerable(question.selection), review: false }),
        ahead(state, 'wrap'),
        action.at,
      );
    case 'saveReview':
      return after(
        answer(state, { response: answerable(question.selection), review: true }),
        ahead(state, 'wrap'),
        action.at,
      );
    case 'reviewNext': {
      const response = state.reviewSaves ? answerable(question.selection) : (question.saved?.response ?? null);
      return after(answer(state, { response, review: true }), ahead(state, 'wrap'), action.at);
    }
    case 'next':
      return leave(state, ahead(state, 'stay'), action.at);
    case 'back':
      return leave(state, ahead(state, 'back'), action.at);
    case 'jump':
      return leave(state, action.questionId, action.at);
    case 'section':
      return leave(state, state.places[action.index] ?? id, action.at);
    case 'lock':
      return { state: lock(state, action.open, action.at), writes: [] };
    case 'pause':
      return { state: { ...state, since: null }, writes: state.since === null ? [] : [draft(state, id)] };
    case 'resume':
      return { state: open({ ...state, since: action.at }, id, action.at), writes: [] };
  }
}

/** Adds the time since the last action to the question that was looked at. */
function count(state: ConsoleState, at: number): ConsoleState {
  const question = state.questions[state.current];
  if (state.since === null || !question) return state;
  const spentMs = question.spentMs + Math.max(0, at - state.since);
  return { ...change(state, state.current, { spentMs }), since: at };
}

function change(state: ConsoleState, id: string, part: Partial<QuestionState>): ConsoleState {
  return { ...state, questions: { ...state.questions, [id]: { ...state.questions[id]!, ...part } } };
}

function answer(state: ConsoleState, given: Pick<SavedAnswer, 'response' | 'review'>): Step {
  const id = state.current;
  const saved = { ...given, seconds: secondsOf(state.questions[id]!) };
  return { state: change(state, id, { saved }), writes: [{ questionId: id, kind: 'answer', answer: saved }] };
}

function draft(state: ConsoleState, id: string): ConsoleWrite {
  const question = state.questions[id]!;
  const review = question.saved?.review ?? false;
  const response = isBlank(question.selection) ? null : question.selection;
  return { questionId: id, kind: 'draft', answer: { response, review, seconds: secondsOf(question) } };
}

function leave(state: ConsoleState, to: string, at: number): Step {
  if (to === state.current || !openIds(state).includes(to)) return { state, writes: [] };
  return { state: open(state, to, at), writes: [draft(state, state.current)] };
}

const after = ({ state, writes }: Step, to: string, at: number): Step => ({ state: open(state, to, at), writes });

function open(state: ConsoleState, id: string, at: number): ConsoleState {
  const section = sectionOf(state, id);
  return {
    ...change(state, id, { visited: true }),
    current: id,
    places: state.places.map((place, index) => (index === section ? id : place)),
    since: state.since === null ? null : at,
  };
}

/** The clock opened another section: nothing is written any more in the one that was left. */
function lock(before: ConsoleState, section: number | null, at: number): ConsoleState {
  const state = { ...before, open: section };
  const to = section === null ? state.current : (state.places[section] ?? state.current);
  return section === null || section === sectionOf(state, state.current) ? state : open(state, to, at);
}

/** The neighbour in the order of the paper: the last of a section is followed by the first of the next, where that is open. */
function ahead(state: ConsoleState, way: 'wrap' | 'stay' | 'back'): string {
  const ids = openIds(state);
  const at = ids.indexOf(state.current);
  if (way === 'back') return ids[at - 1] ?? state.current;
  return ids[at + 1] ?? (way === 'wrap' ? (ids[0] ?? state.current) : state.current);
}

/** A response that can be scored: a lone minus sign, or spaces, are none yet. */
export function answerable(selection: Response | null): Response | null {
  if (selection && 'number' in selection) return /\d/.test(selection.number) ? selection : null;
  if (selection && 'text' in selection) return selection.text.trim() === '' ? null : { text: selection.text.trim() };
  return selection;
}

const isBlank = (selection: Response | null) =>
  selection !== null && 'text' in selection && selection.text.trim() === '';

const mostSeconds = 86_400;
const secondsOf = (question: QuestionState): number => Math.min(mostSeconds, Math.floor(question.spentMs / 1000));

import type { QuestionSheet, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import { freshConsole, type ConsoleState, type QuestionState } from './console-state.ts';
import type { LocalWord } from './outbox.ts';

type Word = Pick<LocalWord, 'questionId' | 'kind' | 'seat' | 'sequence' | 'answer'> | StoredAnswer;

/**
 * The console as it was left: what the server has and what this device still keeps, per question and kind the word with the
 * greatest (seat, sequence). What was never sent is newer than what was. A draft restores the screen and nothing else.
 */
export function restoreConsole(
  sheet: Pick<QuestionSheet, 'sections' | 'console'>,
  stored: readonly StoredAnswer[],
  local: readonly LocalWord[],
  current?: string | null,
): ConsoleState {
  const fresh = freshConsole(sheet);
  const words = new Map<string, Word>();
  for (const word of [...stored, ...local] as Word[]) {
    const place = `${word.questionId} ${word.kind}`;
    if (isNewer(word, words.get(place))) words.set(place, word);
  }
  const questions = Object.fromEntries(
    Object.entries(fresh.questions).map(([id, untouched]) => [
      id,
      restoreQuestion(untouched, words.get(`${id} answer`), words.get(`${id} draft`)),
    ]),
  );
  const known = current && questions[current] ? current : newestOf(words.values());
  const at = known && questions[known] ? known : fresh.current;
  const places = fresh.sections.map((ids, index) => (ids.includes(at) ? at : fresh.places[index]!));
  return { ...fresh, questions, current: at, places };
}

/**
 * What an older seat had typed before it was taken over and what arrived only now: it counts for questions that this seat has not
 * answered (exams: seats), so the screen shows it. `own`: the questions that this seat has answered.
 */
export function learnOlderAnswers(
  console: ConsoleState,
  stored: readonly StoredAnswer[],
  seat: number,
  own: ReadonlySet<string>,
): ConsoleState {
  const news = stored.filter((word) => word.kind === 'answer' && word.seat < seat && !own.has(word.questionId));
  const changed = news.flatMap(({ questionId, answer }): [string, QuestionState][] => {
    const before = console.questions[questionId];
    if (!before || JSON.stringify(before.saved) === JSON.stringify(answer)) return [];
    const isUntouched =
      before.selection === null || JSON.stringify(before.selection) === JSON.stringify(before.saved?.response);
    const selection = isUntouched ? answer.response : before.selection;
    return [[questionId, { ...before, selection, saved: answer, visited: true }]];
  });
  return changed.length === 0
    ? console
    : { ...console, questions: { ...console.questions, ...Object.fromEntries(changed) } };
}

function restoreQuestion(untouched: QuestionState, answer: Word | undefined, draft: Word | undefined): QuestionState {
  if (!answer && !draft) return untouched;
  const screen = draft && isNewer(draft, answer) ? draft : answer;
  const seconds = Math.max(answer?.answer.seconds ?? 0, draft?.answer.seconds ?? 0);
  return {
    selection: screen?.answer.response ?? null,
    saved: answer?.answer ?? null,
    visited: true,
    spentMs: seconds * 1000,
  };
}

const sequenceOf = (word: Word) => word.sequence ?? Infinity;

function isNewer(word: Word, than: Word | undefined): boolean {
  if (!than) return true;
  if (word.seat !== than.seat) return word.seat > than.seat;
  // Both never sent: the one of the outbox, which comes later in the list.
  return sequenceOf(word) >= sequenceOf(than);
}

function newestOf(words: Iterable<Word>): string | undefined {
  let newest: Word | undefined;
  for (const word of words) if (isNewer(word, newest)) newest = word;
  return newest?.questionId;
}

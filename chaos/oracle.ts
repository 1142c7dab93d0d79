import type { AnswerWrite, SavedAnswer } from '@abhyas/contract/assessments/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { Acknowledged, Submitted, Typed } from './typed.ts';

/** One row of the history of an attempt. */
export interface EventRow {
  readonly seat: number;
  readonly sequence: number;
  readonly questionId: string;
  readonly kind: AnswerWrite['kind'];
  readonly answer: SavedAnswer;
  readonly late: boolean;
  readonly savedAt: Date;
}
export interface MarkedRow {
  readonly questionId: string;
  readonly response: SavedAnswer['response'];
  readonly marks: number;
}
/** Everything that is known about one attempt after it has ended: what people saw, and what the database holds. */
export interface Evidence {
  readonly state: string;
  readonly endedBy: string | null;
  /** The seat that could write when it ended: only this one could hand the paper in. */
  readonly seat: number;
  /** What the submit named that ended it; null where time ended it. */
  readonly lastSequence: number | null;
  /** The last moment at which an answer counts: deadline and grace. */
  readonly lastMoment: Date;
  /** Locked sections: the last moment of each; null where one may go everywhere. */
  readonly sectionMoments: readonly Date[] | null;
  /** In which section each question stands. */
  readonly sections: ReadonlyMap<string, number>;
  readonly typed: readonly Typed[];
  readonly acknowledged: readonly Acknowledged[];
  readonly submitted: readonly Submitted[];
  /** Rows that devices still keep back as refused. */
  readonly refused: number;
  readonly events: readonly EventRow[];
  /** The word on each question, answers only. */
  readonly words: readonly Omit<EventRow, 'kind' | 'late' | 'savedAt'>[];
  readonly marks: number | undefined;
  readonly marked: readonly MarkedRow[];
  /** How often each question of the paper was counted into the learner's history. */
  readonly seen: ReadonlyMap<string, number>;
  /** The right response to each question of the paper. */
  readonly keys: ReadonlyMap<string, Response>;
}

const RIGHT = 400;
const WRONG = -100;

/** Compares what people were promised with what counts; one sentence for each promise that was broken. */
export function judge(evidence: Evidence): string[] {
  return [
    ...lostAcknowledgements(evidence),
    ...lostWrites(evidence),
    ...countedTwice(evidence),
    ...wrongWords(evidence),
    ...brokenSubmits(evidence),
    ...wrongTimes(evidence),
    ...wrongMarks(evidence),
  ];
}

const keyOf = ({ seat, sequence }: { seat: number; sequence: number }) => `${seat}/${sequence}`;
const sameAnswer = (a: SavedAnswer, b: SavedAnswer) =>
  a.seconds === b.seconds && a.review === b.review && JSON.stringify(a.response) === JSON.stringify(b.response);

/** What a server acknowledged must lie in the history, whole, in time or late as it was said. */
function lostAcknowledgements({ acknowledged, events, typed }: Evidence): string[] {
  const byKey = new Map(events.map((event) => [keyOf(event), event]));
  const ours = new Map(typed.map((one) => [one.answer.seconds, one]));
  return acknowledged.flatMap(({ seat, write, verdict }) => {
    const at = keyOf({ seat, sequence: write.sequence });
    const source = ours.get(write.answer.seconds);
    if (verdict === 'altered' || verdict === 'refused') {
      return source?.forfeited ? [] : [`the write ${at} of an honest device was ${verdict}`];
    }
    const event = byKey.get(at);
    if (!event) return [`the acknowledged write ${at} is lost`];
    const isSame =
      event.questionId === write.questionId && event.kind === write.kind && sameAnswer(event.answer, write.answer);
    if (!isSame) return [`the acknowledged write ${at} is kept with other content`];
    return event.late === (verdict === 'late')
      ? []
      : [`the write ${at} was said to be ${verdict}, and is ${event.late ? 'late' : 'in time'}`];
  });
}

/** What a device kept must have arrived, in time or as evidence; drafts may have given way to what followed them. */
function lostWrites({ typed, events, refused }: Evidence): string[] {
  const arrived = new Set(events.map(({ answer }) => answer.seconds));
  const promised = typed.filter((one) => one.kept && !one.forfeited && one.kind === 'answer');
  const lost = promised.filter((one) => !one.unreadable && !arrived.has(one.answer.seconds));
  const unreadable = promised.filter((one) => one.unreadable).length;
  return [
    ...lost.map((one) => `the answer ${one.answer.seconds} of ${one.device} never arrived`),
    ...(refused < unreadable ? [`${unreadable - refused} unreadable answers are not kept on their device`] : []),
  ];
}

/** Each thing put down lies in the history once at most, and each question stands in the result and in the learner's history once. */
function countedTwice({ typed, events, marked, seen, keys }: Evidence): string[] {
  const times = new Map<number, number>();
  for (const { answer } of events) times.set(answer.seconds, (times.get(answer.seconds) ?? 0) + 1);
  const known = new Set(typed.map((one) => one.answer.seconds));
  const inResult = new Set(marked.map(({ questionId }) => questionId));
  return [
    ...[...times].filter(([, count]) => count > 1).map(([seconds]) => `the entry ${seconds} is in the history twice`),
    ...[...times].filter(([seconds]) => !known.has(seconds)).map(([seconds]) => `nobody put the entry ${seconds} down`),
    ...(marked.length !== keys.size || inResult.size !== keys.size
      ? [`the result holds ${marked.length} rows for ${keys.size} questions`]
      : []),
    ...[...seen]
      .filter(([, count]) => count !== 1)
      .map(([question, count]) => `question ${question} was counted ${count} times`),
  ];
}

/** Per question the greatest (seat, sequence) that came in time counts, in the answers and in the marks. */
function wrongWords({ events, words, marked, keys }: Evidence): string[] {
  const winners = new Map<string, EventRow>();
  for (const event of events) {
    if (event.late || event.kind !== 'answer') continue;
    const before = winners.get(event.questionId);
    const isNewer =
      !before || event.seat > before.seat || (event.seat === before.seat && event.sequence > before.sequence);
    if (isNewer) winners.set(event.questionId, event);
  }
  const responses = new Map(marked.map(({ questionId, response }) => [questionId, response]));
  return [...keys.keys()].flatMap((questionId) => {
    const winner = winners.get(questionId);
    const word = words.find((one) => one.questionId === questionId);
    const response = winner?.answer.response ?? null;
    return [
      ...(word?.answer.seconds === winner?.answer.seconds
        ? []
        : [`the word on question ${questionId} is not its newest answer`]),
      ...(JSON.stringify(responses.get(questionId) ?? null) === JSON.stringify(response)
        ? []
        : [`the marks of question ${questionId} miss its newest answer`]),
    ];
  });
}

/** Who ended the attempt and was told so had all counted that he put down before; asked again the server only says that it is over. */
function brokenSubmits(evidence: Evidence): string[] {
  const { submitted, seat, lastSequence, events } = evidence;
  const counts = (event: EventRow) => !event.late || isOutsideSection(evidence, event);
  const inTime = new Set(events.filter(counts).map(({ answer }) => answer.seconds));
  const ending = submitted.filter((one) => one.seat === seat && one.lastSequence === lastSequence);
  return ending.flatMap(({ before }) =>
    before
      .filter((one) => one.kind === 'answer' && !one.unreadable && !one.forfeited && !inTime.has(one.answer.seconds))
      .map((one) => `the answer ${one.answer.seconds} was put down before the submit and does not count`),
  );
}

/** Locked sections: it came after the time of its section, or before its section was opened. */
function isOutsideSection({ sectionMoments, sections }: Evidence, { questionId, savedAt }: EventRow): boolean {
  const section = sections.get(questionId) ?? 0;
  if (!sectionMoments) return false;
  const before = sectionMoments[section - 1];
  return savedAt > sectionMoments[section]! || (before !== undefined && savedAt < before);
}

/** Nothing that came after deadline and grace counts, nor after the time of a locked section. */
function wrongTimes(evidence: Evidence): string[] {
  const { events, lastMoment, state, endedBy, sectionMoments, sections } = evidence;
  const isAfterSection = ({ questionId, savedAt }: EventRow) =>
    sectionMoments !== null && savedAt > sectionMoments[sections.get(questionId) ?? 0]!;
  return [
    ...events
      .filter((event) => !event.late && isAfterSection(event))
      .map((event) => `the write ${keyOf(event)} came after the time of its section and counts`),
    ...(state === 'marked' && endedBy ? [] : [`the attempt is ${state}`]),
    ...events
      .filter(({ late, savedAt }) => !late && savedAt > lastMoment)
      .map((event) => `the write ${keyOf(event)} came after the end and counts`),
  ];
}

/** The marks are those of the responses that count: four for the right one, minus one for another. */
function wrongMarks({ marked, marks, keys }: Evidence): string[] {
  const due = (questionId: string, response: SavedAnswer['response']) => {
    if (response === null) return 0;
    return JSON.stringify(response) === JSON.stringify(keys.get(questionId)) ? RIGHT : WRONG;
  };
  const sum = marked.reduce((total, { questionId, response }) => total + due(questionId, response), 0);
  const wrong = marked.filter(({ questionId, response, marks: given }) => given !== due(questionId, response));
  return [
    ...wrong.map(({ questionId, marks: given }) => `question ${questionId} got ${given} hundredths`),
    ...(marks === sum ? [] : [`the result says ${marks} hundredths where ${sum} are due`]),
  ];
}

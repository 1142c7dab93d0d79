import type { Teaching } from '@abhyas/contract/practice/class-map';

interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly share: number | null;
}
/** A question of the last days: who met it, and who got it wrong. */
export interface Missed {
  readonly questionId: string;
  readonly chapterId: string;
  readonly wrong: readonly string[];
  readonly of: number;
}
/** Answers of a chapter in the last days. */
export interface Answered {
  readonly chapterId: string;
  readonly right: number;
  readonly answers: number;
  /** Who got less than half of them right. */
  readonly weak: readonly string[];
}
export interface Evidence {
  readonly chapters: readonly Chapter[];
  readonly students: number;
  readonly missed: readonly Missed[];
  readonly answered: readonly Answered[];
  /** By chapter: whose mastery fades, and for how many weeks at most. */
  readonly fading: ReadonlyMap<string, { readonly accountIds: readonly string[]; readonly weeks: number }>;
  readonly notBegun: ReadonlyMap<string, readonly string[]>;
  readonly questionName: (id: string) => string;
}

const LINES = 3;
/** Fewer people than these are no matter for the whole class. */
const LEAST = 3;
const WEAK_BELOW = 60;
const WEAK_ANSWERS = 10;

/**
 * At most three lines of what is worth teaching, each of a chapter of its own: a question that at least half got wrong, then chapters whose
 * answers are weak, then what fades, then what most have not begun. Pure.
 */
export function teachNext(evidence: Evidence): Teaching[] {
  const lines = [...missedOf(evidence), ...weakOf(evidence), ...fadingOf(evidence), ...notBegunOf(evidence)];
  const chosen: Teaching[] = [];
  for (const line of lines) {
    if (chosen.length === LINES) break;
    const isNew = chosen.every(({ chapterId }) => chapterId !== line.chapterId);
    // A class that misses many questions is told of one, so that the other lines say something else.
    if (isNew && chosen.filter(({ code }) => code === line.code).length < (line.code === 'missed' ? 1 : 2))
      chosen.push(line);
  }
  return chosen;
}

const named = ({ chapters }: Evidence, chapterId: string) => chapters.find(({ id }) => id === chapterId);

function missedOf(evidence: Evidence): Teaching[] {
  return evidence.missed
    .filter(({ wrong, of }) => wrong.length >= LEAST && 2 * wrong.length >= of)
    .toSorted((a, b) => b.wrong.length - a.wrong.length || a.questionId.localeCompare(b.questionId))
    .flatMap(({ questionId, chapterId, wrong, of }): Teaching[] => {
      const chapter = named(evidence, chapterId);
      if (!chapter) return [];
      const what = { questionId, question: evidence.questionName(questionId), wrong: wrong.length, of };
      return [{ code: 'missed', chapterId, chapter: chapter.name, accountIds: [...wrong], ...what }];
    });
}

function weakOf(evidence: Evidence): Teaching[] {
  const percent = ({ right, answers }: Answered) => Math.round((100 * right) / answers);
  return evidence.answered
    .filter((one) => one.answers >= WEAK_ANSWERS && one.weak.length >= LEAST && percent(one) < WEAK_BELOW)
    .toSorted((a, b) => percent(a) - percent(b))
    .flatMap((one): Teaching[] => {
      const chapter = named(evidence, one.chapterId);
      if (!chapter) return [];
      const { chapterId, answers } = one;
      return [
        { code: 'weak', chapterId, chapter: chapter.name, accountIds: [...one.weak], right: percent(one), answers },
      ];
    });
}

function fadingOf(evidence: Evidence): Teaching[] {
  return [...evidence.fading]
    .filter(([, { accountIds }]) => accountIds.length >= LEAST)
    .toSorted(([, a], [, b]) => b.accountIds.length - a.accountIds.length)
    .flatMap(([chapterId, { accountIds, weeks }]): Teaching[] => {
      const chapter = named(evidence, chapterId);
      return chapter ? [{ code: 'fading', chapterId, chapter: chapter.name, accountIds: [...accountIds], weeks }] : [];
    });
}

function notBegunOf(evidence: Evidence): Teaching[] {
  return evidence.chapters
    .flatMap(({ id, name, share }): (Teaching & { share: number })[] => {
      const accountIds = evidence.notBegun.get(id) ?? [];
      if (share === null || accountIds.length < LEAST || 2 * accountIds.length < evidence.students) return [];
      return [{ code: 'notBegun', chapterId: id, chapter: name, accountIds: [...accountIds], share }];
    })
    .toSorted((a, b) => b.share - a.share);
}

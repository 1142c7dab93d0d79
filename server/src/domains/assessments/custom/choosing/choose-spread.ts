import { shareOut } from '@abhyas/contract/assessments/share-out';
import { difficultyNames, type QuestionType, questionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { chooseQuestions } from '../../generation/choosing/choose-questions.ts';
import { fits, type Narrowing, type Traits } from './narrowing.ts';

export interface ShelfItem extends Traits {
  readonly id: string;
  readonly type: QuestionType;
}
/** How a choice is spread: over subjects, and within each over its chapters. */
export interface Spread {
  readonly subjects: ReadonlyMap<SubjectName, number>;
  readonly chapters: ReadonlyMap<string, number>;
}

/**
 * So many questions, the nearest to the wish first: each ring is emptied before the next one is touched, and of the last one questions
 * are taken in proportion to the weights of subjects and chapters. Items come in the order in which equal ones are taken. Pure.
 */
export function chooseFromRings(
  items: readonly ShelfItem[],
  rings: readonly Narrowing[],
  wanted: number,
  spread: Spread,
): ShelfItem[] {
  const chosen: ShelfItem[] = [];
  const taken = new Set<string>();
  for (const ring of rings) {
    const pool = items.filter((item) => !taken.has(item.id) && fits(item, ring));
    for (const item of chooseSpread(pool, wanted - chosen.length, spread)) {
      chosen.push(item);
      taken.add(item.id);
    }
  }
  return chosen;
}

/** So many of a pool in proportion to the weights; all of it where it holds fewer. Pure. */
export function chooseSpread(pool: readonly ShelfItem[], wanted: number, { subjects, chapters }: Spread): ShelfItem[] {
  const bySubject = [...Map.groupBy(pool, ({ subject }) => subject)];
  const shares = shareCapped(
    Math.min(wanted, pool.length),
    bySubject.map(([subject]) => subjects.get(subject) ?? 1),
    bySubject.map(([, items]) => items.length),
  );
  const sections = bySubject.flatMap(([subject, items], at) =>
    shares[at] === 0
      ? []
      : [
          {
            sectionId: subject,
            subject,
            count: shares[at]!,
            types: [...questionType.options],
            chapters: [...new Set(items.map(({ chapterId }) => chapterId))].map((knowledgeAreaId) => ({
              knowledgeAreaId,
              weight: Math.max(1, chapters.get(knowledgeAreaId) ?? 1),
            })),
          },
        ],
  );
  if (sections.length === 0) return [];
  const candidates = pool.map(({ difficulty, ...item }) => ({ ...item, difficulty: difficultyNames[difficulty] }));
  const picked = new Set(
    chooseQuestions({ sections }, candidates, (id) => id).sections.flatMap(({ questionIds }) => questionIds),
  );
  return pool.filter(({ id }) => picked.has(id));
}

/** Whole shares in proportion to the weights, none above its cap; together the total, where the caps hold as much. Pure. */
export function shareCapped(total: number, weights: readonly number[], caps: readonly number[]): number[] {
  const shares = caps.map(() => 0);
  let left = Math.min(
    total,
    caps.reduce((sum, cap) => sum + cap, 0),
  );
  while (left > 0) {
    const open = caps.flatMap((cap, at) => (shares[at]! < cap ? [at] : []));
    const more = shareOut(
      left,
      open.map((at) => weights[at]!),
    );
    for (const [i, at] of open.entries()) {
      const given = Math.min(more[i]!, caps[at]! - shares[at]!);
      shares[at]! += given;
      left -= given;
    }
  }
  return shares;
}

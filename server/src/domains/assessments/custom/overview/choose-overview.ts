import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import { chooseSpread, type ShelfItem, type Spread } from '../choosing/choose-spread.ts';

const levels = Object.values(difficultyCodes);

/**
 * Questions of a diagnostic: over subjects and chapters by their weights, and over the three levels in turn, so that each subject is
 * asked easily and hard. Where the weights give a chapter less than one question, the heavier ones are asked. Pure.
 */
export function chooseOverview(items: readonly ShelfItem[], wanted: number, spread: Spread): ShelfItem[] {
  const chosen = chooseSpread(items, wanted, spread);
  const taken = new Set(chosen.map(({ id }) => id));
  const turns = new Map<string, number>();
  return chosen.map((item) => {
    const turn = turns.get(item.subject) ?? 0;
    turns.set(item.subject, turn + 1);
    const level = levels[turn % levels.length]!;
    const other = items.find(
      ({ id, chapterId, difficulty }) => !taken.has(id) && chapterId === item.chapterId && difficulty === level,
    );
    if (item.difficulty === level || !other) return item;
    taken.add(other.id);
    return other;
  });
}

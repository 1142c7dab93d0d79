import type { AnswerKey } from '@abhyas/contract/questions/shapes';

/** The place on the paper, from 1, of an option; `order` is that of `optionOrder`, undefined as written. */
export const shownPlace = (option: number, order: readonly number[] | undefined): number => {
  const place = order?.indexOf(option) ?? -1;
  return place < 0 ? option : place + 1;
};

/** The key as one set shows it: options are named by their place there. Only for eyes, never for marking. Pure. */
export function shownKey(key: AnswerKey, order: readonly number[] | undefined): AnswerKey {
  if (key.kind !== 'choice' || !order) return key;
  const shown = (set: readonly number[]) => set.map((option) => shownPlace(option, order)).toSorted((a, b) => a - b);
  return { ...key, accepted: key.accepted.map(shown) };
}

import type { ReadCard } from './collection.ts';

/** The first sound of a note, and the side that says it. */
export interface NoteSound {
  readonly fileName: string;
  readonly side: 'front' | 'back';
}

/** The first sound that the fields of a note name; of a card that asks the other way round the sides are changed. Pure. */
export function soundOf({ fields, ord, isCloze }: Omit<ReadCard, 'deck' | 'reviews'>): NoteSound | undefined {
  const at = fields.findIndex((field) => /\[sound:[^\]]+\]/.test(field));
  if (at === -1) return undefined;
  const isFront = (at === 0) === (isCloze || ord === 0);
  return { fileName: /\[sound:([^\]]+)\]/.exec(fields[at]!)![1]!, side: isFront ? 'front' : 'back' };
}

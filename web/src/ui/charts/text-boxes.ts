/** Room that something of a chart takes, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a letter of a chart's words, which are 11.5 pixels high; wide rather than narrow, so that words never touch. */
const LETTER = 6.8;

/** About how wide these words are in a chart; marks of Hindi that stand above or below a letter take no room. */
export const lettersWide = (words: string): number => words.replaceAll(/\p{Mn}/gu, '').length * LETTER;

export const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Whether nothing of these is where it would stand. */
export const isFree = (box: Box, taken: readonly Box[]): boolean =>
  taken.every(
    (one) => one.right <= box.left || one.left >= box.right || one.bottom <= box.top || one.top >= box.bottom,
  );

/** One question of a GIFT file as it stands there, with the category that was set before it. */
export interface GiftBlock {
  readonly line: number;
  readonly text: string;
  readonly category: string;
}

const CATEGORY = /^\s*\$CATEGORY\s*:\s*(.*?)\s*$/;
/** More lines than any question has: an answer block that nobody closed is its own trouble. */
const LONGEST = 200;

/**
 * Cuts a GIFT file at its empty lines. A question whose answers have an empty line among them is put together without it, but only where the
 * bracket is closed before another question begins: one that is never closed leaves its neighbours alone.
 */
export function splitGift(text: string): GiftBlock[] {
  const lines = text.split(/\r\n|\r|\n/);
  const blocks: GiftBlock[] = [];
  let category = '';
  let start = 0;
  let open: string[] = [];
  const close = () => {
    const body = open.join('\n');
    if (open.some((line) => line.trim() !== '' && !line.trim().startsWith('//')))
      blocks.push({ line: start, text: body, category });
    open = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const set = CATEGORY.exec(line);
    if (set) {
      close();
      category = set[1]!.replaceAll(/\\([~=#{}:\\])/g, '$1');
    } else if (line.trim() !== '') {
      if (open.length === 0) start = i + 1;
      open.push(line);
    } else if (open.length > 0) {
      const end = isOpen(open.join('\n')) ? closingLine(lines, i) : undefined;
      if (end === undefined) close();
    }
  }
  close();
  return blocks;
}

/** Where the bracket that is open before this line is closed, unless another is opened or a title begins first. */
function closingLine(lines: readonly string[], from: number): number | undefined {
  for (let i = from; i < Math.min(lines.length, from + LONGEST); i++) {
    const line = lines[i]!;
    const close = bracketAt(line, '}');
    const another = bracketAt(line, '{');
    if (/^\s*(?:::|\$CATEGORY)/.test(line) || (another >= 0 && (close < 0 || another < close))) return undefined;
    if (close >= 0) return i;
  }
  return undefined;
}

/** First bracket that no backslash escapes. */
function bracketAt(line: string, bracket: '{' | '}'): number {
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === bracket) return i;
  }
  return -1;
}

function isOpen(text: string): boolean {
  const open = bracketAt(text, '{');
  return open >= 0 && bracketAt(text.slice(open), '}') < 0;
}

/** What stands between the brackets, escapes still in it; undefined where there are none. */
export function answerBlockOf(text: string): string | undefined {
  const open = bracketAt(text, '{');
  const close = open < 0 ? -1 : bracketAt(text.slice(open), '}');
  return close < 0 ? undefined : text.slice(open + 1, open + close);
}

/** The right numbers of an answer block; behind a `~` stands what is said to a wrong one, behind `####` what is said to all. */
export const numbersOnly = (block: string): string =>
  block
    .trim()
    .replace(/^#/, '')
    .split('####')[0]!
    .split(/(?<!\\)~/)[0]!;

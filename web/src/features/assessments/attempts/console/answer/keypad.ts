/** A number while it is typed: its characters and where the next one goes. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}
export type Key =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '.'
  | '-'
  | 'left'
  | 'right'
  | 'backspace'
  | 'clear';

/** The contract takes no longer number. */
const longest = 24;

/** exams: console behaviour, keypad. Whatever is pressed, the text stays the beginning of a number. */
export function press({ text, caret }: Typed, key: Key): Typed {
  switch (key) {
    case 'left':
      return { text, caret: Math.max(0, caret - 1) };
    case 'right':
      return { text, caret: Math.min(text.length, caret + 1) };
    case 'clear':
      return { text: '', caret: 0 };
    case 'backspace':
      return caret === 0 ? { text, caret } : { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
    case '-':
      return turnSign(text, caret);
    default:
      return insert(text, caret, key);
  }
}

function turnSign(text: string, caret: number): Typed {
  if (text.startsWith('-')) return { text: text.slice(1), caret: Math.max(0, caret - 1) };
  return text.length >= longest ? { text, caret } : { text: `-${text}`, caret: caret + 1 };
}

function insert(text: string, caret: number, key: string): Typed {
  const at = text.startsWith('-') ? Math.max(1, caret) : caret;
  if (text.length >= longest || (key === '.' && text.includes('.'))) return { text, caret };
  return { text: text.slice(0, at) + key + text.slice(at), caret: at + 1 };
}

/** The key that a physical keyboard means; undefined for all others. */
export function keyOf(pressed: string): Key | undefined {
  if (/^[0-9.]$/.test(pressed)) return pressed as Key;
  if (pressed === '-' || pressed === '−') return '-';
  return pressed === 'Backspace' ? 'backspace' : undefined;
}

import type { Tone } from '../tone.ts';
import classes from './avatar.module.css';

const tones: readonly Tone[] = ['accent', 'action', 'good', 'info', 'warn'];

interface Props {
  readonly name: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Without one, the name decides: the same person looks the same everywhere. */
  readonly tone?: Tone | undefined;
  readonly src?: string | undefined;
}

/** A person: the picture, or initials on a soft tint. The name stands beside it, so readers of the screen skip it. */
export function Avatar({ name, size = 'md', tone, src }: Props) {
  return (
    <span className={classes['avatar']} data-size={size} data-tone={tone ?? toneOf(name)} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initialsOf(name)}
    </span>
  );
}

/** First letters of the first and the last word; letters as people see them, also in Devanagari. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => firstLetter(word).toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}

function toneOf(name: string): Tone {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length]!;
}

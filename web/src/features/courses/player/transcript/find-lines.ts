import type { SpokenLine } from '../../../../ui/player/transcript/spoken-lines.ts';

/** A line that is shown. */
interface FoundLine {
  readonly line: SpokenLine;
  /** Which of all lines it is. */
  readonly at: number;
  /** The letters that were sought: from the first to before the last; both the same where nothing was. */
  readonly from: number;
  readonly to: number;
}

/** Lines in which something is said; it may go on in the next line. Every line where nothing is sought. */
export function findLines(lines: readonly SpokenLine[], typed: string): readonly FoundLine[] {
  const sought = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return lines.flatMap((line, at) => {
    if (sought === '') return { line, at, from: 0, to: 0 };
    const end = line.text.length;
    const from = `${line.text} ${lines[at + 1]?.text ?? ''}`.toLowerCase().indexOf(sought);
    return from >= 0 && from < end ? { line, at, from, to: Math.min(end, from + sought.length) } : [];
  });
}

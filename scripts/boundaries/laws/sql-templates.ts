/** A statement in words, or a piece of one. */
interface SqlTemplate {
  /** Where it begins in the text. */
  readonly at: number;
  /** Its words, without what is put into it. */
  readonly words: string;
  /** What stands inside its `${}`. */
  readonly inserted: string;
}

/** The `sql` templates of a file in their order; those inside another's `${}` stand after it. */
export function templatesOf(text: string): SqlTemplate[] {
  return [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].map(({ index, 0: opening }) => ({
    at: index,
    ...readTemplate(text, index + opening.length),
  }));
}

/** The words of a template that begins there, without what is put into it, and what is put into it. */
function readTemplate(text: string, from: number): { words: string; inserted: string } {
  let [words, inserted, depth] = ['', '', 0];
  for (let at = from; at < text.length; at++) {
    const one = text[at]!;
    if (depth === 0 && one === '`') break;
    if (text.startsWith('${', at)) depth++;
    else if (depth > 0 && one === '}') depth--;
    else if (depth > 0) inserted += one;
    else words += one;
  }
  return { words, inserted };
}

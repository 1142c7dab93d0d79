/** A comment or a text that refers to a page of `docs/`. */
export interface Citation {
  readonly path: string;
  readonly says: string;
}

/** What may be cited: the sections of a page by what stands after its `##`. */
export interface Pages {
  /** Numbers of the sections of docs/specification.md. */
  readonly spec: readonly string[];
  /** Headings of docs/exams.md and docs/architecture.md, and the measures of bench/README.md. */
  readonly exams: readonly string[];
  readonly architecture: readonly string[];
  readonly bench: readonly string[];
}

const NUMBERED = /\bspec(?:ification)?,? ((?:§\d+(?:, | and )?)+)/gi;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|^\s*--[^\n]*$/gm;
const NAMED = /(?<=(?:^|[(*/.,]|\band|--)\s?)(exams|architecture|bench): (?!\[)([\w -]+)/g;
/** Pages that the project once had elsewhere. */
const ABSENT = /\b(quality|libraries|interface|learning): |\.\.\/shared\b/;

/** The headings of a page, in lower case and without their numbers. */
export const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading!.toLowerCase());

/** The citations of a file that lead nowhere. `spec §4` may stand anywhere, `exams: the end` in a comment. */
export function findBroken(path: string, text: string, pages: Pages): Citation[] {
  const numbered = [...text.matchAll(NUMBERED)].flatMap(([says, list]) =>
    [...list!.matchAll(/\d+/g)].every(([number]) => pages.spec.includes(number)) ? [] : [{ path, says }],
  );
  const comments = path.endsWith('.md') ? [text] : [...text.matchAll(COMMENTS)].map(([comment]) => comment);
  const named = comments.flatMap((comment) => {
    const line = comment.replaceAll(/\s*\n\s*\*? */g, ' ');
    const wrong = [...line.matchAll(NAMED)].filter(
      ([, page, words]) => !pages[page as keyof Pages].some((heading) => begins(words!, heading)),
    );
    return [
      ...wrong.map(([says]) => ({ path, says })),
      ...(ABSENT.test(line) ? [{ path, says: line.slice(0, 80) }] : []),
    ];
  });
  return [...numbered, ...named];
}

/** `the end of the attempt` begins with the heading `the end`. */
const begins = (words: string, heading: string): boolean =>
  ` ${words.toLowerCase()} `.startsWith(` ${heading} `) || words.toLowerCase().startsWith(`the ${heading}`);

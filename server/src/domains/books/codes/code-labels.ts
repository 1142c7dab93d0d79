import type { Language } from '@abhyas/contract/shapes';
import type { VersionItem } from '../books/versions.store.ts';

/** A code with the words that tell the printer where it belongs. */
export interface CodeLabel {
  readonly code: string;
  /** The whole address that the square code holds. */
  readonly address: string;
  /** `Exercise 7.2, question 11`. */
  readonly name: string;
  readonly printedPage: number | null;
  /** The chapter, over its codes. */
  readonly chapter: string;
  /** Where its picture lies in the archive, without the ending: `01-rotation/7.2/11-PH72K4`. */
  readonly path: string;
}
type Line = Pick<VersionItem, 'itemId' | 'parentId' | 'kind' | 'title' | 'number' | 'printedPage'>;

const words = {
  en: { chapter: 'Chapter', exercise: 'Exercise', question: 'question', video: 'Video', pdf: 'PDF pages' },
  hi: { chapter: 'अध्याय', exercise: 'अभ्यास', question: 'प्रश्न', video: 'वीडियो', pdf: 'PDF पृष्ठ' },
} as const satisfies Readonly<Record<Language, object>>;

/** Signs that every file system takes. */
const fileName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .toLowerCase()
    .slice(0, 60) || '-';

/** The codes of a version in the order of the book; parts have none on paper. Pure. */
export function codeLabels(
  lines: readonly Line[],
  codes: ReadonlyMap<string, string>,
  { language, address }: { readonly language: Language; readonly address: string },
): CodeLabel[] {
  const text = words[language];
  const byId = new Map(lines.map((line) => [line.itemId, line]));
  let chapter = { name: '', folder: '' };
  let chapters = 0;
  return lines.flatMap((line) => {
    const { itemId, kind, number, title, printedPage } = line;
    const code = codes.get(itemId);
    if (kind === 'part' || code === undefined) return [];
    if (kind === 'chapter') {
      const name = [number && `${text.chapter} ${number}`, title].filter(Boolean).join(', ');
      chapter = { name, folder: `${String(++chapters).padStart(2, '0')}-${fileName(title || number)}` };
    }
    const exercise = kind === 'question' ? byId.get(line.parentId ?? '') : undefined;
    const folder = exercise ? `${chapter.folder}/${fileName(exercise.number || exercise.title)}` : chapter.folder;
    const name = kind === 'chapter' ? chapter.name : nameOf(line, exercise, text);
    return {
      code,
      address: `${address}/inbook?code=${code}`,
      name,
      printedPage: printedPage ?? exercise?.printedPage ?? null,
      chapter: chapter.name,
      path: `${folder}/${fileName(number || title)}-${code}`,
    };
  });
}

function nameOf({ kind, number, title }: Line, exercise: Line | undefined, text: (typeof words)[Language]): string {
  const numbered = (of: string) => (number ? `${text.exercise} ${of}` : title || text.exercise);
  if (exercise)
    return `${exercise.number ? `${text.exercise} ${exercise.number}` : exercise.title}, ${text.question} ${number}`;
  if (kind === 'exercise') return numbered(number);
  return title || (kind === 'video' ? text.video : text.pdf);
}

import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { acceptedExtensions } from '@abhyas/contract/media/uploads';
import type { ImportSource } from './import-source.ts';
import type { Problems } from './problems.ts';
import type { RecipeMaker } from './recipe-maker.ts';

/** What a file becomes as a lesson, by its ending. */
export function kindOfPath(path: string): LessonKind | undefined {
  const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
  const isOf = (kind: keyof typeof acceptedExtensions) =>
    (acceptedExtensions[kind] as readonly string[]).includes(extension);
  if (isOf('video')) return 'video';
  if (isOf('audio')) return 'audio';
  if (isOf('document')) return 'pdf';
  return isOf('file') ? 'file' : undefined;
}

/** The file of that path, whatever the capitals and the kind of strokes; from the top, or from where the outline lies. */
export function findPath(given: string, source: ImportSource, folder: string): string | undefined {
  const wanted = given
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .normalize('NFC')
    .toLowerCase();
  return [...source.files.keys()].find((path) => [wanted, folder.toLowerCase() + wanted].includes(path.toLowerCase()));
}

/** `videos/03_the-moving man.mp4` → `The moving man`. */
export function titleOf(path: string): string {
  const name = (path.split('/').at(-1) ?? '')
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const plain = name.replace(/^\d{1,3}[.)\s]+(?=\S)/, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Without an outline: folders are sections and files are lessons, in the order of their names. */
export function readFolders(source: ImportSource, maker: RecipeMaker, problems: Problems): void {
  problems.warning('noOutline');
  const tops = new Set([...source.files.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)));
  const base = tops.size === 1 ? ([...tops][0] ?? '') : '';
  for (const path of source.files.keys()) {
    const kind = kindOfPath(path);
    if (kind === undefined) continue;
    const folder = path.slice(base.length).split('/').slice(0, -1).join(' › ');
    maker.section(folder === '' ? source.name : titleOf(folder));
    maker.lesson({ title: titleOf(path), kind, path });
  }
}

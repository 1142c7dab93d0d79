import { ArchiveError } from './archive-error.ts';

const MOST_CHARACTERS = 400;
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;
/** Left behind by systems, never part of what was packed. */
const debris = /(^|\/)(__MACOSX(\/|$)|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i;

/**
 * The path of a file inside an archive or folder: segments joined by `/`, composed (NFC), never leaving the place where it lies. Undefined for
 * what systems leave behind (`__MACOSX`, `.DS_Store`). Throws an ArchiveError for every path that could lead elsewhere.
 */
export function entryPath(name: string): string | undefined {
  const path = name
    .replaceAll('\\', '/')
    .normalize('NFC')
    .replace(/^(\.\/)+/, '');
  const refuse = (): never => {
    throw new ArchiveError('path', path.slice(0, 200).replaceAll(new RegExp(CONTROL, 'g'), '�'));
  };
  if (path === '' || path.length > MOST_CHARACTERS || !path.isWellFormed()) refuse();
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || CONTROL.test(path)) refuse();
  const segments = path.replace(/\/$/, '').split('/');
  if (segments.some((one) => one === '' || one === '.' || one === '..')) refuse();
  return debris.test(path) ? undefined : path;
}

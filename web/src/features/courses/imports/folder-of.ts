import { entryName } from './entry-name.ts';

/** A folder chosen in the browser: its files by path. */
export interface ChosenFolder {
  readonly name: string;
  readonly files: ReadonlyMap<string, File>;
}

/** What a folder chooser gives; each path begins with the folder's own name. Undefined where nothing was chosen. */
export function folderOf(list: FileList | null): ChosenFolder | undefined {
  const files = new Map([...(list ?? [])].map((file) => [entryName(file.webkitRelativePath || file.name), file]));
  const first = files.keys().next().value;
  return first === undefined ? undefined : { name: first.split('/')[0] ?? first, files };
}

const OUTLINE = /^(?:[^/]+\/)?(?:course\.json|(?:outline|syllabus)\.(?:csv|xlsx|tsv|txt))$/i;
const MOST_BYTES = 290_000;

/** The outline at the top of a folder, as the dry run takes it; null where there is none, or one that is far too large. */
export async function outlineOf({ files }: ChosenFolder): Promise<{ path: string; bytes: string } | null> {
  const found = [...files].find(([path, file]) => OUTLINE.test(path) && file.size <= MOST_BYTES);
  return found ? { path: found[0], bytes: await base64(found[1]) } : null;
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}

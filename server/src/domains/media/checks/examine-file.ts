import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { imageLimits } from '@abhyas/contract/media/images';
import { uploadLimits } from '@abhyas/contract/media/uploads';
import { ArchiveError } from '../../../kernel/archive/archive-error.ts';
import { openArchive } from '../../../kernel/archive/open-archive.ts';
import { ImageError } from '../../../kernel/images/image-error.ts';
import { readImage } from '../../../kernel/images/read-image.ts';
import type { MediaChange, MediaFile } from '../files/media-files.store.ts';
import { readMp4 } from './mp4-boxes.ts';
import { readPdfInChild } from './read-pdf-in-child.ts';

/** What was learned of a file, or the text key of what is wrong with it. */
export type Finding = { readonly learned: MediaChange } | { readonly problem: string };

const problem = (name: string): Finding => ({ problem: `media.files.problems.${name}` });
/** How many times larger than packed an archive may be. */
const MOST_RATIO = 200;

/**
 * Looks into a file that was received whole: pictures are encoded anew (the file at `path` is then the new one), films and documents must
 * be whole, archives must not be bombs or lead elsewhere.
 */
export async function examineFile(path: string, { kind, type, bytes, storageKey }: MediaFile): Promise<Finding> {
  if (kind === 'image') return encodeImage(path, storageKey);
  if (type === 'video/mp4' || type === 'video/quicktime') {
    const film = await readMp4(path, bytes);
    return film ? { learned: film } : problem('videoBroken');
  }
  if (type === 'application/pdf') {
    const pdf = await readPdfInChild(path, bytes);
    return pdf ? { learned: pdf } : problem('pdfBroken');
  }
  return /zip|officedocument|opendocument/.test(type) ? examineArchive(path, bytes) : { learned: {} };
}

async function encodeImage(path: string, storageKey: string): Promise<Finding> {
  try {
    const { bytes, type, width, height, extension } = await readImage(await readFile(path), imageLimits);
    await writeFile(`${path}.new`, bytes, { mode: 0o600 });
    await rename(`${path}.new`, path);
    const key = storageKey.replace(/\.[a-z0-9]+$/, `.${extension}`);
    return { learned: { type, width, height, storageKey: key, bytes: bytes.length } };
  } catch (error) {
    if (error instanceof ImageError) return problem(error.code === 'SVG_REFUSED' ? 'svgRefused' : 'imageBroken');
    throw error;
  }
}

/** By its list of files alone: nothing is unpacked. */
async function examineArchive(path: string, bytes: number): Promise<Finding> {
  const file = await open(path);
  try {
    const read = async (from: number, to: number) =>
      file.createReadStream({ start: from, end: to - 1, autoClose: false });
    const { archiveFiles, archiveBytes } = uploadLimits;
    const limits = { files: archiveFiles, bytes: archiveBytes, ratio: MOST_RATIO };
    const archive = await openArchive({ bytes, read }, limits);
    archive.close();
    return { learned: {} };
  } catch (error) {
    if (error instanceof ArchiveError) return problem(`archive.${error.problem}`);
    throw error;
  } finally {
    await file.close();
  }
}

import type { EditorProps } from '@tiptap/pm/view';
import { cleanHtml, type Lost } from './clean-html.ts';
import { readPlainText } from './formulas-in-text.ts';
import { fileOf, picturesOf } from './pictures-of.ts';
import { picturesInRtf } from './rtf-pictures.ts';

interface Desk {
  /** Pictures to be kept, and where they were dropped. */
  readonly onPictures: (files: readonly File[], at?: number) => void;
  readonly onLost: (lost: Lost | undefined) => void;
}

/** What the editor makes of a paste and of what is dropped: clean words with their formulas, and pictures that are uploaded. */
export function clipboardProps({ onPictures, onLost }: Desk): EditorProps {
  // What comes beside the page of the paste that is being read: Word's pictures.
  let beside: readonly File[] = [];
  return {
    transformPastedHTML(html) {
      const { html: clean, pictures, onDisk, lost } = cleanHtml(html);
      const found = onDisk > 0 && beside.length === onDisk ? beside : [];
      const left = lost.pictures - found.length;
      onLost(left + lost.equations > 0 ? { ...lost, pictures: left } : undefined);
      const files = [...found, ...pictures.flatMap((address) => fileOf(address) ?? [])];
      // The words come first, then the pictures after them.
      if (files.length > 0) queueMicrotask(() => onPictures(files));
      return clean;
    },
    clipboardTextParser(text, _context, _plain, { state: { schema } }) {
      const blocks = readPlainText(text).map((block) => schema.nodeFromJSON(block));
      return schema.topNodeType.create(null, blocks).slice(
        0,
        blocks.reduce((sum, one) => sum + one.nodeSize, 0),
      );
    },
    handlePaste(_view, { clipboardData }) {
      beside = picturesInRtf(clipboardData?.getData('text/rtf') ?? '');
      const files = picturesOf(clipboardData?.files);
      // Word puts a picture of the words beside the words: then the words count.
      if (files.length === 0 || !clipboardData || hasWords(clipboardData)) return false;
      onPictures(files);
      return true;
    },
    handleDrop(view, event) {
      const files = picturesOf(event.dataTransfer?.files);
      if (files.length === 0) return false;
      event.preventDefault();
      onPictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  };
}

/** A picture copied from a page comes with a bit of html around it, and nothing to read. */
function hasWords(clipboard: DataTransfer): boolean {
  const page = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html');
  return page.body.textContent?.trim() !== '' || clipboard.getData('text/plain').trim() !== '';
}

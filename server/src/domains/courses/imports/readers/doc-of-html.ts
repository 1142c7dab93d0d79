import type { Block, Inline, Mark, RichTextDoc } from '@abhyas/contract/rich-text';
import { Parser } from 'htmlparser2';

const MOST_BLOCKS = 500;
/** No tool writes tags so deep in each other; every text would have to look through all of them. */
const DEEPEST = 200;

/** A page that is not read: its tags lie too deep in each other. */
export class PageTooDeep extends Error {
  override name = 'PageTooDeep';
}
const breaks = new Set([
  'p',
  'div',
  'section',
  'article',
  'tr',
  'table',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'body',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const silent = new Set(['script', 'style', 'head', 'title', 'template', 'iframe', 'object', 'noscript']);
const marks: Readonly<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  code: 'code',
  sub: 'subscript',
  sup: 'superscript',
};

/**
 * The text of a page as rich text: paragraphs, headings in bold, lists as lines with a dot, bold, italic and the like, pictures of the archive. Scripts,
 * styles and frames are left out. `picture` gives the placeholder of a picture by its address in the page. Throws PageTooDeep.
 */
export function docOfHtml(html: string, picture: (source: string) => string | undefined): RichTextDoc {
  const blocks: Block[] = [];
  const open: string[] = [];
  const looks = new OpenLooks();
  let inline: Inline[] = [];
  const close = () => {
    const content = trimmed(inline);
    if (content.length > 0 && blocks.length < MOST_BLOCKS) blocks.push({ type: 'paragraph', content });
    inline = [];
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (breaks.has(name) || name === 'li') close();
      if (name === 'li') inline.push({ type: 'text', text: '• ' });
      if (name === 'br') inline.push({ type: 'hardBreak' });
      if (name === 'img') {
        close();
        const mediaId = blocks.length < MOST_BLOCKS ? picture(attributes['src'] ?? '') : undefined;
        if (mediaId !== undefined)
          blocks.push({ type: 'image', attrs: { mediaId, alt: (attributes['alt'] ?? '').slice(0, 500) } });
      }
      open.push(name);
      looks.count(name, 1);
      if (open.length > DEEPEST) throw new PageTooDeep();
    },
    onclosetag: (name) => {
      const at = open.lastIndexOf(name);
      for (const ended of at < 0 ? [] : open.splice(at)) looks.count(ended, -1);
      if (breaks.has(name) || name === 'li') close();
      else if (name === 'td' || name === 'th') inline.push({ type: 'text', text: ' ' });
    },
    ontext: (given) => {
      const text = given.replaceAll(/\s+/g, ' ').replaceAll('\0', '');
      if (text === '' || looks.isSilent || !text.isWellFormed()) return;
      add(inline, text.slice(0, 20_000), looks.worn);
    },
  });
  parser.end(html);
  close();
  return { type: 'doc', content: blocks };
}

/** How a text looks by the tags that are open around it: counted, so that no text has to look through all of them. */
class OpenLooks {
  readonly #marks = new Map<Mark, number>();
  #silent = 0;

  count(name: string, by: 1 | -1): void {
    if (silent.has(name)) this.#silent += by;
    const mark = marks[name] ?? (/^h[1-6]$/.test(name) ? 'bold' : undefined);
    if (mark !== undefined) this.#marks.set(mark, (this.#marks.get(mark) ?? 0) + by);
  }
  get isSilent(): boolean {
    return this.#silent > 0;
  }
  get worn(): Mark[] {
    return [...this.#marks].flatMap(([mark, times]) => (times > 0 ? [mark] : []));
  }
}

/** Adds a text, to the one before where it looks the same. */
function add(inline: Inline[], text: string, worn: readonly Mark[]): void {
  const last = inline.at(-1);
  const same =
    last?.type === 'text' && JSON.stringify(last.marks?.map(({ type }) => type) ?? []) === JSON.stringify(worn);
  if (same && last.text.length + text.length <= 20_000) inline[inline.length - 1] = { ...last, text: last.text + text };
  else inline.push({ type: 'text', text, ...(worn.length > 0 && { marks: worn.map((type) => ({ type })) }) });
}

/** Without spaces and breaks at the ends; nothing at all where there was nothing else. */
function trimmed(inline: readonly Inline[]): Inline[] {
  const isBlank = (node: Inline | undefined) =>
    node?.type === 'hardBreak' || (node?.type === 'text' && node.text.trim() === '');
  let [from, to] = [0, inline.length];
  while (from < to && isBlank(inline[from])) from++;
  while (to > from && isBlank(inline[to - 1])) to--;
  return inline.slice(from, to).slice(0, 2000);
}

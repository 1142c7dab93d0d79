import { courseLimits } from '@abhyas/contract/courses/shapes';
import { acceptedExtensions } from '@abhyas/contract/media/uploads';
import { ArchiveError } from '../../../../kernel/archive/archive-error.ts';
import { decodeText } from '../../../../kernel/text/decode-text.ts';
import {
  childOf,
  childrenNamed,
  findAll,
  readXml,
  textOf,
  XmlError,
  type XmlNode,
} from '../../../../kernel/xml/read-xml.ts';
import { docOfHtml, PageTooDeep } from './doc-of-html.ts';
import type { ImportSource } from './import-source.ts';
import type { Problems } from './problems.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { kindOfPath } from './outline-files.ts';
import { RecipeMaker } from './recipe-maker.ts';

interface Cartridge {
  readonly source: ImportSource;
  /** Where the manifest lies, with its stroke. */
  readonly folder: string;
  readonly resources: ReadonlyMap<string, XmlNode>;
  readonly maker: RecipeMaker;
  readonly problems: Problems;
  /** The path of a file as the archive has it, by the same in small letters. */
  readonly spelled: ReadonlyMap<string, string>;
}

/** So many bytes of pages and links are read of one cartridge: a manifest of a line each names the same page for ever. */
const MOST_READ = 30_000_000;

/**
 * Reads an IMS Common Cartridge (1.0 to 1.3): folders of its organization are sections; pages become articles, web links links, files what they are.
 * Quizzes, discussions with tools and other kinds are left out, each with a warning.
 */
export async function readCartridge(given: ImportSource, path: string, problems: Problems): Promise<ReadRecipe> {
  const source = readingAtMost(given, MOST_READ);
  const read: ReadRecipe = { format: 'cartridge', recipe: undefined, lines: new Map(), problems };
  const root = await xmlOf(source, path);
  if (!root) {
    problems.error('manifestBroken');
    return read;
  }
  const maker = new RecipeMaker(titleOfCourse(root) || source.name);
  const resources = new Map(
    childrenNamed(childOf(root, 'resources'), 'resource').map((one) => [one.attributes['identifier'] ?? '', one]),
  );
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const spelled = new Map([...source.files.keys()].map((one) => [one.toLowerCase(), one]));
  const cartridge: Cartridge = { source, folder, resources, maker, problems, spelled };
  const organization = childrenNamed(childOf(root, 'organizations'), 'organization')[0];
  const tops = childrenNamed(organization, 'item');
  // The usual form: one item without a title that holds everything.
  const items = tops.length === 1 && !textOf(childOf(tops[0], 'title')).trim() ? childrenNamed(tops[0], 'item') : tops;
  for (const item of items) await readItem(item, [], cartridge);
  if (maker.lessons === 0) problems.error('noLessons');
  if (maker.lessons > courseLimits.lessons) problems.error('tooManyLessons', null, { most: courseLimits.lessons });
  if (maker.sections > courseLimits.sections) problems.error('tooManySections', null, { most: courseLimits.sections });
  return { ...read, recipe: problems.all.some(({ level }) => level === 'error') ? undefined : maker.make() };
}

/** Throws ArchiveError `tooLarge` once more was read in all. */
function readingAtMost(source: ImportSource, most: number): ImportSource {
  let left = most;
  return {
    ...source,
    read: async (path) => {
      left -= source.files.get(path) ?? 0;
      if (left < 0) throw new ArchiveError('tooLarge', path);
      return source.read(path);
    },
  };
}

async function xmlOf(source: ImportSource, path: string): Promise<XmlNode | undefined> {
  const bytes = await source.read(path);
  try {
    return bytes && readXml(decodeText(bytes).text);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

function titleOfCourse(root: XmlNode): string {
  const general = findAll(childOf(root, 'metadata') ?? root, 'general')[0];
  return textOf(childOf(general, 'title')).trim().replaceAll(/\s+/g, ' ');
}

async function readItem(item: XmlNode, above: readonly string[], cartridge: Cartridge): Promise<void> {
  // One too many is refused anyway: the rest need not be read.
  if (cartridge.maker.lessons > courseLimits.lessons) return;
  const title = textOf(childOf(item, 'title')).trim().replaceAll(/\s+/g, ' ');
  const resource = cartridge.resources.get(item.attributes['identifierref'] ?? '');
  if (resource) {
    cartridge.maker.section(above.join(' › ') || cartridge.source.name);
    await readResource(resource, title, cartridge);
  }
  for (const child of childrenNamed(item, 'item'))
    await readItem(child, title === '' ? above : [...above, title], cartridge);
}

async function readResource(resource: XmlNode, title: string, cartridge: Cartridge): Promise<void> {
  const { maker, problems } = cartridge;
  const type = resource.attributes['type'] ?? '';
  const path = pathOf(resource, cartridge);
  if (type.startsWith('imswl_')) return readWebLink(path, title, cartridge);
  if (type.startsWith('imsdt_')) return readTopic(path, title, cartridge);
  if (!/^(webcontent|associatedcontent)/.test(type))
    return problems.warning('leftOut', null, { title, kind: nameOfType(type) });
  if (path === undefined) return problems.error('fileMissing', null, { path: resource.attributes['href'] ?? title });
  if (/\.x?html?$/i.test(path)) return readPage(path, title, cartridge);
  const kind = kindOfPath(path);
  if (kind === undefined) return problems.warning('leftOut', null, { title, kind: path.split('.').at(-1) ?? '' });
  maker.lesson({ title: title || (path.split('/').at(-1) ?? ''), kind, path });
}

const nameOfType = (type: string) => (/qti/i.test(type) ? 'quiz' : /lti/i.test(type) ? 'LTI' : type.slice(0, 60));

/** The file of a resource, as it is called in the archive. */
function pathOf(resource: XmlNode, cartridge: Cartridge): string | undefined {
  const href = resource.attributes['href'] ?? childrenNamed(resource, 'file')[0]?.attributes['href'] ?? '';
  return findIn(cartridge, cartridge.folder, href);
}

function findIn({ source: { files }, spelled }: Cartridge, folder: string, href: string): string | undefined {
  const base = `http://archive/${folder.split('/').map(encodeURIComponent).join('/')}`;
  const given = href.replace(/^\/+/, '');
  if (!URL.canParse(given, base)) return undefined;
  const path = new URL(given, base).pathname.slice(1);
  let wanted = path;
  try {
    wanted = decodeURIComponent(path).normalize('NFC');
  } catch {
    wanted = path;
  }
  return files.has(wanted) ? wanted : spelled.get(wanted.toLowerCase());
}

async function readWebLink(
  path: string | undefined,
  title: string,
  { source, maker, problems }: Cartridge,
): Promise<void> {
  const root = path === undefined ? undefined : await xmlOf(source, path);
  const url = childOf(root, 'url')?.attributes['href'] ?? '';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return problems.warning('leftOut', null, { title, kind: 'link' });
  maker.lesson({ title: title || url, kind: 'link', url });
}

async function readTopic(path: string | undefined, title: string, cartridge: Cartridge): Promise<void> {
  const root = path === undefined ? undefined : await xmlOf(cartridge.source, path);
  const body = docOrNothing(textOf(childOf(root, 'text')), () => undefined);
  if (!body || body.content.length === 0)
    return cartridge.problems.warning('leftOut', null, { title, kind: 'discussion' });
  cartridge.maker.lesson({ title, kind: 'article', body });
}

/** A page becomes an article; its pictures come along. */
async function readPage(path: string, title: string, cartridge: Cartridge): Promise<void> {
  const { source, maker, problems } = cartridge;
  const bytes = await source.read(path);
  if (!bytes) return problems.error('cartridgeInFolder');
  const { text } = decodeText(bytes);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const body = docOrNothing(text, (address) => {
    const local = address.replace(/^(\$|%24)IMS-CC-FILEBASE(\$|%24)\/?/i, '');
    if (/^[a-z][a-z0-9+.-]*:/i.test(local)) return undefined;
    const found = findIn(cartridge, folder, local.split(/[?#]/)[0] ?? '');
    const extension = found?.split('.').at(-1)?.toLowerCase() ?? '';
    return found && (acceptedExtensions.image as readonly string[]).includes(extension)
      ? maker.file(found, 'image')
      : undefined;
  });
  if (!body) return problems.warning('leftOut', null, { title: title || path, kind: 'HTML' });
  maker.lesson({ title: title || (/<title>([^<]{1,160})<\/title>/i.exec(text)?.[1] ?? path), kind: 'article', body });
}

/** Undefined for a page whose tags lie too deep in each other. */
function docOrNothing(...page: Parameters<typeof docOfHtml>): ReturnType<typeof docOfHtml> | undefined {
  try {
    return docOfHtml(...page);
  } catch (error) {
    if (error instanceof PageTooDeep) return undefined;
    throw error;
  }
}

import { type AnyNode, imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { newId } from '../../../../kernel/ids.ts';
import { rowProblem } from '../../reading/row-problems.ts';
import { docsIn } from '../docs-in.ts';
import { eachQuestion } from '../each-question.ts';
import type { Picture, ReadItem } from '../exchange.ts';
import { FileProblem } from '../file-problem.ts';
import { OWN_FORMAT, ownPicture, ownQuestion } from './own-json.ts';

/** Reads our own format, each question by itself. Pictures get new ids: those in the file are another institute's, or another time's. */
export function readJson(text: string): ReadItem[] {
  const file = parse(text);
  if (file['format'] !== OWN_FORMAT || !Array.isArray(file['questions'])) throw new FileProblem('FILE_KIND_UNKNOWN');
  const held =
    typeof file['pictures'] === 'object' && file['pictures'] !== null
      ? (file['pictures'] as Record<string, unknown>)
      : {};
  const shelf = new Map<string, PictureBytes | undefined>();
  return eachQuestion(file['questions'] as unknown[], (raw) => itemOf(raw, (id) => picturesOf(held, shelf, id)));
}

type PictureBytes = Pick<Picture, 'alt' | 'fileName' | 'bytes'>;

/** A picture of the file, its bytes read once however many questions show it. */
function picturesOf(
  held: Readonly<Record<string, unknown>>,
  shelf: Map<string, PictureBytes | undefined>,
  id: string,
): PictureBytes | undefined {
  if (shelf.has(id)) return shelf.get(id);
  const { data: picture } = ownPicture.safeParse(Object.hasOwn(held, id) ? held[id] : undefined);
  const found = picture && {
    alt: picture.alt,
    fileName: picture.fileName,
    bytes: Buffer.from(picture.base64, 'base64'),
  };
  shelf.set(id, found);
  return found;
}

/** Deeper is no file of questions, and would be memory alone. */
const DEEPEST = 10_000;

function checkDepth(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (quoted && sign === 0x5c) i++;
    else if (sign === 0x22) quoted = !quoted;
    else if (quoted) continue;
    else if (sign === 0x5b || sign === 0x7b) {
      if (++depth > DEEPEST) throw new FileProblem('JSON_TOO_DEEP');
    } else if (sign === 0x5d || sign === 0x7d) depth--;
  }
}

function parse(text: string): Record<string, unknown> {
  checkDepth(text);
  try {
    const file = JSON.parse(text) as unknown;
    return typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : {};
  } catch {
    throw new FileProblem('JSON_BROKEN');
  }
}

function itemOf(raw: unknown, pictureOf: (id: string) => PictureBytes | undefined): ReadItem {
  const read = ownQuestion.safeParse(raw);
  if (!read.success) {
    const [issue] = read.error.issues;
    const problem = rowProblem('', 'QUESTION_SHAPE', {
      path: issue?.path.join('.') ?? '',
      found: issue?.message ?? '',
    });
    return { line: null, name: '', parts: null, problems: [problem], losses: [], pictures: [] };
  }
  const { knowledgeArea, content, group, ...rest } = read.data;
  const pictures = new Map<string, Picture>();
  const problems: ReturnType<typeof rowProblem>[] = [];
  const stems = group ? [group.stem.en, ...(group.stem.hi ? [group.stem.hi] : [])] : [];
  for (const { attrs } of [...docsIn(content, rest.key), ...stems].flatMap(imagesOf)) {
    if (pictures.has(attrs.mediaId)) continue;
    const picture = pictureOf(attrs.mediaId);
    if (!picture) problems.push(rowProblem('Question', 'PICTURE_MISSING', { found: attrs.mediaId }));
    else pictures.set(attrs.mediaId, { ...picture, id: newId() });
  }
  const renamed = <T>(value: T) => rename(value, (id) => pictures.get(id)?.id ?? id);
  const { en, hi } = content;
  return {
    line: null,
    name: '',
    parts: {
      ...rest,
      key: renamed(rest.key),
      areaName: knowledgeArea,
      ...(group && { group: renamed(group) }),
      content: { en: renamed(en) as QuestionContent, ...(hi && { hi: renamed(hi) as QuestionContent }) },
    },
    problems,
    losses: [],
    pictures: [...pictures.values()],
  };
}

/** The same value, its documents with other names for their pictures. */
function rename<T>(value: T, nameOf: (mediaId: string) => string): T {
  if (Array.isArray(value)) return value.map((one: unknown) => rename(one, nameOf)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const node = value as unknown as AnyNode | RichTextDoc;
  if (node.type === 'image') return { ...node, attrs: { ...node.attrs, mediaId: nameOf(node.attrs.mediaId) } } as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner, nameOf)])) as T;
}

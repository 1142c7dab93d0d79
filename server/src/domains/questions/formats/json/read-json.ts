import { type AnyNode, imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { newId } from '../../../../kernel/ids.ts';
import { rowProblem } from '../../reading/row-problems.ts';
import { docsIn } from '../docs-in.ts';
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
  return file['questions'].map((raw: unknown) => itemOf(raw, held));
}

function parse(text: string): Record<string, unknown> {
  try {
    const file = JSON.parse(text) as unknown;
    return typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : {};
  } catch {
    throw new FileProblem('JSON_BROKEN');
  }
}

function itemOf(raw: unknown, held: Readonly<Record<string, unknown>>): ReadItem {
  const read = ownQuestion.safeParse(raw);
  if (!read.success) {
    const [issue] = read.error.issues;
    const problem = rowProblem('', 'QUESTION_SHAPE', {
      path: issue?.path.join('.') ?? '',
      found: issue?.message ?? '',
    });
    return { line: null, name: '', parts: null, problems: [problem], losses: [], pictures: [] };
  }
  const { knowledgeArea, content, ...rest } = read.data;
  const pictures = new Map<string, Picture>();
  const problems: ReturnType<typeof rowProblem>[] = [];
  for (const { attrs } of docsIn(content, rest.key).flatMap(imagesOf)) {
    if (pictures.has(attrs.mediaId)) continue;
    const picture = ownPicture.safeParse(Object.hasOwn(held, attrs.mediaId) ? held[attrs.mediaId] : undefined);
    if (!picture.success) problems.push(rowProblem('Question', 'PICTURE_MISSING', { found: attrs.mediaId }));
    else
      pictures.set(attrs.mediaId, { ...picture.data, id: newId(), bytes: Buffer.from(picture.data.base64, 'base64') });
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

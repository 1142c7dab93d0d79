import type { FieldError } from '@abhyas/contract/envelope';
import type { Rewording } from '@abhyas/contract/questions/rewording';
import { type AnswerKey, type QuestionContent, questionContent } from '@abhyas/contract/questions/shapes';
import { fromSource, imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { Language } from '@abhyas/contract/shapes';
import { replaceInFormulas } from './search-formulas.ts';
import { replaceWords } from './search-words.ts';

/** The words of a question in every language, and its key. */
export interface Worded {
  readonly en: QuestionContent;
  readonly hi: QuestionContent | null;
  readonly key: AnswerKey;
}
export interface ChangedText {
  readonly language: Language;
  /** Within the content, e.g. `options.1`; `modelAnswer` of the key. */
  readonly path: string;
  readonly before: RichTextDoc;
  readonly after: RichTextDoc;
}
export interface Reworded extends Worded {
  readonly hits: number;
  readonly fields: readonly ChangedText[];
}

/** `help`: hint, and why an option is not right; they are changed with the explanation. */
type Part = Extract<Rewording, { kind: 'replace' }>['parts'][number] | 'help';
interface Rewrite {
  (doc: RichTextDoc, part: Part, language: Language): { readonly now: RichTextDoc; readonly hits: number };
}

/** What a change of words makes of a question; no hits where it changes nothing. Pure. */
export function rewordQuestion(question: Worded, rewording: Rewording): Reworded {
  const rewrite = rewriteOf(rewording);
  const fields: ChangedText[] = [];
  let hits = 0;
  const change = (language: Language, path: string, part: Part, before: RichTextDoc): RichTextDoc => {
    const { now: after, hits: found } = rewrite(before, part, language);
    if (found === 0) return before;
    hits += found;
    fields.push({ language, path, before, after });
    return after;
  };
  const en = changeContent(question.en, (...place) => change('en', ...place));
  const hi = question.hi && changeContent(question.hi, (...place) => change('hi', ...place));
  const { key } = question;
  if (key.kind !== 'rubric') return { en, hi, key, hits, fields };
  const modelAnswer =
    rewording.kind === 'append' ? key.modelAnswer : change('en', 'modelAnswer', 'explanation', key.modelAnswer);
  return { en, hi, key: { ...key, modelAnswer }, hits, fields };
}

function changeContent(
  { stem, options, statements, lists, explanation, hint, whyNot, ...rest }: QuestionContent,
  change: (path: string, part: Part, doc: RichTextDoc) => RichTextDoc,
): QuestionContent {
  const each = (path: string, part: Part, docs: readonly RichTextDoc[]) =>
    docs.map((doc, i) => change(`${path}.${i}`, part, doc));
  return {
    ...rest,
    stem: change('stem', 'question', stem),
    ...(statements && {
      statements: {
        assertion: change('statements.assertion', 'question', statements.assertion),
        reason: change('statements.reason', 'question', statements.reason),
      },
    }),
    ...(lists && {
      lists: {
        first: each('lists.first', 'question', lists.first),
        second: each('lists.second', 'question', lists.second),
      },
    }),
    options: each('options', 'options', options),
    explanation: change('explanation', 'explanation', explanation),
    ...(hint && { hint: change('hint', 'help', hint) }),
    ...(whyNot && { whyNot: each('whyNot', 'help', whyNot) }),
  };
}

function rewriteOf(rewording: Rewording): Rewrite {
  const same = (doc: RichTextDoc) => ({ now: doc, hits: 0 });
  if (rewording.kind === 'append') {
    const { content: added } = fromSource(rewording.source);
    return (doc, part, language) => {
      if (part !== 'explanation' || language !== rewording.language) return same(doc);
      const kept = doc.content.filter((block) => block.type !== 'paragraph' || (block.content?.length ?? 0) > 0);
      return { now: { ...doc, content: [...kept, ...added] }, hits: 1 };
    };
  }
  if (rewording.kind === 'picture') return (doc) => swapPicture(doc, rewording);
  const { inside, parts, languages } = rewording;
  const replace = inside === 'words' ? replaceWords : replaceInFormulas;
  return (doc, part, language) =>
    parts.includes(part === 'help' ? 'explanation' : part) && languages.includes(language)
      ? replace(doc, rewording)
      : same(doc);
}

function swapPicture(
  doc: RichTextDoc,
  { from, to, alt }: Extract<Rewording, { kind: 'picture' }>,
): { now: RichTextDoc; hits: number } {
  const hits = imagesOf(doc).filter(({ attrs }) => attrs.mediaId === from).length;
  if (hits === 0) return { now: doc, hits };
  // The size belonged to the old picture: the new one is shown in its own.
  const now = JSON.parse(JSON.stringify(doc), (_key, node: unknown) =>
    isPicture(node, from) ? { type: 'image', attrs: { mediaId: to, alt } } : node,
  ) as RichTextDoc;
  return { now, hits };
}

const isPicture = (node: unknown, mediaId: string): boolean =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  node.type === 'image' &&
  'attrs' in node &&
  (node.attrs as { mediaId?: string }).mediaId === mediaId;

/** What the shape of contents forbids: a formula that is empty now, a text that is too long. */
export function shapeProblems({ en, hi }: Worded): FieldError[] {
  return [en, ...(hi ? [hi] : [])].flatMap((content, i) => {
    const read = questionContent.safeParse(content);
    if (read.success) return [];
    const place = read.error.issues[0]?.path ?? [];
    // The text, not what is inside it.
    const text = place.slice(0, place.includes('content') ? place.indexOf('content') : undefined);
    return [
      { path: ['content', i === 0 ? 'en' : 'hi', ...text].join('.'), messageKey: 'questions.rewording.problems.shape' },
    ];
  });
}

import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { XmlNode } from '../../../../kernel/xml/read-xml.ts';
import type { Parts } from '../exchange.ts';
import { docOf } from '../html/doc-of.ts';
import type { Reading } from '../html/reading.ts';

export type Nodes = readonly (XmlNode | string)[];

/** Something in both languages; where a file has no Hindi of it, Hindi says what English says. */
export interface Said<T = RichTextDoc> {
  readonly en: T;
  readonly hi: T;
}
export const alike = <T>(value: T): Said<T> => ({ en: value, hi: value });

/**
 * Markup in both languages as the filter of learning systems for texts in several languages takes it: they show the one of their reader.
 * `div` where a paragraph may not stand in a `span`.
 */
export function inLanguages(en: string, hi: string | undefined, tag: 'span' | 'div'): string {
  if (hi === undefined || hi === en) return en;
  const language = tag === 'span' ? 'lang' : 'xml:lang';
  const part = (code: string, html: string) => `<${tag} ${language}="${code}" class="multilang">${html}</${tag}>`;
  return part('en', en) + part('hi', hi);
}

const languageOf = ({ attributes }: XmlNode): string | undefined =>
  /\bmultilang\b/.test(attributes['class'] ?? '')
    ? (attributes['lang'] ?? attributes['xml:lang'])?.slice(0, 2).toLowerCase()
    : undefined;

/** Reads markup in each language that it has; a file in other languages than ours loses those. */
export function eachLanguage<T>(nodes: Nodes, reading: Reading, read: (nodes: Nodes) => T): Said<T> {
  const languages = new Set(languagesIn(nodes));
  if (languages.size === 0) return alike(read(nodes));
  const first = languages.has('en') ? 'en' : [...languages][0]!;
  if ([...languages].some((code) => code !== first && code !== 'hi')) reading.lose('TRANSLATION');
  const en = read(within(nodes, first));
  if (!languages.has('hi') || first === 'hi') return alike(en);
  reading.hindi = true;
  return { en, hi: read(within(nodes, 'hi')) };
}

const languagesIn = (nodes: Nodes): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [languageOf(node) ?? [], languagesIn(node.children)].flat(),
  );

const within = (nodes: Nodes, wanted: string): Nodes =>
  nodes.flatMap((node): Nodes => {
    if (typeof node === 'string') return [node];
    const language = languageOf(node);
    if (language !== undefined && language !== wanted) return [];
    return [{ ...node, children: [...within(node.children, wanted)] }];
  });

/** A text of a file in the languages that it has. */
export const saidIn = (nodes: Nodes, reading: Reading): Said =>
  eachLanguage(nodes, reading, (found) => docOf(found, reading));

/** What a question says, text by text. */
export interface SaidContent {
  readonly stem: Said;
  readonly options: readonly Said[];
  readonly lists?: { readonly first: readonly Said[]; readonly second: readonly Said[] } | undefined;
  readonly statements?: { readonly assertion: Said; readonly reason: Said } | undefined;
  readonly explanation: Said;
}

/** The same language by language; Hindi where some text of the file has it. */
export function contentOf(said: SaidContent, reading: Reading): Parts['content'] {
  const inOne = (language: 'en' | 'hi'): QuestionContent => {
    const { stem, options, lists, statements, explanation } = said;
    const all = (texts: readonly Said[]) => texts.map((text) => text[language]);
    return {
      stem: stem[language],
      options: all(options),
      ...(statements && {
        statements: { assertion: statements.assertion[language], reason: statements.reason[language] },
      }),
      ...(lists && { lists: { first: all(lists.first), second: all(lists.second) } }),
      explanation: explanation[language],
    };
  };
  return { en: inOne('en'), ...(reading.hindi && { hi: inOne('hi') }) };
}

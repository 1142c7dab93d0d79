import { assertionOptions, columnNumbers, rowLetters } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { Language } from '@abhyas/contract/shapes';
import { childrenOf, localName, textOf, type XmlNode } from '../../../../kernel/xml/read-xml.ts';
import { comparableForm } from '../../reading/comparable-form.ts';
import { docOf } from '../html/doc-of.ts';
import type { Reading } from '../html/reading.ts';
import { eachLanguage, type Nodes, type Said, type SaidContent } from './in-languages.ts';

type WriteDoc = (doc: RichTextDoc) => string;

const heads: Readonly<
  Record<Language, { readonly statements: readonly [string, string]; readonly lists: readonly [string, string] }>
> = {
  en: { statements: ['Assertion (A)', 'Reason (R)'], lists: ['List I', 'List II'] },
  hi: { statements: ['अभिकथन (A)', 'कारण (R)'], lists: ['सूची I', 'सूची II'] },
};

const row = (...cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;
const head = (text: string) => `<th>${text}</th>`;
const cell = (html: string) => `<td>${html}</td>`;

/**
 * The statements of ASSERTION-REASON and the lists of MATCH-LIST as a table below the stem: other systems have no such types, show the
 * table, and ask for one of the options.
 */
export function writeOwnTable(
  type: QuestionType,
  { statements, lists }: Pick<QuestionContent, 'statements' | 'lists'>,
  language: Language,
  html: WriteDoc,
): string {
  const words = heads[language];
  if (type === 'ASSERTION-REASON' && statements) {
    const { assertion, reason } = statements;
    const [first, second] = words.statements;
    return table(row(head(first), cell(html(assertion))), row(head(second), cell(html(reason))));
  }
  if (type !== 'MATCH-LIST' || !lists) return '';
  const [first, second] = words.lists;
  const lines = Array.from({ length: Math.max(lists.first.length, lists.second.length) }, (_, i) => {
    const [left, right] = [lists.first[i], lists.second[i]];
    return row(
      head(left ? rowLetters[i]! : ''),
      cell(left ? html(left) : ''),
      head(right ? columnNumbers[i]! : ''),
      cell(right ? html(right) : ''),
    );
  });
  return table(row(head(''), head(first), head(''), head(second)), ...lines);
}

const table = (...rows: readonly string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

/** The stem of a question, and what its last table says where a file of ours calls it one of these types. */
interface StemWords extends Pick<SaidContent, 'stem' | 'lists' | 'statements'> {
  /** The stem with its table, where that was taken out. */
  readonly whole?: Said;
  /** The type that the table makes of the question. */
  readonly own?: QuestionType;
}

interface OneLanguage {
  readonly stem: RichTextDoc;
  /** With the table. */
  readonly whole: RichTextDoc;
  readonly docs: readonly (readonly RichTextDoc[])[] | undefined;
}

/** Reads a stem in its languages. `called`: the type by the tags of our own export. */
export function stemOf(nodes: Nodes, called: QuestionType | undefined, reading: Reading): StemWords {
  const read = eachLanguage(nodes, reading, (found): OneLanguage => {
    const taken = called === 'ASSERTION-REASON' || called === 'MATCH-LIST' ? takeTable(found, called) : undefined;
    const docs = taken?.cells.map((column) => column.map((one) => docOf(one.children, reading)));
    const whole = docOf(found, reading);
    return { stem: taken ? docOf(taken.rest, reading) : whole, whole, docs };
  });
  const stem: Said = { en: read.en.stem, hi: read.hi.stem };
  const whole: Said = { en: read.en.whole, hi: read.hi.whole };
  const docs = read.en.docs;
  if (!docs || called === undefined) return { stem };
  const columns = docs.map((column, at) => column.map((en, i): Said => ({ en, hi: read.hi.docs?.[at]?.[i] ?? en })));
  const [first = [], second = []] = columns;
  return called === 'MATCH-LIST'
    ? { stem, whole, lists: { first, second }, own: called }
    : { stem, whole, statements: { assertion: first[0]!, reason: first[1]! }, own: called };
}

/** The options are those that the product gives to every assertion, so they are no words of this question. */
const areAssertionOptions = (options: readonly Said[]): boolean =>
  options.length === assertionOptions.en.length &&
  options.every(({ en }, i) => comparableForm(en) === comparableForm(fromSource(assertionOptions.en[i]!)));

/** Takes the last table out of the words: the cells that say something, column by column. Undefined where it has another form. */
function takeTable(nodes: Nodes, type: QuestionType): { rest: Nodes; cells: XmlNode[][] } | undefined {
  const found = lastTable(nodes);
  if (!found) return undefined;
  const rows = rowsIn(found).map((line) => childrenOf(line).filter((one) => /^t[dh]$/i.test(localName(one))));
  const cells = type === 'ASSERTION-REASON' ? statementsIn(rows) : listsIn(rows.slice(1));
  return cells && { rest: without(nodes, found), cells };
}

const statementsIn = (rows: readonly XmlNode[][]): XmlNode[][] | undefined =>
  rows.length === 2 && rows.every((cells) => cells.length === 2) ? [rows.map(([, said]) => said!)] : undefined;

/** A cell says something where the one before it has a letter or a number. */
function listsIn(rows: readonly XmlNode[][]): XmlNode[][] | undefined {
  if (rows.length === 0 || rows.some((cells) => cells.length !== 4)) return undefined;
  const column = (at: number) => rows.flatMap((cells) => (textOf(cells[at]).trim() === '' ? [] : [cells[at + 1]!]));
  return [column(0), column(2)];
}

const rowsIn = (node: XmlNode): XmlNode[] =>
  childrenOf(node).flatMap((child) => {
    const name = localName(child).toLowerCase();
    return name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(name) ? rowsIn(child) : [];
  });

function lastTable(nodes: Nodes): XmlNode | undefined {
  for (const node of nodes.toReversed()) {
    if (typeof node === 'string') continue;
    const found = localName(node).toLowerCase() === 'table' ? node : lastTable(node.children);
    if (found) return found;
  }
  return undefined;
}

const without = (nodes: Nodes, gone: XmlNode): Nodes =>
  nodes.flatMap((node): Nodes => {
    if (node === gone) return [];
    return typeof node === 'string' ? [node] : [{ ...node, children: [...without(node.children, gone)] }];
  });

/**
 * What the answers of a file and its stem make together. A table is taken for statements or lists where one option of several is right,
 * and where the options of an assertion are those of the product; else the file was changed since, and the table stays in the words.
 */
export function withStem<A extends Answers>(answers: A, { stem, whole, lists, statements, own }: StemWords) {
  const { options = [], key, type } = answers;
  const isOne = key?.kind === 'choice' && type === 'SINGLE';
  const fits = isOne && (own === 'MATCH-LIST' || (own === 'ASSERTION-REASON' && areAssertionOptions(options)));
  if (!own || !fits) return { ...answers, stem: whole ?? stem, options };
  const parts = statements ? { statements, options: [] } : { lists, options };
  return { ...answers, ...parts, stem, type: own };
}

interface Answers {
  readonly type: QuestionType;
  readonly key: AnswerKey | null;
  readonly options?: readonly Said[];
  readonly lists?: SaidContent['lists'];
  readonly statements?: SaidContent['statements'];
}

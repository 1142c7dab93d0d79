import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import { blankDoc } from '../../reading/comparable-form.ts';
import type { ReadItem } from '../exchange.ts';
import { docOf } from '../html/doc-of.ts';
import { type FindPicture, Reading } from '../html/reading.ts';
import { numberKeyOf, rubricOf, textKeyOf, withTags } from '../keys.ts';
import { type Range, rangeAround, rangeBetween } from '../../reading/answers/numbers.ts';
import { readTags } from '../tags.ts';
import { alike, contentOf, type Said, saidIn } from '../words/in-languages.ts';
import { stemOf, withStem } from '../words/own-tables.ts';
import { childOf, childrenNamed, findAll, localName, textOf, type XmlNode } from '../../../../kernel/xml/read-xml.ts';

const interactions = new Set([
  'choiceInteraction',
  'matchInteraction',
  'textEntryInteraction',
  'extendedTextInteraction',
]);

interface Answers {
  readonly type: QuestionType;
  readonly key: AnswerKey | null;
  readonly options?: readonly Said[];
  readonly lists?: { readonly first: Said[]; readonly second: Said[] };
}

/** Reads one item (QTI 2.1 names). `keywords`: of its metadata; one interaction makes a question, more or other ones are refused by name. */
export function readQtiItem(item: XmlNode, keywords: readonly string[], find: FindPicture): ReadItem {
  const reading = new Reading(find);
  const body = childOf(item, 'itemBody');
  const found = body ? allInteractions(body) : [];
  const result = (parts: ReadItem['parts']): ReadItem => ({
    line: null,
    name: (item.attributes['title'] || item.attributes['identifier'] || '').slice(0, 80),
    parts,
    problems: reading.problems,
    losses: [...reading.losses],
    pictures: reading.pictures,
  });
  const [interaction, another] = found;
  if (!interaction || another || !interactions.has(localName(interaction))) {
    const value = another
      ? `${found.length} × ${[...new Set(found.map(localName))].join(', ')}`
      : interaction
        ? localName(interaction)
        : 'itemBody';
    reading.problem('QUESTION_TYPE_REFUSED', { value });
    return result(null);
  }
  // Its numbers are drawn by rules of its own, which would stand in the words as names.
  if (findAll(item, 'templateDeclaration').length > 0) {
    reading.problem('QUESTION_TYPE_REFUSED', { value: 'templateDeclaration' });
    return result(null);
  }
  const prompt = childOf(interaction, 'prompt');
  const tags = readTags(keywords);
  const asked = [...withoutInteractions(body!).children, ...(prompt ? [prompt] : [])];
  const stem = stemOf(asked, tags.type, reading.at('Question'));
  const answers = withStem(answersOf(item, interaction, reading), stem);
  const feedback = findAll(item, 'modalFeedback');
  const general =
    feedback.find(({ attributes }) => attributes['identifier'] === 'explanation') ??
    (feedback.length === 1 ? feedback[0] : undefined);
  if (feedback.length > (general ? 1 : 0) || findAll(body!, 'feedbackInline', 'feedbackBlock').length > 0)
    reading.lose('FEEDBACK');
  const explanation = general ? saidIn(general.children, reading.at('Explanation')) : alike(blankDoc);
  const { type, key, difficulty, pastExams, tags: names, ...words } = withTags(answers, tags);
  const areaName = keywords.find((word) => word.startsWith('area:'))?.slice(5) ?? '';
  const content = contentOf({ ...words, explanation }, reading);
  return result({ type, difficulty, pastExams, tags: names, areaName, content, key });
}

function allInteractions(node: XmlNode): XmlNode[] {
  return node.children.flatMap((child) =>
    typeof child === 'string' ? [] : localName(child).endsWith('Interaction') ? [child] : allInteractions(child),
  );
}

/** The words around the interaction; a gap within a sentence stays a gap. What only a scorer sees is not asked. */
function withoutInteractions(node: XmlNode): XmlNode {
  const words = node.children.some((child) => typeof child === 'string' && child.trim() !== '');
  return {
    ...node,
    children: node.children.flatMap((child): (XmlNode | string)[] => {
      if (typeof child === 'string') return [child];
      const name = localName(child);
      if (name === 'textEntryInteraction') return words ? ['______'] : [];
      return /Interaction$|^rubricBlock$|^feedback(?:Inline|Block)$/.test(name) ? [] : [withoutInteractions(child)];
    }),
  };
}

function answersOf(item: XmlNode, interaction: XmlNode, reading: Reading): Answers {
  const identifier = interaction.attributes['responseIdentifier'] ?? 'RESPONSE';
  const declaration = childrenNamed(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === identifier,
  );
  const correct = childrenNamed(childOf(declaration, 'correctResponse'), 'value').map((value) => textOf(value).trim());
  switch (localName(interaction)) {
    case 'choiceInteraction':
      return choiceAnswers(interaction, declaration, correct, reading);
    case 'matchInteraction':
      return matrixAnswers(interaction, declaration, correct, reading);
    case 'extendedTextInteraction': {
      const model = findAll(item, 'rubricBlock').find(({ attributes }) => /scorer/.test(attributes['view'] ?? ''));
      return {
        type: 'SUBJECTIVE-LONG',
        key: rubricOf(model ? docOf(model.children, reading.at('Correct Response')) : blankDoc),
      };
    }
    default:
      return /^(?:float|integer)$/.test(declaration?.attributes['baseType'] ?? '')
        ? { type: 'FILL-BLANK-NUMBER', key: numberKeyOf(numbersOf(item, correct), reading) }
        : textAnswers(declaration, correct, reading);
  }
}

/** What the mapping of a declaration gives for each response. */
const mapped = (declaration: XmlNode | undefined) =>
  childrenNamed(childOf(declaration, 'mapping'), 'mapEntry').map(({ attributes }) => ({
    key: attributes['mapKey'] ?? '',
    value: Number(attributes['mappedValue'] ?? 0),
  }));

function choiceAnswers(
  interaction: XmlNode,
  declaration: XmlNode | undefined,
  correct: readonly string[],
  reading: Reading,
): Answers {
  const choices = childrenNamed(interaction, 'simpleChoice');
  const options = choices.map((choice, i) => saidIn(choice.children, reading.at(`Answer Option ${i + 1}`)));
  if (options.length > 6) reading.at('Question').problem('TOO_MANY_OPTIONS', { count: options.length, allowed: 6 });
  const numberOf = (identifier: string) =>
    choices.findIndex(({ attributes }) => attributes['identifier'] === identifier) + 1;
  const several = declaration?.attributes['cardinality'] === 'multiple';
  const entries = mapped(declaration);
  if (entries.some(({ value }) => value < 0)) reading.lose('PENALTY');
  const best = Math.max(...entries.map(({ value }) => value), 0);
  const full = several
    ? correct
    : [...new Set([...correct, ...entries.filter(({ value }) => value > 0 && value === best).map(({ key }) => key)])];
  if (!several && entries.some(({ key, value }) => value > 0 && !full.includes(key))) reading.lose('PARTIAL_CREDIT');
  const right = full.map(numberOf).toSorted((a, b) => a - b);
  reading.at('Correct Response');
  if (right.length === 0) reading.problem('CORRECT_MISSING');
  else if (right.includes(0))
    reading.problem('CORRECT_NO_OPTION', { value: full.find((one) => numberOf(one) === 0) ?? '' });
  const known = right.length > 0 && !right.some((option) => option < 1 || option > 6);
  const accepted = several ? [right] : right.slice(0, 10).map((option) => [option]);
  return {
    type: several ? 'MULTIPLE' : 'SINGLE',
    options: options.slice(0, 6),
    key: known ? { kind: 'choice', accepted } : null,
  };
}

function matrixAnswers(
  interaction: XmlNode,
  declaration: XmlNode | undefined,
  correct: readonly string[],
  reading: Reading,
): Answers {
  const [first = [], second = []] = childrenNamed(interaction, 'simpleMatchSet').map((set) =>
    childrenNamed(set, 'simpleAssociableChoice'),
  );
  const docs = (choices: readonly XmlNode[]) =>
    choices.map((choice) => saidIn(choice.children, reading.at('Question')));
  const numbered = (choices: readonly XmlNode[], identifier: string | undefined) =>
    choices.findIndex(({ attributes }) => attributes['identifier'] === identifier);
  const pairs =
    correct.length > 0
      ? correct
      : mapped(declaration)
          .filter(({ value }) => value > 0)
          .map(({ key }) => key);
  if (mapped(declaration).some(({ value }) => value < 0)) reading.lose('PENALTY');
  const rows: number[][] = first.map(() => []);
  for (const pair of pairs) {
    const [row, column] = pair.split(/\s+/);
    const [at, to] = [numbered(first, row), numbered(second, column)];
    if (at >= 0 && to >= 0) rows[at]!.push(to + 1);
    else reading.at('Correct Response').problem('CORRECT_NO_OPTION', { value: pair });
  }
  reading.at('Question');
  if (first.length > 6 || second.length > 6)
    reading.problem('GRID_TOO_LARGE', { rows: first.length, columns: second.length });
  else if (first.length < 2 || second.length < 2) reading.problem('GRID_TOO_SMALL');
  else if (rows.some((row) => row.length === 0)) reading.at('Correct Response').problem('CORRECT_MISSING');
  return {
    type: 'MATRIX',
    lists: { first: docs(first.slice(0, 6)), second: docs(second.slice(0, 6)) },
    key:
      reading.problems.length === 0 ? { kind: 'matrix', rows: rows.map((row) => row.toSorted((a, b) => a - b)) } : null,
  };
}

function textAnswers(declaration: XmlNode | undefined, correct: readonly string[], reading: Reading): Answers {
  const entries = mapped(declaration);
  const best = Math.max(...entries.map(({ value }) => value), 0);
  const answers = [
    ...correct.map((text) => ({ text, weight: 100 })),
    ...entries.map(({ key, value }) => ({ text: key, weight: best > 0 ? (100 * value) / best : 0 })),
  ].map(({ text, weight }) => ({ text: text.replaceAll('*', '\\*'), weight }));
  // A sign for letter case stands at each entry; where one of them asks for it, all are held to it.
  const exact = childrenNamed(childOf(declaration, 'mapping'), 'mapEntry').some(
    ({ attributes }) => attributes['caseSensitive'] === 'true',
  );
  return { type: 'FILL-BLANK-TEXT', key: textKeyOf(answers, exact, reading) };
}

/** Ranges that the response processing accepts: between two bounds, or near a value; else the correct responses themselves. */
function numbersOf(item: XmlNode, correct: readonly string[]) {
  const processing = childOf(item, 'responseProcessing');
  const value = (node: XmlNode | undefined) => textOf(childOf(node, 'baseValue')).trim();
  const between = processing
    ? findAll(processing, 'and').filter((and) => childOf(and, 'gte') && childOf(and, 'lte'))
    : [];
  const near = processing
    ? findAll(processing, 'equal').filter(({ attributes }) => attributes['toleranceMode'] === 'absolute')
    : [];
  const ranges: { written: string; range: Range | undefined }[] = [
    ...between.map((and) => ({
      written: value(childOf(and, 'gte')),
      range: rangeBetween(value(childOf(and, 'gte')), value(childOf(and, 'lte'))),
    })),
    ...near.map((equal) => {
      const written = value(equal) || (correct[0] ?? '');
      return { written, range: rangeAround(written, (equal.attributes['tolerance'] ?? '0').split(/\s+/)[0]) };
    }),
  ];
  const found = ranges.length > 0 ? ranges : correct.map((written) => ({ written, range: rangeAround(written) }));
  return found.map((one) => ({ ...one, weight: 100 }));
}

import type { FieldError } from '@abhyas/contract/envelope';
import {
  hasLists,
  hasOneAnswer,
  hasOptions,
  keyKinds,
  mapContent,
  optionCountOf,
  helpDocs,
} from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionContent, QuestionDraft, QuestionType } from '@abhyas/contract/questions/shapes';
import { type AnyNode, formulasOf, imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';
import { checkTex } from '../../../kernel/tex/check-tex.ts';
import { type AskedFormula, foreseeChecks } from '../../../kernel/tex/foresee-formulas.ts';
import { compareDecimals, parseDecimal } from '../judging/decimal.ts';
import { normaliseText } from '../judging/normalise-text.ts';
import { comparableForm } from '../reading/comparable-form.ts';
import { mapFormulas } from '../reading/map-formulas.ts';
import { variantProblems } from '../variants/variant-problems.ts';
import { docsOf, docsOfKey } from '../search/draft-docs.ts';

type Check = Omit<FieldError, 'messageKey'> & { readonly code: string };

/** To be awaited before `checkQuestion`: has the formulas of a question checked off the event loop where they are many. */
export const foreseeQuestion = ({ content: { en, hi }, key }: Pick<QuestionDraft, 'content' | 'key'>): Promise<void> =>
  foreseeDocs([...docsOf(en), ...(hi ? docsOf(hi) : []), ...docsOfKey(key)]);
/** The same before `checkFormulas` and `modernTex`. */
export const foreseeDocs = (docs: readonly RichTextDoc[]): Promise<void> =>
  foreseeChecks(docs.flatMap((doc) => formulaNodes(doc)));

/** What hinders saving a question that has the right shape: paths within the draft, messages `questions.checks.<code>`. Pure. */
export function checkQuestion(draft: Omit<QuestionDraft, 'knowledgeAreaId'>): FieldError[] {
  const { type, content, key } = draft;
  const checks = [
    ...checkContent('content.en', type, content.en),
    ...(content.hi ? checkTranslation(type, content.en, content.hi) : []),
  ];
  const fits = key.kind === keyKinds[type] || (key.kind === 'formula' && keyKinds[type] === 'number');
  checks.push(...(fits ? checkKey(type, key, content.en) : [{ path: 'key', code: 'keyKind' }]));
  return [
    ...checks.map(({ code, ...place }) => ({ ...place, messageKey: `questions.checks.${code}` })),
    ...variantProblems(draft),
  ];
}

function checkContent(path: string, type: QuestionType, content: QuestionContent): Check[] {
  const { stem, options, hint, whyNot = [] } = content;
  // An assertion with its reason may stand without an introduction.
  const needsStem = type !== 'ASSERTION-REASON';
  const checks: Check[] = needsStem && isBlank(stem) ? [{ path: `${path}.stem`, code: 'stemMissing' }] : [];
  checks.push(...checkFormulas(`${path}.stem`, stem));
  checks.push(...helpDocs(content).flatMap(({ path: at, doc }) => checkFormulas(`${path}.${at}`, doc)));
  if (hint && isBlank(hint)) checks.push({ path: `${path}.hint`, code: 'hintMissing' });
  if (whyNot.length > 0 && whyNot.length !== options.length)
    checks.push({ path: `${path}.whyNot`, code: 'whyNotOfOptions', values: { count: options.length } });
  checks.push(...checkStatements(path, type, content), ...checkLists(path, type, content));
  if (!hasOptions(type))
    return options.length > 0 ? [...checks, { path: `${path}.options`, code: 'optionsNotAllowed' }] : checks;
  if (options.length < 2) checks.push({ path: `${path}.options`, code: 'tooFewOptions' });
  return [
    ...checks,
    ...checkEach(`${path}.options`, options, { missing: 'optionMissing', repeated: 'optionsDuplicate' }),
  ];
}

/** Each of several documents must say something, and something else than those before it. */
function checkEach(path: string, docs: readonly RichTextDoc[], codes: { missing: string; repeated: string }): Check[] {
  const forms = docs.map(comparableForm);
  return docs.flatMap((doc, i) => {
    const at = `${path}.${i}`;
    const checks = checkFormulas(at, doc);
    const first = forms.indexOf(forms[i] ?? '');
    if (isBlank(doc)) checks.push({ path: at, code: codes.missing });
    else if (first < i) checks.push({ path: at, code: codes.repeated, values: { first: first + 1, second: i + 1 } });
    return checks;
  });
}

function checkStatements(path: string, type: QuestionType, { statements }: QuestionContent): Check[] {
  const at = `${path}.statements`;
  if (type !== 'ASSERTION-REASON') return statements ? [{ path: at, code: 'statementsNotAllowed' }] : [];
  if (!statements) return [{ path: at, code: 'statementsMissing' }];
  const { assertion, reason } = statements;
  return [
    ...(isBlank(assertion) ? [{ path: `${at}.assertion`, code: 'assertionMissing' }] : []),
    ...checkFormulas(`${at}.assertion`, assertion),
    ...(isBlank(reason) ? [{ path: `${at}.reason`, code: 'reasonMissing' }] : []),
    ...checkFormulas(`${at}.reason`, reason),
  ];
}

function checkLists(path: string, type: QuestionType, { lists }: QuestionContent): Check[] {
  const at = `${path}.lists`;
  if (!hasLists(type)) return lists ? [{ path: at, code: 'listsNotAllowed' }] : [];
  if (!lists) return [{ path: at, code: 'listsMissing' }];
  const codes = { missing: 'listItemMissing', repeated: 'listItemsDuplicate' };
  return [...checkEach(`${at}.first`, lists.first, codes), ...checkEach(`${at}.second`, lists.second, codes)];
}

function checkTranslation(type: QuestionType, en: QuestionContent, hi: QuestionContent): Check[] {
  const checks = checkContent('content.hi', type, hi);
  if (hi.options.length !== en.options.length)
    checks.push({ path: 'content.hi.options', code: 'optionsOfTranslation', values: { count: en.options.length } });
  for (const list of ['first', 'second'] as const) {
    const count = en.lists?.[list].length ?? 0;
    if (hi.lists && en.lists && hi.lists[list].length !== count)
      checks.push({ path: `content.hi.lists.${list}`, code: 'listsOfTranslation', values: { count } });
  }
  return checks;
}

/** Formulas that cannot be typeset. */
export function checkFormulas(path: string, doc: RichTextDoc): Check[] {
  return formulaNodes(doc).flatMap(({ latex, display }) => {
    const check = checkTex(latex, display);
    return check.ok ? [] : [{ path, code: check.code, values: { formula: latex, found: check.found } }];
  });
}

function formulaNodes(node: AnyNode): AskedFormula[] {
  if (node.type === 'inlineMath' || node.type === 'blockMath')
    return [{ latex: node.attrs.latex, display: node.type === 'blockMath' }];
  return 'content' in node ? (node.content ?? []).flatMap((child: AnyNode) => formulaNodes(child)) : [];
}

function checkKey(type: QuestionType, key: AnswerKey, content: QuestionContent): Check[] {
  const optionCount = optionCountOf(type, content);
  if (key.kind === 'rubric') return checkFormulas('key.modelAnswer', key.modelAnswer);
  if (key.kind === 'matrix') return content.lists ? checkRows(key.rows, content.lists.first.length, optionCount) : [];
  if (key.kind === 'choice')
    return key.accepted.flatMap((set, i) => checkSet(type, set, `key.accepted.${i}`, optionCount));
  if (key.kind === 'number') return key.accepted.flatMap((range, i) => checkRange(type, range, `key.accepted.${i}`));
  // A formula is checked with the variables that it needs.
  if (key.kind === 'formula') return [];
  return key.accepted.flatMap((text, i) =>
    normaliseText(text) === '' ? [{ path: `key.accepted.${i}`, code: 'answerMissing' }] : [],
  );
}

function checkRows(rows: readonly (readonly number[])[], rowCount: number, columnCount: number): Check[] {
  if (rows.length !== rowCount) return [{ path: 'key.rows', code: 'rowsOfKey', values: { count: rowCount } }];
  return rows.flatMap((row, i) => {
    const path = `key.rows.${i}`;
    const outside = row.filter((column) => column > columnCount);
    return [
      ...outside.map((column) => ({ path, code: 'answerNotAColumn', values: { column } })),
      ...(new Set(row).size === row.length ? [] : [{ path, code: 'answerRepeated' }]),
    ];
  });
}

function checkSet(type: QuestionType, set: readonly number[], path: string, optionCount: number): Check[] {
  const checks: Check[] = set
    .filter((option) => option > optionCount)
    .map((option) => ({ path, code: 'answerNotAnOption', values: { option } }));
  if (new Set(set).size !== set.length) checks.push({ path, code: 'answerRepeated' });
  if (set.length === 0) checks.push({ path, code: 'answerMissing' });
  if (hasOneAnswer(type) && set.length > 1) checks.push({ path, code: 'oneAnswerOnly' });
  return checks;
}

function checkRange(type: QuestionType, range: { from: string; to: string }, path: string): Check[] {
  const from = parseDecimal(range.from);
  const to = parseDecimal(range.to);
  if (!from || !to) return [{ path, code: 'answerMissing' }];
  if (compareDecimals(from, to) > 0) return [{ path, code: 'rangeReversed' }];
  const whole = [range.from, range.to].every((end) => /^-?\d+(?:\.0+)?$/.test(end));
  return type === 'INTEGER' && !whole ? [{ path, code: 'wholeNumberOnly' }] : [];
}

const isBlank = (doc: RichTextDoc) => toText(doc) === '' && formulasOf(doc).length === 0 && imagesOf(doc).length === 0;

/** The document with its formulas in the form that can be typeset. */
export const modernTex = (doc: RichTextDoc): RichTextDoc =>
  mapFormulas(doc, (latex, display) => {
    const check = checkTex(latex, display);
    return check.ok ? check.tex : latex;
  });

/** The draft with its formulas in the form that can be typeset: what `checkQuestion` let pass may be old TeX. To be stored instead of what came. */
export function withModernTex<D extends Pick<QuestionDraft, 'content'> & { readonly key?: AnswerKey }>(draft: D): D {
  const { en, hi } = draft.content;
  const content = { en: mapContent(en, modernTex), ...(hi && { hi: mapContent(hi, modernTex) }) };
  if (draft.key?.kind !== 'rubric') return { ...draft, content };
  return { ...draft, content, key: { ...draft.key, modelAnswer: modernTex(draft.key.modelAnswer) } };
}

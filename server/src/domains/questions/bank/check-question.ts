import type { FieldError } from '@abhyas/contract/envelope';
import type { AnswerKey, QuestionContent, QuestionDraft, QuestionType } from '@abhyas/contract/questions/shapes';
import { type AnyNode, formulasOf, imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';
import { checkTex } from '../../../kernel/tex/check-tex.ts';
import { compareDecimals, parseDecimal } from '../judging/decimal.ts';
import { normaliseText } from '../judging/normalise-text.ts';
import { comparableForm } from '../reading/comparable-form.ts';
import { mapFormulas } from '../reading/map-formulas.ts';

type Check = Omit<FieldError, 'messageKey'> & { readonly code: string };

/** What kind of key each type has; the two choices are the types with options. */
export const keyKinds: Readonly<Record<QuestionType, AnswerKey['kind']>> = {
  SINGLE: 'choice',
  MULTIPLE: 'choice',
  'FILL-BLANK-TEXT': 'text',
  'FILL-BLANK-NUMBER': 'number',
  INTEGER: 'number',
  DECIMAL: 'number',
};

/** What hinders saving a question that has the right shape: paths within the draft, messages `questions.checks.<code>`. Pure. */
export function checkQuestion(draft: Omit<QuestionDraft, 'knowledgeAreaId'>): FieldError[] {
  const { type, content, key } = draft;
  const checks = [
    ...checkContent('content.en', type, content.en),
    ...(content.hi ? checkTranslation(type, content.en, content.hi) : []),
  ];
  checks.push(
    ...(key.kind === keyKinds[type]
      ? checkKey(type, key, content.en.options.length)
      : [{ path: 'key', code: 'keyKind' }]),
  );
  return checks.map(({ code, ...place }) => ({ ...place, messageKey: `questions.checks.${code}` }));
}

function checkContent(path: string, type: QuestionType, { stem, options, explanation }: QuestionContent): Check[] {
  const checks: Check[] = isBlank(stem) ? [{ path: `${path}.stem`, code: 'stemMissing' }] : [];
  checks.push(...checkFormulas(`${path}.stem`, stem), ...checkFormulas(`${path}.explanation`, explanation));
  if (keyKinds[type] !== 'choice')
    return options.length > 0 ? [...checks, { path: `${path}.options`, code: 'optionsNotAllowed' }] : checks;
  if (options.length < 2) checks.push({ path: `${path}.options`, code: 'tooFewOptions' });
  const forms = options.map(comparableForm);
  options.forEach((option, i) => {
    const at = `${path}.options.${i}`;
    checks.push(...checkFormulas(at, option));
    const first = forms.indexOf(forms[i] ?? '');
    if (isBlank(option)) checks.push({ path: at, code: 'optionMissing' });
    else if (first < i)
      checks.push({ path: at, code: 'optionsDuplicate', values: { first: first + 1, second: i + 1 } });
  });
  return checks;
}

function checkTranslation(type: QuestionType, en: QuestionContent, hi: QuestionContent): Check[] {
  const checks = checkContent('content.hi', type, hi);
  return hi.options.length === en.options.length
    ? checks
    : [...checks, { path: 'content.hi.options', code: 'optionsOfTranslation', values: { count: en.options.length } }];
}

function checkFormulas(path: string, doc: RichTextDoc): Check[] {
  return formulaNodes(doc).flatMap(({ latex, display }) => {
    const check = checkTex(latex, display);
    return check.ok ? [] : [{ path, code: check.code, values: { formula: latex, found: check.found } }];
  });
}

function formulaNodes(node: AnyNode): { latex: string; display: boolean }[] {
  if (node.type === 'inlineMath' || node.type === 'blockMath')
    return [{ latex: node.attrs.latex, display: node.type === 'blockMath' }];
  return 'content' in node ? (node.content ?? []).flatMap((child: AnyNode) => formulaNodes(child)) : [];
}

function checkKey(type: QuestionType, key: AnswerKey, optionCount: number): Check[] {
  if (key.kind === 'choice')
    return key.accepted.flatMap((set, i) => checkSet(type, set, `key.accepted.${i}`, optionCount));
  if (key.kind === 'number') return key.accepted.flatMap((range, i) => checkRange(type, range, `key.accepted.${i}`));
  return key.accepted.flatMap((text, i) =>
    normaliseText(text) === '' ? [{ path: `key.accepted.${i}`, code: 'answerMissing' }] : [],
  );
}

function checkSet(type: QuestionType, set: readonly number[], path: string, optionCount: number): Check[] {
  const checks: Check[] = set
    .filter((option) => option > optionCount)
    .map((option) => ({ path, code: 'answerNotAnOption', values: { option } }));
  if (new Set(set).size !== set.length) checks.push({ path, code: 'answerRepeated' });
  if (set.length === 0) checks.push({ path, code: 'answerMissing' });
  if (type === 'SINGLE' && set.length > 1) checks.push({ path, code: 'oneAnswerOnly' });
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

/** The draft with its formulas in the form that can be typeset: what `checkQuestion` let pass may be old TeX. To be stored instead of what came. */
export function withModernTex<D extends Pick<QuestionDraft, 'content'>>(draft: D): D {
  const modern = (doc: RichTextDoc) =>
    mapFormulas(doc, (latex, display) => {
      const check = checkTex(latex, display);
      return check.ok ? check.tex : latex;
    });
  const content = ({ stem, options, explanation }: QuestionContent) => ({
    stem: modern(stem),
    options: options.map(modern),
    explanation: modern(explanation),
  });
  const { en, hi } = draft.content;
  return { ...draft, content: { en: content(en), ...(hi && { hi: content(hi) }) } };
}

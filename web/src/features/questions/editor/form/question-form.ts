import {
  askedDocs,
  assertionOptions,
  everyDoc,
  hasLists,
  hasOneAnswer,
  hasOptions,
  helpDocs,
} from '@abhyas/contract/questions/question-types';
import type {
  AnswerKey,
  Difficulty,
  Question,
  QuestionContent,
  QuestionDraft,
  QuestionType,
} from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { emptyKey, forgetOption, markOption, readKey, writeKey, type KeyForm, type Problems } from './key-form.ts';
import { numberedRows } from './grid-key.ts';
import { newKey } from './new-key.ts';
import {
  emptyVariables,
  isComputed,
  readVariables,
  shotOf,
  type VariablesForm,
  writeAnswer,
  writeVariables,
} from '../variables/variables-form.ts';
import { emptyDoc, isEmpty, lacksAlternative, trimmedDoc } from './documents.ts';

export type WordLanguage = 'en' | 'hi';
export type Words = Readonly<Record<WordLanguage, RichTextDoc>>;

/** An option with its words in both languages; the id lives only as long as the page. */
export interface OptionForm {
  readonly id: string;
  readonly words: Words;
  /** What leads to it, where it is not right. */
  readonly whyNot: Words;
}

/** The two lists of a question that matches them, or the rows and columns of a grid. */
export type ListName = 'first' | 'second';

/** A question while it is edited. */
export interface QuestionForm {
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  readonly knowledgeAreaId: string | null;
  readonly pastExams: readonly string[];
  /** Null: nobody knows. */
  readonly expectedSeconds: number | null;
  readonly tags: readonly string[];
  readonly stem: Words;
  readonly options: readonly OptionForm[];
  readonly statements: Readonly<Record<'assertion' | 'reason', Words>>;
  readonly lists: Readonly<Record<ListName, readonly OptionForm[]>>;
  readonly explanation: Words;
  readonly hint: Words;
  readonly key: KeyForm;
  readonly variables: VariablesForm;
}

/** A choice question has two to six options. */
export const optionLimits = { least: 2, most: 6 } as const;

export const emptyWords = (): Words => ({ en: emptyDoc, hi: emptyDoc });
export const emptyOption = (): OptionForm => ({ id: newKey(), words: emptyWords(), whyNot: emptyWords() });

const fourEmpty = () => [emptyOption(), emptyOption(), emptyOption(), emptyOption()];

/** A new question; what was chosen for the last one may be carried over. */
export function emptyForm(like?: Pick<QuestionForm, 'type' | 'difficulty' | 'knowledgeAreaId'>): QuestionForm {
  return {
    type: like?.type ?? 'SINGLE',
    difficulty: like?.difficulty ?? 1,
    knowledgeAreaId: like?.knowledgeAreaId ?? null,
    pastExams: [],
    expectedSeconds: null,
    tags: [],
    stem: emptyWords(),
    options: fourEmpty(),
    statements: { assertion: emptyWords(), reason: emptyWords() },
    lists: { first: fourEmpty(), second: fourEmpty() },
    explanation: emptyWords(),
    hint: emptyWords(),
    key: emptyKey(),
    variables: emptyVariables(),
  };
}

/** Opens a stored question for editing. */
export function formOf(
  question: Pick<
    Question,
    'type' | 'difficulty' | 'knowledgeArea' | 'pastExams' | 'expectedSeconds' | 'tags' | 'content' | 'variables' | 'key'
  >,
): QuestionForm {
  const { en, hi } = question.content;
  const words = (pick: (content: QuestionContent) => RichTextDoc | undefined): Words => ({
    en: pick(en) ?? emptyDoc,
    hi: (hi && pick(hi)) ?? emptyDoc,
  });
  const all = (pick: (content: QuestionContent) => readonly RichTextDoc[] | undefined): readonly OptionForm[] =>
    (pick(en) ?? []).map((_, i) => ({ ...emptyOption(), words: words((content) => pick(content)?.[i]) }));
  const options = all((content) => content.options).map((option, i) => ({
    ...option,
    whyNot: words((content) => content.whyNot?.[i]),
  }));
  const lists = { first: all((content) => content.lists?.first), second: all((content) => content.lists?.second) };
  const grid = { rows: idsOf(lists.first), columns: idsOf(lists.second) };
  const optionIds = question.type === 'ASSERTION-REASON' ? assertionIds : idsOf(options);
  const empty = emptyForm();
  return {
    type: question.type,
    difficulty: question.difficulty,
    knowledgeAreaId: question.knowledgeArea.id,
    pastExams: question.pastExams,
    expectedSeconds: question.expectedSeconds,
    tags: question.tags,
    stem: words((content) => content.stem),
    options: options.length > 0 ? options : empty.options,
    statements: {
      assertion: words((content) => content.statements?.assertion),
      reason: words((content) => content.statements?.reason),
    },
    lists: en.lists ? lists : empty.lists,
    explanation: words((content) => content.explanation),
    hint: words((content) => content.hint),
    key: readKey(question.key, optionIds, grid),
    variables: readVariables(question.variables, question.key),
  };
}

/** Options of an assertion with its reason are texts of the product: they are named by their numbers. */
const assertionIds = assertionOptions.en.map((_text, i) => String(i + 1));
const idsOf = (items: readonly OptionForm[]) => items.map(({ id }) => id);

/** The key as it is saved, or what is missing of it. */
export function keyOf(form: QuestionForm): { readonly key?: AnswerKey; readonly problems: Problems } {
  if (isComputed(form.type, form.variables)) return writeAnswer(form.variables);
  return writeKey(form.type, form.key, form.type === 'ASSERTION-REASON' ? assertionIds : idsOf(form.options), {
    rows: idsOf(form.lists.first),
    columns: idsOf(form.lists.second),
  });
}

/** The words of one language as a document each, complete or not: what the preview shows. */
export function contentOf(form: QuestionForm, language: WordLanguage): QuestionContent {
  const docs = (items: readonly OptionForm[]) => items.map(({ words }) => trimmedDoc(words[language]));
  const { assertion, reason } = form.statements;
  return {
    stem: trimmedDoc(form.stem[language]),
    options: hasOptions(form.type) ? docs(form.options) : [],
    ...(form.type === 'ASSERTION-REASON' && {
      statements: { assertion: trimmedDoc(assertion[language]), reason: trimmedDoc(reason[language]) },
    }),
    ...(hasLists(form.type) && { lists: { first: docs(form.lists.first), second: docs(form.lists.second) } }),
    explanation: trimmedDoc(form.explanation[language]),
    ...helpOf(form, language),
  };
}

/** Hint and reasons that are written; an option that is right needs none. */
function helpOf(form: QuestionForm, language: WordLanguage): Pick<QuestionContent, 'hint' | 'whyNot'> {
  const hint = trimmedDoc(form.hint[language]);
  const whyNot = wrongOptions(form).map((option) => (option ? trimmedDoc(option.whyNot[language]) : emptyDoc));
  return {
    ...(!isEmpty(hint) && { hint }),
    ...(whyNot.some((doc) => !isEmpty(doc)) && { whyNot }),
  };
}

/** The options by their places, without those that are right. */
export const wrongOptions = ({ type, options, key }: QuestionForm): (OptionForm | undefined)[] =>
  hasOptions(type) ? options.map((option) => (key.correct.includes(option.id) ? undefined : option)) : [];

/** Hindi counts once anything is written in it. */
export const hasHindi = (form: QuestionForm): boolean => {
  const content = contentOf(form, 'hi');
  return everyDoc(content).some(({ doc }) => doc.content.length > 0);
};

/** The draft to save, or every problem by the path of its field. */
export function draftOf(form: QuestionForm): { readonly draft?: QuestionDraft; readonly problems: Problems } {
  const { key, problems: keyProblems } = keyOf(form);
  const { variables, problems: variableProblems } = writeVariables(form.type, form.variables);
  const problems: Record<string, string> = { ...wordProblems(form, 'en'), ...keyProblems, ...variableProblems };
  const hindi = hasHindi(form);
  if (hindi) Object.assign(problems, wordProblems(form, 'hi'));
  if (form.knowledgeAreaId === null) problems['knowledgeAreaId'] = 'questions.editor.problems.noArea';
  if (!key || form.knowledgeAreaId === null || Object.keys(problems).length > 0) return { problems };
  const content = { en: contentOf(form, 'en'), ...(hindi && { hi: contentOf(form, 'hi') }) };
  const { type, difficulty, knowledgeAreaId } = form;
  const named = { pastExams: [...form.pastExams], expectedSeconds: form.expectedSeconds, tags: [...form.tags] };
  return {
    draft: { type, difficulty, knowledgeAreaId, ...named, content, ...(variables && { variables }), key },
    problems,
  };
}

function wordProblems(form: QuestionForm, language: WordLanguage): Problems {
  const problems: Record<string, string> = {};
  const check = (path: string, doc: RichTextDoc, missing?: string) => {
    if (missing && isEmpty(doc)) problems[`content.${language}.${path}`] = missing;
    else if (lacksAlternative(doc)) problems[`content.${language}.${path}`] = 'questions.editor.problems.figureWords';
  };
  const content = contentOf(form, language);
  for (const { path, doc } of askedDocs(content)) check(path, doc, missingAt(form.type, path));
  for (const { path, doc } of helpDocs(content)) check(path, doc);
  return problems;
}

/** What to say of a field without words; an assertion may stand without an introduction. */
function missingAt(type: QuestionType, path: string): string | undefined {
  if (path === 'stem') return type === 'ASSERTION-REASON' ? undefined : 'questions.editor.problems.noStem';
  if (path.startsWith('statements.')) return `questions.kinds.problems.${path.slice('statements.'.length)}`;
  return path.startsWith('lists.') ? 'questions.kinds.problems.emptyItem' : 'questions.editor.problems.emptyOption';
}

/** Everything that would be saved, as text: two forms with the same snapshot need no saving. */
export function snapshotOf(form: QuestionForm): string {
  const { key, options, type, difficulty, knowledgeAreaId, pastExams, expectedSeconds, tags } = form;
  const order = type === 'ASSERTION-REASON' ? assertionIds : idsOf(options);
  const marked = [key.correct, ...key.alternatives].map((set) => set.map((id) => order.indexOf(id)).sort());
  const ranges = key.ranges.map(({ way, value, tolerance, from, to }) => [way, value, tolerance, from, to]);
  const words = [contentOf(form, 'en'), contentOf(form, 'hi')];
  const grid = numberedRows(key.rows, { rows: idsOf(form.lists.first), columns: idsOf(form.lists.second) });
  const rubric = [trimmedDoc(key.modelAnswer), key.criteria.map(({ text, marks }) => [text, marks])];
  const rest = [key.decimals, key.accepted, key.caseSensitive, grid, rubric];
  const varied = shotOf(type, form.variables);
  return JSON.stringify([
    type,
    difficulty,
    knowledgeAreaId,
    pastExams,
    expectedSeconds,
    tags,
    words,
    marked,
    ranges,
    rest,
    varied,
  ]);
}

export const addOption = (form: QuestionForm): QuestionForm =>
  form.options.length >= optionLimits.most ? form : { ...form, options: [...form.options, emptyOption()] };

export const removeOption = (form: QuestionForm, id: string): QuestionForm =>
  form.options.length <= optionLimits.least
    ? form
    : { ...form, options: form.options.filter((option) => option.id !== id), key: forgetOption(form.key, id) };

/** Takes what stands at one place to another; everything between moves up. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = [...items];
  const taken = rest.splice(from, 1);
  rest.splice(to, 0, ...taken);
  return rest;
}

/** An option at another place stays right where it was right. */
export const moveOption = (form: QuestionForm, from: number, to: number): QuestionForm => ({
  ...form,
  options: moved(form.options, from, to),
});

export const markOptionRight = (form: QuestionForm, id: string): QuestionForm => ({
  ...form,
  key: markOption(form.type, form.key, id),
});

/** Changes the type and keeps what fits: of several right options a question with one answer keeps the first. */
export function changeType(form: QuestionForm, type: QuestionType): QuestionForm {
  const first = form.options.find((option) => form.key.correct.includes(option.id));
  const correct = hasOneAnswer(type) ? (first ? [first.id] : []) : form.key.correct;
  const alternatives = type === form.type ? form.key.alternatives : [];
  return { ...form, type, key: { ...form.key, correct, alternatives } };
}

/** Takes English words over into empty Hindi fields: formulas and figures are the same in both. */
export function copyToHindi(form: QuestionForm): QuestionForm {
  const fill = ({ en, hi }: Words): Words => ({ en, hi: isEmpty(hi) ? en : hi });
  const all = (items: readonly OptionForm[]) =>
    items.map((item) => ({ ...item, words: fill(item.words), whyNot: fill(item.whyNot) }));
  return {
    ...form,
    stem: fill(form.stem),
    options: all(form.options),
    statements: { assertion: fill(form.statements.assertion), reason: fill(form.statements.reason) },
    lists: { first: all(form.lists.first), second: all(form.lists.second) },
    explanation: fill(form.explanation),
    hint: fill(form.hint),
  };
}

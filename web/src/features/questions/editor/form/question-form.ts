import type {
  Difficulty,
  Question,
  QuestionContent,
  QuestionDraft,
  QuestionType,
} from '@abhyas/contract/questions/shapes';
import { keyKind } from '../../preview/question-words.ts';
import { emptyKey, forgetOption, markOption, readKey, writeKey, type KeyForm, type Problems } from './key-form.ts';
import { docOf, isEmpty, lacksAlternative, partsOf, type Part } from './parts.ts';

export type WordLanguage = 'en' | 'hi';
type Words = Readonly<Record<WordLanguage, readonly Part[]>>;

/** An option with its words in both languages; the id lives only as long as the page. */
export interface OptionForm {
  readonly id: string;
  readonly words: Words;
}

/** A question while it is edited. */
export interface QuestionForm {
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  readonly knowledgeAreaId: string | null;
  readonly pastExams: readonly string[];
  readonly stem: Words;
  readonly options: readonly OptionForm[];
  readonly explanation: Words;
  readonly key: KeyForm;
}

/** A choice question has two to six options. */
export const optionLimits = { least: 2, most: 6 } as const;

let made = 0;
const emptyWords = (): Words => ({ en: partsOf(undefined), hi: partsOf(undefined) });
export const emptyOption = (): OptionForm => ({ id: `option-${++made}`, words: emptyWords() });

/** A new question; what was chosen for the last one may be carried over. */
export function emptyForm(like?: Pick<QuestionForm, 'type' | 'difficulty' | 'knowledgeAreaId'>): QuestionForm {
  return {
    type: like?.type ?? 'SINGLE',
    difficulty: like?.difficulty ?? 1,
    knowledgeAreaId: like?.knowledgeAreaId ?? null,
    pastExams: [],
    stem: emptyWords(),
    options: [emptyOption(), emptyOption(), emptyOption(), emptyOption()],
    explanation: emptyWords(),
    key: emptyKey(),
  };
}

/** Opens a stored question for editing. */
export function formOf(
  question: Pick<Question, 'type' | 'difficulty' | 'knowledgeArea' | 'pastExams' | 'content' | 'key'>,
): QuestionForm {
  const { en, hi } = question.content;
  const words = (pick: (content: QuestionContent) => QuestionContent['stem'] | undefined): Words => ({
    en: partsOf(pick(en)),
    hi: partsOf(hi && pick(hi)),
  });
  const options = en.options.map((_, i) => ({ ...emptyOption(), words: words((content) => content.options[i]) }));
  const ids = options.map((option) => option.id);
  return {
    type: question.type,
    difficulty: question.difficulty,
    knowledgeAreaId: question.knowledgeArea.id,
    pastExams: question.pastExams,
    stem: words((content) => content.stem),
    options: options.length > 0 ? options : emptyForm().options,
    explanation: words((content) => content.explanation),
    key: readKey(question.key, ids),
  };
}

/** The words of one language as a document each, complete or not: what the preview shows. */
export function contentOf(form: QuestionForm, language: WordLanguage): QuestionContent {
  const options = keyKind(form.type) === 'choice' ? form.options : [];
  return {
    stem: docOf(form.stem[language]),
    options: options.map((option) => docOf(option.words[language])),
    explanation: docOf(form.explanation[language]),
  };
}

/** Hindi counts once anything is written in it. */
export const hasHindi = (form: QuestionForm): boolean => {
  const { stem, options, explanation } = contentOf(form, 'hi');
  return [stem, explanation, ...options].some((doc) => doc.content.length > 0);
};

/** The draft to save, or every problem by the path of its field. */
export function draftOf(form: QuestionForm): { readonly draft?: QuestionDraft; readonly problems: Problems } {
  const optionIds = form.options.map((option) => option.id);
  const { key, problems: keyProblems } = writeKey(form.type, form.key, optionIds);
  const problems: Record<string, string> = { ...wordProblems(form, 'en'), ...keyProblems };
  const hindi = hasHindi(form);
  if (hindi) Object.assign(problems, wordProblems(form, 'hi'));
  if (form.knowledgeAreaId === null) problems['knowledgeAreaId'] = 'questions.editor.problems.noArea';
  if (!key || form.knowledgeAreaId === null || Object.keys(problems).length > 0) return { problems };
  const content = { en: contentOf(form, 'en'), ...(hindi && { hi: contentOf(form, 'hi') }) };
  const { type, difficulty, knowledgeAreaId } = form;
  return { draft: { type, difficulty, knowledgeAreaId, pastExams: [...form.pastExams], content, key }, problems };
}

function wordProblems(form: QuestionForm, language: WordLanguage): Problems {
  const problems: Record<string, string> = {};
  const check = (path: string, parts: readonly Part[], missing?: string) => {
    if (missing && isEmpty(parts)) problems[`content.${language}.${path}`] = missing;
    else if (lacksAlternative(parts)) problems[`content.${language}.${path}`] = 'questions.editor.problems.figureWords';
  };
  check('stem', form.stem[language], 'questions.editor.problems.noStem');
  if (keyKind(form.type) === 'choice')
    for (const [i, option] of form.options.entries())
      check(`options.${i}`, option.words[language], 'questions.editor.problems.emptyOption');
  check('explanation', form.explanation[language]);
  return problems;
}

/** Everything that would be saved, as text: two forms with the same snapshot need no saving. */
export function snapshotOf(form: QuestionForm): string {
  const { key, options, type, difficulty, knowledgeAreaId, pastExams } = form;
  const order = options.map((option) => option.id);
  const marked = [key.correct, ...key.alternatives].map((set) => set.map((id) => order.indexOf(id)).sort());
  const ranges = key.ranges.map(({ way, value, tolerance, from, to }) => [way, value, tolerance, from, to]);
  const words = [contentOf(form, 'en'), contentOf(form, 'hi')];
  const rest = [key.decimals, key.accepted, key.caseSensitive];
  return JSON.stringify([type, difficulty, knowledgeAreaId, pastExams, words, marked, ranges, rest]);
}

export const addOption = (form: QuestionForm): QuestionForm =>
  form.options.length >= optionLimits.most ? form : { ...form, options: [...form.options, emptyOption()] };

export const removeOption = (form: QuestionForm, id: string): QuestionForm =>
  form.options.length <= optionLimits.least
    ? form
    : { ...form, options: form.options.filter((option) => option.id !== id), key: forgetOption(form.key, id) };

/** Moves an option up (−1) or down (1). */
export function moveOption(form: QuestionForm, id: string, by: -1 | 1): QuestionForm {
  const from = form.options.findIndex((option) => option.id === id);
  const to = from + by;
  const options = [...form.options];
  const [moved] = options.splice(from, 1);
  if (from < 0 || to < 0 || to > options.length || !moved) return form;
  options.splice(to, 0, moved);
  return { ...form, options };
}

export const markOptionRight = (form: QuestionForm, id: string): QuestionForm => ({
  ...form,
  key: markOption(form.type, form.key, id),
});

/** Changes the type and keeps what fits: of several right options a single-correct question keeps the first. */
export function changeType(form: QuestionForm, type: QuestionType): QuestionForm {
  const first = form.options.find((option) => form.key.correct.includes(option.id));
  const correct = type === 'SINGLE' ? (first ? [first.id] : []) : form.key.correct;
  const alternatives = type === form.type ? form.key.alternatives : [];
  return { ...form, type, key: { ...form.key, correct, alternatives } };
}

/** Takes English words over into empty Hindi fields: formulas and figures are the same in both. */
export function copyToHindi(form: QuestionForm): QuestionForm {
  const fill = ({ en, hi }: Words): Words => ({ en, hi: isEmpty(hi) ? partsOf(docOf(en)) : hi });
  return {
    ...form,
    stem: fill(form.stem),
    options: form.options.map((option) => ({ ...option, words: fill(option.words) })),
    explanation: fill(form.explanation),
  };
}

import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { type PaperDraft, paperLimits, type PaperProblem } from '@abhyas/contract/assessments/shapes';
import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import type { Settings } from '../versions/papers.store.ts';
import { ownMarksProblems, sectionTimeProblems } from './section-problems.ts';
import { settingsProblems } from './settings-problems.ts';

/** What the checks need to know of a question: whether it still may stand in a paper, who marks it, and in which languages. */
export interface CheckedQuestion {
  readonly number: number;
  readonly type: QuestionType;
  readonly status: 'active' | 'archived';
  readonly languages: readonly Language[];
  /** Somebody else than its author approved it, where the institute asks for that. */
  readonly approved: boolean;
  readonly group?: { readonly id: string; readonly title: string; readonly languages: readonly Language[] };
}

/** spec §9: 1 to 180 questions, 15 to 180 minutes; an official pattern carries limits of its own. Everything that hinders publishing, in the order in which one would put it right. Pure. */
export function paperProblems(
  draft: PaperDraft,
  settings: Settings,
  questions: ReadonlyMap<string, CheckedQuestion>,
  now: Date,
  pattern?: ExamPattern,
): PaperProblem[] {
  return [
    ...(draft.title.trim() === '' ? [problem('NO_TITLE')] : []),
    ...sizeProblems(draft, limitsOf(pattern)),
    ...sectionTimeProblems(draft),
    ...ownMarksProblems(draft),
    ...questionProblems(draft, questions),
    ...windowProblems(settings, now),
  ];
}

const problem = (code: PaperProblem['code'], values: PaperProblem['values'] = {}): PaperProblem => ({ code, values });

/** Where an official paper shows more questions or runs longer than people's own may, its own numbers are the limit. */
function limitsOf(pattern: ExamPattern | undefined) {
  const { questions, minutes } = paperLimits;
  const shown = pattern?.sections.reduce((sum, section) => sum + section.questions, 0) ?? 0;
  return {
    questions: { ...questions, most: Math.max(questions.most, shown) },
    minutes: { ...minutes, most: Math.max(minutes.most, pattern?.minutes ?? 0) },
  };
}

function sizeProblems(
  { sections, minutes }: PaperDraft,
  { questions: size, minutes: time }: ReturnType<typeof limitsOf>,
): PaperProblem[] {
  const count = sections.reduce((sum, section) => sum + section.questionIds.length, 0);
  const found: PaperProblem[] = [];
  if (count < size.least) found.push(problem('NO_QUESTIONS'));
  else
    for (const { title, questionIds } of sections)
      if (questionIds.length === 0) found.push(problem('EMPTY_SECTION', { section: title }));
  if (count > size.most) found.push(problem('TOO_MANY_QUESTIONS', { count, most: size.most }));
  if (minutes < time.least || minutes > time.most)
    found.push(problem('MINUTES', { minutes, least: time.least, most: time.most }));
  return found;
}

function questionProblems(
  { sections, console }: PaperDraft,
  questions: ReadonlyMap<string, CheckedQuestion>,
): PaperProblem[] {
  const placed = sections.flatMap(({ questionIds }) => questionIds);
  const different = [...new Set(placed)];
  const gone = different.filter((id) => questions.get(id)?.status !== 'active');
  const found: PaperProblem[] = [];
  if (different.length < placed.length)
    found.push(problem('REPEATED_QUESTION', { count: placed.length - different.length }));
  if (gone.length > 0) found.push(problem('QUESTION_GONE', { count: gone.length }));
  const known = different.flatMap((id) => questions.get(id) ?? []);
  const byPerson = known.filter(({ type }) => isMarkedByPerson(type));
  if (byPerson.length > 0) found.push(problem('MARKED_BY_PERSON', named(byPerson)));
  const waiting = known.filter(({ approved }) => !approved);
  if (waiting.length > 0) found.push(problem('NOT_APPROVED', named(waiting)));
  return [...found, ...console.languages.flatMap((language) => languageProblems(language, known))];
}

/** A paper speaks every language that it promises, in each question and in each stem that questions share. */
function languageProblems(language: Language, questions: readonly CheckedQuestion[]): PaperProblem[] {
  const missing = questions.filter(({ languages }) => !languages.includes(language));
  const stems = new Map(
    questions.flatMap(({ group }) => (group && !group.languages.includes(language) ? [[group.id, group.title]] : [])),
  );
  return [
    ...(missing.length > 0 ? [problem('LANGUAGE_MISSING', { language, ...named(missing) })] : []),
    ...(stems.size > 0
      ? [problem('STEM_LANGUAGE_MISSING', { language, count: stems.size, groups: [...stems.values()].join(', ') })]
      : []),
  ];
}

const named = (questions: readonly CheckedQuestion[]) => ({
  count: questions.length,
  questions: questions.map(({ number }) => `Q-${number}`).join(', '),
});

function windowProblems(settings: Settings, now: Date): PaperProblem[] {
  const { closesAt } = settings;
  const wrong = new Set(settingsProblems(settings).map(({ code }) => code));
  if (closesAt !== null && closesAt <= now) wrong.add('WINDOW');
  return [...wrong]
    .toSorted()
    .map((code) =>
      code === 'WINDOW' && closesAt !== null ? problem(code, { closesAt: closesAt.toISOString() }) : problem(code),
    );
}

import { type PaperDraft, paperLimits, type PaperProblem } from '@abhyas/contract/assessments/shapes';
import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import type { Settings } from '../authoring/papers.store.ts';
import { settingsProblems } from './settings-problems.ts';

/** What the checks need to know of a question: whether it still may stand in a paper, who marks it, and in which languages. */
export interface CheckedQuestion {
  readonly number: number;
  readonly type: QuestionType;
  readonly status: 'active' | 'archived';
  readonly languages: readonly Language[];
}

/** spec §9: 1 to 180 questions, 15 to 180 minutes. Everything that hinders publishing, in the order in which one would put it right. Pure. */
export function paperProblems(
  draft: PaperDraft,
  settings: Settings,
  questions: ReadonlyMap<string, CheckedQuestion>,
  now: Date,
): PaperProblem[] {
  return [
    ...(draft.title.trim() === '' ? [problem('NO_TITLE')] : []),
    ...sizeProblems(draft),
    ...questionProblems(draft, questions),
    ...windowProblems(settings, now),
  ];
}

const problem = (code: PaperProblem['code'], values: PaperProblem['values'] = {}): PaperProblem => ({ code, values });

function sizeProblems({ sections, minutes }: PaperDraft): PaperProblem[] {
  const count = sections.reduce((sum, section) => sum + section.questionIds.length, 0);
  const { questions: size, minutes: time } = paperLimits;
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
  const byPerson = different.flatMap((id) => questions.get(id) ?? []).filter(({ type }) => isMarkedByPerson(type));
  if (byPerson.length > 0)
    found.push(
      problem('MARKED_BY_PERSON', {
        count: byPerson.length,
        questions: byPerson.map(({ number }) => `Q-${number}`).join(', '),
      }),
    );
  for (const language of console.languages) {
    const missing = different.filter((id) => questions.get(id)?.languages.includes(language) === false);
    if (missing.length > 0) found.push(problem('LANGUAGE_MISSING', { language, count: missing.length }));
  }
  return found;
}

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

import type { Context } from '../../../kernel/context.ts';
import type { LessonKindPort } from '../../courses/index.ts';
import { findPublished } from '../open-papers/find-published.store.ts';
import { lessonFigures, openLessons } from './open-lessons.ts';
import { factsOf, type PaperFacts } from './paper-facts.ts';
import {
  archivePaperOf,
  archiveQuiz,
  bringQuizBack,
  copyQuiz,
  createQuiz,
  publishQuiz,
  quizFromArchive,
} from './quiz-papers.ts';

const shared = {
  figures: lessonFigures,
  open: openLessons,
  toArchive: archivePaperOf,
  fromArchive: quizFromArchive,
} as const;

/** A quiz lesson: a paper that is made with it and published with its course. */
const quiz: LessonKindPort = {
  ...shared,
  kind: 'quiz',
  describe: async (ctx, ids) => withStatus(await factsOf(ctx, ids), ({ status }) => status !== 'archived'),
  find,
  create: createQuiz,
  copy: copyQuiz,
  leave: archiveQuiz,
  comeBack: bringQuizBack,
  // Whose draft another test is would be published with the course unasked: a quiz lesson keeps the one that was made with it.
  canAttach: async () => false,
  publish: publishQuiz,
};

/** A paper lesson: one that was published for itself, with its own window, and stays its own. */
const paper: LessonKindPort = {
  ...shared,
  kind: 'paper',
  // What is being changed in it does not keep the course back: students sit the version that is published.
  describe: async (ctx, ids) =>
    withStatus(
      new Map([...(await factsOf(ctx, ids))].map(([id, facts]) => [id, { ...facts, problems: 0, changed: false }])),
      ({ status }) => status === 'published',
    ),
  find,
  copy: async (_tx, id) => id,
  leave: async () => {},
  comeBack: async () => {},
  canAttach: async (ctx, id) => (await factsOf(ctx, [id])).get(id)?.status === 'published',
  publish: async () => {},
};

const withStatus = (all: ReadonlyMap<string, PaperFacts>, isThere: (facts: PaperFacts) => boolean) =>
  new Map([...all].filter(([, facts]) => isThere(facts)));

async function find(ctx: Context, words: string) {
  const found = await findPublished(ctx, words);
  const facts = await factsOf(
    ctx,
    found.map(({ id }) => id),
  );
  return [...facts.values()];
}

/** The kinds of lessons that are papers. */
export const paperLessonKinds: readonly LessonKindPort[] = [quiz, paper];

import type { TransactionContext } from '../../../kernel/context.ts';
import { isMastered, type Skill } from '../model/chapter-standing.ts';
import { type Belief, faded, learnFrom } from '../model/filter.ts';
import { learning } from '../model/settings.ts';
import {
  type Chapter,
  type Item,
  lockChapters,
  lockItems,
  lockStudent,
  newSkill,
  saveChapters,
  saveItems,
  saveSkills,
  saveStudent,
  skillsOf,
  type Student,
} from './beliefs.store.ts';
import { takeAnswers } from './taken.store.ts';

export interface LearnedAnswer {
  readonly questionId: string;
  readonly chapterId: string;
  readonly credit: number;
  /** Chance to be right by guessing alone. */
  readonly guess: number;
  readonly difficulty: keyof typeof learning.authored;
}

interface State {
  student: Student;
  readonly skills: Map<string, Skill>;
  readonly touched: Map<string, Skill & { readonly lastAt: Date }>;
  readonly chapters: Map<string, Chapter>;
  readonly items: Map<string, Item>;
}

export const newItem = ({ chapterId, guess, difficulty }: Omit<LearnedAnswer, 'credit' | 'questionId'>): Item => ({
  chapterId,
  guess,
  mean: learning.authored[difficulty],
  variance: learning.start.item,
  answers: 0,
  shown: 0,
  slope: null,
  fitted: null,
});

/**
 * Learns from answers of one sitting of one student, each once however often this is called with the same source. What others know of items and
 * chapters does not depend on any time: only this student's own certainty does.
 */
export async function learnAnswers(
  tx: TransactionContext,
  source: { readonly accountId: string; readonly sourceId: string; readonly at: Date },
  answers: readonly LearnedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const student = await lockStudent(tx, source.accountId);
  const first = await takeAnswers(tx, source, answers);
  const fresh = answers.filter(({ questionId }) => first.has(questionId));
  if (fresh.length === 0) return;
  const now = tx.clock.now();
  const at = source.at < now ? source.at : now;
  const state: State = {
    student,
    skills: await skillsOf(tx, source.accountId),
    touched: new Map(),
    chapters: await lockChapters(
      tx,
      fresh.map(({ chapterId }) => chapterId),
    ),
    items: await lockItems(
      tx,
      fresh.map(({ questionId }) => questionId),
    ),
  };
  for (const answer of fresh) learnOne(state, answer, first.get(answer.questionId)!, at);
  await saveStudent(tx, source.accountId, state.student);
  await saveSkills(tx, source.accountId, state.touched);
  await saveChapters(tx, state.chapters);
  await saveItems(tx, new Map(fresh.map(({ questionId }) => [questionId, state.items.get(questionId)!])));
}

function learnOne(state: State, answer: LearnedAnswer, first: boolean, at: Date): void {
  const { questionId, chapterId, credit, guess } = answer;
  const item = state.items.get(questionId) ?? newItem(answer);
  const chapter = state.chapters.get(chapterId)!;
  const before = state.skills.get(chapterId) ?? newSkill;
  const skill = faded(before, before.lastAt, at);
  const after = learnFrom({ student: state.student, skill, item, chapter }, { credit, guess, first });
  const answers = before.answers + 1;
  const known = { student: after.student, skill: after.skill, chapter: after.chapter.mean };
  const mastered = isMastered(known, { answers, before: before.mastered });
  const lastAt = before.lastAt && before.lastAt > at ? before.lastAt : at;
  const learned = { ...onlyBelief(after.skill), answers, mastered, lastAt };
  state.student = { ...onlyBelief(after.student), answers: state.student.answers + 1 };
  state.skills.set(chapterId, learned);
  state.touched.set(chapterId, learned);
  state.chapters.set(chapterId, { ...chapter, ...onlyBelief(after.chapter) });
  // The question may have changed its chapter since it was answered last.
  state.items.set(questionId, {
    ...item,
    chapterId,
    ...onlyBelief(after.item),
    answers: item.answers + (first ? 1 : 0),
  });
}

const onlyBelief = ({ mean, variance }: Belief): Belief => ({ mean, variance });

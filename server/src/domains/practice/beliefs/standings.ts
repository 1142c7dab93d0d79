import type { Context } from '../../../kernel/context.ts';
import { type Skill, type Standing, standingOf } from '../model/chapter-standing.ts';
import type { Belief } from '../model/filter.ts';
import {
  type Chapter,
  chaptersOf,
  newChapter,
  newSkill,
  newStudent,
  skillsAmong,
  skillsOf,
  studentOf,
  studentsAmong,
} from './beliefs.store.ts';

/** Everything that is known of one student. */
export interface Standings {
  readonly student: Belief;
  readonly skillOf: (chapterId: string) => Skill;
  readonly chapterMean: (chapterId: string) => number;
  readonly of: (chapterId: string) => Standing;
}

/** Where a student stands in every chapter today. */
export async function standingsOf(ctx: Context, accountId: string): Promise<Standings> {
  const [student, skills, chapters] = [
    await studentOf(ctx, accountId),
    await skillsOf(ctx, accountId),
    await chaptersOf(ctx),
  ];
  return standingsFrom({ student, skills, chapters }, ctx.clock.now());
}

/** The same of many students; who never answered has begun nothing. */
export async function standingsAmong(ctx: Context, accountIds: readonly string[]): Promise<(id: string) => Standings> {
  const [students, skills, chapters] = [
    await studentsAmong(ctx, accountIds),
    await skillsAmong(ctx, accountIds),
    await chaptersOf(ctx),
  ];
  const now = ctx.clock.now();
  return (id) =>
    standingsFrom({ student: students.get(id) ?? newStudent, skills: skills.get(id) ?? new Map(), chapters }, now);
}

interface Known {
  readonly student: Belief;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly chapters: ReadonlyMap<string, Chapter>;
}

function standingsFrom({ student, skills, chapters }: Known, now: Date): Standings {
  const skillOf = (id: string) => skills.get(id) ?? newSkill;
  const chapterMean = (id: string) => (chapters.get(id) ?? newChapter).mean;
  return {
    student,
    skillOf,
    chapterMean,
    of: (id) => standingOf({ student, skill: skillOf(id), chapter: chapterMean(id) }, now),
  };
}

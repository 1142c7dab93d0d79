import type { Context } from '../../../kernel/context.ts';
import { type Skill, type Standing, standingOf } from '../mastery/chapter-standing.ts';
import type { Belief } from '../model/filter.ts';
import { chaptersOf, newChapter, newSkill, skillsOf, studentOf } from './beliefs.store.ts';

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
  const now = ctx.clock.now();
  const skillOf = (id: string) => skills.get(id) ?? newSkill;
  const chapterMean = (id: string) => (chapters.get(id) ?? newChapter).mean;
  return {
    student,
    skillOf,
    chapterMean,
    of: (id) => standingOf({ student, skill: skillOf(id), chapter: chapterMean(id) }, now),
  };
}

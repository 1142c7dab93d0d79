import type { TransactionContext } from '../../../kernel/context.ts';
import { type AreaUses, areasOf, chapterOf } from '../../taxonomy/index.ts';
import type { Skill } from '../model/chapter-standing.ts';
import { joined } from '../model/joined-skill.ts';
import { saveSkills } from './beliefs.store.ts';
import { moveChapterRows, skillsOfChapters } from './merged-area.store.ts';

/** Where a chapter becomes part of another, what is believed of students, questions and the chapter follows. A topic holds no beliefs of its own. */
async function follow(tx: TransactionContext, from: string, to: string): Promise<number> {
  const areas = new Map((await areasOf(tx)).map((area) => [area.id, area]));
  if (areas.get(from)?.parentId !== null) return 0;
  const chapterId = chapterOf(to, areas).id;
  const both = await skillsOfChapters(tx, [from, chapterId]);
  for (const [accountId, skills] of both) {
    const [first, second] = [skills.get(from), skills.get(chapterId)];
    if (first) await saveSkills(tx, accountId, new Map([[chapterId, second ? joinedSkill(first, second) : first]]));
  }
  return moveChapterRows(tx, from, chapterId);
}

type Known = Skill & { readonly lastAt: Date };
const joinedSkill = (a: Known, b: Known): Known => ({
  ...joined(a, b),
  answers: a.answers + b.answers,
  mastered: a.mastered && b.mastered,
  lastAt: a.lastAt > b.lastAt ? a.lastAt : b.lastAt,
});

/** Beliefs as something that names knowledge areas. */
export const beliefsOfAreas: AreaUses = { kind: 'beliefs', count: () => Promise.resolve(new Map()), move: follow };

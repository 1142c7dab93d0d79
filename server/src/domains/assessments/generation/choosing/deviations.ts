import type { Deviation } from '@abhyas/contract/assessments/generation';
import { type Candidate, levels, type Wish } from './candidate.ts';
import { wishCounts } from './wish-counts.ts';

/** Every rule of a section that the picked questions do not keep, with the step away from it. Pure. */
export function deviationsOf(
  sectionId: string,
  wish: Wish,
  picked: readonly Candidate[],
  chapterName: (chapterId: string) => string,
): Deviation[] {
  const { rows, columns } = wishCounts(wish);
  const compare = (rule: Deviation['rule'], of: string, wanted: number, got: number): Deviation[] =>
    wanted === got ? [] : [{ sectionId, rule, of, wanted, got }];
  const having = (test: (question: Candidate) => boolean) => picked.filter(test).length;
  const groups = new Set(picked.flatMap(({ group }) => group?.id ?? []));
  return [
    ...compare('count', '', wish.count, picked.length),
    ...compare('groups', '', wish.groups ?? 0, groups.size),
    ...(rows ?? []).flatMap((wanted, at) => {
      const id = wish.chapters[at]!.knowledgeAreaId;
      const got = having(({ chapterId }) => chapterId === id);
      return compare('chapter', chapterName(id), wanted, got);
    }),
    ...(columns ?? []).flatMap((wanted, at) => {
      const level = levels[at]!;
      return compare(
        'difficulty',
        level,
        wanted,
        having(({ difficulty }) => difficulty === level),
      );
    }),
  ];
}

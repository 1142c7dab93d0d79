import type { Blueprint, Deviation, SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { type DifficultyName, difficultyNames, type QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { chooseCounts } from './choose-counts.ts';
import { shareOut } from './share-out.ts';

/** A question that may be chosen. */
export interface Candidate {
  readonly id: string;
  readonly type: QuestionType;
  readonly difficulty: DifficultyName;
  readonly subject: SubjectName;
  /** The chapter that it stands in, itself or by its topic. */
  readonly chapterId: string;
}

export interface Chosen {
  readonly sections: readonly { readonly sectionId: string; readonly questionIds: readonly string[] }[];
  readonly deviations: readonly Deviation[];
}

const levels = Object.values(difficultyNames);

/**
 * Questions for each section by the blueprint, none twice. Candidates come in the order of the seed, so that the same seed on the same
 * bank gives the same paper. Sections with the fewest candidates choose first: one that may take anything does not empty the
 * shelf of one that may not. Pure.
 */
export function chooseQuestions(
  { sections }: Pick<Blueprint, 'sections'>,
  candidates: readonly Candidate[],
  chapterName: (chapterId: string) => string,
): Chosen {
  const taken = new Set<string>();
  const chosen = new Map<string, readonly string[]>();
  const deviations = new Map<string, readonly Deviation[]>();
  const byScarcity = sections
    .map((section) => ({ section, pool: candidates.filter((one) => fits(section, one)) }))
    .toSorted((a, b) => a.pool.length - a.section.count - (b.pool.length - b.section.count));
  for (const { section, pool } of byScarcity) {
    const free = pool.filter(({ id }) => !taken.has(id));
    const picked = chooseSection(section, free);
    for (const { id } of picked) taken.add(id);
    chosen.set(
      section.sectionId,
      picked.map(({ id }) => id),
    );
    deviations.set(section.sectionId, deviationsOf(section, picked, chapterName));
  }
  return {
    sections: sections.map(({ sectionId }) => ({ sectionId, questionIds: chosen.get(sectionId)! })),
    deviations: sections.flatMap(({ sectionId }) => deviations.get(sectionId)!),
  };
}

const fits = ({ subject, types, chapters }: SectionBlueprint, question: Candidate): boolean =>
  (subject === undefined || question.subject === subject) &&
  types.includes(question.type) &&
  (chapters.length === 0 || chapters.some(({ knowledgeAreaId }) => knowledgeAreaId === question.chapterId));

function chooseSection(section: SectionBlueprint, pool: readonly Candidate[]): readonly Candidate[] {
  const { rows, columns } = wishOf(section);
  const chapterIds = section.chapters.map(({ knowledgeAreaId }) => knowledgeAreaId);
  const rowOf = ({ chapterId }: Candidate) => (chapterIds.length === 0 ? 0 : chapterIds.indexOf(chapterId));
  const cells = Array.from({ length: Math.max(1, chapterIds.length) }, () => levels.map((): Candidate[] => []));
  for (const question of pool) cells[rowOf(question)]![levels.indexOf(question.difficulty)]!.push(question);
  const available = cells.map((row) => row.map(({ length }) => length));
  // Where difficulty is free, each level is taken as often as the bank has it.
  const free = shareOut(
    Math.min(section.count, pool.length),
    levels.map((_level, at) => available.reduce((sum, row) => sum + row[at]!, 0)),
  );
  const counts = chooseCounts({ total: section.count, rows, columns: columns ?? free }, available);
  const picked = new Set(cells.flatMap((row, r) => row.flatMap((cell, c) => cell.slice(0, counts[r]![c]))));
  return pool.filter((question) => picked.has(question));
}

/** How many of each chapter and of each level the blueprint asks for. */
function wishOf({ count, chapters, difficulty }: SectionBlueprint) {
  return {
    rows:
      chapters.length === 0
        ? undefined
        : shareOut(
            count,
            chapters.map(({ weight }) => weight),
          ),
    columns:
      difficulty &&
      shareOut(
        count,
        levels.map((level) => difficulty[level]),
      ),
  };
}

/** Every rule that the picked questions do not keep. */
function deviationsOf(
  section: SectionBlueprint,
  picked: readonly Candidate[],
  chapterName: (chapterId: string) => string,
): Deviation[] {
  const { sectionId, count, chapters } = section;
  const { rows, columns } = wishOf(section);
  const compare = (rule: Deviation['rule'], of: string, wanted: number, got: number): Deviation[] =>
    wanted === got ? [] : [{ sectionId, rule, of, wanted, got }];
  const having = (test: (question: Candidate) => boolean) => picked.filter(test).length;
  return [
    ...compare('count', '', count, picked.length),
    ...(rows ?? []).flatMap((wanted, at) => {
      const id = chapters[at]!.knowledgeAreaId;
      return compare(
        'chapter',
        chapterName(id),
        wanted,
        having(({ chapterId }) => chapterId === id),
      );
    }),
    ...(columns ?? []).flatMap((wanted, at) =>
      compare(
        'difficulty',
        levels[at]!,
        wanted,
        having(({ difficulty }) => difficulty === levels[at]),
      ),
    ),
  ];
}

import type { SectionBlueprint } from '@abhyas/contract/assessments/generation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancePapers, type Worth } from './balance-papers.ts';
import { type Candidate, cellOf, levels } from './candidate.ts';
import { choosePapers, chooseQuestions, type PickedPaper, presentPaper, questionsIn } from './choose-questions.ts';
import { wishCounts } from './wish-counts.ts';

const chapters = ['kinematics', 'optics', 'waves'];
const named = (id: string) => id;

/** Single questions of these chapters and levels, and whole groups of them. */
const banks = fc
  .tuple(
    fc.array(fc.record({ chapterId: fc.constantFrom(...chapters), difficulty: fc.constantFrom(...levels) }), {
      maxLength: 60,
    }),
    fc.array(
      fc.array(fc.record({ chapterId: fc.constantFrom(...chapters), difficulty: fc.constantFrom(...levels) }), {
        minLength: 2,
        maxLength: 4,
      }),
      { maxLength: 5 },
    ),
  )
  .map(([singles, groups]): Candidate[] => {
    let count = 0;
    const question = (of: Pick<Candidate, 'chapterId' | 'difficulty'>): Candidate => ({
      id: `q${++count}`,
      type: 'SINGLE',
      subject: 'physics',
      ...of,
    });
    return [
      ...singles.map(question),
      ...groups.flatMap((members, at) =>
        members.map((one, position) => ({ ...question(one), group: { id: `g${at}`, size: members.length, position } })),
      ),
    ];
  });
const wishes = fc.record(
  {
    count: fc.integer({ min: 1, max: 8 }),
    groups: fc.integer({ min: 1, max: 2 }),
    difficulty: fc.constantFrom({ easy: 30, medium: 50, hard: 20 }, { easy: 0, medium: 100, hard: 0 }),
    chapters: fc.subarray(chapters).map((ids) => ids.map((knowledgeAreaId) => ({ knowledgeAreaId, weight: 1 }))),
  },
  { requiredKeys: ['count', 'chapters'] },
);
const blueprints = fc.array(wishes, { minLength: 1, maxLength: 3 }).map((list) =>
  list.map(({ groups, difficulty, ...wish }, at): SectionBlueprint => ({
    sectionId: `s${at}`,
    types: ['SINGLE'],
    ...wish,
    ...(groups !== undefined && { groups }),
    ...(difficulty && { difficulty }),
  })),
);
const paperCounts = fc.integer({ min: 1, max: 4 });
const idsOf = (paper: PickedPaper) => paper.flatMap(questionsIn).map(({ id }) => id);

/** Marks and seconds that differ from question to question, and follow from its name. */
const worth: Worth = ({ id }) => ({
  marks: 100 + (Number(id.slice(1)) % 7) * 40,
  seconds: 60 + (Number(id.slice(1)) % 5) * 20,
});

describe('papers that are chosen together', () => {
  it('have no question twice, in one of them or in two', () => {
    fc.assert(
      fc.property(blueprints, banks, paperCounts, (sections, bank, papers) => {
        const chosen = balancePapers({ sections }, choosePapers({ sections }, bank, papers), bank, worth);
        const all = chosen.flatMap(idsOf);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('are the same from the same candidates', () => {
    fc.assert(
      fc.property(blueprints, banks, paperCounts, (sections, bank, papers) => {
        const choose = () =>
          balancePapers({ sections }, choosePapers({ sections }, structuredClone(bank), papers), bank, worth).map(
            idsOf,
          );
        expect(choose()).toEqual(choose());
      }),
    );
  });

  it('hold groups as wholes, beside each other and in their order, never more questions than wished', () => {
    fc.assert(
      fc.property(blueprints, banks, paperCounts, (sections, bank, papers) => {
        for (const paper of choosePapers({ sections }, bank, papers))
          for (const [at, { questionIds }] of presentPaper({ sections }, bank, paper, named).sections.entries()) {
            expect(questionIds.length).toBeLessThanOrEqual(sections[at]!.count);
            const questions = questionIds.map((id) => bank.find((one) => one.id === id)!);
            for (const [place, { group }] of questions.entries()) {
              if (group?.position !== 0) continue;
              const mates = questions.slice(place, place + group.size);
              expect(mates.map((mate) => [mate.group?.id, mate.group?.position])).toEqual(
                mates.map((_mate, position) => [group.id, position]),
              );
              expect(mates).toHaveLength(group.size);
            }
            const groups = new Set(questions.flatMap(({ group }) => group?.id ?? [])).size;
            expect(groups).toBeLessThanOrEqual(sections[at]!.groups ?? 0);
          }
      }),
    );
  });

  it('keep every rule whenever there are enough questions of each chapter and level for all of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 4), fc.integer({ min: 1, max: 9 }), fc.nat(2), (papers, count, extra) => {
        const section: SectionBlueprint = {
          sectionId: 's',
          count,
          types: ['SINGLE'],
          difficulty: { easy: 30, medium: 50, hard: 20 },
          chapters: chapters.map((knowledgeAreaId) => ({ knowledgeAreaId, weight: 1 })),
        };
        // Just enough: one exact paper, as many times as there are papers, and a few more.
        const { rows, columns } = wishCounts(section);
        const single = exactCells(rows!, columns!);
        let number = 0;
        const bank = single.flatMap((row, r) =>
          row.flatMap((cell, c) =>
            Array.from({ length: cell * papers + extra }, (): Candidate => ({
              id: `q${++number}`,
              type: 'SINGLE',
              subject: 'physics',
              chapterId: chapters[r]!,
              difficulty: levels[c]!,
            })),
          ),
        );
        const chosen = balancePapers(
          { sections: [section] },
          choosePapers({ sections: [section] }, bank, papers),
          bank,
          worth,
        );
        for (const paper of chosen)
          expect(presentPaper({ sections: [section] }, bank, paper, named).deviations).toEqual([]);
      }),
    );
  });

  it('fall short by the same number, give or take one, where there are too few', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(20), (papers, size) => {
        const section: SectionBlueprint = { sectionId: 's', count: 10, types: ['SINGLE'], chapters: [] };
        const bank = Array.from({ length: size }, (_, at): Candidate => ({
          id: `q${at}`,
          type: 'SINGLE',
          subject: 'physics',
          chapterId: 'optics',
          difficulty: 'easy',
        }));
        const sizes = choosePapers({ sections: [section] }, bank, papers).map((paper) => idsOf(paper).length);
        expect(sizes.reduce((a, b) => a + b, 0)).toBe(Math.min(size, 10 * papers));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** Whole numbers with these sums of rows and columns. */
function exactCells(rows: readonly number[], columns: readonly number[]): number[][] {
  const left = [...columns];
  return rows.map((row) => {
    let need = row;
    return left.map((free, at) => {
      const taken = Math.min(need, free);
      need -= taken;
      left[at] = free - taken;
      return taken;
    });
  });
}

describe('exchanging questions between parallel papers', () => {
  const spread = (papers: readonly PickedPaper[], of: 'marks' | 'seconds') => {
    const sums = papers.map((paper) =>
      paper.reduce((sum, picked, at) => sum + questionsIn(picked).reduce((all, one) => all + worth(one, at)[of], 0), 0),
    );
    return (Math.max(...sums) - Math.min(...sums)) / (sums.reduce((a, b) => a + b, 0) / sums.length);
  };

  it('never changes how many of each chapter and level a paper has', () => {
    fc.assert(
      fc.property(blueprints, banks, fc.integer({ min: 2, max: 4 }), (sections, bank, papers) => {
        const before = choosePapers({ sections }, bank, papers);
        const after = balancePapers({ sections }, before, bank, worth);
        const cells = (paper: PickedPaper) =>
          paper.map(({ singles }, at) => singles.map((one) => cellOf(sections[at]!, one).join()).toSorted());
        expect(after.map(cells)).toEqual(before.map(cells));
      }),
    );
  });

  it('brings score and time of four papers of 25 questions within 2 % of each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (twist) => {
        const bank = Array.from({ length: 160 }, (_, at): Candidate => ({
          id: `q${(at * 37 + twist) % 160}`,
          type: 'SINGLE',
          subject: 'physics',
          chapterId: chapters[at % 3]!,
          difficulty: levels[at % 3]!,
        }));
        const sections: SectionBlueprint[] = [{ sectionId: 's', count: 25, types: ['SINGLE'], chapters: [] }];
        const papers = balancePapers({ sections }, choosePapers({ sections }, bank, 4), bank, worth);
        expect(spread(papers, 'marks')).toBeLessThanOrEqual(0.02);
        expect(spread(papers, 'seconds')).toBeLessThanOrEqual(0.02);
      }),
      { numRuns: 40 },
    );
  });
});

describe('groups in a blueprint', () => {
  const group = (id: string, size: number, chapterId = 'optics'): Candidate[] =>
    Array.from({ length: size }, (_, position) => ({
      id: `${id}${position}`,
      type: 'SINGLE',
      subject: 'physics',
      chapterId,
      difficulty: 'medium',
      group: { id, size, position },
    }));
  const single = (id: string): Candidate => ({
    id,
    type: 'SINGLE',
    subject: 'physics',
    chapterId: 'optics',
    difficulty: 'medium',
  });
  const section: SectionBlueprint = { sectionId: 's', count: 5, groups: 1, types: ['SINGLE'], chapters: [] };

  it('are left out unless they are wished', () => {
    const { groups: _none, ...without } = section;
    const { sections } = chooseQuestions({ sections: [without] }, [...group('g', 3), single('a'), single('b')], named);
    expect(sections[0]!.questionIds).toEqual(['a', 'b']);
  });

  it('are never torn: one of which a question is missing among the candidates is no choice', () => {
    const torn = group('torn', 3).slice(1);
    const { sections, deviations } = chooseQuestions({ sections: [section] }, [...torn, single('a')], named);
    expect(sections[0]!.questionIds).toEqual(['a']);
    expect(deviations).toContainEqual({ sectionId: 's', rule: 'groups', of: '', wanted: 1, got: 0 });
  });

  it('are as many as wished where short ones leave room for each other, and a long one where it is all there is', () => {
    const two = { ...section, count: 4, groups: 2 };
    const bank = [...group('long', 3), ...group('g', 2), ...group('h', 2)];
    const { sections, deviations } = chooseQuestions({ sections: [two] }, bank, named);
    expect(sections[0]!.questionIds).toEqual(['g0', 'g1', 'h0', 'h1']);
    expect(deviations).toEqual([]);
    const short = chooseQuestions({ sections: [two] }, [...group('long', 3), single('a')], named);
    expect(short.sections[0]!.questionIds).toEqual(['long0', 'long1', 'long2', 'a']);
  });

  it('come before what fills up the section', () => {
    const bank = [single('a'), single('b'), ...group('g', 3), single('c')];
    const { sections, deviations } = chooseQuestions({ sections: [section] }, bank, named);
    expect(sections[0]!.questionIds).toEqual(['a', 'b', 'g0', 'g1', 'g2']);
    expect(deviations).toEqual([]);
  });
});

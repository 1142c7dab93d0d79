import type { SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { aPaper, someAttempts } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const ctx = place.ctx(teacher);
const [first, second] = (await areasOf(ctx)).filter(
  ({ subject, parentId }) => subject === 'physics' && parentId === null,
);
const bank: { id: string; area: string; difficulty: 0 | 1 | 2; exam: boolean }[] = [];
const seeds = { seed: 'one', criterion: 1 as const };

beforeAll(async () => {
  for (const area of [first!, second!])
    for (const difficulty of [0, 1, 2] as const)
      for (const exam of [true, false]) {
        const { questionId } = await aQuestion(ctx, {
          area: area.name,
          difficulty,
          pastExams: exam ? ['Apr-2024'] : [],
        });
        bank.push({ id: questionId, area: area.id, difficulty, exam });
      }
});

async function draft() {
  const { paperId } = await teacher.api.assessments.createPaper({ body: { title: 'Generated' } });
  const paper = await teacher.api.assessments.showPaper({ params: { paperId } });
  return { paperId, paper, sectionId: paper.draft.sections[0]!.id };
}
const section = (sectionId: string, changes: Partial<SectionBlueprint> = {}): SectionBlueprint => ({
  sectionId,
  count: 6,
  types: ['SINGLE'],
  chapters: [],
  ...changes,
});
const of = (ids: readonly string[]) => ids.map((id) => bank.find((one) => one.id === id)!);

describe('generating the questions of a draft', () => {
  it('keeps chapters, difficulty and the criterion, and writes nothing', async () => {
    const { paperId, paper, sectionId } = await draft();
    const reply = await teacher.api.assessments.generateQuestions({
      params: { paperId },
      body: {
        ...seeds,
        criterion: 3,
        sections: [
          section(sectionId, {
            count: 4,
            difficulty: { easy: 50, medium: 50, hard: 0 },
            chapters: [
              { knowledgeAreaId: first!.id, weight: 1 },
              { knowledgeAreaId: second!.id, weight: 1 },
            ],
          }),
        ],
      },
    });
    const picked = of(reply.sections[0]!.questionIds);
    expect(reply).toMatchObject({ deviations: [], relaxations: [] });
    expect(picked.every(({ exam }) => exam)).toBe(true);
    expect(picked.map(({ difficulty }) => difficulty).toSorted()).toEqual([0, 0, 1, 1]);
    expect(picked.filter(({ area }) => area === first!.id)).toHaveLength(2);
    const after = await teacher.api.assessments.showPaper({ params: { paperId } });
    expect(after.revision).toBe(paper.revision);
  });

  it('gives the same questions for the same seed, and others for another', async () => {
    const { paperId, sectionId } = await draft();
    const ask = async (seed: string) =>
      (
        await teacher.api.assessments.generateQuestions({
          params: { paperId },
          body: { ...seeds, seed, sections: [section(sectionId)] },
        })
      ).sections[0]!.questionIds;
    const one = await ask('one');
    expect(await ask('one')).toEqual(one);
    const others = await Promise.all(['two', 'three', 'four'].map(ask));
    expect(others.some((other) => other.join() !== one.join())).toBe(true);
  });

  it('never brings a question that stands in the draft already', async () => {
    const { paperId, paper, sectionId } = await draft();
    const kept = bank.slice(0, 8).map(({ id }) => id);
    await teacher.api.assessments.savePaper({
      params: { paperId },
      body: {
        revision: paper.revision,
        draft: { ...paper.draft, sections: [{ ...paper.draft.sections[0]!, questionIds: kept }] },
      },
    });
    const { sections, deviations, relaxations } = await teacher.api.assessments.generateQuestions({
      params: { paperId },
      body: { ...seeds, sections: [section(sectionId)] },
    });
    expect(sections[0]!.questionIds.toSorted()).toEqual(
      bank
        .slice(8)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(deviations).toEqual([{ sectionId, rule: 'count', of: '', wanted: 6, got: 4 }]);
    expect(relaxations).toEqual([{ drop: 'count', counts: [{ section: 0, count: 4 }] }]);
  });

  it('leaves out what was published of late, until the days are over', async () => {
    const { paperId: other, paper } = await draft();
    const used = bank.slice(0, 8).map(({ id }) => id);
    const saved = await teacher.api.assessments.savePaper({
      params: { paperId: other },
      body: {
        revision: paper.revision,
        draft: { ...paper.draft, sections: [{ ...paper.draft.sections[0]!, questionIds: used }] },
      },
    });
    await teacher.api.assessments.publishPaper({
      params: { paperId: other },
      body: { revision: saved.revision, batchIds: [] },
    });
    const { paperId, sectionId } = await draft();
    const ask = () =>
      teacher.api.assessments.generateQuestions({
        params: { paperId },
        body: { ...seeds, unusedDays: 30, sections: [section(sectionId, { count: 4 })] },
      });
    expect((await ask()).sections[0]!.questionIds.some((id) => used.includes(id))).toBe(false);
    world.clock.advance({ days: 31 });
    await teacher.signInAgain();
    const later = await teacher.api.assessments.generateQuestions({
      params: { paperId },
      body: { ...seeds, unusedDays: 30, sections: [section(sectionId, { count: 12 })] },
    });
    expect(later.deviations).toEqual([]);
  });

  it('takes, where that is asked, what students often answered wrongly, or what one of them keeps', async () => {
    const here = await world.institute();
    const desk = await here.person('teacher');
    const own = here.ctx(desk);
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await aQuestion(own)).questionId);
    const students = [await here.person('student'), await here.person('student'), await here.person('student')];
    const [known, hard, even] = ids;
    // Right option: 2. The first question is known to all, the second to one, the third to half of those who answered.
    const chosen = [
      [2, 2, 2],
      [2, 1, 1],
      [2, 1, null],
    ];
    const attempts = await someAttempts(
      own,
      await aPaper(own, { sections: [{ questionIds: [known!, hard!, even!] }] }),
      students.map(({ accountId }, at) => ({
        accountId,
        startedAt: new Date(world.clock.now().getTime() - 3_600_000),
        minutes: 20,
        answers: [known!, hard!, even!].map((questionId, place) => {
          const option = chosen[at]![place]!;
          return { questionId, response: option === null ? null : { options: [option] } };
        }),
      })),
    );
    await students[0]!.api.assessments.keepSolution({ params: { attemptId: attempts[0]!, questionId: known! } });
    const { paperId } = await desk.api.assessments.createPaper({ body: { title: 'Often wrong' } });
    const { draft: begun } = await desk.api.assessments.showPaper({ params: { paperId } });
    const ask = async (criterion: 2 | 4) => {
      const sections = [section(begun.sections[0]!.id, { count: 4 })];
      const reply = await desk.api.assessments.generateQuestions({
        params: { paperId },
        body: { ...seeds, criterion, sections },
      });
      return [reply.sections[0]!.questionIds.toSorted(), reply.relaxations.at(-1)];
    };
    expect(await ask(2)).toEqual([[hard!, even!].toSorted(), { drop: 'criterion' }]);
    expect(await ask(4)).toEqual([[known!], { drop: 'criterion' }]);
  });

  it('refuses a chapter that is not there, and shares that are not the whole', async () => {
    const { paperId, sectionId } = await draft();
    const ask = (changes: Partial<SectionBlueprint>) =>
      teacher.api.assessments.generateQuestions({
        params: { paperId },
        body: { ...seeds, sections: [section(sectionId, changes)] },
      });
    await expect(ask({ chapters: [{ knowledgeAreaId: paperId, weight: 1 }] })).rejects.toMatchObject({
      error: 'KNOWLEDGE_AREA_UNKNOWN',
    });
    await expect(ask({ difficulty: { easy: 50, medium: 10, hard: 10 } })).rejects.toMatchObject({
      error: 'INVALID_INPUT',
    });
  });
});

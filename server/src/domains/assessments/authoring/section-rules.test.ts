import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
let questionIds: string[];
beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questionIds = [];
  for (let at = 0; at < 4; at++) questionIds.push(await room.question());
});

/** A draft of two sections with two questions each, changed. */
async function saved(change: (draft: PaperDraft) => PaperDraft) {
  const { assessments } = room.teacher.api;
  const { paperId } = await assessments.createPaper({ body: { title: 'Locked' } });
  const { draft, revision } = await assessments.showPaper({ params: { paperId } });
  const section = draft.sections[0]!;
  const sections = [
    { ...section, title: 'Physics', questionIds: questionIds.slice(0, 2) },
    { ...section, id: questionIds[0]!, title: 'Chemistry', questionIds: questionIds.slice(2) },
  ];
  return assessments.savePaper({ params: { paperId }, body: { revision, draft: change({ ...draft, sections }) } });
}
const timed =
  (...minutes: (number | undefined)[]) =>
  (draft: PaperDraft): PaperDraft => ({
    ...draft,
    sections: draft.sections.map((section, at) => {
      const own = minutes[at];
      return { ...section, ...(own !== undefined && { minutes: own }) };
    }),
  });
const own = { right: 600, wrong: -200, unanswered: 0, ladder: [] };

describe('locked sections', () => {
  it.each<[string, (number | undefined)[], unknown[]]>([
    ['are fine without any time', [undefined, undefined], []],
    ['are fine where the times make the paper’s', [20, 10], []],
    [
      'all have a time, or none',
      [20, undefined],
      [{ code: 'SECTION_TIMES_MISSING', values: { sections: 'Chemistry' } }],
    ],
    ['make the time of the paper', [20, 20], [{ code: 'SECTION_TIMES_SUM', values: { sum: 40, minutes: 30 } }]],
  ])('%s', async (_, minutes, problems) => {
    expect((await saved(timed(...minutes))).problems).toEqual(problems);
  });
});

describe('marks of single questions', () => {
  const withOwn = (draft: PaperDraft, counted?: number): PaperDraft => ({
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      ...(counted !== undefined && { counted }),
      questionRules: { [questionIds[0]!]: own },
    })),
  });

  it('stand only in the section where their question stands', async () => {
    const { draft } = await saved((begun) => withOwn(begun));
    expect(draft.sections.map(({ questionRules }) => questionRules)).toEqual([{ [questionIds[0]!]: own }, undefined]);
  });

  it('hinder publishing where only some answers count', async () => {
    const { problems } = await saved((begun) => withOwn(begun, 1));
    expect(problems).toEqual([{ code: 'OWN_MARKS_COUNTED', values: { section: 'Physics', count: 1 } }]);
  });

  it('raise the full marks, and stay unchanged through publishing', async () => {
    const paper = await saved((begun) => timed(20, 10)(withOwn(begun)));
    const { id: paperId, revision } = paper;
    const published = await room.teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision } });
    expect(published.changed).toBe(false);
    const { rows } = await room.teacher.api.assessments.listPapers({ query: { kind: 'PREDEFINED' } });
    expect(rows.find(({ id }) => id === paperId)).toMatchObject({ marks: 1800 });
    expect((await room.teacher.api.assessments.listPapers({ query: { kind: 'CUSTOM' } })).total).toBe(0);
  });
});

describe('the preview of a draft', () => {
  it('shows the Hindi instructions, the times of sections, marks of single questions and the look', async () => {
    const hindi = fromSource('ध्यान से पढ़िए।');
    const { id: paperId } = await saved((draft) => ({
      ...timed(20, 10)(draft),
      instructionsHi: hindi,
      console: { ...draft.console, look: 'jee_main', calculator: 'basic' },
      sections: timed(
        20,
        10,
      )(draft).sections.map((section) => ({
        ...section,
        questionRules: { [questionIds[1]!]: own },
      })),
    }));
    const sheet = await room.teacher.api.assessments.previewPaper({ params: { paperId } });
    expect(sheet).toMatchObject({ instructionsHi: hindi, console: { look: 'jee_main', calculator: 'basic' } });
    expect(sheet.sections.map(({ minutes }) => minutes)).toEqual([20, 10]);
    expect(sheet.sections.flatMap(({ questions }) => questions.map(({ rule }) => rule))).toEqual([
      undefined,
      own,
      undefined,
      undefined,
    ]);
    expect(sheet.marks).toBe(1800);
  });
});

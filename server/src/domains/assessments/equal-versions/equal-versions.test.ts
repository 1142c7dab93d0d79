import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, option, testWorld, type World } from '../../../testing/index.ts';
import { equalVersionsOf } from '../versions/equal-versions.store.ts';

let world: World;
let room: ExamRoom;
let questionIds: string[];

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questionIds = [await room.question(), await room.question(), await room.question()];
});

/** A published paper of three questions of which two count. */
const aPublished = () => room.paper(questionIds, { counted: 2 });

async function next(paperId: string, change: (draft: PaperDraft) => PaperDraft, wordsOnly = false) {
  const { assessments } = room.teacher.api;
  const { draft, revision } = await assessments.showPaper({ params: { paperId } });
  await assessments.savePaper({ params: { paperId }, body: { revision, draft: change(draft) } });
  return publish(paperId, wordsOnly);
}
async function publish(paperId: string, wordsOnly: boolean) {
  const { assessments } = room.teacher.api;
  const { revision } = await assessments.showPaper({ params: { paperId } });
  return assessments.publishPaper({ params: { paperId }, body: { revision, wordsOnly } });
}
const words = (text: string) => (draft: PaperDraft) => ({ ...draft, instructions: fromSource(text) });
const inSection =
  (change: (section: PaperDraft['sections'][number]) => PaperDraft['sections'][number]) => (draft: PaperDraft) => ({
    ...draft,
    sections: draft.sections.map(change),
  });
const declare = (paperId: string, version: number) =>
  room.teacher.api.assessments.declareEqual({ params: { paperId, version } });
const lists = async (paperId: string) => [...(await equalVersionsOf(room.place.ctx(), paperId))];

describe('versions of a paper that share a rank list', () => {
  it('are those that a teacher declares when he publishes a correction of words', async () => {
    const paperId = await aPublished();
    await next(paperId, words('Read with care.'), true);
    await next(paperId, words('Read with great care.'));
    expect(await lists(paperId)).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
  });

  it('can be declared later, through several steps, and taken apart again', async () => {
    const paperId = await aPublished();
    await next(paperId, words('One.'));
    await next(paperId, words('Two.'));
    await declare(paperId, 3);
    const { rows } = await declare(paperId, 2);
    expect(rows.map(({ version, listVersion, differs }) => [version, listVersion, differs])).toEqual([
      [3, 1, []],
      [2, 1, []],
      [1, 1, []],
    ]);
    expect(rows[0]).toMatchObject({ publishedBy: expect.stringMatching(/\w/), attempts: 0 });
    expect((await room.teacher.api.assessments.listPaperVersions({ params: { paperId } })).rows).toEqual(rows);
    await room.teacher.api.assessments.declareDifferent({ params: { paperId, version: 2 } });
    expect(await lists(paperId)).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
    const log = await world.query(
      `select action from audit_log where institute_id = $1 and subject_id = $2 and action like 'paper.version%' order by id`,
      [room.place.id, paperId],
    );
    expect(log.map(({ action }) => action)).toEqual([
      'paper.versionDeclaredEqual',
      'paper.versionDeclaredEqual',
      'paper.versionDeclaredDifferent',
    ]);
  });

  it('declared twice is declared once', async () => {
    const paperId = await aPublished();
    await next(paperId, words('One.'));
    await declare(paperId, 2);
    await declare(paperId, 2);
    const rows = await world.query(
      `select 1 from audit_log where institute_id = $1 and subject_id = $2 and action = 'paper.versionDeclaredEqual'`,
      [room.place.id, paperId],
    );
    expect(rows).toHaveLength(1);
  });

  it.each<[string, (draft: PaperDraft) => PaperDraft, string[]]>([
    [
      'the questions',
      inSection((section) => ({ ...section, questionIds: section.questionIds.slice(0, 2) })),
      ['questions', 'marks'],
    ],
    [
      'their order',
      inSection((section) => ({ ...section, questionIds: section.questionIds.toReversed() })),
      ['questions'],
    ],
    ['the marks', inSection((section) => ({ ...section, rule: { ...section.rule, wrong: 0 } })), ['marks']],
    ['how many count', inSection((section) => ({ ...section, counted: 1 })), ['counted']],
    ['the time', (draft) => ({ ...draft, minutes: 45 }), ['minutes']],
  ])('are refused where %s differ', async (_, change, differs) => {
    const paperId = await aPublished();
    await expect(next(paperId, change, true)).rejects.toMatchObject({
      status: 409,
      error: 'VERSIONS_NOT_EQUAL',
      details: { version: 2, of: 1, differs },
    });
    // Nothing was published with it.
    expect(await room.teacher.api.assessments.showPaper({ params: { paperId } })).toMatchObject({ version: 1 });
    await publish(paperId, false);
    await expect(declare(paperId, 2)).rejects.toMatchObject({ error: 'VERSIONS_NOT_EQUAL', details: { differs } });
  });

  it('are refused where an answer key differs, and allowed where only the words of a question do', async () => {
    const own = await room.question();
    const paperId = await room.paper([own]);
    const { questions } = room.teacher.api;
    const { content, key, type, difficulty, knowledgeArea, pastExams, ...first } = await questions.showQuestion({
      params: { questionId: own },
    });
    const revise = (of: { version: number; keyVersion: number }, stem: string, to: typeof key) =>
      questions.reviseQuestion({
        params: { questionId: own },
        body: {
          type,
          difficulty,
          pastExams,
          knowledgeAreaId: knowledgeArea.id,
          content: { en: { ...content.en, stem: fromSource(stem) } },
          key: to,
          version: of.version,
          keyVersion: of.keyVersion,
        },
      });
    const revised = await revise(first, 'The same, spelled right.', key);
    expect(await publish(paperId, true)).toMatchObject({ version: 2 });
    await revise(revised, 'The same, spelled right.', option(3));
    await expect(publish(paperId, true)).rejects.toMatchObject({
      error: 'VERSIONS_NOT_EQUAL',
      details: { differs: ['keys'] },
    });
  });

  it('are refused where options changed their places: the same number would be another answer', async () => {
    const own = await room.question();
    const paperId = await room.paper([own]);
    const { questions } = room.teacher.api;
    const { content, ...asked } = await questions.showQuestion({ params: { questionId: own } });
    const options = content.en.options.toReversed();
    await questions.reviseQuestion({
      params: { questionId: own },
      body: {
        type: asked.type,
        difficulty: asked.difficulty,
        pastExams: asked.pastExams,
        knowledgeAreaId: asked.knowledgeArea.id,
        content: { en: { ...content.en, options } },
        key: asked.key,
        version: asked.version,
        keyVersion: asked.keyVersion,
      },
    });
    await expect(publish(paperId, true)).rejects.toMatchObject({
      error: 'VERSIONS_NOT_EQUAL',
      details: { differs: ['keys'] },
    });
  });

  it('are nothing that is not there, and nothing for who may not publish', async () => {
    const paperId = await aPublished();
    await expect(declare(paperId, 2)).rejects.toMatchObject({ status: 404 });
    await next(paperId, words('One.'));
    await expect(
      room.teacher.api.assessments.declareDifferent({ params: { paperId, version: 2 } }),
    ).rejects.toMatchObject({ status: 404 });
    const author = await room.place.person('content author');
    await expect(author.api.assessments.declareEqual({ params: { paperId, version: 2 } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

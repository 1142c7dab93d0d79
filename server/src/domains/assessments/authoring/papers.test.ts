import { beforeAll, describe, expect, it } from 'vitest';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { examRoom, type ExamRoom, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
let questionIds: string[];

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questionIds = [await room.question(), await room.question(), await room.question()];
});

const show = (paperId: string) => room.teacher.api.assessments.showPaper({ params: { paperId } });
const save = (paperId: string, revision: number, draft: PaperDraft) =>
  room.teacher.api.assessments.savePaper({ params: { paperId }, body: { revision, draft } });
const publish = (paperId: string, revision: number) =>
  room.teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision } });
/** A draft with the first `count` questions. */
async function draftPaper(title = 'Mock test', count = 2) {
  const { paperId } = await room.teacher.api.assessments.createPaper({ body: { title } });
  const { draft, revision } = await show(paperId);
  return save(paperId, revision, withQuestions(draft, questionIds.slice(0, count)));
}
const withQuestions = (draft: PaperDraft, ids: string[]): PaperDraft => ({
  ...draft,
  sections: [{ ...draft.sections[0]!, questionIds: ids }],
});

describe('a new paper', () => {
  it('starts with thirty minutes, one section at +4 and −1, English, and Mark for Review that saves', async () => {
    const { paperId } = await room.teacher.api.assessments.createPaper({ body: { title: 'Rotation' } });
    const paper = await show(paperId);
    expect(paper).toMatchObject({ kind: 'PREDEFINED', status: 'draft', version: 0, changed: true, attempts: 0 });
    expect(paper.draft).toMatchObject({
      title: 'Rotation',
      minutes: 30,
      console: { reviewSaves: true, languages: ['en'] },
    });
    expect(paper.draft.sections).toMatchObject([{ rule: { right: 400, wrong: -100, unanswered: 0 }, questionIds: [] }]);
    expect(paper.settings).toMatchObject({
      attemptsAllowed: 1,
      resultVisibility: 'at_once',
      graceSeconds: 20,
      opensAt: null,
      closesAt: null,
    });
    expect(paper.problems).toEqual([{ code: 'NO_QUESTIONS', values: {} }]);
    expect(paper.can).toEqual({ edit: true, publish: true, archive: true });
  });

  it('is not saved over what somebody else saved meanwhile', async () => {
    const paper = await draftPaper();
    await save(paper.id, paper.revision, { ...paper.draft, title: 'Mine' });
    await expect(save(paper.id, paper.revision, { ...paper.draft, title: 'Theirs' })).rejects.toMatchObject({
      status: 409,
      error: 'CONFLICT',
    });
    expect((await show(paper.id)).draft.title).toBe('Mine');
  });

  it('is previewed as its student would see it, without keys and explanations', async () => {
    const paper = await draftPaper();
    const sheet = await room.teacher.api.assessments.previewPaper({ params: { paperId: paper.id } });
    expect(sheet).toMatchObject({ title: 'Mock test', minutes: 30, marks: 800 });
    expect(sheet.sections[0]!.questions.map(({ id, number }) => [id, number])).toEqual([
      [questionIds[0], 1],
      [questionIds[1], 2],
    ]);
    expect(JSON.stringify(sheet)).not.toMatch(/explanation|accepted|"key"/);
  });

  it('belongs to its institute: no other teacher finds it, and no student may look', async () => {
    const paper = await draftPaper();
    const stranger = await (await world.institute()).person('teacher');
    await expect(stranger.api.assessments.showPaper({ params: { paperId: paper.id } })).rejects.toMatchObject({
      status: 404,
    });
    const student = await room.place.person('student');
    await expect(student.api.assessments.showPaper({ params: { paperId: paper.id } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('publishing', () => {
  it('is refused with everything that hinders it', async () => {
    const { paperId } = await room.teacher.api.assessments.createPaper({ body: { title: 'Empty' } });
    const paper = await show(paperId);
    await save(paperId, paper.revision, { ...paper.draft, minutes: 5 });
    const refusal = await publish(paperId, paper.revision + 1).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, error: 'PAPER_NOT_READY' });
    expect((refusal as { details: { problems: { code: string }[] } }).details.problems.map(({ code }) => code)).toEqual(
      ['NO_QUESTIONS', 'MINUTES'],
    );
  });

  it('makes version 1, opens the paper to every student, and is written to the log', async () => {
    const paper = await draftPaper('Open to all');
    const published = await publish(paper.id, paper.revision);
    expect(published).toMatchObject({ status: 'published', version: 1, changed: false });
    const student = await room.place.person('student');
    expect((await student.api.assessments.listMyPapers()).map(({ paperId }) => paperId)).toContain(paper.id);
    const log = await world.query(
      `select action, actor_id from audit_log where institute_id = $1 and subject_id = $2`,
      [room.place.id, paper.id],
    );
    expect(log).toEqual([{ action: 'paper.published', actor_id: room.teacher.accountId }]);
  });

  it('has an address for students, also as a code for cameras', async () => {
    const { id: paperId } = await draftPaper('To be shared');
    const { url, qr } = await room.teacher.api.assessments.showPaperLink({ params: { paperId } });
    expect(url).toBe(`http://${room.place.host}/student/tests/${paperId}`);
    expect(qr).toContain('<svg');
  });

  it('pins each question at its place, with its version and its key', async () => {
    const paper = await draftPaper('Pinned');
    await publish(paper.id, paper.revision);
    const placed = await world.query(
      `select question_id, question_version, key_version, index from paper_questions where institute_id = $1 and paper_id = $2 order by index`,
      [room.place.id, paper.id],
    );
    expect(placed).toEqual([
      { question_id: questionIds[0], question_version: 1, key_version: 1, index: '1.1.0' },
      { question_id: questionIds[1], question_version: 1, key_version: 1, index: '1.2.0' },
    ]);
  });

  it('of what is published already and unchanged is refused', async () => {
    const paper = await draftPaper();
    const { revision } = await publish(paper.id, paper.revision);
    await expect(publish(paper.id, revision)).rejects.toMatchObject({ status: 409, error: 'PAPER_PUBLISHED' });
  });

  it('needs the newest revision', async () => {
    const paper = await draftPaper();
    await expect(publish(paper.id, paper.revision - 1)).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  it('makes the next version of any change of questions, order, scheme or time, and taking it back leaves nothing new', async () => {
    const paper = await draftPaper();
    const first = await publish(paper.id, paper.revision);
    const turned = await save(paper.id, first.revision, withQuestions(first.draft, [questionIds[1]!, questionIds[0]!]));
    expect(turned.changed).toBe(true);
    const back = await save(paper.id, turned.revision, first.draft);
    expect(back.changed).toBe(false);
    // What it is held against while it is built is nothing that students get.
    const targets = [{ sectionId: first.draft.sections[0]!.id, count: 2, chapters: [] }];
    const held = await save(paper.id, back.revision, { ...first.draft, targets });
    expect(held).toMatchObject({ changed: false, draft: { targets } });
    const longer = await save(paper.id, held.revision, { ...first.draft, minutes: 45 });
    expect(await publish(paper.id, longer.revision)).toMatchObject({ version: 2, changed: false });
  });

  it('is offered again when a question has got new words in the bank', async () => {
    const own = await room.question();
    const { paperId } = await room.teacher.api.assessments.createPaper({ body: { title: 'Corrected' } });
    const empty = await show(paperId);
    const saved = await save(paperId, empty.revision, withQuestions(empty.draft, [own]));
    const { revision } = await publish(paperId, saved.revision);
    const { type, difficulty, pastExams, knowledgeArea, content, key, version, keyVersion } =
      await room.teacher.api.questions.showQuestion({ params: { questionId: own } });
    const en = { ...content.en, options: content.en.options.toReversed() };
    await room.teacher.api.questions.reviseQuestion({
      params: { questionId: own },
      body: {
        type,
        difficulty,
        pastExams,
        knowledgeAreaId: knowledgeArea.id,
        key,
        version,
        keyVersion,
        content: { en },
      },
    });
    expect((await show(paperId)).changed).toBe(true);
    expect(await publish(paperId, revision)).toMatchObject({ version: 2, changed: false });
  });
});

describe('settings of a paper', () => {
  const settings = {
    opensAt: null,
    closesAt: null,
    attemptsAllowed: 2,
    resultVisibility: 'at_once',
    resultsOn: null,
    graceSeconds: 20,
  } as const;
  const saveSettings = (paperId: string, change: object) =>
    room.teacher.api.assessments.savePaperSettings({ params: { paperId }, body: { ...settings, ...change } });

  it('change without a new version, and keep their history', async () => {
    const paper = await draftPaper();
    await publish(paper.id, paper.revision);
    const changed = await saveSettings(paper.id, { closesAt: '2031-01-01T10:00:00.000Z' });
    expect(changed).toMatchObject({
      version: 1,
      changed: false,
      settings: { attemptsAllowed: 2, closesAt: '2031-01-01T10:00:00.000Z' },
    });
    await saveSettings(paper.id, { attemptsAllowed: 3 });
    const history = await world.query(
      `select settings ->> 'attemptsAllowed' as allowed, actor_id from paper_settings_history where institute_id = $1 and paper_id = $2 order by at`,
      [room.place.id, paper.id],
    );
    expect(history).toEqual(['2', '3'].map((allowed) => ({ allowed, actor_id: room.teacher.accountId })));
  });

  it.each([
    [{ opensAt: '2031-01-02T00:00:00Z', closesAt: '2031-01-01T00:00:00Z' }, 'body.closesAt'],
    [{ resultVisibility: 'on_date' }, 'body.resultsOn'],
    [{ resultVisibility: 'at_close' }, 'body.closesAt'],
    [
      { resultVisibility: 'on_date', resultsOn: '2031-01-01T00:00:00Z', closesAt: '2031-01-02T00:00:00Z' },
      'body.resultsOn',
    ],
  ])('that contradict themselves are refused beside the field: %j', async (change, path) => {
    const paper = await draftPaper();
    await expect(saveSettings(paper.id, change)).rejects.toMatchObject({
      status: 422,
      error: 'INVALID_INPUT',
      fields: [expect.objectContaining({ path })],
    });
  });
});

describe('the list of papers', () => {
  it('has the newest first, searches titles, and leaves out what is archived unless asked for', async () => {
    const own = await examRoom(world);
    const titles = async (query: { status?: 'archived'; search?: string } = {}) =>
      (await own.teacher.api.assessments.listPapers({ query })).rows.map(({ title }) => title);
    for (const title of ['Waves', 'Optics 100%', 'Heat'])
      await own.teacher.api.assessments.createPaper({ body: { title } });
    expect(await titles()).toEqual(['Heat', 'Optics 100%', 'Waves']);
    expect(await titles({ search: '0%' })).toEqual(['Optics 100%']);
    const { rows } = await own.teacher.api.assessments.listPapers({ query: { search: 'heat' } });
    await own.teacher.api.assessments.archivePaper({ params: { paperId: rows[0]!.id } });
    expect(await titles()).toEqual(['Optics 100%', 'Waves']);
    expect(await titles({ status: 'archived' })).toEqual(['Heat']);
  });

  it('shows of a published paper what its students see, not what is being prepared', async () => {
    const paper = await draftPaper('Published figures');
    const { revision, draft } = await publish(paper.id, paper.revision);
    await save(paper.id, revision, { ...draft, title: 'Next figures', minutes: 60 });
    const { rows } = await room.teacher.api.assessments.listPapers({ query: { search: 'Next figures' } });
    expect(rows).toMatchObject([{ title: 'Published figures', minutes: 30, questions: 2, marks: 800, version: 1 }]);
  });
});

describe('archiving', () => {
  it('takes a paper from its students and from its editors', async () => {
    const paper = await draftPaper();
    await publish(paper.id, paper.revision);
    const archived = await room.teacher.api.assessments.archivePaper({ params: { paperId: paper.id } });
    expect(archived).toMatchObject({ status: 'archived', can: { edit: false, publish: false, archive: false } });
    const student = await room.place.person('student');
    expect((await student.api.assessments.listMyPapers()).map(({ paperId }) => paperId)).not.toContain(paper.id);
    await expect(save(paper.id, archived.revision, archived.draft)).rejects.toMatchObject({
      error: 'PAPER_PUBLISHED',
      details: { status: 'archived' },
    });
    await expect(room.teacher.api.assessments.archivePaper({ params: { paperId: paper.id } })).rejects.toMatchObject({
      error: 'PAPER_PUBLISHED',
    });
  });
});

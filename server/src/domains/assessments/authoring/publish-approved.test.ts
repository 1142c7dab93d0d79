import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  examRoom,
  type ExamRoom,
  option,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
let owner: Person;
let reviewer: Person;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  owner = await room.place.person('owner');
  reviewer = await room.place.person('reviewer');
  await ask(true);
});

/** A setting is known everywhere within a second. */
async function ask(questionReview: boolean): Promise<void> {
  await owner.api.tenancy.saveRules({ body: { passPercent: 50, twoPersonKeys: false, questionReview } });
  await vi.waitFor(async () => expect(await owner.api.questions.countReviews()).toMatchObject({ on: questionReview }), {
    timeout: 10_000,
  });
}
const at = (questionId: string) => ({ params: { questionId } });

async function approve(questionId: string): Promise<void> {
  const { questions } = room.teacher.api;
  const { version, keyVersion } = await questions.showQuestion(at(questionId));
  const { round } = await questions.submitForReview({
    ...at(questionId),
    body: { version, keyVersion, despiteDuplicates: true },
  });
  await reviewer.api.questions.approveQuestion({ ...at(questionId), body: { round } });
}
async function approved(): Promise<string> {
  const questionId = await room.question();
  await approve(questionId);
  return questionId;
}
async function revise(
  questionId: string,
  change: { en?: Partial<QuestionContent>; hi?: QuestionContent; right?: number },
) {
  const now = await room.teacher.api.questions.showQuestion(at(questionId));
  const { type, difficulty, pastExams, version, keyVersion, key, content, knowledgeArea } = now;
  const hi = change.hi ?? content.hi;
  return room.teacher.api.questions.reviseQuestion({
    ...at(questionId),
    body: {
      type,
      difficulty,
      pastExams,
      version,
      keyVersion,
      knowledgeAreaId: knowledgeArea.id,
      content: { en: { ...content.en, ...change.en }, ...(hi && { hi }) },
      key: change.right === undefined ? key : option(change.right),
    },
  });
}
async function draftOf(questionIds: string[], languages: ('en' | 'hi')[] = ['en']): Promise<string> {
  const { assessments } = room.teacher.api;
  const { paperId } = await assessments.createPaper({ body: { title: 'Approved only' } });
  const { draft, revision } = await assessments.showPaper({ params: { paperId } });
  const sections = [{ ...draft.sections[0]!, questionIds }];
  const console = { ...draft.console, languages };
  await assessments.savePaper({ params: { paperId }, body: { revision, draft: { ...draft, sections, console } } });
  return paperId;
}
async function publish(paperId: string) {
  const { revision } = await room.teacher.api.assessments.showPaper({ params: { paperId } });
  return room.teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision } });
}
const hindi = (content: QuestionContent, stem = 'वस्तु कितनी दूर जाती है?'): QuestionContent => ({
  ...content,
  stem: fromSource(stem),
});
const numberOf = async (questionId: string) => (await room.teacher.api.questions.showQuestion(at(questionId))).number;
/** What a student who starts now reads, and whether option 2 is right. */
async function sit(paperId: string) {
  const student = await room.place.person('student');
  const desk = await sitDown(student, paperId);
  const { attemptId } = desk;
  const sheet = await student.api.assessments.showSheet({ params: { attemptId } });
  const [question] = sheet.sections[0]!.questions;
  await desk.save(question!.id, { options: [2] });
  await desk.submit();
  const result = await student.api.assessments.showResult({ params: { attemptId } });
  return { stem: question!.content.en.stem, outcome: result.questions[0]!.outcome };
}

describe('a paper where the institute asks for reviews', () => {
  it('is not published with a question that nobody approved; it is named', async () => {
    const waiting = await room.question();
    const paperId = await draftOf([await approved(), waiting]);
    const problem = { code: 'NOT_APPROVED', values: { count: 1, questions: `Q-${await numberOf(waiting)}` } };
    expect((await room.teacher.api.assessments.showPaper({ params: { paperId } })).problems).toEqual([problem]);
    await expect(publish(paperId)).rejects.toMatchObject({
      error: 'PAPER_NOT_READY',
      details: { problems: [problem] },
    });
    await approve(waiting);
    expect(await publish(paperId)).toMatchObject({ status: 'published', version: 1 });
  });

  it('gets the words and the key that were approved last, while newer ones wait', async () => {
    const questionId = await approved();
    const before = (await room.teacher.api.questions.showQuestion(at(questionId))).content.en.stem;
    await revise(questionId, { en: { stem: fromSource('Not read by anybody yet.') }, right: 1 });
    await revise(questionId, { en: { stem: fromSource('Nor this.') } });
    const paperId = await draftOf([questionId]);
    await publish(paperId);
    expect(await sit(paperId)).toEqual({ stem: before, outcome: 'right' });
  });

  it('can be published again once the newer ones are approved; who sits it already is not disturbed', async () => {
    const questionId = await approved();
    const paperId = await draftOf([questionId]);
    await publish(paperId);
    const early = await room.place.person('student');
    const desk = await sitDown(early, paperId);
    await revise(questionId, { right: 1 });
    expect(await room.teacher.api.assessments.showPaper({ params: { paperId } })).toMatchObject({ changed: false });
    await approve(questionId);
    expect(await room.teacher.api.assessments.showPaper({ params: { paperId } })).toMatchObject({ changed: true });
    await publish(paperId);
    await desk.save(questionId, { options: [2] });
    await desk.submit();
    const result = await early.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
    expect(result.questions[0]!.outcome).toBe('right');
    expect((await sit(paperId)).outcome).toBe('wrong');
  });

  it('does not promise a translation that nobody approved', async () => {
    const questionId = await approved();
    const { content } = await room.teacher.api.questions.showQuestion(at(questionId));
    expect(await revise(questionId, { hi: hindi(content.en) })).toMatchObject({ version: 1, keyVersion: 1 });
    expect(await room.teacher.api.questions.showReview(at(questionId))).toMatchObject({
      state: 'draft',
      approved: { version: 1, languages: ['en'] },
    });
    const paperId = await draftOf([questionId], ['en', 'hi']);
    await expect(publish(paperId)).rejects.toMatchObject({
      details: { problems: [{ code: 'LANGUAGE_MISSING', values: { language: 'hi' } }] },
    });
    await approve(questionId);
    expect(await publish(paperId)).toMatchObject({ status: 'published' });
  });
});

describe('a paper that promises Hindi', () => {
  beforeAll(() => ask(false));

  it('is not published while a question has none; each is named', async () => {
    const [first, second, spoken] = [await room.question(), await room.question(), await room.question()];
    const { content } = await room.teacher.api.questions.showQuestion(at(spoken!));
    await revise(spoken!, { hi: hindi(content.en) });
    const paperId = await draftOf([first!, second!, spoken!], ['en', 'hi']);
    const questions = `Q-${await numberOf(first!)}, Q-${await numberOf(second!)}`;
    await expect(publish(paperId)).rejects.toMatchObject({
      error: 'PAPER_NOT_READY',
      details: { problems: [{ code: 'LANGUAGE_MISSING', values: { language: 'hi', count: 2, questions } }] },
    });
  });

  it('is not published while a stem that its questions share has none', async () => {
    const questionId = await room.question();
    const { content } = await room.teacher.api.questions.showQuestion(at(questionId));
    await revise(questionId, { hi: hindi(content.en) });
    const stem = { en: fromSource('Read the passage.') };
    const { groupId } = await room.teacher.api.questions.createQuestionGroup({
      body: { title: 'The passage', stem, questionIds: [questionId] },
    });
    const paperId = await draftOf([questionId], ['en', 'hi']);
    await expect(publish(paperId)).rejects.toMatchObject({
      details: { problems: [{ code: 'STEM_LANGUAGE_MISSING', values: { count: 1, groups: 'The passage' } }] },
    });
    await room.teacher.api.questions.saveQuestionGroup({
      params: { groupId },
      body: {
        title: 'The passage',
        stem: { ...stem, hi: fromSource('गद्यांश पढ़िए।') },
        questionIds: [questionId],
        version: 1,
      },
    });
    expect(await publish(paperId)).toMatchObject({ status: 'published' });
  });
});

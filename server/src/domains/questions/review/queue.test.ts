import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { listCandidates } from '../delivery/candidates.store.ts';
import { pickQuestions } from '../delivery/pick-questions.ts';
import { aDraft } from '../factories.ts';
import { demoFile, importDesk } from '../imports/import-desk.ts';
import { ask, at, rekeyed, reworded } from './review-desk.ts';
import * as desk from './review-desk.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let author: Person;
let reviewer: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  author = await place.person('content author', { firstName: 'Farida' });
  reviewer = await place.person('reviewer', { firstName: 'Rohan' });
  await ask(true, owner);
});

const write = async (by = author, draft?: QuestionDraft) => desk.write(by, draft ?? (await aDraft(place.ctx())));
const send = (questionId: string, by = author, despiteDuplicates = false) =>
  desk.send(questionId, by, despiteDuplicates);
const approve = (questionId: string, round: number, by = reviewer) => desk.approve(questionId, round, by);
const sendBack = (questionId: string, round: number, comment?: string, by = reviewer) =>
  desk.sendBack(questionId, round, by, comment);
const standing = (questionId: string, by = author) => desk.standing(questionId, by);
const revise = (questionId: string, change: (draft: QuestionDraft) => QuestionDraft, by = author) =>
  desk.revise(questionId, change, by);

describe('the queue', () => {
  it('shows what one may decide, what one wrote, and everything; the one sent first on top', async () => {
    const here = await world.institute();
    await ask(true, await here.person('owner'));
    const [writer, checker] = [await here.person('teacher'), await here.person('teacher')];
    const ids: string[] = [];
    for (const by of [writer, writer, checker]) ids.push(await write(by, await aDraft(here.ctx())));
    for (const i of [1, 0, 2]) {
      world.clock.advance({ minutes: 1 });
      await send(ids[i]!, i === 2 ? checker : writer);
    }
    const draft = await write(writer, await aDraft(here.ctx()));
    const list = checker.api.questions.listReviews;
    const mine = await list({ query: {} });
    expect(mine).toMatchObject({ on: true, total: 2, counts: { review: 2, own: 1, all: 3 } });
    expect(mine.rows.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(mine.authors).toMatchObject([{ count: 2 }]);
    expect((await list({ query: { scope: 'own' } })).rows.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await list({ query: { scope: 'all' } })).total).toBe(3);
    const own = await writer.api.questions.listReviews({ query: { scope: 'own' } });
    expect(own.rows.map(({ id, state }) => [id, state])).toEqual([
      [ids[1], 'in_review'],
      [ids[0], 'in_review'],
      [draft, 'draft'],
    ]);
    const { number } = own.rows[0]!;
    expect((await list({ query: { search: `Q-${number}` } })).rows.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list({ query: { search: 'no such words' } })).total).toBe(0);
    expect((await list({ query: { subject: 'physics' } })).total).toBe(2);
    expect((await list({ query: { subject: 'chemistry' } })).total).toBe(0);
    expect((await list({ query: { author: mine.authors[0]!.id, scope: 'all' } })).total).toBe(2);
    expect(await checker.api.questions.countReviews()).toEqual({ on: true, review: 2 });
    await approve(ids[1]!, 1, checker);
    expect(await checker.api.questions.countReviews()).toEqual({ on: true, review: 1 });
    const onlyWrites = await here.person('content author');
    expect(await onlyWrites.api.questions.countReviews()).toEqual({ on: true, review: 0 });
  });

  it('says what a question that came back was sent back for, and that it was approved before', async () => {
    const questionId = await write();
    await send(questionId);
    await approve(questionId, 1);
    await revise(questionId, rekeyed);
    await send(questionId);
    await sendBack(questionId, 2, 'Option A is wrong.');
    const { rows } = await author.api.questions.listReviews({ query: { scope: 'own', size: 100 } });
    expect(rows.find(({ id }) => id === questionId)).toMatchObject({
      state: 'draft',
      round: 2,
      approvedBefore: true,
      comment: 'Option A is wrong.',
    });
  });
});

describe('where the institute asks for no reviews', () => {
  it('a question is approved when it is written, and nothing is said of reviews', async () => {
    const here = await world.institute();
    const teacher = await here.person('teacher');
    const questionId = await write(teacher, await aDraft(here.ctx()));
    const shown = await teacher.api.questions.showQuestion(at(questionId));
    expect(shown.review).toBeUndefined();
    expect(await standing(questionId, teacher)).toMatchObject({ state: 'approved', can: { submit: false } });
    await expect(send(questionId, teacher)).rejects.toMatchObject({ status: 409, error: 'REVIEW_OFF' });
    expect(await teacher.api.questions.listReviews()).toMatchObject({ on: false, rows: [] });
    expect(await teacher.api.questions.countReviews()).toEqual({ on: false, review: 0 });
  });

  it('what was there before reviews were switched on stays approved, and what waits when they are switched off waits on', async () => {
    const here = await world.institute();
    const [chief, teacher] = [await here.person('owner'), await here.person('teacher')];
    const old = await write(teacher, await aDraft(here.ctx()));
    await ask(true, chief);
    const waiting = await write(teacher, await aDraft(here.ctx()));
    expect((await teacher.api.questions.showQuestion(at(old))).review).toBe('approved');
    await ask(false, chief);
    expect((await teacher.api.questions.showQuestion(at(waiting))).review).toBeUndefined();
    await ask(true, chief);
    expect((await teacher.api.questions.showQuestion(at(waiting))).review).toBe('draft');
    await ask(false, chief);
    await revise(waiting, reworded('Written while nobody reviews?'), teacher);
    await ask(true, chief);
    expect((await teacher.api.questions.showQuestion(at(waiting))).review).toBe('approved');
  });
});

it('nothing that nobody approved is drawn at random; what was approved before is', async () => {
  const here = await world.institute();
  await ask(true, await here.person('owner'));
  const [teacher, checker] = [await here.person('teacher'), await here.person('reviewer')];
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push(await write(teacher, await aDraft(here.ctx())));
  for (const id of ids.slice(1)) await approve(id, (await send(id, teacher)).round, checker);
  await revise(ids[2]!, rekeyed, teacher);
  const drawn = await pickQuestions(here.ctx(), { count: 10 });
  expect(drawn.toSorted()).toEqual(ids.slice(1).toSorted());
  expect(await pickQuestions(here.ctx(), { count: 10, type: 'MULTIPLE' })).toEqual([]);
  const wish = { types: ['SINGLE'] as const, except: [], seed: 'one', perCell: 10 };
  const candidates = await listCandidates(here.ctx(), wish);
  expect(candidates.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
});

it('questions of an import are drafts of whoever committed it', async () => {
  const here = await world.institute();
  await ask(true, await here.person('owner'));
  const teacher = await here.person('teacher');
  const files = importDesk(teacher);
  await files.commit(await files.upload(demoFile('questions.csv')));
  const { counts, rows } = await teacher.api.questions.listReviews({ query: { scope: 'own', size: 3 } });
  expect(counts).toEqual({ review: 0, own: 233, all: 0 });
  const sent = await teacher.api.questions.submitReviews({ body: { questionIds: rows.map(({ id }) => id) } });
  expect(sent).toEqual({ sent: 3, left: [] });
  expect(await pickQuestions(here.ctx(), { count: 10 })).toEqual([]);
});

it('every step stands in the log', async () => {
  const questionId = await write();
  await send(questionId);
  await sendBack(questionId, 1);
  await send(questionId);
  await author.api.questions.withdrawFromReview({ ...at(questionId), body: { round: 2 } });
  await send(questionId);
  await approve(questionId, 3);
  const rows = await world.query(
    `select action from audit_log where institute_id = $1 and subject_id = $2 and action like 'question.review%' order by at, id`,
    [place.id, questionId],
  );
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'question.review_approved',
    'question.review_returned',
    'question.review_submitted',
    'question.review_submitted',
    'question.review_submitted',
    'question.review_withdrawn',
  ]);
});

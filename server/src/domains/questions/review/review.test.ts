import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { anImage } from '../../media/factories.ts';
import { aDraft } from '../factories.ts';
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

describe('a question where the institute asks for reviews', () => {
  it('is a draft when it is written, goes into review, and is approved by somebody else', async () => {
    const questionId = await write();
    expect(await standing(questionId)).toMatchObject({ state: 'draft', round: 0, approved: null, own: true });
    expect(await send(questionId)).toEqual({ state: 'in_review', round: 1 });
    expect(await standing(questionId, reviewer)).toMatchObject({ can: { decide: true }, own: false });
    expect(await approve(questionId, 1)).toEqual({ state: 'approved', round: 1 });
    const { review } = await author.api.questions.showQuestion(at(questionId));
    expect(review).toBe('approved');
    const { history } = await standing(questionId);
    expect(history.map(({ action, by }) => [action, by?.split(' ')[0]])).toEqual([
      ['approved', 'Rohan'],
      ['submitted', 'Farida'],
    ]);
  });

  it('comes back to its author with a comment, who fixes it and sends it again', async () => {
    const questionId = await write();
    await send(questionId);
    await sendBack(questionId, 1);
    expect(await standing(questionId)).toMatchObject({ state: 'draft', can: { submit: true, withdraw: false } });
    const { rows } = await author.api.notices.listNotices();
    expect(rows[0]).toMatchObject({ link: `/partner/questions/${questionId}` });
    expect(JSON.stringify(rows[0])).toContain('The unit is missing.');
    await revise(questionId, reworded('What is its speed in SI units?'));
    expect(await send(questionId)).toEqual({ state: 'in_review', round: 2 });
    await approve(questionId, 2);
    expect(JSON.stringify((await author.api.notices.listNotices()).rows[0])).toContain('approved');
  });

  it('is not sent back without a word', async () => {
    const questionId = await write();
    await send(questionId);
    await expect(sendBack(questionId, 1, ' ')).rejects.toMatchObject({ fields: [{ path: 'body.comment' }] });
  });

  it('can be taken out of its review again', async () => {
    const questionId = await write();
    await send(questionId);
    await author.api.questions.withdrawFromReview({ ...at(questionId), body: { round: 1 } });
    expect(await standing(questionId)).toMatchObject({ state: 'draft', can: { submit: true } });
    await expect(approve(questionId, 1)).rejects.toMatchObject({ status: 409, error: 'CONFLICT' });
  });

  it('is a draft again when an older version is restored, and papers keep what was approved', async () => {
    const questionId = await write();
    await send(questionId);
    await approve(questionId, 1);
    await revise(questionId, reworded('Another wording entirely?'));
    await send(questionId);
    await approve(questionId, 2);
    await author.api.questions.restoreQuestionVersion({
      params: { questionId, version: 1 },
      body: { keyVersion: 1, over: { version: 2, keyVersion: 2 } },
    });
    expect(await standing(questionId)).toMatchObject({
      state: 'draft',
      version: 3,
      approved: { version: 2, keyVersion: 2, languages: ['en'] },
    });
  });

  it('stays approved when nothing but its place in the bank changes', async () => {
    const questionId = await write();
    await send(questionId);
    await approve(questionId, 1);
    await revise(questionId, (draft) => ({ ...draft, difficulty: 2, tags: ['hard'] }));
    expect(await standing(questionId)).toMatchObject({ state: 'approved', version: 1 });
  });
});

describe('whoever decides', () => {
  it('is a reviewer', async () => {
    const questionId = await write();
    await send(questionId);
    const body = { round: 1, comment: 'It is fine.' };
    const returned = author.api.questions.returnQuestion({ params: { questionId }, body });
    await expect(returned).rejects.toMatchObject({ status: 403 });
  });

  it('did not write the words', async () => {
    const questionId = await write(reviewer);
    await send(questionId, reviewer);
    await expect(approve(questionId, 1)).rejects.toMatchObject({ status: 403, error: 'REVIEW_OWN' });
    await expect(sendBack(questionId, 1)).rejects.toMatchObject({ error: 'REVIEW_OWN' });
    expect(await standing(questionId, reviewer)).toMatchObject({ own: true, can: { decide: false } });
    await approve(questionId, 1, owner);
  });

  it('did not write the key', async () => {
    const questionId = await write();
    await revise(questionId, rekeyed, reviewer);
    await send(questionId);
    await expect(approve(questionId, 1)).rejects.toMatchObject({ error: 'REVIEW_OWN' });
  });

  it('did not translate it', async () => {
    const questionId = await write();
    await revise(questionId, (draft) => ({ ...draft, content: { ...draft.content, hi: draft.content.en } }), reviewer);
    await send(questionId);
    await expect(approve(questionId, 1)).rejects.toMatchObject({ error: 'REVIEW_OWN' });
  });

  it('has the right to', async () => {
    const questionId = await write();
    await send(questionId);
    const colleague = await place.person('content author');
    await expect(approve(questionId, 1, colleague)).rejects.toMatchObject({ status: 403, error: 'ACCESS_DENIED' });
    expect(await standing(questionId, colleague)).toMatchObject({ own: false, can: { decide: false } });
  });

  it('works in this institute', async () => {
    const questionId = await write();
    await send(questionId);
    const elsewhere = await world.institute();
    await ask(true, await elsewhere.person('owner'));
    const stranger = await elsewhere.person('reviewer');
    await expect(approve(questionId, 1, stranger)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(standing(questionId, stranger)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect((await stranger.api.questions.listReviews({ query: { scope: 'all' } })).rows).toEqual([]);
  });
});

describe('two at once', () => {
  it('one of two reviewers decides, the other is told that it was decided', async () => {
    const questionId = await write();
    await send(questionId);
    const other = await place.person('teacher');
    const ends = await Promise.allSettled([approve(questionId, 1), sendBack(questionId, 1, 'No.', other)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, error: 'CONFLICT' },
    });
    expect((await standing(questionId)).history).toHaveLength(2);
  });

  it('what its author changes meanwhile is a draft again, and what the reviewer saw cannot be approved any more', async () => {
    const questionId = await write();
    await send(questionId);
    await revise(questionId, rekeyed);
    expect(await standing(questionId)).toMatchObject({ state: 'draft', history: [{ action: 'changed' }, {}] });
    await expect(approve(questionId, 1)).rejects.toMatchObject({ error: 'CONFLICT' });
    await send(questionId);
    await expect(approve(questionId, 1)).rejects.toMatchObject({ error: 'CONFLICT' });
    await approve(questionId, 2);
  });

  it('is sent as its author sees it: not over a colleague’s change, nor twice', async () => {
    const questionId = await write();
    const stale = { ...at(questionId), body: { version: 1, keyVersion: 1 } };
    await revise(questionId, rekeyed);
    await expect(author.api.questions.submitForReview(stale)).rejects.toMatchObject({ error: 'CONFLICT' });
    await send(questionId);
    await expect(send(questionId)).rejects.toMatchObject({
      status: 409,
      error: 'REVIEW_STATE',
      details: { state: 'in_review' },
    });
  });
});

describe('before a question is reviewed', () => {
  it('its figures have a text', async () => {
    const { mediaId } = await anImage(place.ctx());
    const draft = await aDraft(place.ctx());
    const explanation = { type: 'doc', content: [{ type: 'image', attrs: { mediaId, alt: '' } }] } as const;
    const questionId = await write(author, { ...draft, content: { en: { ...draft.content.en, explanation } } });
    const problem = { path: 'content.en.explanation', messageKey: 'questions.checks.figureText' };
    expect((await standing(questionId)).problems).toEqual([problem]);
    await expect(send(questionId)).rejects.toMatchObject({ error: 'QUESTION_INVALID', fields: [problem] });
  });

  it('it passes today’s rules: an answer among the options, formulas that can be typeset', async () => {
    const questionId = await write();
    await world.query(
      `update question_versions set content = jsonb_set(jsonb_set(content::jsonb, '{options}', (content::jsonb -> 'options') - 3 - 2 - 1),
          '{explanation}', $3::jsonb)::json where institute_id = $1 and question_id = $2`,
      [place.id, questionId, JSON.stringify(fromSource('So $\\frac{1$ follows.'))],
    );
    const { fields } = (await send(questionId).catch((refusal: unknown) => refusal)) as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path)).toEqual(['content.en.explanation', 'content.en.options', 'key.accepted.0']);
  });

  it('its duplicate is named, also one that is written otherwise, and it is sent only when that is said', async () => {
    const draft = await aDraft(place.ctx());
    const duplicate = await write(author, draft);
    const { en } = draft.content;
    const shouted = { ...en, stem: fromSource('A  BODY covers $77\\,\\text{m}$ in one second.'), options: en.options };
    const first = await write(author, {
      ...draft,
      content: { en: { ...shouted, stem: fromSource('A body covers $77\\text{m}$ in one second.') } },
    });
    const copy = await write(author, { ...draft, content: { en: { ...shouted, options: en.options.toReversed() } } });
    const { number } = await author.api.questions.showQuestion(at(first));
    expect((await standing(copy)).duplicates).toMatchObject([{ id: first, number, state: 'draft', status: 'active' }]);
    await expect(send(copy)).rejects.toMatchObject({
      status: 409,
      error: 'REVIEW_DUPLICATES',
      details: { questions: `Q-${number}` },
    });
    expect(await send(copy, author, true)).toMatchObject({ state: 'in_review' });
    expect((await standing(duplicate)).duplicates).toEqual([]);
  });

  it('several are sent at once, and those that cannot be stay with their reasons', async () => {
    const draft = await aDraft(place.ctx());
    const [good, first, copy] = [await write(), await write(author, draft), await write(author, draft)];
    const sent = await author.api.questions.submitReviews({ body: { questionIds: [good!, first!, copy!] } });
    expect(sent).toMatchObject({
      sent: 1,
      left: [
        { problems: 0, duplicates: 1 },
        { problems: 0, duplicates: 1 },
      ],
    });
    expect(await standing(good!)).toMatchObject({ state: 'in_review' });
  });
});

it('whoever writes a question is told of its duplicate, with or without reviews, and the question itself is none', async () => {
  const draft = await aDraft(place.ctx());
  const questionId = await write(author, draft);
  const { explanation: _, ...content } = draft.content.en;
  const duplicates = (own?: string) =>
    author.api.questions.findDuplicates({ body: { content, ...(own !== undefined && { questionId: own }) } });
  expect((await duplicates()).rows).toMatchObject([{ id: questionId, stem: draft.content.en.stem }]);
  expect((await duplicates(questionId)).rows).toEqual([]);
  const withKey = (key: QuestionDraft['key']) => author.api.questions.findDuplicates({ body: { content, key } });
  expect((await duplicates()).rows).toMatchObject([{ keyDiffers: null }]);
  expect((await withKey(draft.key)).rows).toMatchObject([{ keyDiffers: false }]);
  expect((await withKey({ kind: 'choice', accepted: [[4]] })).rows).toMatchObject([{ keyDiffers: true }]);
});

import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { aPaper, anAttempt } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const [asha, bela, chand] = [
  await place.person('student'),
  await place.person('student'),
  await place.person('student'),
];
const lists = teacher.api.assessments;

let questions: string[] = [];
let morning = '';
let evening = '';
const right = { options: [2] };

beforeAll(async () => {
  const ctx = place.ctx(teacher);
  questions = [];
  for (let i = 0; i < 3; i++) questions.push((await aQuestion(ctx)).questionId);
  morning = await aPaper(ctx, { title: 'Morning', sections: [{ questionIds: questions }] });
  evening = await aPaper(ctx, { title: 'Evening', sections: [{ questionIds: questions }] });
});

/** Answers the first so many questions; what the factory's key calls right is found by what it marks. */
const sit = (paperId: string, student: typeof asha, count: number, number = 1) =>
  anAttempt(place.ctx(teacher), paperId, {
    accountId: student.accountId,
    startedAt: world.clock.now(),
    minutes: 5,
    number,
    answers: questions.slice(0, count).map((questionId) => ({ questionId, response: right })),
  });

describe('a rank list over two sessions', () => {
  let listId = '';
  beforeAll(async () => {
    await sit(morning, asha, 3);
    await sit(morning, bela, 1);
    await sit(evening, bela, 2);
    await sit(evening, chand, 1);
    ({ listId } = await lists.createRankList({
      body: {
        title: 'All India mock',
        combine: 'best_percentile',
        tieChainId: 'jee-main-2026',
        shared: true,
        sessions: [
          { paperId: morning, label: 'Morning' },
          { paperId: evening, label: 'Evening' },
        ],
      },
    }));
  });

  it('ranks nobody before it is issued, and says of whom it would be made', async () => {
    const list = await lists.showRankList({ params: { listId } });
    expect(list).toMatchObject({ issued: null, outdated: false, can: { edit: true }, chain: { id: 'jee-main-2026' } });
    expect(list.sessions.map(({ title, appeared }) => [title, appeared])).toEqual([
      ['Morning', 2],
      ['Evening', 2],
    ]);
    expect((await asha.api.assessments.listMyRanks()).rows).toEqual([]);
  });

  it('gives each person the best percentile of the sessions, and students their own place', async () => {
    const list = await lists.issueRankList({ params: { listId } });
    expect(list.issued).toMatchObject({ issue: 1, candidates: 3 });
    const { rows } = await lists.listRankEntries({ params: { listId }, query: {} });
    expect(rows.map(({ rank, accountId, session, total }) => [rank, accountId, session, total.percentile])).toEqual([
      [1, rows[0]!.accountId, rows[0]!.session, '100.0000000'],
      [1, rows[1]!.accountId, rows[1]!.session, '100.0000000'],
      [3, chand.accountId, 'Evening', '50.0000000'],
    ]);
    expect(new Set(rows.slice(0, 2).map(({ accountId }) => accountId))).toEqual(
      new Set([asha.accountId, bela.accountId]),
    );
    expect((await chand.api.assessments.listMyRanks()).rows).toMatchObject([
      { title: 'All India mock', rank: 3, candidates: 3, session: 'Evening' },
    ]);
  });

  it('stays one issue however often it is issued, until a result changes', async () => {
    expect((await lists.issueRankList({ params: { listId } })).issued).toMatchObject({ issue: 1 });
    const late = await place.person('student');
    await sit(evening, late, 3);
    expect(await lists.showRankList({ params: { listId } })).toMatchObject({ outdated: true, issued: { issue: 1 } });
    expect((await lists.issueRankList({ params: { listId } })).issued).toMatchObject({ issue: 2, candidates: 4 });
    expect((await lists.showRankList({ params: { listId } })).outdated).toBe(false);
  });

  it('is found by name, exported, and saved by one at a time', async () => {
    const { rows } = await lists.listRankEntries({ params: { listId }, query: { search: chand.email } });
    expect(rows.map(({ accountId }) => accountId)).toEqual([chand.accountId]);
    const file = await teacher.send('GET', `/api/rank-lists/${listId}/entries.csv`);
    expect(file.body.split('\n')[0]).toContain('Percentile');
    const book = await readXlsx((await teacher.send('GET', `/api/rank-lists/${listId}/entries.xlsx`)).rawPayload);
    expect(book.map(({ sheet, data }) => [sheet, data.length])).toEqual([['Ranks', 5]]);
    const { revision, draft } = await lists.showRankList({ params: { listId } });
    const saved = await lists.saveRankList({
      params: { listId },
      body: { revision, draft: { ...draft, shared: false } },
    });
    expect(saved.draft.shared).toBe(false);
    await expect(lists.saveRankList({ params: { listId }, body: { revision, draft } })).rejects.toMatchObject({
      error: 'CONFLICT',
    });
    expect((await chand.api.assessments.listMyRanks()).rows).toEqual([]);
  });

  it('is refused with a paper twice or a draft in it, and empty', async () => {
    const ctx = place.ctx(teacher);
    const unpublished = await aPaper(ctx, { sections: [{ questionIds: questions }], unpublished: true });
    const body = (paperIds: string[]) => ({
      title: 'No',
      combine: 'sum' as const,
      tieChainId: null,
      shared: false,
      sessions: paperIds.map((paperId) => ({ paperId, label: 'Part' })),
    });
    for (const papers of [[morning, morning], [unpublished]])
      await expect(lists.createRankList({ body: body(papers) })).rejects.toMatchObject({ error: 'RANK_LIST_PAPERS' });
    const nobody = await aPaper(ctx, { sections: [{ questionIds: questions }] });
    const { listId: empty } = await lists.createRankList({ body: body([nobody]) });
    await expect(lists.issueRankList({ params: { listId: empty } })).rejects.toMatchObject({
      error: 'RANK_LIST_EMPTY',
    });
  });

  it('tells equal totals apart by the chain of an exam, which the list of chains names once', async () => {
    const { rows } = await lists.listTieChains();
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain('jee-main-2026');
    expect(new Set(ids).size).toBe(ids.length);
    await expect(asha.api.assessments.listTieChains()).rejects.toMatchObject({ status: 403 });
  });

  it('is gone for everybody when it is archived', async () => {
    await lists.archiveRankList({ params: { listId } });
    await expect(lists.showRankList({ params: { listId } })).rejects.toMatchObject({ status: 404 });
    expect((await lists.listRankLists({ query: { search: 'All India' } })).rows).toEqual([]);
  });
});

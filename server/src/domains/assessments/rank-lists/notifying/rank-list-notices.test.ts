import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, option, type Person, testWorld } from '../../../../testing/index.ts';
import { someAttempts } from '../../factories.ts';

const world = await testWorld();
let room: ExamRoom;
let question: string;
let paper: string;
let students: Person[];
const HOUR = 3_600_000;

beforeAll(async () => {
  room = await examRoom(world);
  question = await room.question();
  students = await Promise.all([1, 2, 3].map(() => room.place.person('student')));
  paper = await sat();
});

/** A paper that all have sat: the first alone answered as the published key says. */
async function sat(settings: NonNullable<Parameters<ExamRoom['paper']>[1]>['settings'] = {}) {
  const paperId = await room.paper([question], { title: 'Mock', settings });
  const given = students.map(({ accountId }, at) => ({
    accountId,
    startedAt: new Date(world.clock.now().getTime() - HOUR),
    minutes: 5,
    answers: [{ questionId: question, response: { options: [[2, 3, 1][at]!] } }],
  }));
  await someAttempts(room.place.ctx(), paperId, given);
  return paperId;
}
const lists = () => room.teacher.api.assessments;
const bodyOf = (paperId: string, shared: boolean) => ({
  title: 'All India mock',
  combine: 'sum' as const,
  tieChainId: null,
  shared,
  sessions: [{ paperId, label: 'Morning' }],
});
const create = async (paperId: string, shared = true) =>
  (await lists().createRankList({ body: bodyOf(paperId, shared) })).listId;
const issue = (listId: string) => lists().issueRankList({ params: { listId } });
const noticesOf = async (who: Person) =>
  (await who.api.notices.listNotices({})).rows
    .filter(({ kind }) => kind.startsWith('rank_list.'))
    .map(({ kind, subject }) => [kind, subject]);
const heard = async () => (await Promise.all(students.map(noticesOf))).flatMap(([newest]) => [newest?.[1]]);

describe('a rank list that students see', () => {
  let listId = '';

  it('tells each of them their place when it is issued, and once', async () => {
    listId = await create(paper);
    await issue(listId);
    await issue(listId);
    expect(await heard()).toEqual([
      'Your rank in All India mock: 1',
      'Your rank in All India mock: 2',
      'Your rank in All India mock: 2',
    ]);
    expect(await noticesOf(students[0]!)).toHaveLength(1);
  });

  it('tells whoever issued it when a rescore made it out of date', async () => {
    await lists().decideKey({
      params: { paperId: paper, version: 1, questionId: question },
      body: { kind: 'several_keys', keys: [option(2), option(3)], reason: 'The experts agreed.' },
    });
    await lists().applyRescore({ params: { paperId: paper }, body: { round: 1 } });
    await world.runJobs();
    expect(await noticesOf(room.teacher)).toEqual([['rank_list.outdated', 'Out of date: All India mock']]);
    const { rows } = await room.teacher.api.notices.listNotices({});
    expect(rows.find(({ kind }) => kind === 'rank_list.outdated')!.link).toBe(`/partner/rank-lists/${listId}`);
  });

  it('issued again tells those whose rank became another', async () => {
    await issue(listId);
    expect(await heard()).toEqual([
      'Your rank in All India mock: 1',
      'New rank in All India mock: 1',
      'New rank in All India mock: 3',
    ]);
  });

  it('is told of nobody while nothing of it changes by a rescore', async () => {
    await lists().decideKey({
      params: { paperId: paper, version: 1, questionId: question },
      body: { kind: 'several_keys', keys: [option(3), option(2)], reason: 'The experts agreed again.' },
    });
    await lists().applyRescore({ params: { paperId: paper }, body: { round: 2 } });
    await world.runJobs();
    expect(await noticesOf(room.teacher)).toHaveLength(1);
  });
});

describe('a rank list of staff', () => {
  it('is told of no student before it is shared', async () => {
    const before = await heard();
    const listId = await create(paper, false);
    await issue(listId);
    expect(await heard()).toEqual(before);
    const { revision, draft } = await lists().showRankList({ params: { listId } });
    await lists().saveRankList({
      params: { listId },
      body: { revision, draft: { ...draft, title: 'Mocks of May', shared: true } },
    });
    expect(await heard()).toEqual([1, 1, 3].map((rank) => `Your rank in Mocks of May: ${rank}`));
  });
});

describe('ranks over results that are not out', () => {
  const secret = { resultVisibility: 'on_date' as const };
  const resultsOn = () => new Date(world.clock.now().getTime() + HOUR);

  it('are issued to staff alone', async () => {
    const paperId = await sat({ ...secret, resultsOn: resultsOn() });
    const refused = { error: 'RANK_LIST_SECRET', details: { title: 'Mock' } };
    await expect(issue(await create(paperId))).rejects.toMatchObject(refused);
    const listId = await create(paperId, false);
    expect((await issue(listId)).issued).toMatchObject({ candidates: 3 });
    const { revision, draft } = await lists().showRankList({ params: { listId } });
    await expect(
      lists().saveRankList({ params: { listId }, body: { revision, draft: { ...draft, shared: true } } }),
    ).rejects.toMatchObject(refused);
    expect((await lists().showRankList({ params: { listId } })).draft.shared).toBe(false);
  });

  it('leave the results of a student where they became secret again', async () => {
    const paperId = await sat();
    const listId = await create(paperId);
    await issue(listId);
    const mine = async () => (await students[0]!.api.assessments.listMyRanks()).rows.map((row) => row.listId);
    expect(await mine()).toContain(listId);
    await world.query(
      `update papers set result_visibility = 'on_date', results_on = $3 where institute_id = $1 and id = $2`,
      [room.place.id, paperId, resultsOn()],
    );
    expect(await mine()).not.toContain(listId);
  });
});

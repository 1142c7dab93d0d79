import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, testWorld } from '../../../testing/index.ts';
import { someAttempts } from '../factories.ts';

const world = await testWorld();
let room: ExamRoom;
let questions: string[];
let paper: string;
let listId: string;

beforeAll(async () => {
  room = await examRoom(world);
  questions = [await room.question(), await room.question()];
  paper = await room.paper([questions[0]!], { title: 'Mock' });
  await sit(2);
});

const sit = async (people: number) => {
  const students = await Promise.all(
    Array.from({ length: people }, () => room.place.person('student', { signedOut: true })),
  );
  await someAttempts(
    room.place.ctx(),
    paper,
    students.map(({ accountId }, at) => ({
      accountId,
      startedAt: world.clock.now(),
      minutes: 5,
      answers: [{ questionId: questions[0]!, response: { options: [at === 0 ? 2 : 3] } }],
    })),
  );
};
const bodyOf = (version?: number) => ({
  title: 'Of the mock',
  combine: 'best_percentile' as const,
  tieChainId: null,
  shared: false,
  sessions: [{ paperId: paper, label: 'Morning', ...(version !== undefined && { version }) }],
});
const lists = () => room.teacher.api.assessments;
const show = () => lists().showRankList({ params: { listId } });

/** A further version that asks another question too. */
async function publishNext() {
  const { draft, revision } = await lists().showPaper({ params: { paperId: paper } });
  const [section] = draft.sections;
  const saved = await lists().savePaper({
    params: { paperId: paper },
    body: { revision, draft: { ...draft, sections: [{ ...section!, questionIds: questions }] } },
  });
  await lists().publishPaper({ params: { paperId: paper }, body: { revision: saved.revision } });
}

describe('the version of a paper in a rank list', () => {
  it('is the newest when the paper comes in', async () => {
    ({ listId } = await lists().createRankList({ body: bodyOf() }));
    expect((await show()).draft.sessions).toEqual([{ paperId: paper, label: 'Morning', version: 1 }]);
    const { issued } = await lists().issueRankList({ params: { listId } });
    expect(issued).toMatchObject({ candidates: 2, sessions: [{ version: 1, appeared: 2 }] });
  });

  it('stays when the paper is published with other questions: nobody leaves the list, and who sat elsewhere is named', async () => {
    await publishNext();
    await sit(3);
    const list = await show();
    expect(list).toMatchObject({
      outdated: false,
      sessions: [{ version: 1, appeared: 2, elsewhere: [{ version: 2, appeared: 3 }] }],
    });
    const { version: _unnamed, ...session } = list.draft.sessions[0]!;
    const saved = await lists().saveRankList({
      params: { listId },
      body: { revision: list.revision, draft: { ...list.draft, sessions: [session] } },
    });
    expect(saved.draft.sessions[0]!.version).toBe(1);
    expect((await lists().issueRankList({ params: { listId } })).issued).toMatchObject({ issue: 1, candidates: 2 });
  });

  it('is another where a teacher chooses it', async () => {
    const { revision } = await show();
    const saved = await lists().saveRankList({ params: { listId }, body: { revision, draft: bodyOf(2) } });
    expect(saved).toMatchObject({
      outdated: true,
      sessions: [{ version: 2, appeared: 3, elsewhere: [{ version: 1, appeared: 2 }] }],
    });
    const { issued } = await lists().issueRankList({ params: { listId } });
    expect(issued).toMatchObject({ issue: 2, candidates: 3, sessions: [{ version: 2 }] });
  });

  it('is refused where it was never published', async () => {
    await expect(lists().createRankList({ body: bodyOf(3) })).rejects.toMatchObject({ error: 'RANK_LIST_PAPERS' });
  });
});

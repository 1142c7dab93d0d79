import { describe, expect, it } from 'vitest';
import { examRoom, sitDown, testWorld } from '../../../testing/index.ts';

const world = await testWorld();
const room = await examRoom(world);

const asked = async (paperId: string, ...questionIds: string[]) =>
  (await room.teacher.api.assessments.listAskedBefore({ params: { paperId }, body: { questionIds } })).rows;

/** A published paper of one question that somebody sat, which a verdict drops then. */
async function dropped(questionId: string, title: string, state: 'applied' | 'waiting' = 'applied'): Promise<string> {
  const paperId = await room.paper([questionId], { title });
  const desk = await sitDown(await room.place.person('student'), paperId);
  await desk.save(questionId, { options: [3] });
  await desk.submit();
  const { assessments } = room.teacher.api;
  const body = { kind: 'drop' as const, keys: [], reason: 'The figure is missing.' };
  await assessments.decideKey({ params: { paperId, version: 1, questionId }, body });
  if (state === 'applied') await assessments.applyRescore({ params: { paperId }, body: { round: 1 } });
  return paperId;
}

describe('what published tests did with questions', () => {
  it('is where each was asked last and how often, the test that is built left out', async () => {
    const [old, fresh] = [await room.question(), await room.question()];
    await room.paper([old], { title: 'Mock 7' });
    world.clock.advance({ minutes: 1 });
    const mock = await room.paper([old], { title: 'Mock 8' });
    const draft = await room.paper([old, fresh], { unpublished: true });
    expect(await asked(draft, old, fresh)).toMatchObject([
      { questionId: old, papers: 2, last: { paperId: mock, title: 'Mock 8' }, dropped: null },
    ]);
    expect(await asked(mock, old)).toMatchObject([{ papers: 1, last: { title: 'Mock 7' } }]);
  });

  it('names a question that an applied verdict dropped, here or elsewhere, and that it was changed since', async () => {
    const question = await room.question();
    const paperId = await dropped(question, 'Mock 9');
    const here = { paperId, title: 'Mock 9', version: 1, reason: 'The figure is missing.', revised: false };
    expect(await asked(paperId, question)).toMatchObject([{ last: null, dropped: { ...here, here: true } }]);
    const draft = await room.paper([question], { unpublished: true });
    expect(await asked(draft, question)).toMatchObject([{ papers: 1, dropped: { ...here, here: false } }]);
    const { questions } = room.teacher.api;
    const now = await questions.showQuestion({ params: { questionId: question } });
    const { type, difficulty, pastExams, content, version, keyVersion } = now;
    const key = { kind: 'choice' as const, accepted: [[3]] };
    const body = {
      type,
      difficulty,
      pastExams,
      content,
      key,
      version,
      keyVersion,
      knowledgeAreaId: now.knowledgeArea.id,
    };
    await questions.reviseQuestion({ params: { questionId: question }, body });
    expect(await asked(draft, question)).toMatchObject([{ dropped: { revised: true } }]);
  });

  it('says nothing of a verdict that waits for its round, nor of questions of other institutes', async () => {
    const question = await room.question();
    const paperId = await dropped(question, 'Mock 10', 'waiting');
    expect(await asked(paperId, question)).toEqual([]);
    const stranger = await examRoom(world);
    const theirs = await stranger.paper([await stranger.question()], { unpublished: true });
    const body = { questionIds: [question] };
    const ask = (paper: string) =>
      stranger.teacher.api.assessments.listAskedBefore({ params: { paperId: paper }, body });
    expect((await ask(theirs)).rows).toEqual([]);
    await expect(ask(paperId)).rejects.toMatchObject({ status: 404 });
  });
});

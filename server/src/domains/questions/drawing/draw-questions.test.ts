import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const ids: string[] = [];
for (let at = 0; at < 8; at++) ids.push((await aQuestion(place.ctx(teacher), { difficulty: 2 })).questionId);
const { questionId: easy } = await aQuestion(place.ctx(teacher), { difficulty: 0 });

type Body = Parameters<typeof teacher.api.questions.drawQuestions>[0]['body'];
const draw = async (change: Partial<Body> = {}) => {
  const body: Body = { filter: { status: 'active', difficulty: 2 }, count: 3, seed: 'mango', except: [], ...change };
  const { rows, available } = await teacher.api.questions.drawQuestions({ body });
  return { drawn: rows.map(({ id }) => id), available };
};

describe('drawing questions that a filter finds', () => {
  it('gives the same ones for the same seed, and others for another', async () => {
    const { drawn, available } = await draw();
    expect([drawn.length, available]).toEqual([3, 8]);
    expect(ids).toEqual(expect.arrayContaining(drawn));
    expect((await draw()).drawn).toEqual(drawn);
    const others = await Promise.all(['kiwi', 'fig', 'plum', 'lime'].map((seed) => draw({ seed })));
    expect(others.some((one) => one.drawn.join() !== drawn.join())).toBe(true);
  });

  it('never repeats what is there, and gives all that is left where fewer fit than asked', async () => {
    const { drawn } = await draw();
    const rest = await draw({ count: 20, except: drawn });
    expect(rest.available).toBe(5);
    expect([...rest.drawn, ...drawn].toSorted()).toEqual(ids.toSorted());
    expect((await draw({ except: ids })).drawn).toEqual([]);
    expect((await draw({ filter: { status: 'active' }, count: 1, except: ids })).drawn).toEqual([easy]);
  });

  it('leaves out what was archived, and what another institute has', async () => {
    await teacher.api.questions.setQuestionStatus({ params: { questionId: easy }, body: { status: 'archived' } });
    expect((await draw({ filter: { status: 'archived' } })).drawn).toEqual([]);
    const other = await (await world.institute()).person('teacher');
    const body = { filter: { status: 'active' as const }, count: 5, seed: 'mango', except: [] };
    expect(await other.api.questions.drawQuestions({ body })).toEqual({ rows: [], available: 0 });
  });

  it('is refused where the filter finds more than can be put into an order', async () => {
    const large = await world.institute();
    const owner = await large.person('owner');
    const { questionId } = await aQuestion(large.ctx(owner));
    await world.query(
      `insert into questions (institute_id, id, number, type, version, key_version, subject_id, knowledge_area_id, difficulty, fingerprint,
         search_text, created_at, updated_at)
       select institute_id, gen_random_uuid(), 100000 + n, type, version, key_version, subject_id, knowledge_area_id, difficulty,
         fingerprint, search_text, now(), now() from questions, generate_series(1, 50000) n where id = $1`,
      [questionId],
    );
    const body = { filter: { status: 'active' as const }, count: 5, seed: 'mango', except: [] };
    await expect(owner.api.questions.drawQuestions({ body })).rejects.toMatchObject({
      status: 409,
      error: 'DRAW_TOO_WIDE',
      details: { most: 50_000 },
    });
  });
});

import { collectionLimits } from '@abhyas/contract/questions/collections';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { someQuestions } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let ids: string[];

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
  ids = await someQuestions(place.ctx(teacher), 4);
});

const sets = async (by = teacher) => (await by.api.questions.listCollections()).rows;
const inSet = async (collectionId: string, search?: string) =>
  (await teacher.api.questions.listQuestions({ query: { collectionId, ...(search && { search }) } })).rows
    .map(({ id }) => id)
    .toSorted();

describe('a named set of questions', () => {
  it('holds what was put into it, narrows the bank to it, and is added to a paper by drawing all of it', async () => {
    const { createCollection, changeCollection } = teacher.api.questions;
    const made = await createCollection({ body: { name: 'Week 1', questionIds: ids.slice(0, 2) } });
    expect(made.questions).toBe(2);
    expect(await inSet(made.collectionId)).toEqual(ids.slice(0, 2).toSorted());
    expect(await inSet(made.collectionId, 'speed')).toEqual(ids.slice(0, 2).toSorted());
    const params = { collectionId: made.collectionId };
    await changeCollection({ params, body: { name: 'Week one', add: [ids[1]!, ids[2]!], remove: [ids[0]!] } });
    expect(await sets()).toEqual([{ collectionId: made.collectionId, name: 'Week one', questions: 2 }]);
    const drawn = await teacher.api.questions.drawQuestions({
      body: { filter: { collectionId: made.collectionId }, count: 10, seed: 'a', except: [] },
    });
    expect(drawn.rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(1, 3).toSorted());
    await teacher.api.questions.removeCollection({ params });
    expect(await sets()).toEqual([]);
    expect((await teacher.api.questions.listQuestions({ query: {} })).total).toBe(4);
  });

  it('is one of two hundred at most', async () => {
    const full = await world.institute();
    const who = await full.person('teacher');
    const [questionId] = await someQuestions(full.ctx(who), 1);
    const names = Array.from({ length: collectionLimits.collections }, (_, number) => ({
      id: newId(),
      name: `${number}`,
    }));
    await insertRows(
      full.ctx(who),
      'questionCollections',
      names.map((one) => ({ ...one, updatedAt: world.clock.now() })),
    );
    const body = { name: 'One more', questionIds: [questionId!] };
    await expect(who.api.questions.createCollection({ body })).rejects.toMatchObject({ error: 'COLLECTIONS_FULL' });
  });

  it('has a name of its own, and is one institute’s', async () => {
    const body = { name: 'Optics', questionIds: [ids[0]!] };
    const { collectionId } = await teacher.api.questions.createCollection({ body });
    await expect(teacher.api.questions.createCollection({ body: { ...body, name: 'OPTICS' } })).rejects.toMatchObject({
      error: 'COLLECTION_NAME_TAKEN',
      fields: [{ path: 'name' }],
    });
    const stranger = await (await world.institute()).person('teacher');
    expect(await sets(stranger)).toEqual([]);
    const params = { collectionId };
    await expect(stranger.api.questions.changeCollection({ params, body: {} })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { anArea } from '../factories.ts';
import { areasByName } from '../index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let kinematics: string;
const nobody = '019a0000-0000-7000-8000-000000000000';

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
  kinematics = (await anArea(place.ctx(), 'Kinematics')).id;
});

const make = async (name: string, parentId: string | null = kinematics) =>
  (await teacher.api.taxonomy.createKnowledgeArea({ body: { name, subject: 'physics', parentId } })).id;
const on = (areaId: string) => ({ params: { areaId } });
const rename = (areaId: string, name: string) =>
  teacher.api.taxonomy.renameKnowledgeArea({ ...on(areaId), body: { name } });
const move = (areaId: string, parentId: string | null) =>
  teacher.api.taxonomy.moveKnowledgeArea({ ...on(areaId), body: { parentId } });
const merge = (areaId: string, intoId: string) =>
  teacher.api.taxonomy.mergeKnowledgeArea({ ...on(areaId), body: { intoId } });
const retire = (areaId: string, retired = true) =>
  teacher.api.taxonomy.retireKnowledgeArea({ ...on(areaId), body: { retired } });
const desk = (who = teacher) => who.api.taxonomy.showAreaDesk({ query: { subject: 'physics' } });
const onDesk = async (areaId: string) => (await desk()).rows.find(({ id }) => id === areaId);
const offered = async (areaId: string) =>
  (await teacher.api.taxonomy.listKnowledgeAreas()).find(({ id }) => id === areaId);
const questionIn = async (knowledgeAreaId: string) => {
  const { questionId } = await aQuestion(place.ctx(teacher));
  const scope = { questionIds: [questionId] };
  const { changeId } = await teacher.api.questions.changeQuestions({ body: { scope, change: { knowledgeAreaId } } });
  return { questionId, changeId };
};
const areaOf = async (questionId: string) =>
  (await teacher.api.questions.showQuestion({ params: { questionId } })).knowledgeArea.id;

describe('the desk of knowledge areas', () => {
  it('counts what is in each area of a subject, and says who may change it', async () => {
    const id = await make('Counted');
    await questionIn(id);
    expect(await onDesk(id)).toMatchObject({ own: true, questions: 1, plans: 0, retiredAt: null });
    expect((await desk()).rows.every(({ subject }) => subject === 'physics')).toBe(true);
    expect((await desk()).can.edit).toBe(true);
    const owner = await place.person('owner');
    await owner.api.identity.createRole({ body: { name: 'typist', capabilities: ['questions.read'] } });
    const reviewer = await place.person('typist' as 'teacher');
    expect((await desk(reviewer)).can.edit).toBe(false);
    await expect(
      reviewer.api.taxonomy.renameKnowledgeArea({ ...on(id), body: { name: 'Mine now' } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('renames: once under one parent, whatever the letters’ case', async () => {
    const [one, other] = [await make('Rockets'), await make('Trains')];
    await rename(one, 'Rockets and jets');
    expect(await offered(one)).toMatchObject({ path: 'Physics › Kinematics › Rockets and jets' });
    await expect(rename(other, 'rockets AND jets')).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_EXISTS' });
    await rename(other, 'TRAINS');
    await expect(rename(kinematics, 'Ours')).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_NOT_OWN' });
    await expect(rename(nobody, 'Ours')).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
  });

  it('moves an area with what is below it, within its subject and never under itself', async () => {
    const motion = (await anArea(place.ctx(), 'Laws of Motion')).id;
    const slope = await make('Slope');
    const below = await make('With friction', slope);
    await move(slope, motion);
    expect(await offered(below)).toMatchObject({ path: 'Physics › Laws of Motion › Slope › With friction' });
    await move(below, null);
    expect(await offered(below)).toMatchObject({ path: 'Physics › With friction', parentId: null });
    await move(below, slope);
    await expect(move(slope, below)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_BELOW' });
    await make('Slope');
    await expect(move(slope, kinematics)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_EXISTS' });
    const genetics = (await anArea(place.ctx(), 'Genetics')).id;
    await expect(move(slope, genetics)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
  });

  it('retires an area with what is below it, and brings both back together', async () => {
    const old = await make('Board 2024 extra');
    const below = await make('Part B', old);
    const { questionId } = await questionIn(below);
    await retire(old);
    expect([await onDesk(old), await onDesk(below)]).toMatchObject([
      { retired: true, retiredAt: expect.any(String) },
      { retired: true, questions: 1 },
    ]);
    expect(await areaOf(questionId)).toBe(below);
    expect((await areasByName(place.ctx())).map(({ id }) => id)).not.toContain(below);
    await expect(make('Part C', old)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    await expect(retire(below, false)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_RETIRED' });
    await retire(old, false);
    expect([await offered(old), await offered(below)]).toMatchObject([
      { name: 'Board 2024 extra' },
      { name: 'Part B' },
    ]);
    expect((await offered(below))?.retired).toBeUndefined();
    await expect(retire(kinematics)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_NOT_OWN' });
  });
});

describe('merging knowledge areas', () => {
  it('moves questions, what undoing would give back, plans and what hangs below; the old name finds the other', async () => {
    const [from, into] = [await make('Projectile numericals'), await make('Projectiles')];
    const below = await make('On a slope', from);
    const { questionId } = await questionIn(from);
    const back = await questionIn(from);
    const away = { scope: { questionIds: [back.questionId] }, change: { knowledgeAreaId: kinematics } };
    const { changeId } = await teacher.api.questions.changeQuestions({ body: away });
    const elsewhere = await questionIn(kinematics);
    await questionIn(from);
    const chapters = [
      { knowledgeAreaId: from, weight: 600 },
      { knowledgeAreaId: into, weight: 600 },
    ];
    const sections = [{ title: 'Physics', count: 2, types: ['SINGLE' as const], chapters }];
    const blueprint = { criterion: 1 as const, sections };
    await teacher.api.assessments.saveBlueprint({ body: { name: 'Weekly', blueprint } });
    expect(await onDesk(from)).toMatchObject({ questions: 2, plans: 1 });

    expect(await merge(from, into)).toEqual({ questions: 2, plans: 1 });
    expect(await areaOf(questionId)).toBe(into);
    expect(await onDesk(into)).toMatchObject({ questions: 2, plans: 1 });
    expect([await onDesk(from), await offered(from)]).toEqual([undefined, undefined]);
    expect(await offered(below)).toMatchObject({ path: 'Physics › Kinematics › Projectiles › On a slope' });
    const { rows } = await teacher.api.assessments.listBlueprints();
    expect(rows[0]?.blueprint.sections[0]?.chapters).toEqual([{ knowledgeAreaId: into, weight: 1000 }]);
    const named = (await areasByName(place.ctx())).filter(({ name }) => name === 'Projectile numericals');
    expect(named.map(({ id }) => id)).toEqual([into]);

    // What is put into the old area, also by undoing, is in the new one.
    await teacher.api.questions.undoQuestionChange({ params: { changeId } });
    expect(await areaOf(back.questionId)).toBe(into);
    const late = { scope: { questionIds: [elsewhere.questionId] }, change: { knowledgeAreaId: from } };
    await teacher.api.questions.changeQuestions({ body: late });
    expect(await areaOf(elsewhere.questionId)).toBe(into);
    await expect(rename(from, 'Back again')).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    expect(
      await world.query(`select action from audit_log where subject_id = $1 and action like '%merged'`, [from]),
    ).toHaveLength(1);
  });

  it('goes on to the last of several, and into the provider’s tree', async () => {
    const [one, two] = [await make('First'), await make('Second')];
    await merge(one, two);
    await merge(two, kinematics);
    const named = (await areasByName(place.ctx())).filter(({ name }) => name === 'First' || name === 'Second');
    expect(named.map(({ id }) => id)).toEqual([kinematics, kinematics]);
  });

  it('is refused for what is the provider’s, below itself, of another subject, or would have two of one name', async () => {
    const [from, into] = [await make('Waves'), await make('Sound')];
    const below = await make('Beats', from);
    await make('beats', into);
    await expect(merge(from, into)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_EXISTS' });
    await expect(merge(from, below)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_BELOW' });
    await expect(merge(from, from)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_BELOW' });
    await expect(merge(kinematics, from)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_NOT_OWN' });
    await expect(merge(from, nobody)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    await retire(into);
    await expect(merge(from, into)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
  });
});

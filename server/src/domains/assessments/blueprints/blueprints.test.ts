import type { PaperBlueprint } from '@abhyas/contract/assessments/generation';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const { api } = teacher;
const blueprint: PaperBlueprint = {
  criterion: 1,
  unusedDays: 30,
  sections: [{ title: 'Physics', count: 2, types: ['SINGLE'], chapters: [] }],
};
const names = async () => (await api.assessments.listBlueprints()).rows.map(({ name }) => name);

describe('blueprints under a name', () => {
  it('are kept with who saved them, and the one used last comes first', async () => {
    for (let i = 0; i < 2; i++) await aQuestion(place.ctx(teacher));
    const { blueprintId } = await api.assessments.saveBlueprint({ body: { name: 'Weekly test', blueprint } });
    world.clock.advance({ minutes: 1 });
    await api.assessments.saveBlueprint({ body: { name: 'Monthly test', blueprint } });
    expect(await names()).toEqual(['Monthly test', 'Weekly test']);
    world.clock.advance({ minutes: 1 });
    await api.assessments.generatePapers({
      body: { title: 'Week 1', seed: 's', papers: 1, sets: 1, nearest: false, blueprint, blueprintId },
    });
    const { rows } = await api.assessments.listBlueprints();
    expect(rows.map(({ name }) => name)).toEqual(['Weekly test', 'Monthly test']);
    expect(rows[0]).toMatchObject({ blueprint, savedBy: expect.stringMatching(/./), usedAt: expect.any(String) });
    expect(rows[1]!.usedAt).toBeNull();
  });

  it('take the place of those of the same name only when that is said', async () => {
    const changed = { ...blueprint, unusedDays: 60 };
    await expect(
      api.assessments.saveBlueprint({ body: { name: 'weekly TEST', blueprint: changed } }),
    ).rejects.toMatchObject({ error: 'BLUEPRINT_NAME_TAKEN' });
    await api.assessments.saveBlueprint({ body: { name: 'weekly TEST', blueprint: changed, replace: true } });
    const kept = (await api.assessments.listBlueprints()).rows.filter(({ name }) => /weekly/i.test(name));
    expect(kept.map(({ name, blueprint: rules }) => [name, rules.unusedDays])).toEqual([['weekly TEST', 60]]);
  });

  it('are refused with a chapter that is not there, and forgotten when nobody needs them', async () => {
    const unknown = { knowledgeAreaId: '00000000-0000-7000-8000-000000000000', weight: 1 };
    await expect(
      api.assessments.saveBlueprint({
        body: {
          name: 'Lost',
          blueprint: { ...blueprint, sections: [{ ...blueprint.sections[0]!, chapters: [unknown] }] },
        },
      }),
    ).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    for (const { id } of (await api.assessments.listBlueprints()).rows)
      await api.assessments.removeBlueprint({ params: { blueprintId: id } });
    expect(await names()).toEqual([]);
    await expect(
      api.assessments.removeBlueprint({ params: { blueprintId: unknown.knowledgeAreaId } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('are those of one institute alone', async () => {
    await api.assessments.saveBlueprint({ body: { name: 'Ours', blueprint } });
    const other = await (await world.institute()).person('teacher');
    expect((await other.api.assessments.listBlueprints()).rows).toEqual([]);
  });
});

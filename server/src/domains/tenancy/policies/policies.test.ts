import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { currentPolicies } from '../index.ts';

let institute: TestInstitute;
let owner: Person;
const texts = (word: string) => ({ en: `# ${word}\n\nWhat we keep and why.`, hi: '' });

beforeAll(async () => {
  institute = await (await testWorld()).institute();
  owner = await institute.person('owner');
});

describe('the policies of an institute', () => {
  it('are the product’s own until one is published, version by version, and consents can name the version', async () => {
    expect(await institute.visitor.api.tenancy.showPolicy({ params: { kind: 'privacy' } })).toMatchObject({
      version: 0,
    });
    await owner.api.tenancy.publishPolicy({ params: { kind: 'privacy' }, body: { texts: texts('First'), after: 0 } });
    await owner.api.tenancy.publishPolicy({ params: { kind: 'privacy' }, body: { texts: texts('Second'), after: 1 } });
    expect(await institute.visitor.api.tenancy.showPolicy({ params: { kind: 'privacy' } })).toMatchObject({
      version: 2,
      texts: texts('Second'),
    });
    expect(await currentPolicies(institute.id)).toEqual({ privacy: 2, terms: 0 });
    const { rows } = await owner.api.tenancy.listPolicies();
    expect(rows.map(({ version }) => version)).toEqual(expect.arrayContaining([1, 2]));
  });

  it('are not overwritten by somebody who did not see the newest version', async () => {
    await expect(
      owner.api.tenancy.publishPolicy({ params: { kind: 'privacy' }, body: { texts: texts('Late one'), after: 1 } }),
    ).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  it('are published by those who may change settings alone', async () => {
    const teacher = await institute.person('teacher');
    expect((await teacher.api.tenancy.listPolicies()).can.edit).toBe(false);
    await expect(
      teacher.api.tenancy.publishPolicy({ params: { kind: 'terms' }, body: { texts: texts('Mine'), after: 0 } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

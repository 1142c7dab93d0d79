import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../../testing/index.ts';

const world = await testWorld();
const institute = await world.institute();

describe('an address in the brand, which everybody’s page links to', () => {
  it.each([
    'javascript:alert(document.domain)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://unsafe.test',
    '//evil.test',
  ])('is no script and no unsafe page: %j', async (address) => {
    const owner = await institute.person('owner');
    const { brand } = await owner.api.tenancy.showEditableSettings();
    const social = { ...brand.social, youtube: address };
    await expect(owner.api.tenancy.saveBrand({ body: { ...brand, social } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.social.youtube' }],
    });
  });
});

// domains: all
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestInstitute } from '@abhyas/server/testing';
import { type Site, startSite } from './site.ts';
import { under, visitBoth } from './visit-screens.ts';

let site: Site;
let institute: TestInstitute;

beforeAll(async () => {
  site = await startSite();
  institute = await site.world.institute({
    name: 'Meridian Academy',
    allowedItems: ['marketPlace', 'explore', 'footer', 'signUp', 'forgetPassword', 'changePassword'],
  });
});

describe('every screen of the staff on a desktop and on a phone', { timeout: 900_000 }, () => {
  it('for an owner', async () => {
    const person = await institute.person('owner', { firstName: 'Ravi' });
    await visitBoth({ name: 'owner', url: (path) => site.url(institute, path), person }, under('/partner'));
  });
});

it('knows the area of the staff', () => expect(under('/partner').length).toBeGreaterThan(10));

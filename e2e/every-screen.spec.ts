// domains: all
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestInstitute } from '@abhyas/server/testing';
import { type Site, startSite } from './site.ts';
import { under, visitBoth } from './visit-screens.ts';

const visitors = ['/', '/home', '/login', '/signup', '/forgotpassword', '/setPassword', '/invitation', '/join'];
const publicPages = [
  '/mobile-privacy-policy',
  '/mobile-terms-and-conditions',
  '/afterliveclassroom',
  '/guardian/accept',
  '/courses',
  '/explore',
  '/offline',
];

let site: Site;
let institute: TestInstitute;
let provider: TestInstitute;

beforeAll(async () => {
  site = await startSite();
  provider = await site.world.institute({ kind: 'provider', name: 'Abhyas', subdomain: `provider-${Date.now()}` });
  institute = await site.world.institute({
    name: 'Meridian Academy',
    allowedItems: ['marketPlace', 'explore', 'footer', 'signUp', 'forgetPassword', 'changePassword'],
  });
});

const atInstitute = (path?: string) => site.url(institute, path);

describe('every screen on a desktop and on a phone', { timeout: 900_000 }, () => {
  it('for visitors', () => visitBoth({ name: 'visitor', url: atInstitute }, [...visitors, ...publicPages]));
  it('for a student', async () => {
    const person = await institute.person('student', { firstName: 'Ananya' });
    await visitBoth({ name: 'student', url: atInstitute, person }, under('/student'));
  });
  it('for an employee of the provider', async () => {
    const email = `kavya-${provider.id}@abhyas.example`;
    const person = await provider.person('owner', { email, firstName: 'Kavya' });
    await visitBoth({ name: 'employee', url: (path) => site.at('', path), person }, under('/employees'));
  });
});

it('knows the areas of students and of the provider', () => {
  expect(under('/student').length).toBeGreaterThan(3);
  expect(under('/employees').length).toBeGreaterThan(2);
});

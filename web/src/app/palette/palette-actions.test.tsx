import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { expect, it } from 'vitest';
import { paletteActions } from './palette-actions.ts';

const settings = {
  config: { partner: true, student: true, testGeneration: true, manage: false },
  uientity: { allowedItems: [] },
  languages: ['en', 'hi'],
} as unknown as InstituteSettings;
const aPerson = (role: number, capabilities: readonly string[]) =>
  ({ role, capabilities, verified: true, employee: false }) as unknown as Me;
const idsOf = (me: Me | undefined) => paletteActions(settings, me).map(({ id }) => id);

it('offers a student the student area and nothing of the workspace', () => {
  expect(idsOf(aPerson(3, ['attempts.sit']))).toEqual([
    '/student',
    '/student/courses',
    '/student/tests',
    '/student/practice',
    '/student/live',
    '/student/flashcards',
    '/student/books',
    '/student/results',
    '/student/bookmarks',
    'language',
    'light',
    'dark',
    'shortcuts',
    'signOut',
  ]);
});

it('offers a student the shelves where the institute has them', () => {
  const explored = { ...settings, uientity: { allowedItems: ['explore'] } } as unknown as InstituteSettings;
  const ids = paletteActions(explored, aPerson(3, ['attempts.sit'])).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['/student', '/explore', '/student/courses']);
});

it('offers staff the screens that their rights open', () => {
  const ids = idsOf(aPerson(2, ['questions.read']));
  expect(ids).toEqual(expect.arrayContaining(['/partner/questions', '/partner/imports', '/testgeneration']));
  expect(ids).not.toEqual(expect.arrayContaining(['/partner/papers']));
  expect(ids).not.toContain('/partner/settings');
  expect(ids).not.toContain('/manage');
});

it('offers visitors the way in', () => {
  expect(idsOf(undefined)).toContain('/login');
  expect(idsOf(undefined)).not.toContain('signOut');
});

import { allowedItems, type AllowedItem } from '@abhyas/contract/access';
import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { describe, expect, it } from 'vitest';
import {
  defaultRedirection,
  consentNeededGuard,
  employeesGuard,
  guardianGuard,
  homeGuard,
  isRedirectWord,
  itemGuard,
  loggedInGuard,
  loginGuard,
  manageGuard,
  partnerGuard,
  onboardingOf,
  preparedGuard,
  studentGuard,
  testGenerationGuard,
  vedantuGuard,
} from './guards.ts';

const flags = { partner: true, student: true, testGeneration: true, manage: true };
function anInstitute(items: readonly AllowedItem[] = [], config: Partial<typeof flags> = {}): InstituteSettings {
  return { config: { ...flags, ...config }, uientity: { allowedItems: items } } as unknown as InstituteSettings;
}
const aPerson = (role: number, rest: Partial<Me> = {}): Me =>
  ({ role, capabilities: [], verified: true, employee: false, ...rest }) as unknown as Me;

const [provider, teacher, student] = [aPerson(1), aPerson(2), aPerson(3)];
const market = anInstitute(['marketPlace']);
const plain = anInstitute();
const url = '/student/tests/1?from=mail#top';
const open = { open: true };
const toLogin = { goTo: '/login', remember: url };

describe('the default redirection', () => {
  it.each([
    ['a student where the marketplace is allowed', market, student, '/home'],
    ['a teacher where the marketplace is allowed', market, teacher, '/home'],
    ['a student', plain, student, '/student'],
    ['a teacher', plain, teacher, '/partner'],
    ['a partner of the provider', plain, provider, '/partner'],
    ['a teacher without partner area', anInstitute([], { partner: false }), teacher, '/testgeneration'],
    [
      'a teacher of a managing institute',
      anInstitute([], { partner: false, testGeneration: false }),
      teacher,
      '/manage',
    ],
    ['a student where the student area is off', anInstitute([], { student: false }), student, '/home'],
    ['a student who is not verified', plain, aPerson(3, { verified: false }), '/home'],
  ])('takes %s to the right place', (_who, settings, me, to) => expect(defaultRedirection(settings, me)).toBe(to));
});

describe('login and sign-up', () => {
  it('are open to visitors and closed to who is signed in', () => {
    expect(loginGuard({ settings: plain, me: undefined, url: '/login' })).toEqual(open);
    expect(loginGuard({ settings: plain, me: student, url: '/login' })).toEqual({ goTo: '/student' });
  });
});

describe('a protected place', () => {
  it('sends visitors to login and remembers where they wanted to go', () => {
    for (const guard of [loggedInGuard, studentGuard, partnerGuard, testGenerationGuard, manageGuard, employeesGuard]) {
      expect(guard({ settings: plain, me: undefined, url })).toEqual(toLogin);
    }
  });
  it('sends who is not verified home, which says why, and never to login in a circle', () => {
    const me = aPerson(3, { verified: false });
    expect(studentGuard({ settings: plain, me, url })).toEqual({ goTo: '/home', remember: url });
    expect(homeGuard({ settings: plain, me, url: '/home' })).toEqual(open);
  });
});

describe('an area', () => {
  it.each([
    ['student', studentGuard, student, 'student', open],
    ['student', studentGuard, teacher, 'student', { goTo: '/partner' }],
    ['partner', partnerGuard, teacher, 'partner', open],
    ['partner', partnerGuard, provider, 'partner', open],
    ['partner', partnerGuard, student, 'partner', { goTo: '/student' }],
    ['test generation', testGenerationGuard, teacher, 'testGeneration', open],
    ['test generation', testGenerationGuard, student, 'testGeneration', { goTo: '/student' }],
    ['manage', manageGuard, teacher, 'manage', open],
    ['manage', manageGuard, student, 'manage', { goTo: '/student' }],
  ] as const)('%s opens by role, and for nobody once the institute turns it off', (_name, guard, me, flag, verdict) => {
    expect(guard({ settings: plain, me, url })).toEqual(verdict);
    const off = guard({ settings: anInstitute([], { [flag]: false }), me, url });
    expect(off).not.toEqual(open);
    expect(off).not.toHaveProperty('remember');
  });
  it('of the provider’s employees sends everybody else to /', () => {
    expect(employeesGuard({ settings: plain, me: provider, url })).toEqual({ goTo: '/' });
    expect(employeesGuard({ settings: plain, me: aPerson(1, { employee: true }), url })).toEqual(open);
  });
});

describe('a student who has not said what to prepare for', () => {
  const flagged = (quizCategory: 'y' | 'n' | null, studentStandard: 'y' | 'n' | null, targetYear: 'y' | 'n' | null) =>
    aPerson(3, { account: { quizCategory, studentStandard, targetYear } as Me['account'] });
  it.each([
    [null, null, null],
    ['y', 'n', 'n'],
    ['y', 'y', 'n'],
  ] as const)('is asked before the area opens (%s, %s, %s), and then goes where they wanted', (exam, standard, year) =>
    expect(preparedGuard({ settings: plain, me: flagged(exam, standard, year), url })).toEqual({
      goTo: '/student/welcome',
      remember: url,
    }),
  );
  it('is asked once', () => expect(preparedGuard({ settings: plain, me: flagged('y', 'y', 'y'), url })).toEqual(open));
});

describe('a sign-up', () => {
  it('goes on to the questions of the start, for a student who has an area here', () => {
    expect(onboardingOf(plain, student)).toBe('/student/welcome?fresh=true');
    expect(onboardingOf(plain, aPerson(3, { verified: false }))).toBeUndefined();
    expect(onboardingOf(plain, aPerson(2))).toBeUndefined();
  });
});

describe('a minor whom no guardian agreed for', () => {
  const minor = aPerson(3, { needsConsent: true });
  it('waits on a page of their own, and comes back to where they wanted to go', () => {
    expect(studentGuard({ settings: plain, me: minor, url })).toEqual({ goTo: '/guardian-needed', remember: url });
    expect(preparedGuard({ settings: plain, me: minor, url })).toEqual({ goTo: '/guardian-needed', remember: url });
    expect(consentNeededGuard({ settings: plain, me: minor, url: '/guardian-needed' })).toEqual(open);
  });
  it('does not come back to the questions of the start', () =>
    expect(studentGuard({ settings: plain, me: minor, url: '/student/welcome?fresh=true' })).toEqual({
      goTo: '/guardian-needed',
    }));
  it('is the only one with something to do there', () =>
    expect(consentNeededGuard({ settings: plain, me: student, url: '/guardian-needed' })).toEqual({
      goTo: '/student',
    }));
});

describe('a guardian', () => {
  const guardian = aPerson(3, { capabilities: ['guardian'] });
  it('has an area of their own and not the student’s', () => {
    expect(defaultRedirection(plain, guardian)).toBe('/guardian');
    expect(studentGuard({ settings: plain, me: guardian, url })).toEqual({ goTo: '/guardian' });
    expect(guardianGuard({ settings: plain, me: guardian, url })).toEqual(open);
  });
  it('is the only one who may enter it', () => {
    expect(guardianGuard({ settings: plain, me: student, url })).toEqual({ goTo: '/student' });
    expect(guardianGuard({ settings: plain, me: teacher, url })).toEqual({ goTo: '/partner' });
    expect(guardianGuard({ settings: plain, me: undefined, url })).toEqual(toLogin);
  });
});

describe('the marketplace home', () => {
  it.each([
    ['everybody where it is allowed', market, student, open],
    ['visitors where it is not: they see the institute’s door', plain, undefined, open],
  ])('is open to %s', (_who, settings, me, verdict) => expect(homeGuard({ settings, me, url: '/' })).toEqual(verdict));
  it('gives way to one’s own area where it is not allowed', () => {
    expect(homeGuard({ settings: plain, me: teacher, url: '/' })).toEqual({ goTo: '/partner' });
  });
  it('never redirects to itself', () => {
    const none = anInstitute([], { student: false });
    expect(homeGuard({ settings: none, me: student, url: '/home' })).toEqual(open);
  });
});

it.each(allowedItems)('the route behind %s exists only where the institute allows it', (item) => {
  expect(itemGuard(anInstitute([item]), item)).toBe(true);
  expect(itemGuard(anInstitute(allowedItems.filter((one) => one !== item)), item)).toBe(false);
});

it.each([
  ['scan', true],
  ['SCAN', true],
  ['Android', true],
  ['inBook/', true],
  ['scanner', false],
  ['scan/now', false],
  ['', false],
])('the path %j leads home: %s', (path, leads) => expect(isRedirectWord(path)).toBe(leads));

describe('the student area under the name of a partner', () => {
  const by = (vedantuId: string | null, me: Me | undefined, settings = plain) =>
    vedantuGuard(vedantuId)({ settings, me, url: '/vedantu/tests' });

  it('is open to a student whom the partner knows', () => {
    expect(by('V-4711', student)).toEqual(open);
  });

  it('sends a student of nobody there to the default redirection', () => {
    expect(by(null, student)).toEqual({ goTo: '/student' });
    expect(by(null, student, market)).toEqual({ goTo: '/home' });
  });

  it('is closed to everybody to whom the student area is closed, number or not', () => {
    expect(by('V-4711', undefined)).toEqual({ goTo: '/login', remember: '/vedantu/tests' });
    expect(by('V-4711', teacher)).toEqual({ goTo: '/partner' });
  });
});

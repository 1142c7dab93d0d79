import { allowed, allowedItems, type Capability, partner, student } from '@abhyas/contract/access';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor, Context } from '../../../kernel/context.ts';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { guard } from './guard.ts';

let world: World;
let everything: TestInstitute;
let nothing: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
  const off = { partner: false, student: false, test_generation: false, manage: false };
  [everything, nothing] = [
    await world.institute({ allowedItems }),
    await world.institute({ allowedItems: [], flags: off }),
  ];
  for (const institute of [everything, nothing]) await institute.visitor.api.tenancy.showInstituteSettings();
});

const as = (institute: TestInstitute, actor?: Partial<Actor>): Context => ({
  ...institute.ctx(),
  actor: actor && {
    accountId: 'a',
    sessionId: 's',
    kind: 'student',
    capabilities: new Set<Capability>(),
    verified: true,
    employee: false,
    ...actor,
  },
});
const staff = { kind: 'institute_partner' } as const;

describe('the guard', () => {
  it.each(allowedItems)('hides what belongs to %s where the institute does not have it', (item) => {
    expect(() => guard(allowed(item), as(everything))).not.toThrow();
    expect(() => guard(allowed(item), as(nothing))).toThrow(expect.objectContaining({ error: 'NOT_HERE' }));
  });

  it.each(['student', 'partner', 'testGeneration', 'manage'] as const)(
    'closes the area %s where the institute does not have it',
    (area) => {
      const actor = area === 'student' ? {} : staff;
      expect(() => guard({ area }, as(everything, actor))).not.toThrow();
      expect(() => guard({ area }, as(nothing, actor))).toThrow(expect.objectContaining({ error: 'NOT_HERE' }));
    },
  );

  it('parts students from staff, and asks for a verified account', () => {
    expect(() => guard(student(), as(everything, staff))).toThrow(expect.objectContaining({ error: 'ACCESS_DENIED' }));
    expect(() => guard(partner(), as(everything, {}))).toThrow(expect.objectContaining({ error: 'ACCESS_DENIED' }));
    expect(() => guard(student(), as(everything, { verified: false }))).toThrow(
      expect.objectContaining({ error: 'ACCESS_DENIED' }),
    );
    expect(() => guard(student(), as(everything, {}))).not.toThrow();
  });

  it('asks for the capability', () => {
    expect(() => guard(partner('papers.publish'), as(everything, staff))).toThrow(
      expect.objectContaining({ error: 'ACCESS_DENIED' }),
    );
    expect(() =>
      guard(partner('papers.publish'), as(everything, { ...staff, capabilities: new Set(['papers.publish']) })),
    ).not.toThrow();
  });

  it('opens the employees’ area to employees alone', () => {
    expect(() => guard({ area: 'employees' }, as(everything, staff))).toThrow(
      expect.objectContaining({ error: 'ACCESS_DENIED' }),
    );
    expect(() => guard({ area: 'employees' }, as(nothing, { ...staff, employee: true }))).not.toThrow();
  });

  it('asks a visitor to sign in', () => {
    expect(() => guard('signedIn', as(everything))).toThrow(expect.objectContaining({ error: 'SIGN_IN_REQUIRED' }));
    expect(() => guard('public', as(everything))).not.toThrow();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { everyConsent, guardianSteps } from '../../testing/guardians.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../testing/index.ts';
import { consentedAmong } from '../identity/index.ts';
import { someNotice } from './factories.ts';

let world: World;
let place: TestInstitute;
let steps: ReturnType<typeof guardianSteps>;
let student: Person;
let guardian: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  steps = guardianSteps(world, place);
  student = await place.person('student');
  await student.api.learners.updateProfile({ body: { birthDate: `${world.clock.now().getUTCFullYear() - 15}-01-31` } });
  await student.signInAgain();
  guardian = await steps.guardianOf(student);
});

const decide = (consents: Partial<typeof everyConsent>) =>
  guardian.api.identity.saveConsents({
    params: { childId: student.accountId },
    body: { consents: { ...everyConsent, ...consents } },
  });
const assigned = (who: Person) =>
  someNotice(place.ctx(), {
    kind: 'batch.assigned',
    accountIds: [who.accountId],
    params: { title: 'Mock 4', batch: 'JEE Morning' },
  });
const signedIn = (who: Person) =>
  someNotice(place.ctx(), {
    kind: 'device.new',
    accountIds: [who.accountId],
    params: { device: 'Firefox', address: '10.0.0.1', at: world.clock.now().toISOString() },
  });
const mailsTo = async ({ email }: Person) => {
  await world.runJobs();
  return world.app.runtime.outbox.list().filter(({ to }) => to === email).length;
};
const unread = async () => {
  await student.signInAgain();
  return (await student.api.notices.countUnread()).unread;
};

describe('mail about learning', () => {
  it('leaves with the guardian’s consent to it, and not without; the inbox keeps it either way', async () => {
    await decide({ communications: true });
    const before = await mailsTo(student);
    await assigned(student);
    expect(await mailsTo(student)).toBe(before + 1);
    await decide({ communications: false });
    const had = await unread();
    await assigned(student);
    expect(await mailsTo(student)).toBe(before + 1);
    expect(await unread()).toBe(had + 1);
  });

  it('does not leave where the consent was taken back while it waited', async () => {
    await decide({ communications: true });
    const before = await mailsTo(student);
    await assigned(student);
    await decide({ communications: false });
    expect(await mailsTo(student)).toBe(before);
    const owner = await place.person('owner');
    const { rows } = await owner.api.notices.listDeliveries({ query: { state: 'failed' } });
    expect(rows[0]?.reason).toMatch(/consent/);
  });

  it('is not what keeps an account safe: that always leaves', async () => {
    await decide({ communications: false });
    const before = await mailsTo(student);
    await signedIn(student);
    expect(await mailsTo(student)).toBe(before + 1);
  });

  it('reaches an adult as chosen, and a minor nobody agreed for not at all', async () => {
    const [adult, minor] = [await place.person('student'), await place.person('student')];
    await minor.api.learners.updateProfile({ body: { birthDate: `${world.clock.now().getUTCFullYear() - 12}-01-31` } });
    await assigned(adult);
    await assigned(minor);
    expect([await mailsTo(adult), await mailsTo(minor)]).toEqual([1, 0]);
  });
});

it('offers go only to those for whom somebody said yes', async () => {
  const [adult, teacher] = [await place.person('student'), await place.person('teacher')];
  const ids = [student, adult, teacher].map(({ accountId }) => accountId);
  await decide({ marketing: false });
  expect(await consentedAmong(place.ctx(), ids, 'marketing')).toEqual(new Set());
  await decide({ marketing: true });
  expect(await consentedAmong(place.ctx(), ids, 'marketing')).toEqual(new Set([student.accountId]));
  expect(await consentedAmong(place.ctx(), ids.slice(1), 'communications')).toEqual(new Set(ids.slice(1)));
});

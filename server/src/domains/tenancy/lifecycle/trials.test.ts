import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { asStaff, savePlan, showStanding } from '../index.ts';
import { endTrials } from './end-trials.job.ts';
import { saveStanding } from './standing.store.ts';

const DAY_MS = 86_400_000;
let world: World;
let place: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute({ name: 'Lakeside' });
  owner = await place.person('owner');
});

const endsIn = async (days: number | null) => {
  const staff = asStaff(place.ctx(), place.id);
  await saveStanding(staff, { state: 'trial' });
  const trialEndsAt = days === null ? null : new Date(world.clock.now().getTime() + days * DAY_MS).toISOString();
  await savePlan(staff, { students: null, storageBytes: null, trialEndsAt });
};
const sweep = async () => {
  await endTrials(place.ctx(), {});
  await world.runJobs();
};
const mails = () => world.app.runtime.outbox.list().filter(({ to }) => to === owner.email);
const state = async () => (await showStanding(place.ctx())).state;

describe('a trial', () => {
  it('is told of seven days and one day before its end, once each', async () => {
    await endsIn(8);
    await sweep();
    expect(mails()).toHaveLength(0);
    for (const [days, told] of [
      [2, 1],
      [1, 1],
      [4.5, 2],
      [0.2, 2],
    ] as const) {
      world.clock.advance({ minutes: days * 1440 });
      await sweep();
      await sweep();
      expect(mails()).toHaveLength(told);
    }
    expect(mails()[0]?.subject).toContain('The trial of Lakeside ends on');
    expect(await state()).toBe('trial');
  });

  it('is told anew when the provider gives it another end', async () => {
    await endsIn(6);
    const before = mails().length;
    await sweep();
    expect(mails()).toHaveLength(before + 1);
  });

  it('that is over suspends the institute, which keeps everything', async () => {
    await endsIn(1);
    world.clock.advance({ days: 1, minutes: 1 });
    await sweep();
    expect(await showStanding(place.ctx())).toMatchObject({
      state: 'suspended',
      reason: expect.stringContaining('The trial is over'),
      trialEndsAt: null,
    });
    await sweep();
    expect(await state()).toBe('suspended');
  });

  it('without an end goes on, and so does an institute that is no trial', async () => {
    await endsIn(null);
    world.clock.advance({ days: 400 });
    await sweep();
    expect(await state()).toBe('trial');
    await endsIn(1);
    await saveStanding(asStaff(place.ctx(), place.id), { state: 'active' });
    world.clock.advance({ days: 2 });
    await sweep();
    expect(await state()).toBe('active');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { accommodationsOf, minutesWithExtra } from './accommodations-of.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [owner, teacher] = [await place.person('owner'), await place.person('teacher')];
});

const asked = { percent: 25, minutes: 0 };
const ask = (student: Person) =>
  student.api.learners.askAccommodation({ body: { asked, reason: 'A doctor wrote about my eyes.' } });

describe('a student who needs more time', () => {
  it('asks, is granted another measure, and reads the answer', async () => {
    const student = await place.person('student', { firstName: 'Tanvi' });
    const { requestId } = await ask(student);
    const list = await teacher.api.learners.listAccommodationRequests({ query: { search: 'tanvi' } });
    expect(list).toMatchObject({ total: 1, rows: [{ requestId, state: 'open', asked }], can: { decide: true } });
    await owner.api.learners.decideAccommodation({
      params: { requestId },
      body: { grant: { percent: 30, minutes: 10 }, answer: 'A little more than asked.' },
    });
    expect(await student.api.learners.showMyAccommodations()).toMatchObject({
      granted: { extraTime: { percent: 30, minutes: 10 } },
      requests: [{ state: 'granted', answer: 'A little more than asked.' }],
    });
    const needs = (await accommodationsOf(place.ctx(), [student.accountId])).get(student.accountId);
    expect(needs?.extraTime).toEqual({ percent: 30, minutes: 10 });
    const { history } = await teacher.api.learners.showAccommodations({ params: { accountId: student.accountId } });
    expect(history).toMatchObject([
      { before: { percent: 0 }, after: { percent: 30 }, reason: 'A little more than asked.' },
    ]);
  });

  it('asks once at a time, and may take it back', async () => {
    const student = await place.person('student');
    const { requestId } = await ask(student);
    await expect(ask(student)).rejects.toMatchObject({ status: 409, error: 'ACCOMMODATION_ASKED' });
    await student.api.learners.withdrawAccommodation({ params: { requestId } });
    await expect(
      owner.api.learners.decideAccommodation({ params: { requestId }, body: { grant: asked, answer: '' } }),
    ).rejects.toMatchObject({ status: 409, error: 'ACCOMMODATION_DECIDED' });
    await ask(student);
  });

  it('cannot grant it, nor can a reviewer, who has no groups to care for', async () => {
    const [student, reviewer] = [await place.person('student'), await place.person('reviewer')];
    const { requestId } = await ask(student);
    for (const person of [student, reviewer]) {
      await expect(
        person.api.learners.decideAccommodation({ params: { requestId }, body: { grant: asked, answer: '' } }),
      ).rejects.toMatchObject({ status: 403, error: 'ACCESS_DENIED' });
    }
  });

  it('cannot take back what another asked for', async () => {
    const [student, other] = [await place.person('student'), await place.person('student')];
    const { requestId } = await ask(student);
    await expect(other.api.learners.withdrawAccommodation({ params: { requestId } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('may be granted larger letters and less motion by a teacher, and keeps them when only the time changes', async () => {
    const student = await place.person('student');
    const params = { accountId: student.accountId };
    const extraTime = { percent: 25, minutes: 0 };
    const reason = 'Agreed at the meeting.';
    await teacher.api.learners.saveAccommodations({
      params,
      body: { extraTime, display: { largeText: true, reducedMotion: true }, reason },
    });
    expect((await student.api.learners.showProfile()).display).toEqual({ largeText: true, reducedMotion: true });
    await teacher.api.learners.saveAccommodations({ params, body: { extraTime: asked, reason } });
    const shown = await teacher.api.learners.showAccommodations({ params });
    expect(shown).toMatchObject({ granted: { extraTime: asked, largeText: true }, can: { grant: true } });
    const written = await world.query('select action from audit_log where subject_id = $1', [student.accountId]);
    expect(written).toContainEqual({ action: 'accommodation.saved' });
  });

  it('may be granted time without asking', async () => {
    const student = await place.person('student');
    const saved = await owner.api.learners.saveAccommodations({
      params: { accountId: student.accountId },
      body: { extraTime: { percent: 0, minutes: 20 }, reason: 'Agreed with the parents.' },
    });
    expect(saved.granted).toMatchObject({ extraTime: { percent: 0, minutes: 20 }, largeText: false });
    await expect(
      owner.api.learners.saveAccommodations({
        params: { accountId: teacher.accountId },
        body: { extraTime: asked, reason: 'No student.' },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

it.each([
  [180, { percent: 25, minutes: 0 }, 225],
  [50, { percent: 33, minutes: 0 }, 67],
  [60, { percent: 10, minutes: 20 }, 80],
  [60, { percent: 0, minutes: 0 }, 60],
])('a paper of %d minutes takes with %o %d', (minutes, extra, expected) =>
  expect(minutesWithExtra(minutes, extra)).toBe(expected),
);

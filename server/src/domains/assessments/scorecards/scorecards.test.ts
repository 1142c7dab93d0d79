import { beforeAll, describe, expect, it } from 'vitest';
import { everyConsent, guardianSteps } from '../../../testing/guardians.ts';
import { type Person, testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { aPaper, anAttempt } from '../factories.ts';
import { initialsOf, publicCard } from './public-card.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const [student, other] = [await place.person('student'), await place.person('student')];
const guardians = guardianSteps(world, place);
let attemptId = '';
let paperId = '';
let questionId = '';

const sat = (person: Person) =>
  anAttempt(place.ctx(teacher), paperId, {
    accountId: person.accountId,
    startedAt: world.clock.now(),
    minutes: 5,
    answers: [{ questionId, response: { options: [2] } }],
  });

beforeAll(async () => {
  const ctx = place.ctx(teacher);
  questionId = (await aQuestion(ctx)).questionId;
  paperId = await aPaper(ctx, { title: 'Unit test', sections: [{ questionIds: [questionId] }] });
  attemptId = await sat(student);
});

type Choice = Parameters<Person['api']['assessments']['issueScorecard']>[0]['body'];
const usual: Choice = { name: 'initials', days: 7, rank: true };
const issue = (person = student, body: Partial<Choice> = {}, of = attemptId) =>
  person.api.assessments.issueScorecard({ params: { attemptId: of }, body: { ...usual, ...body } });
const show = (person = student, of = attemptId) => person.api.assessments.showScorecard({ params: { attemptId: of } });
const links = (person = student) => person.api.assessments.listScorecardLinks();
const verify = (code: string) => place.visitor.api.assessments.verifyScorecard({ params: { code } });
const gone = { status: 404, error: 'SCORECARD_UNKNOWN' };

describe('a scorecard', () => {
  it('is its owner’s alone until a link is made: looking at it makes nothing public', async () => {
    const card = await show();
    expect(card).toMatchObject({ title: 'Unit test', rank: null, of: 1, resultVersion: 1, link: null, mayShare: true });
    expect(card.initials).toBe(initialsOf(card.student));
    expect(await links()).toEqual([]);
    expect((await show()).link).toBeNull();
  });

  it('is nobody else’s, and no teacher’s', async () => {
    await expect(show(other)).rejects.toMatchObject({ status: 404 });
    await expect(issue(other)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the public address of a scorecard', () => {
  it('says to anybody what its owner chose: initials, the full name, or none', async () => {
    const { student: name, initials } = await show();
    const shown = async (chosen: Choice['name']) =>
      (await verify((await issue(student, { name: chosen })).code)).student;
    expect([await shown('initials'), await shown('full'), await shown('none')]).toEqual([initials, name, '']);
    const { code, path } = await issue();
    expect(path).toBe(`/verify/${code}`);
    expect((await place.visitor.send('GET', `/api/scorecards/${code}`)).statusCode).toBe(200);
    expect((await show()).link).toMatchObject({ code, name: 'initials', qr: expect.stringContaining('<svg') });
  });

  it('dies when another one is made, when it is ended, and with its day', async () => {
    const first = await issue();
    const second = await issue();
    await expect(verify(first.code)).rejects.toMatchObject(gone);
    expect((await links()).map(({ code, title }) => [code, title])).toEqual([[second.code, 'Unit test']]);
    expect(await student.api.assessments.revokeScorecard({ params: { attemptId } })).toEqual({ revoked: true });
    await expect(verify(second.code)).rejects.toMatchObject(gone);
    expect(await links()).toEqual([]);
    const third = await issue();
    const lives = new Date(third.endsAt).getTime() - new Date(third.issuedAt).getTime();
    expect(lives).toBe(7 * 86_400_000);
    world.clock.advance({ days: 7 });
    await student.signInAgain();
    await expect(verify(third.code)).rejects.toMatchObject(gone);
    expect([await links(), (await show()).link]).toEqual([[], null]);
  });

  it('with a guessed code is not there', async () => {
    await expect(verify('abcdefghjkmnpqrstvwx')).rejects.toMatchObject({ error: 'SCORECARD_UNKNOWN' });
  });
});

describe('a guardian', () => {
  it('forbids public addresses: those that are there end at once, and none is made until it is allowed', async () => {
    const child = await place.person('student');
    const own = await sat(child);
    const { code } = await issue(child, {}, own);
    const guardian = await guardians.guardianOf(child);
    const decide = (public_results: boolean) =>
      guardian.api.identity.saveConsents({
        params: { childId: child.accountId },
        body: { consents: { ...everyConsent, public_results } },
      });
    await decide(true);
    const again = await issue(child, {}, own);
    expect(again.code).not.toBe(code);
    await decide(false);
    await expect(verify(again.code)).rejects.toMatchObject(gone);
    expect(await show(child, own)).toMatchObject({ mayShare: false, link: null });
    await expect(issue(child, {}, own)).rejects.toMatchObject({ error: 'CONSENT_MISSING' });
    await decide(true);
    await expect(verify(again.code)).rejects.toMatchObject(gone);
    expect((await issue(child, {}, own)).title).toBe('Unit test');
  });
});

describe('what stands at a public address', () => {
  it.each([
    ['Ananya Sharma', 'A. S.'],
    ['  Meera ', 'M.'],
    ['किरण शर्मा', 'कि. श.'],
    ['', ''],
  ])('%s has the initials %s', (name, expected) => expect(initialsOf(name)).toBe(expected));

  it('is without a rank where its owner wants none', () => {
    const card = { student: 'Meera Nair', rank: 7, of: 40 } as Parameters<typeof publicCard>[0];
    expect(publicCard(card, { name: 'full', rank: false })).toMatchObject({ student: 'Meera Nair', rank: null });
    expect(publicCard(card, { name: 'none', rank: true })).toMatchObject({ student: '', rank: 7 });
  });
});

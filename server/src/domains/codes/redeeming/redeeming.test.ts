import { spacedCode } from '@abhyas/contract/codes/code-signs';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { mayOpen, whyOpen } from '../../entitlements/index.ts';
import { planTermsOf } from '../../passes/factories.ts';
import { aCodeBatch, type codeTermsOf } from '../factories.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let waves: Course;
let calculus: Course;
let plan: SoldThing;
type Course = SoldThing & { readonly kind: 'course' };
const DAY = 86_400_000;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute({ allowedItems: ['infinityPass'] });
  owner = await place.person('owner');
  const examId = (await owner.api.taxonomy.listExams())[0]!.id;
  const aCourseOf = async (title: string): Promise<Course> => {
    const details = { pricePaise: 195_900, validityDays: 365, examId };
    return { kind: 'course', id: (await aCourse(place.ctx(owner), { title, details })).courseId };
  };
  waves = await aCourseOf('Waves');
  calculus = await aCourseOf('Calculus');
  const { planId } = await owner.api.passes.createPlan({ body: planTermsOf({ examIds: [examId] }) });
  await owner.api.passes.publishPlan({ params: { planId } });
  plan = { kind: 'pass', id: planId };
});

const batchOf = (given: Partial<Parameters<typeof codeTermsOf>[0]> = {}) =>
  aCodeBatch(place.ctx(owner), { things: [waves], days: 100, ...given });
const redeem = (student: Person, code: string) => student.api.codes.redeemCode({ body: { code } });
const grantsOf = async ({ accountId }: Person, thing: Course = waves) =>
  (await whyOpen(place.ctx(), accountId, thing)).filter(({ source }) => source.startsWith('code:'));
const codesOf = (given: Parameters<typeof owner.api.codes.listCodes>[0]) => owner.api.codes.listCodes(given);

describe('a student redeems a code', () => {
  it('and has what it opens for its days, counted by the batch', async () => {
    const { batchId, codes } = await batchOf();
    const student = await place.person('student');
    const typed = spacedCode(codes[0]!).toLowerCase().replaceAll('-', '  ');
    const done = await redeem(student, typed);
    expect(done.things).toEqual([{ ...waves, title: 'Waves' }]);
    expect((Date.parse(done.opensUntil!) - Date.parse(done.redeemedAt)) / DAY).toBeCloseTo(100);
    expect(await mayOpen(place.ctx(), student.accountId, 'course', [waves.id])).toEqual(new Set([waves.id]));
    expect((await student.api.codes.listMyCodes()).rows).toEqual([done]);
    const { rows } = await owner.api.codes.listCodeBatches({ query: {} });
    expect(rows.find((batch) => batch.batchId === batchId)).toMatchObject({ count: 10, redeemed: 1, blocked: 0 });
  });

  it('again, and nothing changes', async () => {
    const { codes } = await batchOf();
    const student = await place.person('student');
    const first = await redeem(student, codes[0]!);
    expect(await redeem(student, codes[0]!)).toEqual(first);
    expect(await grantsOf(student)).toHaveLength(1);
  });

  it('for a plan and a course at once', async () => {
    const { codes } = await batchOf({ things: [plan, calculus], days: 30 });
    const student = await place.person('student');
    await redeem(student, codes[0]!);
    const [pass] = (await student.api.passes.listMyPasses()).rows;
    expect(pass).toMatchObject({ planId: plan.id, state: 'active', daysLeft: 30, orderId: null });
    expect((await grantsOf(student, calculus)).filter(({ source }) => source.endsWith(':0'))).toHaveLength(1);
  });
});

describe('of many who redeem one code at the same time', () => {
  it('one gets it, and the others hear that it was used', async () => {
    const { codes } = await batchOf();
    const students = await Promise.all(Array.from({ length: 6 }, () => place.person('student')));
    const answers = await Promise.allSettled(students.map((student) => redeem(student, codes[0]!)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'CODE_USED' });
    const grants = await Promise.all(students.map((student) => grantsOf(student)));
    expect(grants.flat()).toHaveLength(1);
  });

  it('the same person twice gets one grant', async () => {
    const { codes } = await batchOf();
    const student = await place.person('student');
    await Promise.all(Array.from({ length: 4 }, () => redeem(student, codes[0]!)));
    expect(await grantsOf(student)).toHaveLength(1);
  });

  it('who sends several codes of a batch gets one of them', async () => {
    const { codes } = await batchOf();
    const student = await place.person('student');
    const answers = await Promise.allSettled(codes.slice(0, 5).map((code) => redeem(student, code)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await grantsOf(student)).toHaveLength(1);
  });
});

describe('a code is refused', () => {
  it('that is unknown, of another institute, used, blocked or over, in words of its own', async () => {
    const student = await place.person('student');
    const { batchId, codes } = await batchOf();
    const there = await world.institute();
    const stranger = await there.person('student');
    const unknown = codes[0]!.replace(/^./, (first) => /[A-Z\d]/.exec(codes[0]!.replaceAll(first, ''))![0]);
    await expect(redeem(student, unknown)).rejects.toMatchObject({ error: 'CODE_UNKNOWN' });
    await expect(redeem(stranger, codes[0]!)).rejects.toMatchObject({ error: 'CODE_UNKNOWN' });
    await redeem(await place.person('student'), codes[1]!);
    await expect(redeem(student, codes[1]!)).rejects.toMatchObject({ error: 'CODE_USED' });
    await owner.api.codes.blockCodeBatch({ params: { codeBatchId: batchId }, body: { blocked: true } });
    await expect(redeem(student, codes[2]!)).rejects.toMatchObject({ error: 'CODE_BLOCKED' });
    await owner.api.codes.blockCodeBatch({ params: { codeBatchId: batchId }, body: { blocked: false } });
    const redeemUntil = new Date(world.clock.now().getTime() + 60_000).toISOString();
    const ending = await batchOf({ redeemUntil });
    world.clock.advance({ minutes: 2 });
    await expect(redeem(student, ending.codes[0]!)).rejects.toMatchObject({
      error: 'CODE_ENDED',
      details: { until: redeemUntil },
    });
    expect(await grantsOf(student)).toEqual([]);
  });

  it('that opens what the student has, so that it is not wasted, and one more than a person may redeem', async () => {
    const student = await place.person('student');
    const { codes } = await batchOf({ perPerson: 2 });
    await redeem(student, codes[0]!);
    const owned = redeem(student, codes[1]!);
    await expect(owned).rejects.toMatchObject({ error: 'CODE_OWNED', details: { title: 'Waves' } });
    const single = await batchOf({ things: [calculus] });
    await redeem(student, single.codes[0]!);
    await expect(redeem(student, single.codes[1]!)).rejects.toMatchObject({
      error: 'CODE_LIMIT',
      details: { most: 1 },
    });
  });

  it('after ten tries of one person, though the next would be right', async () => {
    const student = await place.person('student');
    const { codes } = await batchOf();
    const elsewhere = await world.institute();
    const wrong = (await aCodeBatch(elsewhere.ctx(await elsewhere.person('owner')), await foreign(elsewhere))).codes;
    for (const code of wrong) await expect(redeem(student, code)).rejects.toMatchObject({ error: 'CODE_UNKNOWN' });
    await expect(redeem(student, codes[0]!)).rejects.toMatchObject({ status: 429, error: 'TOO_MANY_REQUESTS' });
    world.clock.advance({ minutes: 16 });
    await student.signInAgain();
    await redeem(student, codes[0]!);
  });
});
async function foreign(at: TestInstitute) {
  const { courseId } = await aCourse(at.ctx(await at.person('owner')), { title: 'Optics' });
  return { things: [{ kind: 'course' as const, id: courseId }] };
}

describe('staff', () => {
  it('find who redeemed what by the whole code, its last signs and the name', async () => {
    await owner.signInAgain();
    const student = await place.person('student', { firstName: 'Sneha', lastName: 'Patil' });
    const { batchId, codes } = await batchOf({ name: 'Sinnar school' });
    await redeem(student, codes[3]!);
    const redeemed = { batchId, batchName: 'Sinnar school', number: 4, state: 'redeemed', name: 'Sneha Patil' };
    for (const search of [spacedCode(codes[3]!), codes[3]!.slice(-4), 'sneha'])
      expect((await codesOf({ query: { search, batchId } })).rows).toContainEqual(expect.objectContaining(redeemed));
    expect((await codesOf({ query: { state: 'redeemed' } })).rows[0]).toMatchObject(redeemed);
    expect((await codesOf({ query: { batchId, state: 'open' } })).total).toBe(9);
    expect((await codesOf({ query: { search: 'Nobody of that name' } })).rows).toEqual([]);
    const found = await owner.api.codes.listCodeBatches({ query: { search: 'sinnar' } });
    expect(found.rows.map((batch) => batch.batchId)).toEqual([batchId]);
  });

  it('block one code, open it again, and cannot block one that was redeemed', async () => {
    const { batchId, codes } = await batchOf();
    const student = await place.person('student');
    const { rows } = await codesOf({ query: { batchId, search: codes[0]!.slice(-4) } });
    const params = { codeId: rows.find(({ number }) => number === 1)!.codeId };
    expect(await owner.api.codes.blockCode({ params, body: { blocked: true } })).toMatchObject({ state: 'blocked' });
    await expect(redeem(student, codes[0]!)).rejects.toMatchObject({ error: 'CODE_BLOCKED' });
    await owner.api.codes.blockCode({ params, body: { blocked: false } });
    await redeem(student, codes[0]!);
    const late = owner.api.codes.blockCode({ params, body: { blocked: true } });
    await expect(late).rejects.toMatchObject({ error: 'CODE_REDEEMED' });
    const { rows: log } = await owner.api.insights.listAuditEntries({ query: { size: 20 } });
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['code.blocked', 'code.reopened', 'code.redeemed', 'code_batch.created']),
    );
  });

  it('see batches only with the right to sales', async () => {
    const teacher = await place.person('teacher');
    await expect(teacher.api.codes.listCodeBatches({ query: {} })).rejects.toMatchObject({ status: 403 });
  });
});

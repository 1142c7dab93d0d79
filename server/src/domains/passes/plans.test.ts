import { type OpeningRule, planPrice } from '@abhyas/contract/passes/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, examRoom, type ExamRoom, type Person, testWorld, type World } from '../../testing/index.ts';
import { aBatch } from '../cohorts/factories.ts';
import { mayOpen, whyOpen } from '../entitlements/index.ts';
import { planTermsOf } from './factories.ts';

let world: World;
let room: ExamRoom;
let owner: Person;
let examIds: number[];
const prices = { pricePaise: 195_900, validityDays: 365 };

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  owner = await room.place.person('owner');
  examIds = (await owner.api.taxonomy.listExams()).map(({ id }) => id);
});

const aCourseOf = async (examId: number | undefined, title: string, subjectIds: number[] = []) =>
  (await aCourse(room.place.ctx(owner), { title, details: { ...prices, examId: examId ?? null, subjectIds } }))
    .courseId;
async function aPaper(to: { batchIds?: string[] } = {}) {
  const { assessments } = room.teacher.api;
  const { paperId } = await assessments.createPaper({ body: { title: 'Mock' } });
  const { draft, revision } = await assessments.showPaper({ params: { paperId } });
  const sections = [{ ...draft.sections[0]!, questionIds: [await room.question()] }];
  const body = { revision, draft: { ...draft, sections } };
  const saved = await assessments.savePaper({ params: { paperId }, body });
  await assessments.publishPaper({ params: { paperId }, body: { revision: saved.revision, ...to } });
  return paperId;
}
const made = (given: Parameters<typeof planTermsOf>[0] = {}) =>
  owner.api.passes.createPlan({ body: planTermsOf({ examIds: [examIds[0]!], ...given }) });
const isOpen = async (student: Person, courseId: string) =>
  (await mayOpen(room.place.ctx(), student.accountId, 'course', [courseId])).has(courseId);

describe('the price of a plan', () => {
  const sale = { pricePaise: 849_900, salePaise: 599_900, saleFrom: '2026-11-01T00:00:00Z', saleUntil: null };
  it.each([
    ['2026-10-31T23:59:59Z', 849_900],
    ['2026-11-01T00:00:00Z', 599_900],
  ])('is at %s %i paise', (at, pricePaise) => {
    expect(planPrice(sale, new Date(at))).toEqual({ pricePaise, listPaise: 849_900 });
  });
  it('is the usual one from the moment a sale ends', () => {
    const over = { ...sale, saleUntil: '2026-11-10T00:00:00Z' };
    expect(planPrice(over, new Date('2026-11-10T00:00:00Z')).pricePaise).toBe(849_900);
    expect(planPrice(over, new Date('2026-11-09T23:59:59Z')).pricePaise).toBe(599_900);
  });
});

describe('what a plan opens', () => {
  it('is counted from what is published: of the exam and subject, or what a rule names', async () => {
    const [physics] = (await owner.api.taxonomy.listExams())[0]!.subjects;
    const first = await aCourseOf(examIds[0], 'Waves of light', [physics!.id]);
    await aCourseOf(examIds[0], 'Organic chemistry');
    const other = await aCourseOf(examIds[1], 'Plants');
    const preview = (rules: OpeningRule[]) =>
      owner.api.passes.previewOpening({ body: { examIds: [examIds[0]!], rules } });
    const all: OpeningRule = { what: 'courses', subjectIds: [], chosen: null };
    expect((await preview([all])).opens).toEqual({ courses: 2, packs: 0, papers: 0 });
    expect(await preview([{ ...all, subjectIds: [physics!.id] }])).toMatchObject({
      opens: { courses: 1 },
      rules: [{ count: 1, first: [{ id: first, title: 'Waves of light' }] }],
    });
    expect((await preview([all, { ...all, chosen: [other, first] }])).opens.courses).toBe(3);
    const { rows } = await owner.api.passes.findRuleThings({ query: { what: 'courses', search: 'plant' } });
    expect(rows).toEqual([{ id: other, title: 'Plants' }]);
  });

  it('leaves out papers that a batch was given, unless a rule names them', async () => {
    const batchId = await aBatch(room.place.ctx(room.teacher), { name: 'Empty batch', members: [] });
    const open = await aPaper();
    const reserved = await aPaper({ batchIds: [batchId] });
    const preview = async (chosen: string[] | null) => {
      const rules = [{ what: 'papers' as const, subjectIds: [], chosen }];
      const reply = await owner.api.passes.previewOpening({ body: { examIds, rules } });
      return reply.rules[0]!.first.map(({ id }) => id);
    };
    expect(await preview(null)).toEqual([open]);
    expect(await preview([reserved])).toEqual([reserved]);
  });

  it('opens by one grant of the rule to everyone, where it is a preview, and what is published later joins', async () => {
    const student = await room.place.person('student');
    const rules = [{ what: 'courses' as const, subjectIds: [], chosen: null }];
    const { planId } = await made({ mode: 'preview', examIds: [examIds[1]!], rules });
    const before = await aCourseOf(examIds[1], 'Before');
    expect(await isOpen(student, before)).toBe(false);
    await owner.api.passes.publishPlan({ params: { planId } });
    expect(await isOpen(student, before)).toBe(true);
    const later = await aCourseOf(examIds[1], 'Later');
    await world.runJobs();
    expect(await isOpen(student, later)).toBe(true);
    const [why] = await whyOpen(room.place.ctx(), student.accountId, { kind: 'course', id: later });
    expect(why).toMatchObject({ thing: { kind: 'pass' }, level: 1, holder: 'everyone' });
    await owner.api.passes.retirePlan({ params: { planId } });
    expect(await isOpen(student, before)).toBe(false);
  });
});

describe('a plan', () => {
  it('is a draft until it is published, and says then what it opens', async () => {
    const { planId, state } = await made({ nameEn: 'Everything' });
    expect(state).toBe('draft');
    const params = { planId };
    expect(await owner.api.passes.publishPlan({ params })).toMatchObject({ state: 'published', holders: 0 });
    await expect(owner.api.passes.publishPlan({ params })).rejects.toMatchObject({ error: 'PLAN_STATE' });
    const { rows, can } = await owner.api.passes.listPlans();
    expect(rows.find((plan) => plan.planId === planId)).toMatchObject({ nameEn: 'Everything', state: 'published' });
    expect(can).toEqual({ edit: true });
    const changed = await owner.api.passes.updatePlan({
      params,
      body: planTermsOf({ examIds: [examIds[0]!], nameEn: 'All of it', mode: 'bookplus' }),
    });
    expect(changed).toMatchObject({ nameEn: 'All of it', mode: 'premium' });
    expect(await owner.api.passes.retirePlan({ params })).toMatchObject({ state: 'retired' });
    await expect(owner.api.passes.retirePlan({ params })).rejects.toMatchObject({ error: 'PLAN_STATE' });
  });

  it('takes its mode by the number of the specification', async () => {
    const body = { ...planTermsOf({ examIds: [examIds[0]!] }), trialDays: null };
    const { createPlan } = owner.api.passes;
    expect([(await createPlan({ body: { ...body, mode: 2 } })).mode]).toEqual(['bookplus']);
    expect([(await createPlan({ body: { ...body, mode: 'premium' } })).mode]).toEqual(['premium']);
    // A trial is of a plan, and no plan by itself.
    await expect(createPlan({ body: { ...body, mode: 4 as 3 } })).rejects.toMatchObject({ error: 'INVALID_INPUT' });
  });

  it('is not offered without rules, nor until an exam whose day nobody knows', async () => {
    const empty = await made({ rules: [] });
    const { publishPlan, updatePlan } = owner.api.passes;
    await expect(publishPlan({ params: { planId: empty.planId } })).rejects.toMatchObject({
      error: 'PLAN_WITHOUT_RULES',
    });
    const dateless = await made({ days: null });
    await expect(publishPlan({ params: { planId: dateless.planId } })).rejects.toMatchObject({
      error: 'PLAN_WITHOUT_DATE',
    });
    const { planId } = await made();
    await publishPlan({ params: { planId } });
    const body = planTermsOf({ examIds: [examIds[0]!], rules: [] });
    await expect(updatePlan({ params: { planId }, body })).rejects.toMatchObject({ error: 'PLAN_WITHOUT_RULES' });
  });

  it.each([
    [{ examIds: [32_000] }, 'PLAN_EXAM_UNKNOWN', 'body.examIds'],
    [{ pricePaise: 0 }, 'INVALID_INPUT', 'body.pricePaise'],
    [{ salePaise: 849_900 }, 'INVALID_INPUT', 'body.salePaise'],
    [{ mode: 'bookplus' as const, trialDays: 7 }, 'INVALID_INPUT', 'body.trialDays'],
  ])('with %o is refused: %s at %s', async (given, error, path) => {
    await expect(made(given)).rejects.toMatchObject({ error, fields: [{ path }] });
  });

  it('is of one institute and of who looks after sales', async () => {
    const { planId } = await made();
    const elsewhere = await (await world.institute()).person('owner');
    expect((await elsewhere.api.passes.listPlans()).rows).toEqual([]);
    await expect(elsewhere.api.passes.publishPlan({ params: { planId } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    await expect(room.teacher.api.passes.listPlans()).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });
});

import { parse } from 'csv-parse/sync';
import { readCode } from '@abhyas/contract/codes/code-signs';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { codeTermsOf } from '../factories.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let course: SoldThing;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  const { courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details: { pricePaise: 195_900 } });
  course = { kind: 'course', id: courseId };
});

const create = (given: Partial<Parameters<typeof codeTermsOf>[0]> = {}, by = owner) =>
  by.api.codes.createCodeBatch({ body: codeTermsOf({ things: [course], ...given }) });
const shown = (batchId: string, by = owner) => by.api.codes.showCodeBatch({ params: { codeBatchId: batchId } });
const take = (batchId: string, by = owner) => by.api.codes.takeCodeList({ body: { batchId } });
async function made(given: Parameters<typeof create>[0] = {}): Promise<string> {
  const { batchId } = await create(given);
  await world.runJobs();
  return batchId;
}

describe('a batch of codes', () => {
  it('is made by a job, and its list is downloaded once by who made it', async () => {
    const { batchId, state } = await create({ count: 250 });
    expect(state).toBe('making');
    await expect(take(batchId)).rejects.toMatchObject({ error: 'CODES_NOT_READY' });
    await world.runJobs();
    expect(await shown(batchId)).toMatchObject({ state: 'open', list: { state: 'ready', takenAt: null } });
    const other = await place.person('owner');
    expect((await shown(batchId, other)).can).toEqual({ edit: true, take: false });
    await expect(take(batchId, other)).rejects.toMatchObject({ status: 403, error: 'CODES_OF_OTHERS' });
    const [head, ...lines] = parse(await take(batchId), { bom: true }) as string[][];
    expect(head).toEqual(['Number', 'Code', 'Link']);
    const codes = lines.map(([, code = '']) => readCode(code));
    expect(new Set(codes).size).toBe(250);
    expect(lines.map(([, , link = '']) => readCode(link))).toEqual(codes);
    expect(lines[0]?.[2]).toContain(`//${place.host}/student/redeem/?code=`);
    await expect(take(batchId)).rejects.toMatchObject({ error: 'CODES_TAKEN' });
    expect((await shown(batchId)).list.takenAt).not.toBeNull();
  });

  it('is known by digests alone: no code stands in the database', async () => {
    const batchId = await made();
    const [, [, printed = ''] = []] = parse(await take(batchId), { bom: true }) as string[][];
    const stored = await world.query('select * from activation_codes where batch_id = $1', [batchId]);
    expect(stored).toHaveLength(10);
    expect(JSON.stringify(stored)).not.toContain(readCode(printed));
    expect(stored.map((row) => row['last_four'])).toContain(printed.slice(-4));
    expect(await world.query('select * from made_files where subject_id = $1', [batchId])).toEqual([]);
  });

  it('is downloaded once, also where two ask at the same time', async () => {
    const batchId = await made();
    const answers = await Promise.allSettled([take(batchId), take(batchId), take(batchId)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has cards with QR codes for the printer, downloaded once too', async () => {
    const batchId = await made({ sheets: true, count: 25, redeemUntil: '2030-03-31T18:29:00.000Z' });
    const file = await owner.send('POST', '/api/partner/codes/sheets', { payload: { batchId } });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // Ten cards on a page.
    expect(file.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
    const again = owner.api.codes.takeCodeSheets({ body: { batchId } });
    await expect(again).rejects.toMatchObject({ error: 'CODES_TAKEN' });
    // The list waits on, and what is left goes with it.
    expect(parse(await take(batchId), { bom: true })).toHaveLength(26);
    expect(await world.query('select * from made_files where subject_id = $1', [batchId])).toEqual([]);
  });

  it('is gone when nobody downloaded its codes in a week', async () => {
    const batchId = await made();
    world.clock.advance({ minutes: 8 * 1440 });
    await owner.signInAgain();
    await world.sweep(place);
    await world.runJobs();
    expect(await shown(batchId)).toMatchObject({ state: 'gone', list: { state: null } });
    await expect(take(batchId)).rejects.toMatchObject({ error: 'CODES_GONE' });
  });

  it('opens only what is offered, and can be used in the future', async () => {
    const unknown = { things: [{ kind: 'course' as const, id: newId() }] };
    await expect(create(unknown)).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    await expect(create({ redeemUntil: '2020-01-01T00:00:00.000Z' })).rejects.toMatchObject({
      error: 'CODES_OVER',
      fields: [{ path: 'body.redeemUntil', messageKey: 'errors.CODES_OVER' }],
    });
    const many = await owner.send('POST', '/api/partner/codes/batches', {
      payload: codeTermsOf({ things: [course], count: 5001, sheets: true }),
    });
    expect(many.json()).toMatchObject({ error: 'INVALID_INPUT', fields: [{ path: 'body.count' }] });
  });
});

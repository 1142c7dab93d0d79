import { api } from '@abhyas/contract';
import type { Endpoint } from '@abhyas/contract/endpoint';
import { viewAsHeader } from '@abhyas/contract/identity/impersonation';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let student: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [owner, student] = [await place.person('owner'), await place.person('student')];
});

const start = (accountId = student.accountId) =>
  owner.api.identity.startView({ body: { accountId, reason: 'The student sees no result' } });
const look = (viewId: string, url = '/api/me', who = owner) =>
  who.send('GET', url, { headers: { [viewAsHeader]: viewId } });

const writes = Object.entries(api).flatMap(([domain, contract]) =>
  Object.entries<Endpoint>(contract)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);
/** Leaving altogether; nothing of the student changes. */
const open = new Set(['identity.logout']);

describe('looking at a student’s pages', () => {
  it('shows them as the student sees them, and says so', async () => {
    const { viewId, name } = await start();
    const me = (await look(viewId)).json().responseObject;
    expect(me).toMatchObject({ account: { accountid: student.accountId }, role: 3, viewing: { viewId, name } });
    expect((await look(viewId, '/api/people')).statusCode).toBe(403);
    expect((await owner.send('GET', '/api/me')).json().responseObject.viewing).toBeUndefined();
  });

  it('is written in the log with the reason, at the beginning and at the end', async () => {
    const { viewId } = await start();
    await owner.api.identity.endView({ params: { viewId } });
    expect((await look(viewId)).json()).toMatchObject({ error: 'VIEW_ENDED' });
    const rows = await world.query(
      `select action, reason from audit_log where institute_id = $1 and details::text like $2 order by at`,
      [place.id, `%${viewId}%`],
    );
    expect(rows.map((row) => row['action']).toSorted()).toEqual(['student.viewBegun', 'student.viewEnded']);
    expect(JSON.stringify(rows)).toContain('The student sees no result');
    await expect(owner.api.identity.endView({ params: { viewId } })).rejects.toMatchObject({ status: 404 });
  });

  it('ends after thirty minutes', async () => {
    const { viewId, until } = await start();
    const minutes = (Date.parse(until) - world.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    expect((await look(viewId)).statusCode).toBe(200);
    await world.query('update student_views set expires_at = $1 where id = $2', [world.clock.now(), viewId]);
    expect((await look(viewId)).json()).toMatchObject({ error: 'VIEW_ENDED' });
  });

  it('is nobody else’s, and ends when the student is blocked', async () => {
    const { viewId } = await start();
    const other = await place.person('owner');
    expect((await look(viewId, '/api/me', other)).json()).toMatchObject({ error: 'VIEW_ENDED' });
    expect((await look('nonsense')).json()).toMatchObject({ error: 'VIEW_ENDED' });
    const [blocked] = [await place.person('student')];
    const second = await start(blocked.accountId);
    await owner.api.identity.blockPeople({ body: { accountIds: [blocked.accountId], reason: 'Shared answers' } });
    expect((await look(second.viewId)).json()).toMatchObject({ error: 'VIEW_ENDED' });
  });

  it('is for students alone', async () => {
    const teacher = await place.person('teacher');
    await expect(start(teacher.accountId)).rejects.toMatchObject({ error: 'VIEW_REFUSED' });
    await expect(
      teacher.api.identity.startView({ body: { accountId: student.accountId, reason: 'Curious' } }),
    ).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });

  it('hands out no copy of everything about the student', async () => {
    const { viewId } = await start();
    const { exportId } = await student.signInAgain().then(() => student.api.identity.askExport());
    await world.runJobs();
    expect((await look(viewId, `/api/my-data/exports/${exportId}/json`)).statusCode).toBe(403);
    expect((await student.send('GET', `/api/my-data/exports/${exportId}/json`)).statusCode).toBe(200);
  });

  it.each(writes.filter(({ name }) => !open.has(name)))('lets $name change nothing', async ({ endpoint }) => {
    const { viewId } = await start();
    const answer = await owner.send(
      endpoint.method,
      endpoint.path.replaceAll(/:\w+/g, () => newId()),
      {
        headers: {
          [viewAsHeader]: viewId,
          'content-type': endpoint.upload ? 'application/octet-stream' : 'application/json',
        },
        payload: '{}',
      },
    );
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'FORBIDDEN' });
  });
});

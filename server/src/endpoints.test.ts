import { api } from '@abhyas/contract';
import type { Access } from '@abhyas/contract/access';
import type { Endpoint } from '@abhyas/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { domains } from './domains.ts';
import { newId } from './kernel/ids.ts';
import { somePublishedPaper } from './testing/some-published-paper.ts';
import { type Person, type TestInstitute, testWorld, type World } from './testing/index.ts';

const endpoints = Object.entries(api).flatMap(([domain, contract]) =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);
const isClosed = (access: Access) =>
  access !== 'public' && (access === 'signedIn' || 'area' in access || access.signedIn);
const areaOf = (access: Access) => (typeof access === 'object' && 'area' in access ? access.area : undefined);
const isForGuardians = (access: Access) => typeof access === 'object' && 'area' in access && access.can === 'guardian';
const closed = endpoints.filter(({ endpoint }) => isClosed(endpoint.access));
const withArea = endpoints.filter(({ endpoint }) => areaOf(endpoint.access) !== undefined);
const withParams = endpoints.filter(({ endpoint }) => endpoint.params !== undefined);
/** Names of whole numbers in the path or the query of an endpoint. */
function numbersOf(schema: unknown): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'object' && property.type === 'integer' ? [name] : [],
  );
}
const withNumbers = endpoints.filter(
  ({ endpoint }) => numbersOf(endpoint.params).length + numbersOf(endpoint.query).length > 0,
);
/** The provider's console is about every institute; its own tests say who may look. */
const withRows = withParams.filter(({ endpoint }) => areaOf(endpoint.access) !== 'employees');

let world: World;
let here: TestInstitute;
let there: TestInstitute;
let people: Record<'teacher' | 'student', Person>;
let strangers: Record<'teacher' | 'student' | 'guardian', Person>;
/** Real ids of this institute, by the name of the path's parameter. */
let ids: Readonly<Record<string, string>>;

const fill = (path: string, values: Readonly<Record<string, string>>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? newId());

function call(
  person: Person,
  endpoint: Endpoint,
  options: { ids?: Readonly<Record<string, string>>; payload?: string; type?: string } = {},
) {
  const hasBody = endpoint.body !== undefined || endpoint.upload !== undefined;
  const type =
    options.type ??
    (endpoint.form
      ? 'application/x-www-form-urlencoded'
      : endpoint.upload
        ? 'application/octet-stream'
        : 'application/json');
  return person.send(
    endpoint.method,
    fill(endpoint.path, options.ids ?? {}),
    hasBody ? { payload: options.payload ?? '{}', headers: { 'content-type': type } } : {},
  );
}

/** What no client may ever see, whatever it sent. */
function expectNoLeak(body: string) {
  expect(body).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|select .+ from|SQLSTATE|syntax error at/i);
}

beforeAll(async () => {
  world = await testWorld();
  // What an item opens is there at both, so that the role alone decides.
  const open = { allowedItems: ['marketPlace', 'footer', 'leadersBoard', 'infinityPass', 'referAndEarn'] } as const;
  [here, there] = [await world.institute(open), await world.institute(open)];
  const both = async (at: TestInstitute) => ({
    teacher: await at.person('owner'),
    student: await at.person('student'),
  });
  people = await both(here);
  strangers = { ...(await both(there)), guardian: await there.person('guardian') };
  ids = await somePublishedPaper(here, people.teacher, people.student);
});

describe('every endpoint', () => {
  it('has a handler, an access rule and a name of its own', () => {
    expect(
      domains.flatMap(({ name, contract, handlers }) =>
        Object.keys(contract)
          .filter((key) => !(key in handlers))
          .map((key) => `${name}.${key}`),
      ),
    ).toEqual([]);
    const routes = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(routes).size).toBe(routes.length);
    expect(domains.map(({ name }) => name).sort()).toEqual(Object.keys(api).sort());
  });

  it.each(withParams)('$name declares every parameter of its path', ({ endpoint }) => {
    const shape = (endpoint.params as unknown as { shape: object }).shape;
    expect(Object.keys(shape).sort()).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort());
  });

  it.each(closed)('$name refuses a visitor', async ({ endpoint }) => {
    const answer = await call(here.visitor, endpoint, { ids });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('Bearer');
    expect(answer.json()).toMatchObject({ error: 'SIGN_IN_REQUIRED' });
  });

  it.each(withArea)('$name refuses a person of another role', async ({ endpoint }) => {
    const wrong = areaOf(endpoint.access) === 'student' ? people.teacher : people.student;
    const answer = await call(wrong, endpoint, { ids });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'ACCESS_DENIED', message: 'Access is denied' });
  });

  it.each(closed)('$name refuses a session of another institute', async ({ endpoint }) => {
    const answer = await here.visitor.send(endpoint.method, fill(endpoint.path, ids), {
      headers: { authorization: `Bearer ${strangers.teacher.token}` },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'INSTITUTE_MISMATCH' });
  });

  it.each(withRows)('$name does not know another institute’s row', async ({ name, endpoint }) => {
    const stranger = isForGuardians(endpoint.access)
      ? strangers.guardian
      : areaOf(endpoint.access) === 'student'
        ? strangers.student
        : strangers.teacher;
    const answer = await call(stranger, endpoint, { ids, payload: JSON.stringify(bodies[endpoint.path] ?? {}) });
    expect(ofOneself.has(name) ? [200] : [404, 422]).toContain(answer.statusCode);
    if (answer.statusCode === 422) expect(answer.json().fields.length).toBeGreaterThan(0);
    expectNoLeak(answer.body);
  });

  it.each(withNumbers)('$name answers a number that is larger than any column', async ({ endpoint }) => {
    const person = areaOf(endpoint.access) === 'student' ? people.student : people.teacher;
    for (const number of ['40000', '2147483648', '9007199254740991']) {
      const values = { ...ids, ...Object.fromEntries(numbersOf(endpoint.params).map((name) => [name, number])) };
      const query = new URLSearchParams(numbersOf(endpoint.query).map((name): [string, string] => [name, number]));
      const answer = await person.send(endpoint.method, `${fill(endpoint.path, values)}?${query.toString()}`);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBeLessThan(500);
    }
  });

  it.each(endpoints)('$name answers malformed input with a clear refusal', async ({ endpoint }) => {
    const person = areaOf(endpoint.access) === 'student' ? people.student : people.teacher;
    for (const payload of [
      '{',
      '[]',
      'null',
      '{"a":"\\u0000"}',
      `{"title":${JSON.stringify('x'.repeat(200_000))}}`,
      '{"__proto__":{"x":1}}',
    ]) {
      for (const given of [ids, { ...ids, paperId: 'no-uuid', questionId: '%00', attemptId: '../x', importId: '1' }]) {
        const answer = await call(person, endpoint, { ids: given, payload });
        expect(answer.statusCode, `${payload.slice(0, 40)} → ${answer.body.slice(0, 200)}`).toBeLessThan(500);
        expectNoLeak(answer.body);
      }
    }
  });
});

// What a person keeps for himself under the id of a question: nothing is found, and nothing to take away is no error.
const ofOneself: ReadonlySet<string> = new Set([
  'questions.showQuestionDraft',
  'questions.dropQuestionDraft',
  'questions.removeBookmark',
]);
// Bodies that are well formed, so that the row and not the body decides.
const settings = {
  opensAt: null,
  closesAt: null,
  attemptsAllowed: 1,
  resultVisibility: 'at_once',
  resultsOn: null,
  graceSeconds: 20,
};
const bodies: Readonly<Record<string, unknown>> = {
  '/api/guardian/children/:childId/consents': {
    consents: { learning_records: true, communications: true, marketing: true, photos: true, public_results: true },
  },
  '/api/papers/:paperId/settings': settings,
  '/api/papers/:paperId/publish': { revision: 1 },
  '/api/questions/:questionId/status': { status: 'archived' },
  '/api/attempts/:attemptId/submit': { seat: 1, lastSequence: 0 },
};

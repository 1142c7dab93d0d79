import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { fromSource } from '@abhyas/contract/rich-text';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { envelope, fakeServer } from '../../lib/testing/fake-server.ts';
import { countFound, kindsToFind, useFoundThings } from './use-found-things.ts';

const settings = { config: { partner: true, student: true } } as unknown as InstituteSettings;
const aPerson = (role: number, capabilities: readonly string[]) =>
  ({ role, capabilities, verified: true, employee: false }) as unknown as Me;

function find(words: string, me: Me | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useFoundThings(words, settings, me), { wrapper }).result;
}

it('asks for staff only the lists that the role may read', async () => {
  const server = fakeServer({
    'GET /api/people/found': () =>
      envelope({ rows: [{ accountId: 'a1', name: 'Arjun Tiwari', email: 'arjun@abhyas.test', rollNumber: null }] }),
    'GET /api/batches/found': () => envelope({ rows: [{ id: 'b1', name: 'Arjuna JEE', description: '' }] }),
  });
  const found = find('arj', aPerson(2, ['people.read', 'cohorts.read']));
  await waitFor(() => expect(found.current).toHaveLength(2));
  expect(found.current.map(({ kind, label, to }) => [kind, label, to])).toEqual([
    ['students', 'Arjun Tiwari', '/partner/people/person/a1'],
    ['batches', 'Arjuna JEE', '/partner/groups/b1'],
  ]);
  expect(server.seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('search'))).toEqual(['arj', 'arj']);
});

it('counts what was found of each kind, and says where there may be more', async () => {
  const batch = (id: number) => ({ id: `b${id}`, name: 'Arjuna JEE', description: '' });
  fakeServer({
    'GET /api/people/found': () => envelope({ rows: [{ accountId: 'a1', name: 'Arjun', email: 'a@abhyas.test' }] }),
    'GET /api/batches/found': (seen) =>
      envelope({
        rows: Array.from({ length: Number(new URL(seen.url, 'http://x').searchParams.get('size')) }, (_, at) =>
          batch(at),
        ),
      }),
  });
  const found = find('arj', aPerson(2, ['people.read', 'cohorts.read']));
  await waitFor(() => expect(countFound(found.current)).toEqual({ count: 13, more: true }));
  expect(countFound(found.current, 'students')).toEqual({ count: 1, more: false });
  expect(countFound(found.current, 'batches')).toEqual({ count: 12, more: true });
  expect(countFound(found.current, 'tests')).toEqual({ count: 0, more: false });
});

it('offers the kinds that somebody may see, and none to visitors', () => {
  expect(kindsToFind(settings, aPerson(2, ['questions.read', 'people.read']))).toEqual(['students', 'questions']);
  expect(kindsToFind(settings, aPerson(3, ['attempts.sit', 'courses.study']))).toEqual(['tests', 'courses', 'lessons']);
  expect(kindsToFind(settings, undefined)).toEqual([]);
});

it('shows a question as it reads, without the TeX of its formulas', async () => {
  const stem = fromSource('A block on a floor with $\\mu_s = \\frac{2}{5}$ feels $15\\,\\text{N}$');
  fakeServer({
    'GET /api/questions': () =>
      envelope({ rows: [{ id: 'q1', number: 7, stem, knowledgeArea: { name: 'Laws of Motion' } }] }),
  });
  const found = find('block', aPerson(2, ['questions.read']));
  await waitFor(() => expect(found.current).toHaveLength(1));
  expect(found.current[0]).toMatchObject({ label: 'Q-7', note: 'A block on a floor with μ_s = 2/5 feels 15 N' });
});

it('finds a student’s own tests and courses, and asks nothing of the lists of staff', async () => {
  const server = fakeServer({
    'GET /api/student/papers': () =>
      envelope([
        { paperId: 'p1', title: 'Rotation test' },
        { paperId: 'p2', title: 'Optics test' },
      ]),
    'GET /api/student/courses': () =>
      envelope({ rows: [{ courseId: 'c1', title: 'Rotation in depth', progress: { lessons: 4 } }] }),
    'GET /api/student/lessons': () =>
      envelope({
        rows: [{ lessonId: 'l1', title: 'Torque', courseId: 'c1', course: 'Rotation in depth', section: 'Rotation' }],
      }),
  });
  const found = find('rotation', aPerson(3, ['attempts.sit', 'courses.study', 'people.read']));
  await waitFor(() =>
    expect(found.current.map(({ to }) => to)).toEqual([
      '/student/tests/p1',
      '/student/courses/c1',
      '/student/courses/c1?lesson=l1',
    ]),
  );
  expect(server.seen).toHaveLength(3);
});

it('asks nothing for one letter, and nothing for visitors', () => {
  const server = fakeServer({});
  expect(find('a', aPerson(2, ['people.read'])).current).toEqual([]);
  expect(find('arjun', undefined).current).toEqual([]);
  expect(server.seen).toEqual([]);
});

import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import access from '../../../i18n/courses.access.en.json';
import { followMe } from '../../../lib/session.ts';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { WhyOpen } from './why-open.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { access } }, true, true));

const paper = { kind: 'paper', id: 'p1' };
const show = async (capabilities: readonly string[], openings: readonly object[] = []) => {
  const server = fakeServer({
    'GET /api/me': () => envelope({ capabilities }),
    'GET /api/authoring/courses': () => envelope({ rows: [{ courseId: 'c1', type: 'course', title: 'Waves' }] }),
    'GET /api/papers': () => envelope({ rows: [{ id: 'p1', title: 'Mock Test 7' }] }),
    'GET /api/access/paper/p1': () => envelope({ open: openings.length > 0, openings }),
  });
  await followMe();
  renderScreen(<WhyOpen accountId="a1" />);
  return server;
};
const choose = async (title: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Course or test' }));
  fireEvent.click(await screen.findByRole('option', { name: title }));
};
const staff = ['cohorts.read', 'courses.read', 'papers.write'];

it('a test that a student may sit says what opens it, through what, and until when', async () => {
  const own = {
    thing: paper,
    level: 0,
    source: 'staff',
    from: { kind: 'staff', name: null },
    startsAt: null,
    endsAt: null,
  };
  const around = { ...own, thing: { kind: 'course', id: 'c1' }, level: 1, from: { kind: 'batch', name: 'Dropper A' } };
  await show(staff, [
    { ...own, grantedAt: '2026-11-01T00:00:00Z' },
    { ...around, grantedAt: '2026-11-02T00:00:00Z' },
  ]);
  await choose('Mock Test 7');
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual(['Given by staffno end', 'By batch Dropper Awith its course · no end']);
});

it('one that nothing opens says so', async () => {
  await show(staff);
  await choose('Mock Test 7');
  await screen.findByText('Nothing opens “Mock Test 7” to this student now.');
});

it('whoever may not see tests finds courses alone', async () => {
  const { asked } = await show(['cohorts.read', 'courses.read']);
  fireEvent.click(await screen.findByRole('combobox', { name: 'Course or test' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Waves']);
  expect(asked('/api/papers')).toEqual([]);
});

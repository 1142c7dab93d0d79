import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import site from '../../../i18n/discovery.site.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { CourseSearch } from './course-search.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { discovery: { site } }, true, true));

const course = (courseId: string, title: string) => ({ courseId, title, type: 'course', exam: null });

it('suggestions are walked by arrows, and Esc leads back to the words', async () => {
  fakeServer({
    'GET /api/catalogue/suggestions': () => envelope([course('c1', 'Calculus'), course('c2', 'Calorimetry')]),
  });
  renderScreen(<CourseSearch />);
  const field = (await screen.findByRole('searchbox', {})) as HTMLInputElement;
  field.focus();
  fireEvent.change(field, { target: { value: 'cal' } });
  const first = await screen.findByRole('link', { name: /Calculus/ });
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowDown');
  expect(document.activeElement).toBe(first);
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Calorimetry');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
  press('ArrowDown');
  press('Escape');
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Calculus/ })).toBeNull());
  expect(field.value).toBe('cal');
});

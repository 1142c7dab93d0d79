import type { CourseCard } from '@abhyas/contract/courses/shapes';
import type { Home } from '@abhyas/contract/discovery/home';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import catalogue from '../../../i18n/courses.catalogue.en.json';
import discovery from '../../../i18n/discovery.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { CoursesOnHome } from './courses-on-home.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { catalogue }, discovery }, true, true));

const card = (title: string, type: CourseCard['type']): CourseCard => ({
  courseId: title,
  type,
  title,
  subtitle: '',
  coverUrl: null,
  exam: null,
  subjects: ['physics'],
  language: 'en',
  teachers: [],
  lessons: 2,
  tests: 0,
  seconds: 60,
  pricePaise: 0,
  listPricePaise: null,
  rating: null,
  learners: 0,
  bestseller: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
});
const courses = (patch: Partial<Home['courses']>): Home['courses'] => ({
  total: 2,
  free: 0,
  exams: [],
  popular: [card('Waves', 'course')],
  packs: [card('Physics whole', 'pack')],
  ...patch,
});
const heads = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('courses on the home', () => {
  it('stand above the packs', async () => {
    renderScreen(<CoursesOnHome courses={courses({})} exam={undefined} />);
    await screen.findByText('Waves', {});
    expect(heads()).toEqual(['Popular courses', 'Several courses in one']);
  });

  it('leave the packs alone where there is nothing else', async () => {
    renderScreen(<CoursesOnHome courses={courses({ popular: [], total: 1 })} exam={undefined} />);
    await screen.findByText('Physics whole', {});
    expect(heads()).toEqual(['Several courses in one']);
  });

  it('have no empty shelf for an exam that has tests alone', async () => {
    fakeServer({ 'GET /api/catalogue/courses': () => envelope({ rows: [], total: 0 }) });
    renderScreen(<CoursesOnHome courses={courses({})} exam="neet" />);
    await waitFor(() => expect(heads()).toEqual([]));
  });
});

import type { MyCourse } from '@abhyas/contract/courses/learning';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import catalogue from '../../../i18n/courses.catalogue.en.json';
import mine from '../../../i18n/courses.mine.en.json';
import player from '../../../i18n/courses.player.en.json';
import { institute } from '../../../lib/institute.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { MyCourseCard } from './my-course-card.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { catalogue, mine, player } }, true, true));

const course: MyCourse = {
  courseId: 'c1',
  type: 'course',
  status: 'published',
  codes: { type: 4, status: 'PUBLISH' },
  title: 'Waves',
  coverUrl: null,
  exam: 'JEE Main',
  subjects: ['physics'],
  teachers: ['Farida Shaikh'],
  progress: { done: 1, lessons: 8 },
  packs: [],
  begun: true,
  open: false,
  lastLesson: null,
  lastAt: null,
  completedAt: null,
  endsAt: null,
};
const show = (shown: MyCourse, allowedItems: readonly string[]) => {
  renderScreen(<MyCourseCard course={shown} />);
  institute.set({ ...institute.find()!, uientity: { allowedItems } } as unknown as InstituteSettings);
  return screen.findByText('Waves');
};

describe('a course of one’s own', () => {
  it('has the cover that it has on the shelves', async () => {
    await show({ ...course, open: true }, ['marketPlace']);
    expect(screen.getByText('Physics')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/student/courses/c1');
  });

  it('that ended leads to its page, where the institute shows such pages', async () => {
    await show(course, ['explore']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/courses/c1');
  });

  it('that ended leads nowhere where no page of a course opens', async () => {
    await show(course, []);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

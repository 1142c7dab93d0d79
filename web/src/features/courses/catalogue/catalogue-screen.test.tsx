import type { CourseList } from '@abhyas/contract/courses/catalogue';
import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import catalogue from '../../../i18n/courses.catalogue.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { CatalogueScreen } from './catalogue-screen.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { catalogue } }, true, true));

const nothing: CourseList = {
  rows: [],
  total: 0,
  more: false,
  page: 1,
  size: 24,
  facets: { exam: [], subject: [], language: [], type: [], price: [], stars: [] },
};
const show = (address: object, list: Partial<CourseList>) => {
  fakeServer({ 'GET /api/catalogue/courses': () => envelope({ ...nothing, ...list }) });
  const onSearch = vi.fn();
  renderScreen(<CatalogueScreen address={address} onSearch={onSearch} />);
  return onSearch;
};

describe('shelves with nothing to show', () => {
  it('say so where there is no course at all', async () => {
    show({}, {});
    await screen.findByText(catalogue.none.title, {});
  });

  it('offer all courses where nothing fits', async () => {
    const onSearch = show({ q: 'zzz', price: 'free' }, {});
    fireEvent.click(await screen.findByRole('button', { name: 'Show all courses' }));
    expect(onSearch).toHaveBeenCalledWith({ q: undefined, price: undefined });
  });

  it('lead to the first page from one behind the last, and do not say that there is no course', async () => {
    const onSearch = show({ page: 99 }, { total: 7, page: 99 });
    fireEvent.click(await screen.findByRole('button', { name: 'To the first page' }));
    expect(onSearch).toHaveBeenCalledWith({ page: undefined });
    expect(screen.queryByText(catalogue.none.title)).toBeNull();
  });
});

import type { AllowedItem } from '@abhyas/contract/access';
import type { Home } from '@abhyas/contract/discovery/home';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { expect, it } from 'vitest';
import { siteLinks } from './site-links.ts';

const links = (items: readonly AllowedItem[], courses?: number) =>
  siteLinks(
    { uientity: { allowedItems: items } } as unknown as InstituteSettings,
    courses === undefined ? undefined : ({ courses: { total: courses } } as unknown as Home),
  );

it('an institute that lets people explore, without a marketplace, leads to its shelves and has a search', () => {
  expect(links(['explore'])).toEqual({ courses: true, explore: true });
});

it('a marketplace leads to its shelves once its home says that there are courses', () => {
  expect(links(['marketPlace'])).toEqual({ courses: false, explore: false });
  expect(links(['marketPlace'], 0)).toEqual({ courses: false, explore: false });
  expect(links(['marketPlace'], 3)).toEqual({ courses: true, explore: false });
  expect(links(['marketPlace', 'explore'], 3)).toEqual({ courses: true, explore: true });
});

it('an institute that shows visitors nothing leads nowhere', () => {
  expect(links([])).toEqual({ courses: false, explore: false });
});

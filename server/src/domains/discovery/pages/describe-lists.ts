import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { listCatalogue } from '../../courses/index.ts';
import type { PublicPage } from './describe-page.ts';
import { element, linkTo, list, type PageWords } from './write-head.ts';

/** The page without scripts names so many courses; all of them stand in the sitemap. */
const NAMED = 48;

const words = {
  en: {
    courses: (name: string) => `Courses of ${name}`,
    all: 'Courses',
    described: (name: string, total: number) =>
      `${total} courses and packs of ${name}: lessons, tests and notes for school and entrance exams, many of them free to try.`,
    free: 'free',
    bestseller: 'bestseller',
  },
  hi: {
    courses: (name: string) => `${name} के कोर्स`,
    all: 'कोर्स',
    described: (name: string, total: number) =>
      `${name} के ${total} कोर्स और पैक: पाठ, टेस्ट और नोट्स, जिनमें से कई मुफ़्त आज़माए जा सकते हैं।`,
    free: 'मुफ़्त',
    bestseller: 'बेस्टसेलर',
  },
} as const;

/** Whose place this is, and the courses that most people learn with. */
export async function describeHome(page: PublicPage, isOpen: boolean): Promise<PageWords> {
  const { name, tagline, language } = page;
  const { rows, total } = isOpen ? await popular(page) : { rows: [], total: 0 };
  return {
    title: tagline ? `${name}: ${tagline}` : name,
    description:
      [tagline && `${tagline}.`, total > 0 && words[language].described(name, total)].filter(Boolean).join(' ') || name,
    path: '/',
    facts: [organisationOf(page)],
    body: element('h1', name) + element('p', tagline) + namedCourses(page, rows),
  };
}

/** The list of courses, or the shelves: the same words, each under its own address. */
export async function describeShelves(page: PublicPage, path: '/courses' | '/explore'): Promise<PageWords> {
  const { name, language } = page;
  const { rows, total } = await popular(page);
  return {
    title: words[language].courses(name),
    description: words[language].described(name, total),
    path,
    facts: [
      {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: rows.map(({ courseId, title }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: title,
          url: `${page.origin}/courses/${courseId}`,
        })),
      },
    ],
    body: element('h1', words[language].courses(name)) + namedCourses(page, rows),
  };
}

const popular = ({ ctx }: PublicPage) => listCatalogue(ctx, { query: { page: 1, size: NAMED, sort: 'popular' } });

function namedCourses({ language }: PublicPage, rows: readonly CourseCard[]): string {
  if (rows.length === 0) return '';
  const entries = rows.map(({ courseId, title, teachers, pricePaise, bestseller }) =>
    linkTo(
      `/courses/${courseId}`,
      [
        title,
        bestseller && words[language].bestseller,
        teachers[0],
        pricePaise === 0 ? words[language].free : `₹${pricePaise / 100}`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );
  return element('h2', words[language].all) + list(entries);
}

/** The institute as schema.org knows it. */
export const organisationOf = ({ name, tagline, logo, origin }: PublicPage) => ({
  '@type': 'EducationalOrganization',
  name,
  url: `${origin}/`,
  ...(tagline && { description: tagline }),
  ...(/^(?:https?:|\/)/.test(logo) && { logo: new URL(logo, origin).href }),
});

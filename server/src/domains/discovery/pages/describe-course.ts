import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import { toText } from '@abhyas/contract/rich-text';
import { coursePageOf } from '../../courses/index.ts';
import { organisationOf } from './describe-lists.ts';
import type { PublicPage } from './describe-page.ts';
import { element, linkTo, list, type PageWords } from './write-head.ts';

const words = {
  en: {
    learn: 'What you will learn',
    outline: 'Outline',
    free: 'free',
    teachers: 'Teachers',
    faq: 'Questions and answers',
    price: 'Price',
    bestseller: 'Bestseller',
    inside: 'Courses in this pack',
  },
  hi: {
    learn: 'आप क्या सीखेंगे',
    outline: 'पाठ्यक्रम',
    free: 'मुफ़्त',
    teachers: 'शिक्षक',
    faq: 'सवाल और जवाब',
    price: 'दाम',
    bestseller: 'बेस्टसेलर',
    inside: 'इस पैक के कोर्स',
  },
} as const;

/** A published course in words. NOT_FOUND where there is none. */
export async function describeCourse(page: PublicPage, courseId: string): Promise<PageWords> {
  const course = await coursePageOf(page.ctx, courseId);
  const { card, description } = course;
  const path = `/courses/${courseId}`;
  const picture = `${page.origin}/api/catalogue/courses/${courseId}/picture?v=${Date.parse(course.updatedAt)}`;
  const described = [card.subtitle, toText(description)].filter(Boolean).join('. ') || `${card.title}, ${page.name}`;
  return {
    title: `${card.title} · ${page.name}`,
    description: described,
    path,
    picture,
    facts: [factsOf(page, course, { described, path, picture })],
    body: bodyOf(course),
  };
}

/** The course as schema.org knows it, with price, rating and free lessons. */
function factsOf(
  page: PublicPage,
  { card, updatedAt, teachers }: CoursePage,
  { described, path, picture }: { readonly described: string; readonly path: string; readonly picture: string },
) {
  const url = page.origin + path;
  return {
    '@type': 'Course',
    name: card.title,
    description: described.slice(0, 500),
    url,
    image: picture,
    inLanguage: card.language,
    dateModified: updatedAt,
    provider: organisationOf(page),
    isAccessibleForFree: card.pricePaise === 0,
    offers: {
      '@type': 'Offer',
      category: card.pricePaise === 0 ? 'Free' : 'Paid',
      price: (card.pricePaise / 100).toFixed(2),
      priceCurrency: 'INR',
      url,
    },
    ...(card.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (card.rating.hundredths / 100).toFixed(2),
        ratingCount: card.rating.count,
        bestRating: 5,
      },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: `PT${Math.max(1, Math.round(card.seconds / 60))}M`,
      ...(teachers.length > 0 && { instructor: teachers.map(({ name }) => ({ '@type': 'Person', name })) }),
    },
  };
}

function bodyOf({ card, description, learn, faq, sections, courses, teachers }: CoursePage): string {
  const say = words[card.language];
  const price = card.pricePaise === 0 ? say.free : `₹${card.pricePaise / 100}`;
  const headed = (title: string, content: string) => (content === '' ? '' : element('h2', title) + content);
  return [
    element('h1', card.title),
    element('p', card.subtitle),
    card.bestseller ? element('p', say.bestseller) : '',
    element('p', `${say.price}: ${price}`),
    element('p', toText(description)),
    headed(say.learn, list(learn.map((line) => element('li', line)))),
    headed(
      say.outline,
      sections
        .map(
          ({ title, lessons }) =>
            element('h3', title) +
            list(lessons.map((lesson) => element('li', lesson.free ? `${lesson.title} (${say.free})` : lesson.title))),
        )
        .join(''),
    ),
    headed(say.inside, list(courses.map(({ courseId, title }) => linkTo(`/courses/${courseId}`, title)))),
    headed(say.teachers, list(teachers.map(({ name }) => element('li', name)))),
    headed(say.faq, faq.map(({ question, answer }) => element('h3', question) + element('p', answer)).join('')),
  ].join('');
}

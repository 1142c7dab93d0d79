import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { Home } from '@abhyas/contract/discovery/home';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { counts, type PublicPaper, publicPapers } from '../../assessments/index.ts';
import { listCatalogue } from '../../courses/index.ts';
import { countStudents, listTeachers } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';
import { countQuestions } from '../../questions/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { listMarketplace, type MarketInstitute } from './marketplace.ts';

/** The home without what depends on the visitor's address bar. */
export interface HomeFacts extends Omit<Home, 'institutes'> {
  readonly institutes: readonly MarketInstitute[];
}

/** Reads everything that the home shows; papers by name and size only, no question leaves. */
async function loadHome(ctx: Context): Promise<HomeFacts> {
  const papers = await publicPapers(ctx);
  const exams = await listExams(ctx);
  const teachers = await listTeachers(ctx);
  const photos = await addressesOf(
    ctx,
    teachers.flatMap(({ photoMediaId }) => photoMediaId ?? []),
  );
  return {
    courses: await loadCourses(ctx),
    exams: exams.map((exam) => ({ ...exam, papers: papers.filter((paper) => prepares(paper, exam)).length })),
    papers: papers.map(presentPaper),
    teachers: teachers.map(({ photoMediaId, ...teacher }) => ({
      ...teacher,
      photoUrl: (photoMediaId && photos.get(photoMediaId)) ?? null,
    })),
    institutes: await listMarketplace(ctx),
    figures: { ...(await counts(ctx)), questions: await countQuestions(ctx), students: await countStudents(ctx) },
  };
}

/** So many stand on the home; the others are a step away. */
const POPULAR = 8;
const PACKS = 4;

async function loadCourses(ctx: Context): Promise<Home['courses']> {
  const list = (size: number, type?: 'pack' | 'subscription') =>
    listCatalogue(ctx, { query: { page: 1, size, sort: 'popular', ...(type && { type }) } });
  // Packs have a shelf of their own; where they are the most popular of all, enough courses are left.
  const { rows, total, facets } = await list(POPULAR + PACKS);
  const courses = rows.filter(({ type }) => !isPackType(type));
  const packs: Home['courses']['packs'] = [];
  for (const { value } of facets.type) if (isPackType(value)) packs.push(...(await list(PACKS, value)).rows);
  return {
    total,
    free: facets.price.find(({ value }) => value === 'free')?.count ?? 0,
    exams: facets.exam,
    popular: courses.slice(0, POPULAR),
    packs: packs.toSorted((one, other) => other.learners - one.learners).slice(0, PACKS),
  };
}

/** A paper prepares for an exam that asks every subject of it. */
const prepares = ({ subjects }: PublicPaper, exam: { readonly subjects: readonly { readonly code: string }[] }) =>
  subjects.every((subject) => exam.subjects.some(({ code }) => code === subject));

function presentPaper({ opensAt, closesAt, subjects, fullMarks, ...paper }: PublicPaper): Home['papers'][number] {
  return {
    ...paper,
    marks: fullMarks,
    subjects: [...subjects],
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
}

const CACHED_MS = 30_000;

/** What the home of an institute shows, at most half a minute old. Visitors that come together share one reading. */
export const cachedHome = cached({ max: 2000, ttl: CACHED_MS, key: ({ instituteId }) => instituteId, load: loadHome });

/** The next visitor gets the home as it is then. */
export const forgetHome = (instituteId: number): void => cachedHome.forget(instituteId);

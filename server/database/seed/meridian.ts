import { someGuardian } from '../../src/domains/identity/factories.ts';
import { sendInvitation } from '../../src/domains/identity/invitations/send-invitation.ts';
import { runtime } from '../../src/kernel/runtime.ts';
import { type Context, inTransaction } from '../../src/kernel/context.ts';
import { actingAs } from './acting-as.ts';
import { missingChapters, seedBank, type SeededQuestion } from './bank.ts';
import { seedBroadcasts } from './people/broadcasts.ts';
import {
  assignBook,
  assignCourses,
  assignLivePaper,
  type Batches,
  fillBatches,
  seedBatches,
} from './people/batches.ts';
import { seedCourses, type SeededCourse, teachersByName } from './courses/courses.ts';
import { seedBookProgress, seedPhysicsBook } from './courses/books.ts';
import { seedDoubts } from './courses/doubts.ts';
import { FILM_SECONDS, seedFilmCourse } from './courses/film-course.ts';
import { seedStudy } from './courses/study.ts';
import { seedExamDates } from './papers/exam-dates.ts';
import { seedOwnAreas } from './own-areas.ts';
import { seedCollections } from './learning/collections.ts';
import { seedFlashcards } from './learning/flashcards.ts';
import { seedLiveClasses } from './learning/live-classes.ts';
import { at, DAY } from './papers/days.ts';
import { seedPapers } from './papers/papers.ts';
import { seedLeaders, seedRankLists } from './papers/ranks.ts';
import { seedReports } from './papers/reports.ts';
import { seedWeeklyPapers, sitWeeklyPapers, weekly } from './papers/weeks.ts';
import { seedEnquiries } from './people/enquiries.ts';
import { guardian, invitedTeacher } from './people/people.ts';
import { seedAskedPractice, seedPracticeDays, seedPracticeWeeks } from './learning/practice.ts';
import { seedCodes } from './shop/codes.ts';
import { seedPlans } from './shop/plans.ts';
import { seedReferrals } from './shop/referrals.ts';
import { seedPayouts, seedShareRules } from './shop/shares.ts';
import { seedShop } from './shop/shop.ts';
import { seedWallet } from './shop/wallet.ts';

interface Cast {
  readonly owner: Context;
  readonly staffIds: readonly string[];
  readonly studentIds: readonly string[];
  readonly passwordHash: string;
}

/** The academy: six weeks of courses, tests, doubts and ranks, and what is open today. */
export async function seedMeridian(cast: Cast): Promise<void> {
  const { owner, staffIds, studentIds } = cast;
  const bank = await seedBank(owner, (chapter) => !missingChapters.has(chapter));
  await seedOwnAreas(owner, bank);
  await seedExamDates(owner);
  const teacher = actingAs(owner, staffIds[1] ?? '', 'teacher');
  const before = (ctx: Context, days: number) => at(ctx, new Date(owner.clock.now().getTime() - days * DAY));
  const batches = await seedBatches(before(teacher, 44), studentIds);
  const { film, courses } = await seedShelves(cast, bank, before);
  await assignCourses(before(teacher, 40), batches.jee, [courses[0]!, courses[1]!]);
  await assignCourses(before(teacher, 40), batches.neet, [courses[2]!, courses[3]!]);
  await assignCourses(before(teacher, 16), batches.jee, [film]);
  const book = await seedPhysicsBook(owner, bank, {
    title: 'Physics for JEE 1',
    authors: 'Farida Shaikh',
    about: 'Mechanics, heat and waves for the first year: short theory, and exercises from one idea to two.',
    opensTo: 'granted',
  });
  await assignBook(before(teacher, 40), batches.jee, book);
  await seedPracticeWeeks(owner, studentIds);
  const { closed } = await seedPapers(owner, bank, studentIds);
  await assignLivePaper(teacher, batches.jee);
  const papers = await seedWeeks(owner, bank, batches, () => fillBatches(before(teacher, 38), batches));
  await seedStudy(owner, batches.jee.members, [courses[0]!, courses[1]!, { ...film, filmSeconds: FILM_SECONDS }]);
  await seedStudy(owner, batches.neet.members, [courses[2]!, courses[3]!]);
  const readers = batches.jee.members.map(({ accountId }) => accountId);
  await seedBookProgress(owner, book, readers);
  await seedDoubts(owner, { film, courses, studentIds, teacherIds: teachersByName(staffIds) });
  await seedFlashcards(teacher, before(teacher, 35), studentIds[0] ?? '', film.courseId);
  await seedPracticeDays(owner, studentIds[0] ?? '');
  await seedAskedPractice(teacher, batches.jee.batchId);
  await seedLiveClasses({ owner, teacherIds: staffIds.slice(1, 5), batches });
  await seedReports(owner, studentIds, closed);
  await seedRankLists(owner, papers);
  await seedLeaders(owner, studentIds);
  await seedSales(cast, courses);
  await seedBroadcasts(teacher, batches);
  await seedCollections(teacher, bank);
  await invite(cast);
}

/** What was sold, asked for and given away. */
async function seedSales({ owner, staffIds, studentIds }: Cast, courses: readonly SeededCourse[]): Promise<void> {
  const courseIds = courses.map(({ courseId }) => courseId);
  const sold = courseIds.slice(0, 4);
  await seedShareRules(at(owner, new Date(owner.clock.now().getTime() - 41 * DAY)), {
    courseIds: sold,
    authorIds: staffIds.slice(1, 3),
  });
  await seedShop(owner, {
    courseIds: sold,
    buyerIds: studentIds.slice(1),
    otherId: teachersByName(staffIds).get('Sunil') ?? '',
  });
  await seedPayouts(owner, actingAs(owner, staffIds[5] ?? '', 'administrator'), staffIds.slice(1, 3));
  await seedPlans(owner, { courseIds, holderIds: studentIds });
  await seedWallet(owner, { courseIds, studentId: studentIds[0]! });
  await seedEnquiries(owner, courseIds);
  await seedCodes(owner, { courseIds, studentIds: studentIds.slice(6) });
  await seedReferrals(owner, { referrerId: studentIds[0]!, friendIds: studentIds.slice(1) });
}

type Before = (ctx: Context, days: number) => Context;

/** The courses, as they were published some weeks ago. */
async function seedShelves(
  { owner, staffIds, studentIds }: Cast,
  bank: readonly SeededQuestion[],
  before: Before,
): Promise<{ film: SeededCourse; courses: SeededCourse[] }> {
  const courses = await seedCourses(before(owner, 42), teachersByName(staffIds), studentIds);
  const film = await seedFilmCourse(before(owner, 17), bank, staffIds[1] ?? '');
  return { film, courses };
}

/** The weekly tests of both batches: made while nobody is in them, sat after `fill`. */
async function seedWeeks(
  owner: Context,
  bank: readonly SeededQuestion[],
  { jee, neet }: Batches,
  fill: () => Promise<void>,
): Promise<{ jee: string[]; neet: string[] }> {
  const papers = {
    jee: await seedWeeklyPapers(owner, bank, { ...weekly.jee, ...jee }),
    neet: await seedWeeklyPapers(owner, bank, { ...weekly.neet, ...neet }),
  };
  await fill();
  await sitWeeklyPapers(owner, bank, { ...weekly.jee, ...jee }, papers.jee);
  await sitWeeklyPapers(owner, bank, { ...weekly.neet, ...neet }, papers.neet);
  return papers;
}

/** Ananya’s mother, and a teacher who was asked to come. */
async function invite({ owner, studentIds, passwordHash }: Cast): Promise<void> {
  const birthDate = `${owner.clock.now().getUTCFullYear() - 16}-05-31`;
  await someGuardian(owner, { ...guardian, passwordHash }, { accountId: studentIds[0] ?? '', birthDate });
  const { rootHosts, port } = runtime().config;
  const invited = { ...invitedTeacher, accountId: null };
  await inTransaction(owner, (tx) => sendInvitation(tx, invited, `http://meridian.${rootHosts[0]}:${port}`));
}

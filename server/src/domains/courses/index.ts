import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { issueOnCompletion } from './certificates/issue-certificate.ts';
import { FIND_BESTSELLERS, findBestsellers } from './catalogue/find-bestsellers.job.ts';
import { importJobs, importSweeps } from './imports/jobs.ts';
import { completeOnReport } from './packages/hear-reported.ts';
import { recountJobs, recountOnPublish } from './progress/completion/recount-course.ts';
import { REMOVE_SITTINGS, removeSittings } from './progress/sittings/remove-sittings.job.ts';
import { handlers } from './routes.ts';

export { assignableCourses } from './access/assignable-courses.ts';
export { courseBriefs, findCourseBriefs } from './access/course-briefs.store.ts';
export { giveCourses } from './access/give-courses.ts';
export { openBought } from './access/open-bought.ts';
export { takeCoursesBack } from './access/take-courses-back.ts';
export { titlesOfDoubts } from './doubts/doubts.store.ts';
export { titlesOfLessons } from './outline/outline.store.ts';
export { listPossibleAuthors } from './authors/list-possible-authors.ts';
export { listReviewsAsked } from './authors/reviews.store.ts';
export { listDoubtQueue } from './doubt-queue/list-doubt-queue.ts';
export { DOUBTS_CHANNEL, doubtCalls } from './doubt-news/notify-news.ts';
export { courseArchived, coursePublished } from './events.ts';
export {
  type DescribedThing,
  type LessonKindPort,
  lessonKinds,
  type OpenedThing,
  type ThingFigures,
} from './lesson-kinds/lesson-kinds.ts';
export { lockOfThing } from './learning/lock-of-thing.ts';
export { listLessonsOfThing as lessonsOfThing } from './versions/versions.store.ts';
export { coursesNoticeKinds } from './notice-kinds.ts';
export { coursesPersonalData } from './personal-data.ts';

export { cardsOf, coverIdOf } from './catalogue/cards-of.ts';
export { listCatalogue } from './catalogue/list-catalogue.ts';
export { requireCatalogue } from './catalogue/require-catalogue.ts';
export { coursePageOf, shop } from './catalogue/course-page/show-course-page.ts';
export { listedPages } from './catalogue/listed-pages.ts';
export { listedFor } from './catalogue/listed-for.store.ts';

export { completeLesson } from './progress/completion/complete-lesson.ts';
export { firstFreeLesson } from './mine/first-free-lesson.ts';
export { coursesOfStudent } from './mine/courses-of-student.ts';
export { waitingDoubtsOf } from './doubts/waiting-doubts.store.ts';
export { continueOf } from './mine/continue-of.ts';
export { continuePacks } from './mine/continue-packs.ts';
export { progressOf } from './progress/progress-of.ts';
export { listStudiedSince, listStudyDays as studyDays } from './progress/study-days.store.ts';

export const coursesDomain = domain({
  name: 'courses',
  contract: api.courses,
  handlers,
  jobs: { [REMOVE_SITTINGS]: removeSittings, [FIND_BESTSELLERS]: findBestsellers, ...importJobs, ...recountJobs },
  sweeps: [
    { job: REMOVE_SITTINGS, every: '47 3 * * *' },
    { job: FIND_BESTSELLERS, every: '12 * * * *' },
    ...importSweeps,
  ],
  subscribers: [issueOnCompletion, completeOnReport, recountOnPublish],
});

import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { extendCourse } from './access/extend-course.ts';
import { giveCourse } from './access/give-course.ts';
import { listCourseLearners } from './access/holders/list-course-learners.ts';
import { listMyAccess } from './access/holders/list-my-access.ts';
import { searchCourseCandidates } from './access/holders/search-course-candidates.ts';
import { showCourseLearner } from './access/holders/show-course-learner.ts';
import { showStudentAccess } from './access/holders/show-student-access.ts';
import { accessImportHandlers } from './access/imports/access-imports.ts';
import { registerCourse } from './access/register-course.ts';
import { revokeCourse } from './access/revoke-course.ts';
import { archiveCourse } from './authoring/archive-course.ts';
import { createCourse } from './authoring/create-course.ts';
import { duplicateCourse } from './authoring/duplicate-course.ts';
import { listAuthoredCourses } from './authoring/list-authored-courses.ts';
import { restoreCourse } from './authoring/restore-course.ts';
import { saveCourseDetails } from './authoring/save-course-details.ts';
import { showAuthoredCourse } from './authoring/show-authored-course.ts';
import { askCourseReview } from './publishing/ask-course-review.ts';
import { listPossibleAuthors } from './authors/list-possible-authors.ts';
import { returnCourse } from './publishing/return-course.ts';
import { saveCourseAuthors } from './authoring/save-course-authors.ts';
import { withdrawCourseReview } from './publishing/withdraw-course-review.ts';
import { showCoursePage } from './catalogue/course-page/show-course-page.ts';
import { showOwnCourse } from './catalogue/course-page/show-own-course.ts';
import { showTrailer } from './catalogue/course-page/show-trailer.ts';
import { listCatalogue } from './catalogue/list-catalogue.ts';
import { suggestCourses } from './catalogue/suggest-courses.ts';
import { downloadCertificate } from './certificates/download-certificate.ts';
import { downloadMyCertificate } from './certificates/download-my-certificate.ts';
import { listCertificates } from './certificates/list-certificates.ts';
import { listMyCertificates } from './certificates/list-my-certificates.ts';
import { restoreCertificate } from './certificates/restore-certificate.ts';
import { revokeCertificate } from './certificates/revoke-certificate.ts';
import { verifyCertificate } from './certificates/verify-certificate.ts';
import { awaitDoubtNews } from './doubt-news/await-doubt-news.ts';
import { awaitQueueNews } from './doubt-news/await-queue-news.ts';
import { acceptReplyAsStaff } from './doubt-queue/accept-reply-as-staff.ts';
import { answerDoubt } from './doubt-queue/answer-doubt.ts';
import { listDoubtQueue } from './doubt-queue/list-doubt-queue.ts';
import { moderateDoubt } from './doubt-queue/moderate-doubt.ts';
import { reportDoubt } from './doubt-queue/report-doubt.ts';
import { showDoubtToStaff } from './doubt-queue/show-doubt-to-staff.ts';
import { acceptReply } from './doubt-writing/accept-reply.ts';
import { askDoubt } from './doubt-writing/ask-doubt.ts';
import { editDoubt } from './doubt-writing/edit-doubt.ts';
import { findSimilarDoubts } from './doubt-writing/find-similar-doubts.ts';
import { followDoubt } from './doubt-writing/follow-doubt.ts';
import { replyToDoubt } from './doubt-writing/reply-to-doubt.ts';
import { uploadDoubtPicture } from './doubt-writing/upload-doubt-picture.ts';
import { withdrawDoubt } from './doubt-writing/withdraw-doubt.ts';
import { listDoubts } from './doubts/list-doubts.ts';
import { showDoubt } from './doubts/show-doubt.ts';
import { exportFigures } from './figures/export-figures.ts';
import { exportLearnersCsv } from './figures/export-learners-csv.ts';
import { listLearners } from './figures/list-learners.ts';
import { nudgeLearners } from './figures/nudge-learners.ts';
import { showCourseFigures } from './figures/show-course-figures.ts';
import { showLearner } from './figures/show-learner.ts';
import { showLessonHeat } from './figures/show-lesson-heat.ts';
import { findAuthoredCourses } from './finding/find-authored-courses.ts';
import { planCourseImport } from './imports/plan-course-import.ts';
import { runCourseImport } from './imports/run-course-import.ts';
import { showCourseImport } from './imports/show-course-import.ts';
import { addressLessonFile } from './learning/address-lesson-file.ts';
import { markLessonDone } from './learning/mark-lesson-done.ts';
import { bookmarkLesson } from './learning/marks/bookmark-lesson.ts';
import { listLessonBookmarks } from './learning/marks/list-lesson-bookmarks.ts';
import { reactToLesson } from './learning/marks/react-to-lesson.ts';
import { openLesson } from './learning/open-lesson.ts';
import { playLesson } from './learning/play-lesson.ts';
import { showCourseToLearn } from './learning/show-course-to-learn.ts';
import { findMyLessons } from './mine/find-my-lessons.ts';
import { listMyCourses } from './mine/list-my-courses.ts';
import { exportNotes } from './notes/export-notes.ts';
import { listNotes } from './notes/list-notes.ts';
import { removeNote } from './notes/remove-note.ts';
import { writeNote } from './notes/write-note.ts';
import { addLesson } from './outline/adding/add-lesson.ts';
import { duplicateLesson } from './outline/adding/duplicate-lesson.ts';
import { findLessonThings } from './outline/finding/find-lesson-things.ts';
import { findLessons } from './outline/finding/find-lessons.ts';
import { listMoveTargets } from './outline/moving/list-move-targets.ts';
import { moveLessons } from './outline/moving/move-lessons.ts';
import { orderOutline } from './outline/order-outline.ts';
import { previewLesson } from './outline/previewing/preview-lesson.ts';
import { previewPlayback } from './outline/previewing/preview-playback.ts';
import { removeLesson } from './outline/removing/remove-lesson.ts';
import { restoreRemoved } from './outline/removing/restore-removed.ts';
import { saveLesson } from './outline/save-lesson.ts';
import { addSection } from './outline/sections/add-section.ts';
import { removeSection } from './outline/sections/remove-section.ts';
import { saveSection } from './outline/sections/save-section.ts';
import { showAuthoredLesson } from './outline/show-authored-lesson.ts';
import { commitPackage } from './packages/commit-package.ts';
import { keepPackageOpen } from './packages/keep-package-open.ts';
import { openPackage } from './packages/open-package.ts';
import { previewPackage } from './packages/preview-package.ts';
import { findPackable } from './packs/find-packable.ts';
import { savePackCourses } from './packs/save-pack-courses.ts';
import { exportCourse } from './portability/export-course.ts';
import { saveLessonProgress } from './progress/save-lesson-progress.ts';
import { publishCourse } from './publishing/publish-course.ts';
import { publishCourses } from './publishing/publish-courses.ts';
import { judgeRating } from './ratings/judge-rating.ts';
import { listRatingQueue } from './ratings/list-rating-queue.ts';
import { listRatings } from './ratings/list-ratings.ts';
import { rateCourse } from './ratings/rate-course.ts';
import { removeRating } from './ratings/remove-rating.ts';
import { reportRating } from './ratings/report-rating.ts';
import { showOwnRating } from './ratings/show-own-rating.ts';
import { listCourseVersions } from './versions/list-course-versions.ts';
import { showCourseVersion } from './versions/show-course-version.ts';

export const handlers: Handlers<typeof api.courses> = {
  listCourseLearners,
  showCourseLearner,
  showStudentAccess,
  searchCourseCandidates,
  giveCourse,
  extendCourse,
  revokeCourse,
  registerCourse,
  listMyAccess,
  ...accessImportHandlers,
  listAuthoredCourses,
  findAuthoredCourses,
  createCourse,
  publishCourses,
  showAuthoredCourse,
  saveCourseDetails,
  duplicateCourse,
  publishCourse,
  archiveCourse,
  restoreCourse,
  listCourseVersions,
  showCourseVersion,
  saveCourseAuthors,
  listPossibleAuthors,
  askCourseReview,
  withdrawCourseReview,
  returnCourse,
  addSection,
  saveSection,
  removeSection,
  orderOutline,
  findLessons,
  addLesson,
  showAuthoredLesson,
  saveLesson,
  previewLesson,
  previewPlayback,
  removeLesson,
  restoreRemoved,
  duplicateLesson,
  moveLessons,
  listMoveTargets,
  findLessonThings,
  savePackCourses,
  findPackable,
  listCatalogue,
  suggestCourses,
  showCoursePage,
  showTrailer,
  showOwnCourse,
  listRatings,
  showOwnRating,
  rateCourse,
  removeRating,
  reportRating,
  listRatingQueue,
  judgeRating,
  listMyCertificates,
  downloadMyCertificate,
  verifyCertificate,
  listCertificates,
  downloadCertificate,
  revokeCertificate,
  restoreCertificate,
  listDoubts,
  awaitDoubtNews,
  findSimilarDoubts,
  askDoubt,
  showDoubt,
  editDoubt,
  withdrawDoubt,
  replyToDoubt,
  acceptReply,
  followDoubt,
  reportDoubt,
  uploadDoubtPicture,
  listDoubtQueue,
  awaitQueueNews,
  showDoubtToStaff,
  answerDoubt,
  acceptReplyAsStaff,
  moderateDoubt,
  showCourseFigures,
  showLessonHeat,
  listLearners,
  showLearner,
  nudgeLearners,
  exportLearnersCsv,
  exportFigures,
  listMyCourses,
  showCourseToLearn,
  openLesson,
  playLesson,
  addressLessonFile,
  saveLessonProgress,
  markLessonDone,
  reactToLesson,
  findMyLessons,
  listLessonBookmarks,
  bookmarkLesson,
  listNotes,
  writeNote,
  removeNote,
  exportNotes,
  openPackage,
  previewPackage,
  keepPackageOpen,
  commitPackage,
  exportCourse,
  planCourseImport,
  showCourseImport,
  runCourseImport,
};

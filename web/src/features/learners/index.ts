/* The door of learners in the browser. */
export { loadStudentArea } from './profile/load-student-area.ts';
export { usePreparation } from './profile/use-preparation.ts';

import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { FOLLOW_MERGE, followMerge } from './provided-areas/follow-merge.job.ts';
import { handlers } from './routes.ts';

export { type Area } from './areas/area-tree.ts';
export { type AreaUses, areaUses } from './areas/area-uses.ts';
export { chapterOf } from './areas/chapter-of.ts';
export { createArea } from './areas/create-knowledge-area.ts';
export { areaNames, areasByName, areasOf, usableArea } from './areas/list-knowledge-areas.ts';
export { comingExamDates } from './exam-dates/coming-exam-dates.ts';
export { listExams } from './exams/list-exams.ts';
export { listSubjects } from './exams/reference.ts';
export { type ChapterLink, listSyllabusLinks } from './exams/syllabus.store.ts';
export { syllabusOf } from './exams/syllabus.ts';
export { writeReference } from './exams/write-reference.ts';
export { saveReference } from './exams/save-reference.ts';

export const taxonomyDomain = domain({
  name: 'taxonomy',
  contract: api.taxonomy,
  handlers,
  jobs: { [FOLLOW_MERGE]: followMerge },
});

import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { type Area } from './areas/area-tree.ts';
export { type AreaUses, areaUses } from './areas/area-uses.ts';
export { chapterOf } from './areas/chapter-of.ts';
export { createArea } from './areas/create-knowledge-area.ts';
export { areaNames, areasByName, areasOf, usableArea } from './areas/list-knowledge-areas.ts';
export { comingExamDates } from './exam-dates/coming-exam-dates.ts';
export { listExams } from './exams/list-exams.ts';
export { listSubjects } from './exams/reference.ts';
export { syllabusOf } from './exams/syllabus.ts';
export { saveReference } from './exams/save-reference.ts';

export const taxonomyDomain = domain({ name: 'taxonomy', contract: api.taxonomy, handlers });

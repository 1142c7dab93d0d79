import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createKnowledgeArea } from './areas/create-knowledge-area.ts';
import { listKnowledgeAreas } from './areas/list-knowledge-areas.ts';
import { mergeKnowledgeArea } from './areas/merge-knowledge-area.ts';
import { moveKnowledgeArea } from './areas/move-knowledge-area.ts';
import { renameKnowledgeArea } from './areas/rename-knowledge-area.ts';
import { retireKnowledgeArea } from './areas/retire-knowledge-area.ts';
import { showAreaDesk } from './areas/show-area-desk.ts';
import { listExamDates } from './exam-dates/list-exam-dates.ts';
import { saveExamDate } from './exam-dates/save-exam-date.ts';
import { listExams } from './exams/list-exams.ts';
import { createProvidedArea } from './provided-areas/create-provided-area.ts';
import { mergeProvidedArea } from './provided-areas/merge-provided-area.ts';
import { moveProvidedArea } from './provided-areas/move-provided-area.ts';
import { renameProvidedArea } from './provided-areas/rename-provided-area.ts';
import { retireProvidedArea } from './provided-areas/retire-provided-area.ts';
import { saveAreaWeights } from './provided-areas/save-area-weights.ts';
import { showProvidedAreas } from './provided-areas/show-provided-areas.ts';
import { createExam } from './provided-exams/create-exam.ts';
import { saveExam } from './provided-exams/save-exam.ts';
import { showProvidedExams } from './provided-exams/show-provided-exams.ts';

export const handlers: Handlers<typeof api.taxonomy> = {
  showAreaDesk,
  renameKnowledgeArea,
  moveKnowledgeArea,
  mergeKnowledgeArea,
  retireKnowledgeArea,
  showProvidedAreas,
  createProvidedArea,
  renameProvidedArea,
  moveProvidedArea,
  mergeProvidedArea,
  retireProvidedArea,
  saveAreaWeights,
  showProvidedExams,
  createExam,
  saveExam,
  listExams,
  listExamDates,
  saveExamDate,
  listKnowledgeAreas,
  createKnowledgeArea,
};

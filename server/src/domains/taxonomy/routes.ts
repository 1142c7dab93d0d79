import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createKnowledgeArea } from './areas/create-knowledge-area.ts';
import { listKnowledgeAreas } from './areas/list-knowledge-areas.ts';
import { listExamDates, saveExamDate } from './exam-dates/save-exam-date.ts';
import { listExams } from './exams/list-exams.ts';

export const handlers: Handlers<typeof api.taxonomy> = {
  listExams,
  listExamDates,
  saveExamDate,
  listKnowledgeAreas,
  createKnowledgeArea,
};

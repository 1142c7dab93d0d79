import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createKnowledgeArea } from './areas/create-knowledge-area.ts';
import { listKnowledgeAreas } from './areas/list-knowledge-areas.ts';
import { mergeKnowledgeArea } from './areas/merge-knowledge-area.ts';
import { moveKnowledgeArea } from './areas/move-knowledge-area.ts';
import { renameKnowledgeArea } from './areas/rename-knowledge-area.ts';
import { retireKnowledgeArea } from './areas/retire-knowledge-area.ts';
import { showAreaDesk } from './areas/show-area-desk.ts';
import { listExamDates, saveExamDate } from './exam-dates/save-exam-date.ts';
import { listExams } from './exams/list-exams.ts';

export const handlers: Handlers<typeof api.taxonomy> = {
  listExams,
  listExamDates,
  saveExamDate,
  listKnowledgeAreas,
  createKnowledgeArea,
  showAreaDesk,
  renameKnowledgeArea,
  moveKnowledgeArea,
  mergeKnowledgeArea,
  retireKnowledgeArea,
};

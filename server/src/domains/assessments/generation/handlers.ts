import type { api } from '@abhyas/contract';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { listBlueprints } from '../blueprints/list-blueprints.ts';
import { removeBlueprint } from '../blueprints/remove-blueprint.ts';
import { saveBlueprint } from '../blueprints/save-blueprint.ts';
import { showSets } from '../sets/show-sets.ts';
import { generatePapers } from './generate-papers.ts';
import { generateQuestions } from './generate-questions.ts';
import { showPatternSyllabus } from './show-pattern-syllabus.ts';

type Names =
  | 'generateQuestions'
  | 'generatePapers'
  | 'showPatternSyllabus'
  | 'showSets'
  | 'listBlueprints'
  | 'saveBlueprint'
  | 'removeBlueprint';

/** Endpoints of generated papers, their blueprints and their sets. */
export const generationHandlers: Pick<Handlers<typeof api.assessments>, Names> = {
  generateQuestions,
  generatePapers,
  showPatternSyllabus,
  showSets,
  listBlueprints,
  saveBlueprint,
  removeBlueprint,
};

import type { api } from '@abhyas/contract';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { changeAudience } from './change-audience.ts';
import { findAudience, showAudience } from './show-audience.ts';

type Names = 'showAudience' | 'changeAudience' | 'findAudience';

/** Endpoints of whom a paper is assigned to. */
export const audienceHandlers: Pick<Handlers<typeof api.assessments>, Names> = {
  showAudience,
  changeAudience,
  findAudience,
};

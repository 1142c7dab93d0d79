import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { learningHandlers } from './learning/handlers.ts';
import { noteHandlers } from './notes/handlers.ts';
import { accessHandlers } from './access/handlers.ts';
import { accessImportHandlers } from './access/imports/access-imports.ts';
import { authoringHandlers } from './authoring/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { ratingsHandlers } from './ratings/handlers.ts';

import { portabilityHandlers } from './imports/handlers.ts';
import { packageHandlers } from './packages/handlers.ts';
import { certificateHandlers } from './certificates/handlers.ts';
import { doubtHandlers } from './doubts/handlers.ts';
import { figureHandlers } from './figures/handlers.ts';

export const handlers: Handlers<typeof api.courses> = {
  ...accessHandlers,
  ...accessImportHandlers,
  ...learningHandlers,
  ...noteHandlers,
  ...authoringHandlers,
  ...catalogueHandlers,
  ...ratingsHandlers,
  ...certificateHandlers,
  ...doubtHandlers,
  ...figureHandlers,
  ...packageHandlers,
  ...portabilityHandlers,
};

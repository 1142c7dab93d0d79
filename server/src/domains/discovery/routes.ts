import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { showChild } from './guardian/show-child.ts';
import { showContinued } from './home/show-continued.ts';
import { showHome } from './home/show-home.ts';
import { showSharePicture } from './pages/show-share-picture.ts';
import { showDay } from './today/show-day.ts';
import { showToday } from './today/show-today.ts';

export const handlers: Handlers<typeof api.discovery> = {
  showHome,
  showContinued,
  showSharePicture,
  showDay,
  showToday,
  showChild,
};

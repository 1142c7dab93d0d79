import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { showProfile } from './profiles/show-profile.ts';

export const handlers: Handlers<typeof api.learners> = {
  showProfile: (ctx) => showProfile(ctx),
};

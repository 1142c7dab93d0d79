import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { askAccommodation, showMyAccommodations, withdrawAccommodation } from './accommodations/ask-accommodation.ts';
import {
  decideAccommodation,
  listAccommodationRequests,
  saveAccommodations,
  showAccommodations,
} from './accommodations/decide-accommodation.ts';
import { showProfile } from './profiles/show-profile.ts';
import { updateProfile } from './profiles/update-profile.ts';
import { saveVedantuId, showVedantuId } from './vedantu/save-vedantu-id.ts';

export const handlers: Handlers<typeof api.learners> = {
  showProfile: (ctx) => showProfile(ctx),
  updateProfile: (ctx, { body }) => updateProfile(ctx, body),
  showMyAccommodations: (ctx) => showMyAccommodations(ctx),
  askAccommodation: (ctx, input) => askAccommodation(ctx, input),
  withdrawAccommodation: (ctx, { params }) => withdrawAccommodation(ctx, params.requestId),
  listAccommodationRequests: (ctx, input) => listAccommodationRequests(ctx, input),
  decideAccommodation: (ctx, input) => decideAccommodation(ctx, input),
  showAccommodations: (ctx, { params }) => showAccommodations(ctx, params.accountId),
  saveAccommodations: (ctx, input) => saveAccommodations(ctx, input),
  showVedantuId: (ctx, input) => showVedantuId(ctx, input),
  saveVedantuId: (ctx, input) => saveVedantuId(ctx, input),
};

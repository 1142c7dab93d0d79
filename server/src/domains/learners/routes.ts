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
  showProfile,
  updateProfile: (ctx, { body }) => updateProfile(ctx, body),
  showMyAccommodations,
  askAccommodation,
  withdrawAccommodation: (ctx, { params }) => withdrawAccommodation(ctx, params.requestId),
  listAccommodationRequests,
  decideAccommodation,
  showAccommodations: (ctx, { params }) => showAccommodations(ctx, params.accountId),
  saveAccommodations,
  showVedantuId,
  saveVedantuId,
};

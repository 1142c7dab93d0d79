import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { askAccommodation } from './accommodations/ask-accommodation.ts';
import { decideAccommodation } from './accommodations/decide-accommodation.ts';
import { listAccommodationRequests } from './accommodations/list-accommodation-requests.ts';
import { saveAccommodations } from './accommodations/save-accommodations.ts';
import { showAccommodations } from './accommodations/show-accommodations.ts';
import { showMyAccommodations } from './accommodations/show-my-accommodations.ts';
import { withdrawAccommodation } from './accommodations/withdraw-accommodation.ts';
import { showProfile } from './profiles/show-profile.ts';
import { updateProfile } from './profiles/update-profile.ts';
import { saveVedantuId } from './vedantu/save-vedantu-id.ts';
import { showVedantuId } from './vedantu/show-vedantu-id.ts';

export const handlers: Handlers<typeof api.learners> = {
  showProfile,
  updateProfile,
  showMyAccommodations,
  askAccommodation,
  withdrawAccommodation,
  listAccommodationRequests,
  decideAccommodation,
  showAccommodations,
  saveAccommodations,
  showVedantuId,
  saveVedantuId,
};

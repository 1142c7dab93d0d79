import type { employees } from '@abhyas/contract/identity/employees';
import { addressOf, languageOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { announceAs, announcementsOfProvider, withdrawAnnouncementAs } from '../../tenancy/index.ts';
import { changeInstituteState, listInstitutes, saveInstitutePlan, showInstitute } from './institutes.ts';
import { openInstitute } from './open-institute.ts';
import { endSwitch, startSwitch } from './switch.ts';

export const employeeHandlers: Handlers<typeof employees> = {
  listInstitutes,
  openInstitute: (ctx, { body }, { request }) => openInstitute(ctx, body, addressOf(request), languageOf(request)),
  showInstitute,
  changeInstituteState,
  savePlan: saveInstitutePlan,
  listAllAnnouncements: async (ctx) => ({
    rows: await announcementsOfProvider(ctx),
    can: { change: ctx.actor?.capabilities.has('settings.write') ?? false },
  }),
  announce: (ctx, { body }) => announceAs(ctx, body),
  withdrawAnnouncement: (ctx, { params }) => withdrawAnnouncementAs(ctx, params.announcementId),
  startSwitch,
  endSwitch,
};

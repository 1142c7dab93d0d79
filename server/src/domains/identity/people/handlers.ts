import type { people } from '@abhyas/contract/identity/people';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { blockPeople, unblockPeople } from './block-people.ts';
import { createPerson, invitePersonAgain, savePerson } from './change-people.ts';
import { deactivatePerson, mergePeople, previewMerge } from './end-accounts.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts';
import { findPeople } from './find-people.ts';
import { exportPeople, listPeople } from './list-people.ts';
import { showPerson } from './show-person.ts';

export const peopleHandlers: Handlers<typeof people> = {
  listPeople,
  findPeople,
  exportPeople,
  showPerson,
  createPerson: (ctx, input, { request }) => createPerson(ctx, input, addressOf(request)),
  savePerson,
  invitePersonAgain: (ctx, input, { request }) => invitePersonAgain(ctx, input, addressOf(request)),
  resetSecondFactor,
  blockPeople,
  unblockPeople,
  deactivatePerson,
  previewMerge,
  mergePeople,
};

import type { account } from '@abhyas/contract/identity/account';
import { languageOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { changeContact } from './change-contact.ts';
import { confirmContact } from './confirm-contact.ts';
import { removePhoto, uploadPhoto } from './photo.ts';
import { showAccount } from './show-account.ts';

export const accountHandlers: Handlers<typeof account> = {
  showAccount,
  uploadPhoto: (ctx, { file }) => uploadPhoto(ctx, file),
  removePhoto,
  changeContact: (ctx, input, { request }) => changeContact(ctx, input, languageOf(request)),
  confirmContact,
};

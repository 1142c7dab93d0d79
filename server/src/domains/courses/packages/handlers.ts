import type { packages } from '@abhyas/contract/courses/packages';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import { commitPackage } from './commit-package.ts';
import { keepPackageOpen } from './keep-package-open.ts';
import { openPackage } from './open-package.ts';
import { previewPackage } from './preview-package.ts';

export const packageHandlers: Handlers<typeof packages> = {
  openPackage: (ctx, { params }, { request }) => openPackage(ctx, params, addressOf(request)),
  previewPackage: (ctx, { params }, { request }) => previewPackage(ctx, params, addressOf(request)),
  keepPackageOpen,
  commitPackage,
};

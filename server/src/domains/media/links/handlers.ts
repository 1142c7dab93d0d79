import type { links } from '@abhyas/contract/media/links';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { playLink } from '../playback/play-link.ts';
import { fail } from '../../../kernel/errors.ts';
import { addLink } from './add-link.ts';
import { linksOf } from './links-of.ts';
import { listLinks } from './list-links.ts';
import { removeLink } from './remove-link.ts';
import { rulesOfVideo } from './rules.store.ts';
import { saveVideoRules } from './save-video-rules.ts';

export const linkHandlers: Handlers<typeof links> = {
  listLinks,
  showLink: async (ctx, { params }) => (await linksOf(ctx, [params.linkId])).get(params.linkId) ?? fail('NOT_FOUND'),
  addLink: (ctx, input) => addLink(ctx, input),
  removeLink,
  playLink,
  showVideoRules: (ctx) => rulesOfVideo(ctx),
  saveVideoRules,
};

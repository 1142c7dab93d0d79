import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { rulesOfVideo } from './rules.store.ts';

/** At which hosts videos may lie, and the rules for watching. */
export function showVideoRules(ctx: Context): Promise<Answer<typeof api.media.showVideoRules>> {
  return rulesOfVideo(ctx);
}

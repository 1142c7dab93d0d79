import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { countOpened, thingsOfRule } from './things-of-rule.ts';

/** So many titles stand under a rule. */
const SHOWN = 6;
type Preview = typeof api.passes.previewOpening;
/** What rules would open now, counted from what is published. */
export async function previewOpening(ctx: Context, { body }: Input<Preview>): Promise<Answer<Preview>> {
  const each = [];
  for (const rule of body.rules)
    each.push({ what: rule.what, things: await thingsOfRule(ctx, { ...rule, examIds: body.examIds }) });
  return {
    opens: countOpened(each),
    rules: each.map(({ things }) => ({ count: things.length, first: things.slice(0, SHOWN) })),
  };
}

import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { instant, text, whole } from '../shapes.ts';

export const policyKinds = ['privacy', 'terms'] as const;
const kind = z.enum(policyKinds);
export type PolicyKind = z.infer<typeof kind>;

/** Plain text: `# ` begins a heading, `- ` a point of a list, an empty line a new paragraph. Empty: the product's own text. */
const texts = z.object({ en: text(40_000), hi: text(40_000) });
const policyVersion = z.object({
  kind,
  /** 0: nothing was published yet, the product's own text stands. */
  version: whole,
  publishedAt: instant.nullable(),
  texts,
});
export type PolicyVersion = z.infer<typeof policyVersion>;

export const policies = {
  showPolicy: get('/api/policies/:kind', {
    summary: 'The privacy policy or the terms that stand now, in both languages',
    access: 'public',
    params: z.object({ kind }),
    reply: policyVersion,
  }),
  listPolicies: get('/api/settings/policies', {
    summary: 'Every version of both texts, the newest first',
    access: partner('settings.read'),
    reply: z.object({
      rows: z.array(policyVersion.extend({ actor: z.string().nullable() })),
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  publishPolicy: post('/api/settings/policies/:kind', {
    summary: 'Publishes a new version of one text; consents name the version that was shown',
    access: partner('settings.write'),
    params: z.object({ kind }),
    /** `after`: the version that was on the screen. */
    body: z.object({ texts: texts.extend({ en: text(40_000, 20) }), after: whole }),
    reply: policyVersion,
    errors: ['CONFLICT'],
  }),
};

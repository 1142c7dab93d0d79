import type { Context } from '../../../../kernel/context.ts';

/** A job's context that writes versions in the name of who asked for them; it allows nothing and has no session for the audit. */
export const byAuthor = <C extends Context>(ctx: C, accountId: string | null): C =>
  accountId === null
    ? ctx
    : {
        ...ctx,
        actor: {
          accountId,
          sessionId: '',
          kind: 'institute_partner',
          capabilities: new Set(),
          verified: true,
          employee: false,
        },
      };

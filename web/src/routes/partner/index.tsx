import { createFileRoute, redirect } from '@tanstack/react-router';
import { session } from '../../lib/session.ts';

/** The workspace opens with the first screen that the role may see; its entries come only with it. */
export const Route = createFileRoute('/partner/')({
  beforeLoad: async () => {
    const { partnerStart } = await import('../../app/shells/partner-entries.ts');
    throw redirect({ href: partnerStart(session.find()), replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { institute } from '../../lib/institute.ts';
import { session } from '../../lib/session.ts';

/** The workspace opens with the first screen that the role may see; its entries come only with it. */
export const Route = createFileRoute('/partner/')({
  beforeLoad: async () => {
    if (institute.find()?.standing) throw redirect({ to: '/partner/settings/standing', replace: true });
    const { partnerStart } = await import('../../app/shells/partner-entries.ts');
    throw redirect({ href: partnerStart(session.find()), replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { partnerStart } from '../../app/shells/partner-entries.ts';
import { session } from '../../lib/session.ts';

/** The workspace opens with the first screen that the role may see. */
export const Route = createFileRoute('/partner/')({
  beforeLoad: () => {
    throw redirect({ href: partnerStart(session.find()), replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { studentGuard, vedantuGuard } from '../../app/guards.ts';
import { api, query } from '../../lib/api.ts';

/** The student area under the name of a partner, for the students whom it knows (spec §2); the profile says who they are. */
export const Route = createFileRoute('/vedantu/$')({
  beforeLoad: async ({ context, location, params }) => {
    await enter(studentGuard)({ location });
    const { vedantuId } = await context.queryClient.ensureQueryData(query(api.learners.showProfile));
    await enter(vedantuGuard(vedantuId))({ location });
    throw redirect({ href: ['/student', params._splat].filter(Boolean).join('/') + location.searchStr, replace: true });
  },
});

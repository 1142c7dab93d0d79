import { createFileRoute, redirect } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { studentGuard } from '../../app/guards.ts';

/** The student area under its other name (spec §2). */
export const Route = createFileRoute('/vedantu/$')({
  beforeLoad: async ({ location, params }) => {
    await enter(studentGuard)({ location });
    throw redirect({ href: ['/student', params._splat].filter(Boolean).join('/') + location.searchStr, replace: true });
  },
});

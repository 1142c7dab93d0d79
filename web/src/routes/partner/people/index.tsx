import { createFileRoute, redirect } from '@tanstack/react-router';

/** The people open with the students. */
export const Route = createFileRoute('/partner/people/')({
  beforeLoad: () => {
    throw redirect({ to: '/partner/people/students', replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { studentGuard } from '../app/guards.ts';

export const Route = createFileRoute('/newtest')({
  beforeLoad: async (asked) => {
    await enter(studentGuard)(asked);
    throw redirect({ href: '/student/tests', replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { institute } from '../../../lib/institute.ts';

/** The settings open with the brand; where the institute is suspended or closed, with why. */
export const Route = createFileRoute('/partner/settings/')({
  beforeLoad: () => {
    throw redirect({
      to: institute.find()?.standing ? '/partner/settings/standing' : '/partner/settings/brand',
      replace: true,
    });
  },
});

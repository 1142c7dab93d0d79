import type { ComponentProps } from 'react';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { BuyCourse } from '../../commerce/index.ts';

const IncludedPlans = deferred<{ readonly courseId: string }>(
  async () => (await import('./included-plans.tsx')).IncludedPlans,
);

/** The way to buy a course from its page, and the plans that open it too. */
export function BuyCourseOrPlan(props: ComponentProps<typeof BuyCourse>) {
  const settings = useInstitute();
  return (
    <>
      <BuyCourse {...props} />
      {allows(settings, 'infinityPass') && <IncludedPlans courseId={props.card.courseId} />}
    </>
  );
}

import { Stacked } from '../../../../ui/page/page.tsx';
import { CardSkeleton, StatSkeleton } from '../../../../ui/status/skeletons.tsx';
import classes from '../result.module.css';

/** A result before it has come, in its own layout. */
export function ResultSkeleton() {
  return (
    <Stacked>
      <div className={classes['skeletons']}>
        <StatSkeleton />
        <StatSkeleton />
        <StatSkeleton />
        <StatSkeleton />
      </div>
      <CardSkeleton lines={8} />
      <CardSkeleton lines={5} />
    </Stacked>
  );
}

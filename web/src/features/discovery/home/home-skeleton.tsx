import { CardSkeleton, Skeleton } from '../../../ui/status/skeletons.tsx';
import classes from './home.module.css';

/** The home on its way, in the places it will have. */
export function HomeSkeleton() {
  return (
    <>
      <Skeleton height={340} radius={16} />
      <div className={classes['cards']}>
        {[0, 1, 2, 3].map((card) => (
          <CardSkeleton key={card} lines={5} />
        ))}
      </div>
    </>
  );
}

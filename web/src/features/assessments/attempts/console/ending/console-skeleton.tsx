import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../../ui/status/skeletons.tsx';
import classes from './ending.module.css';

/** The console before the paper has come, in its own layout. */
export function ConsoleSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['skeleton']} role="status" aria-label={t('ui.loading')}>
      <div>
        <Skeleton width={260} height={26} />
      </div>
      <div>
        <Skeleton width={340} height={28} />
      </div>
      <div>
        <Skeleton width={180} height={28} />
      </div>
      <div className={classes['lines']}>
        <Skeleton width="70%" height={24} />
        <Skeleton width="52%" height={24} />
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
      <div className={classes['lines']}>
        <Skeleton height={48} />
        <Skeleton height={120} />
        <Skeleton height={220} />
      </div>
      <div>
        <Skeleton width={220} height={42} />
      </div>
      <div>
        <Skeleton height={42} />
      </div>
    </div>
  );
}

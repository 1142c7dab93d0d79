import type { StorageUse } from '@abhyas/contract/media/library';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { useSize } from '../uploads/use-size.ts';
import classes from './library.module.css';

const NEARLY_FULL = 0.9;

/** How much of the institute's storage is used, and that it is nearly full. */
export function StorageLine({ storage }: { readonly storage: StorageUse }) {
  const { t } = useTranslation();
  const size = useSize();
  const { usedBytes, limitBytes } = storage;
  const used = size(usedBytes);
  if (limitBytes === null)
    return <p className={classes['storage']}>{t('media.library.storage.unlimited', { used })}</p>;
  const full = usedBytes > limitBytes * NEARLY_FULL;
  return (
    <div className={classes['storage']} data-limited>
      <p>{t('media.library.storage.limited', { used, limit: size(limitBytes) })}</p>
      <ProgressBar
        label={t('media.library.storage.label')}
        value={usedBytes}
        max={limitBytes}
        tone={full ? 'bad' : 'accent'}
      />
      {full && <p role="status">{t('media.library.storage.full')}</p>}
    </div>
  );
}

import type { StorageUse } from '@abhyas/contract/media/library';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { useSize } from '../uploads/use-size.ts';
import classes from './library.module.css';

const NEARLY_FULL = 0.9;

/** How much of the institute's storage is used, what of it the server made of the files, and that it is nearly full. */
export function StorageLine({ storage }: { readonly storage: StorageUse }) {
  const { t } = useTranslation();
  const size = useSize();
  const { usedBytes, derivedBytes, limitBytes } = storage;
  const used = size(usedBytes);
  const derived = derivedBytes > 0 && (
    <small>{t('media.library.storage.derived', { bytes: size(derivedBytes) })}</small>
  );
  if (limitBytes === null)
    return (
      <div className={classes['storage']}>
        <p>{t('media.library.storage.unlimited', { used })}</p>
        {derived}
      </div>
    );
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
      {derived}
      {full && <p role="status">{t('media.library.storage.full')}</p>}
    </div>
  );
}

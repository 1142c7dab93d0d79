import type { MediaItem } from '@abhyas/contract/media/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { iconOf } from './media-icon.ts';
import classes from './uploads.module.css';
import { useSize } from './use-size.ts';

/** The small picture of a file, or what stands for its kind. */
export function MediaThumb({ item }: { readonly item: Pick<MediaItem, 'kind' | 'posterUrl'> }) {
  return item.posterUrl ? (
    <img className={classes['thumb']} src={item.posterUrl} alt="" loading="lazy" />
  ) : (
    <Tile icon={iconOf[item.kind]} />
  );
}

/** Size, length and pages of a file in one line. */
export function useMediaFacts(): (item: MediaItem) => string {
  const { t } = useTranslation();
  const { clock, number } = useFormat();
  const size = useSize();
  return ({ kind, bytes, seconds, pages }) =>
    [
      t(`media.files.kinds.${kind}`),
      seconds !== null && clock(seconds),
      pages !== null && t('media.files.pages', { count: pages, number: number(pages) }),
      size(bytes),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** What is to be said of a file beyond its facts: that it is being made ready, how far, or why it cannot be used. */
export function MediaStanding({ item }: { readonly item: MediaItem }) {
  const { t, i18n } = useTranslation();
  const { state, percent, problem, fileName } = item;
  if (state === 'ready') return null;
  if (state === 'failed')
    return <small data-bad>{problem && i18n.exists(problem) ? t(problem) : t('media.files.failed')}</small>;
  return (
    <>
      <small>{percent > 0 ? t('media.files.workingPercent', { percent }) : t('media.files.working')}</small>
      {percent > 0 && <ProgressBar label={`${fileName}: ${t('media.files.working')}`} value={percent} />}
    </>
  );
}

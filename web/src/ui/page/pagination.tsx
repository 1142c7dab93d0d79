import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/icon.tsx';
import classes from './pagination.module.css';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which rows are shown of how many, and the way to the others. Nothing where one page holds all. */
export function Pagination({ page, size, total, onPage }: Props) {
  const { t, i18n } = useTranslation();
  const last = Math.max(1, Math.ceil(total / size));
  if (total <= size) return null;
  const number = new Intl.NumberFormat(i18n.language);
  const from = number.format((page - 1) * size + 1);
  const to = number.format(Math.min(total, page * size));
  return (
    <nav aria-label={t('ui.pages.label')} className={classes['pages']}>
      <span className={classes['range']}>{t('ui.pages.range', { from, to, total: number.format(total) })}</span>
      <button type="button" aria-label={t('ui.pages.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={IconChevronLeft} size={16} />
      </button>
      {pagesAround(page, last).map((entry, index) =>
        entry === undefined ? (
          <span key={`gap-${index}`} className={classes['gap']}>
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={t('ui.pages.page', { page: number.format(entry) })}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
          >
            {number.format(entry)}
          </button>
        ),
      )}
      <button type="button" aria-label={t('ui.pages.next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon of={IconChevronRight} size={16} />
      </button>
    </nav>
  );
}

/** First, last and the neighbours of the open page; `undefined` where pages are left out. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((entry) => entry >= 1 && entry <= last);
  return shown.flatMap((entry, index) => {
    const step = entry - (shown[index - 1] ?? entry - 1);
    if (step === 2) return [entry - 1, entry];
    return step > 2 ? [undefined, entry] : [entry];
  });
}

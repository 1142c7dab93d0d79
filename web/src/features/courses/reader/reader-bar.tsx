import { NumberInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import classes from './reader.module.css';

interface Props {
  readonly title: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly find: string;
  readonly onFind: (words: string) => void;
  readonly found: readonly number[] | undefined;
}
const STEPS = [0.6, 0.8, 1, 1.25, 1.5, 2, 3];

/** Above a document: which page, how large, and a search in it. */
export function ReaderBar({ page, pages, onPage, zoom, onZoom, find, onFind, found, title }: Props) {
  const { t } = useTranslation();
  const step = STEPS.indexOf(zoom);
  const next = found?.find((one) => one > page) ?? found?.[0];
  const before = found?.findLast((one) => one < page) ?? found?.at(-1);
  return (
    <div className={classes['bar']} role="toolbar" aria-label={title}>
      <span className={classes['where']}>
        <NumberInput
          size="sm"
          hideControls
          min={1}
          max={pages}
          aria-label={t('courses.player.reader.page')}
          value={page + 1}
          onChange={(value) => typeof value === 'number' && value >= 1 && onPage(value - 1)}
        />
        <span>{t('courses.player.reader.of', { pages })}</span>
      </span>
      <span className={classes['zoom']}>
        <IconButton
          icon={IconZoomOut}
          label={t('courses.player.reader.smaller')}
          disabled={step <= 0}
          onClick={() => onZoom(STEPS[step - 1] ?? 1)}
        />
        <IconButton
          icon={IconZoomIn}
          label={t('courses.player.reader.larger')}
          disabled={step >= STEPS.length - 1}
          onClick={() => onZoom(STEPS[step + 1] ?? 1)}
        />
      </span>
      <span className={classes['push']} />
      <span className={classes['find']}>
        <SearchField label={t('courses.player.reader.find')} value={find} onChange={onFind} size="sm" />
        {find.trim().length >= 2 && (
          <span className={classes['count']} role="status">
            {found ? t('courses.player.reader.found', { count: found.length }) : '…'}
          </span>
        )}
        {found && found.length > 0 && (
          <>
            <IconButton
              icon={IconChevronUp}
              label={t('courses.player.reader.before')}
              onClick={() => onPage(before!)}
            />
            <IconButton icon={IconChevronDown} label={t('courses.player.reader.next')} onClick={() => onPage(next!)} />
          </>
        )}
      </span>
    </div>
  );
}

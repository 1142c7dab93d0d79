import { Button } from '@mantine/core';
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { fileSize, isMaking } from '../../../ui/made-files/making.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from './print.module.css';
import type { PaperPrint } from './printing.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly PaperPrint[];
  readonly onRemove: (print: PaperPrint) => void;
}

const columns = ['file', 'state', 'pages', 'made', 'actions'] as const;

/** What was made of the test and is still kept, and how far the rest is. */
export function MadeFiles({ title, rows, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('assessments.print.files.title')} note={t('assessments.print.files.note')} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <EmptyState icon={IconFileText} title={t('assessments.print.files.none')}>
          {t('assessments.print.files.noneText')}
        </EmptyState>
      ) : (
        <Table
          cards
          label={t('assessments.print.files.title')}
          head={columns.map((key) => ({
            key,
            label: t(`assessments.print.files.columns.${key}`),
            numeric: key === 'pages',
            hidden: key === 'actions',
          }))}
        >
          {rows.map((row) => (
            <Row key={row.id} title={title} row={row} onRemove={onRemove} />
          ))}
        </Table>
      )}
    </Card>
  );
}

interface RowProps extends Pick<Props, 'title' | 'onRemove'> {
  readonly row: PaperPrint;
}

function Row({ title, row, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const label = (key: (typeof columns)[number]) => t(`assessments.print.files.columns.${key}`);
  const name = t('assessments.print.files.name', {
    document: t(`assessments.print.documents.${row.document}`),
    set: row.set,
  });
  const version =
    row.version === 0 ? t('assessments.print.of.draft') : t('assessments.print.of.version', { version: row.version });
  return (
    <tr>
      <td>
        <b className={classes['name']}>{name}</b>
        <span className={classes['quiet']}>
          {t(`assessments.print.files.in.${row.choices.languages}`)} · {version}
        </span>
      </td>
      <td data-label={label('state')}>
        <State row={row} name={name} />
      </td>
      <td data-label={label('pages')} data-numeric>
        {row.pages === null || row.bytes === null
          ? '–'
          : t('assessments.print.files.size', {
              count: row.pages,
              shown: number(row.pages),
              size: fileSize(row.bytes, number),
            })}
      </td>
      <td data-label={label('made')}>
        {t('assessments.print.files.by', { at: dateTime(row.askedAt), name: row.askedBy })}
      </td>
      <td>
        <span className={classes['actions']}>
          {row.url !== null && (
            <Button
              component="a"
              size="sm"
              variant="outline"
              href={row.url}
              download={`${title} · ${name}.pdf`}
              leftSection={<Icon of={IconDownload} size={16} />}
            >
              {t('assessments.print.files.download')}
            </Button>
          )}
          {!isMaking(row) && (
            <IconButton
              icon={IconTrash}
              label={t('assessments.print.files.remove', { name })}
              onClick={() => onRemove(row)}
            />
          )}
        </span>
      </td>
    </tr>
  );
}

function State({ row, name }: { readonly row: PaperPrint; readonly name: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (row.state === 'running') {
    return <ProgressBar value={row.progress} label={t('assessments.print.files.progress', { name })} />;
  }
  if (row.state === 'waiting') return <Badge>{t('assessments.print.files.waiting')}</Badge>;
  if (row.state === 'failed') {
    return (
      <>
        <Badge tone="bad">{t('assessments.print.files.failed')}</Badge>{' '}
        <span className={classes['quiet']}>{t(`assessments.print.files.failures.${row.failure ?? 'broken'}`)}</span>
      </>
    );
  }
  return (
    <>
      <Badge tone="good">{t('assessments.print.files.ready')}</Badge>{' '}
      {row.expiresAt && (
        <span className={classes['quiet']}>{t('assessments.print.files.until', { at: dateTime(row.expiresAt) })}</span>
      )}
    </>
  );
}

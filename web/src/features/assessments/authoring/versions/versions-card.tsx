import type { PaperVersionRow } from '@abhyas/contract/assessments/equal-versions';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import { useDifferenceWords } from './use-difference-words.ts';
import classes from './versions.module.css';

/** The published versions, and which of them stand in one rank list. Nothing for a test with a single one. */
export function VersionsCard() {
  const { t } = useTranslation();
  const { paper } = useBuilding();
  const several = paper.version > 1;
  const asked = useQuery({
    ...query(api.assessments.listPaperVersions, { params: { paperId: paper.id } }),
    enabled: several,
    staleTime: 0,
  });
  if (!several) return null;
  const column = (key: string) => t(`authoring.versions.columns.${key}`);
  return (
    <Card flush title={t('authoring.versions.title')} note={t('authoring.versions.note')}>
      {asked.isPending && <TableSkeleton rows={2} columns={4} />}
      {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && (
        <Table
          label={t('authoring.versions.title')}
          cards
          head={[
            { key: 'version', label: column('version') },
            { key: 'published', label: column('published') },
            { key: 'attempts', label: column('attempts'), numeric: true },
            { key: 'list', label: column('list') },
            { key: 'action', label: column('action'), hidden: true },
          ]}
        >
          {asked.data.rows.map((row, at) => (
            <VersionLine key={row.version} row={row} before={asked.data.rows[at + 1]} column={column} />
          ))}
        </Table>
      )}
    </Card>
  );
}

interface LineProps {
  readonly row: PaperVersionRow;
  /** The version before it. */
  readonly before: PaperVersionRow | undefined;
  readonly column: (key: string) => string;
}

function VersionLine({ row, before, column }: LineProps) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  return (
    <tr>
      <td>
        <b>{t('authoring.versions.name', { version: row.version })}</b>
      </td>
      <td data-label={column('published')}>
        <span className={classes['published']}>
          {dateTime(row.publishedAt)}
          <small>{row.publishedBy}</small>
        </span>
      </td>
      <td data-label={column('attempts')} data-numeric>
        {number(row.attempts)}
      </td>
      <td data-label={column('list')}>
        {row.listVersion === row.version ? (
          <Badge>{t('authoring.versions.own')}</Badge>
        ) : (
          <Badge tone="info">{t('authoring.versions.shared', { version: row.listVersion })}</Badge>
        )}
      </td>
      <td>{before && <Declare row={row} before={before} />}</td>
    </tr>
  );
}

function Declare({ row, before }: { readonly row: PaperVersionRow; readonly before: PaperVersionRow }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const differences = useDifferenceWords();
  const { paper } = useBuilding();
  const [busy, setBusy] = useState(false);
  const declared = row.listVersion === before.listVersion;
  if (!declared && row.differs.length > 0)
    return (
      <small className={classes['quiet']}>{t('authoring.versions.differs', { what: differences(row.differs) })}</small>
    );
  if (!paper.can.publish) return null;
  const change = async () => {
    setBusy(true);
    const params = { paperId: paper.id, version: row.version };
    try {
      const changed = await (declared ? api.assessments.declareDifferent : api.assessments.declareEqual)({ params });
      client.setQueryData(
        query(api.assessments.listPaperVersions, { params: { paperId: paper.id } }).queryKey,
        changed,
      );
      toast.good(t(declared ? 'authoring.versions.separated' : 'authoring.versions.joined', { version: row.version }));
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant={declared ? 'ghost' : 'outline'} loading={busy} onClick={() => void change()}>
      {t(declared ? 'authoring.versions.separate' : 'authoring.versions.join', { version: before.version })}
    </Button>
  );
}

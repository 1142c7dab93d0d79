import type { Certificate } from '@abhyas/contract/courses/certificates';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from '../figures/figures.module.css';

interface Props {
  readonly rows: readonly Certificate[];
  readonly canRevoke: boolean;
  /** To take it back, or to make it valid again. */
  readonly onChoose: (certificate: Certificate) => void;
}

/** Certificates of a course with their public page and file. */
export function CertificatesTable({ rows, canRevoke, onChoose }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const take = useChange(async ({ courseId, certificateId, title, name }: Certificate) =>
    saveFile(
      `${title} – ${name}.pdf`,
      (await api.courses.downloadCertificate({ params: { courseId, certificateId } })) as Blob,
    ),
  );
  const column = (key: string) => t(`courses.figures.columns.${key}`);
  return (
    <Table
      cards
      label={t('courses.figures.view.certificates')}
      head={[
        { key: 'name', label: column('name') },
        { key: 'completed', label: column('completed'), width: 150 },
        { key: 'state', label: column('state') },
        { key: 'what', label: column('what'), hidden: true, width: 340 },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.certificateId}>
          <td>
            <b>{row.name}</b>
          </td>
          <td data-label={column('completed')}>{date(row.completedAt)}</td>
          <td data-label={column('state')}>
            {row.revoked ? (
              <span className={classes['name']}>
                <Badge tone="bad">{t('courses.figures.valid.revoked')}</Badge>
                <small>{row.revoked.reason}</small>
              </span>
            ) : (
              <Badge tone="good">{t('courses.figures.valid.valid')}</Badge>
            )}
          </td>
          <td>
            <span className={classes['buttons']}>
              <AddressLink to={row.path}>{t('courses.figures.publicPage')}</AddressLink>
              {!row.revoked && (
                <IconButton
                  icon={IconDownload}
                  label={t('courses.figures.pdfOf', { name: row.name })}
                  onClick={() => take.send(row)}
                />
              )}
              {canRevoke && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  {...(!row.revoked && { color: 'red' })}
                  onClick={() => onChoose(row)}
                >
                  {t(row.revoked ? 'courses.figures.restore' : 'courses.figures.revoke')}
                </Button>
              )}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

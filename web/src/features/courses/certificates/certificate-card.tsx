import type { Certificate } from '@abhyas/contract/courses/certificates';
import { Button } from '@mantine/core';
import { IconCertificate, IconCertificateOff, IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './certificates.module.css';

/** A certificate of one’s own: the file to keep and the address at which anybody can check it. */
export function CertificateCard({ certificate }: { readonly certificate: Certificate }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { certificateId, title, completedAt, path, revoked, name } = certificate;
  const take = useChange(() => api.courses.downloadMyCertificate({ params: { certificateId } }), {
    after: (file) => saveFile(`${title} – ${name}.pdf`, file as Blob),
  });
  const copy = async () => {
    const address = `${location.origin}${path}`;
    if (await copyText(address)) toast.good(t('courses.certificates.copied'));
    else toast.info(address);
  };
  return (
    <li className={classes['card']} data-revoked={revoked ? true : undefined}>
      <Tile icon={revoked ? IconCertificateOff : IconCertificate} />
      <div className={classes['words']}>
        <b>{title}</b>
        <small>
          {revoked
            ? t('courses.certificates.revokedWhy', { day: date(revoked.at), reason: revoked.reason })
            : t('courses.certificates.completed', { day: date(completedAt) })}
        </small>
        {!revoked && <AddressLink to={path}>{t('courses.certificates.publicPage')}</AddressLink>}
      </div>
      {!revoked && (
        <div className={classes['buttons']}>
          <Button
            size="sm"
            variant="outline"
            leftSection={<Icon of={IconCopy} size={16} />}
            onClick={() => void copy()}
          >
            {t('courses.certificates.copy')}
          </Button>
          <Button
            size="sm"
            loading={take.busy}
            leftSection={<Icon of={IconDownload} size={16} />}
            onClick={() => take.send()}
          >
            {t('courses.certificates.pdf')}
          </Button>
        </div>
      )}
    </li>
  );
}

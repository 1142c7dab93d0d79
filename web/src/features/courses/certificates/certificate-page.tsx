import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { IconCertificateOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './certificates.module.css';

/** Tells anybody who holds its address what a certificate says, and whether it is valid. */
export function CertificatePage({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data, error, refetch } = useQuery({
    ...query(api.courses.verifyCertificate, { params: { code } }),
    staleTime: 0,
    retry: false,
  });
  const unknown = isRefusal(error, 'CERTIFICATE_UNKNOWN') || isRefusal(error, 'INVALID_INPUT');
  return (
    <main id="content" className={classes['public']}>
      <h1>{t('courses.certificates.check')}</h1>
      {data && (
        <>
          <div className={classes['wide']}>
            {data.revokedAt ? (
              <Notice tone="bad" title={t('courses.certificates.invalid', { institute: data.institute })}>
                {t('courses.certificates.invalidText', { day: date(data.revokedAt) })}
              </Notice>
            ) : (
              <Notice tone="good" title={t('courses.certificates.valid', { institute: data.institute })}>
                {t('courses.certificates.issuedOn', { day: date(data.issuedAt) })}
              </Notice>
            )}
          </div>
          <Sheet certificate={data} />
        </>
      )}
      {!data && error && unknown && (
        <EmptyState icon={IconCertificateOff} title={t('courses.certificates.unknown')}>
          {t('courses.certificates.unknownText')}
        </EmptyState>
      )}
      {!data && error && !unknown && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={classes['wide']}>
          <CardSkeleton lines={6} />
        </div>
      )}
    </main>
  );
}

type Verified = Reply<typeof contract.courses.verifyCertificate>;
/** The certificate as it reads. */
function Sheet({ certificate }: { readonly certificate: Verified }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { institute, name, title, completedAt, issuedAt, revokedAt } = certificate;
  return (
    <article className={classes['sheet']} data-revoked={revokedAt ? true : undefined}>
      <p className={classes['institute']}>{institute}</p>
      <p className={classes['quiet']}>{t('courses.certificates.before')}</p>
      <h2>{name}</h2>
      <p className={classes['quiet']}>{t('courses.certificates.between')}</p>
      <h3>{title}</h3>
      <dl className={classes['dates']}>
        <div>
          <dt>{t('courses.certificates.completedOn')}</dt>
          <dd>{date(completedAt)}</dd>
        </div>
        <div>
          <dt>{t('courses.certificates.issued')}</dt>
          <dd>{date(issuedAt)}</dd>
        </div>
      </dl>
    </article>
  );
}

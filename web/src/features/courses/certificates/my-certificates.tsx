import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CertificateCard } from './certificate-card.tsx';
import classes from './certificates.module.css';

/** It is written a moment after the last lesson is done. */
const LOOK_AGAIN_MS = 3000;
const MOST_ASKED = 20;

/** The learner’s certificates: of one course, for its end, or without it all of them. Nothing where there is none. */
export function MyCertificates({ courseId }: { readonly courseId?: string | undefined }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...query(api.courses.listMyCertificates, courseId === undefined ? {} : { query: { courseId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data: known, dataUpdateCount: asked } }) =>
      courseId !== undefined && known?.rows.length === 0 && asked < MOST_ASKED ? LOOK_AGAIN_MS : false,
  });
  if (!data?.rows.length) return null;
  return (
    <Card flush title={t(courseId === undefined ? 'courses.certificates.all' : 'courses.certificates.yours')}>
      <ul className={classes['list']}>
        {data.rows.map((one) => (
          <CertificateCard key={one.certificateId} certificate={one} />
        ))}
      </ul>
    </Card>
  );
}

import { IconBooks, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { type CatalogueSearch, CourseRow } from '../../courses/index.ts';
import { useSubjectName } from '../use-subject-name.ts';
import classes from './explore.module.css';

const SHELF = 8;

/** A walk along the shelves: what is new, well rated or free, then subject by subject. Empty shelves are not there. */
export function ExploreScreen() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const nameOf = useSubjectName();
  const { data, error, refetch } = useQuery(query(api.courses.listCatalogue, { query: { size: 1 } }));
  if (error && !data) return <LoadFailed card error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton lines={6} />;
  const { facets, total } = data;
  if (total === 0) {
    return (
      <Card>
        <EmptyState icon={IconBooks} title={t('discovery.explore.none.title')}>
          {t('discovery.explore.none.text')}
        </EmptyState>
      </Card>
    );
  }
  const countOf = (counts: readonly { readonly value: unknown; readonly count: number }[], wanted: unknown) =>
    counts.find(({ value }) => value === wanted)?.count ?? 0;
  return (
    <>
      <header className={classes['head']}>
        <h1>{t('discovery.explore.title')}</h1>
        <p>{t('discovery.explore.text', { count: total, shown: number(total) })}</p>
      </header>
      <Shelf title={t('discovery.explore.newest')} of={{ sort: 'newest' }} />
      {countOf(facets.stars, 4) > 0 && <Shelf title={t('discovery.explore.rated')} of={{ stars: 4, sort: 'rating' }} />}
      {countOf(facets.price, 'free') > 0 && <Shelf title={t('discovery.explore.free')} of={{ price: 'free' }} />}
      {facets.subject.map(({ value }) => (
        <Shelf key={value} title={nameOf(value)} of={{ subject: value }} />
      ))}
    </>
  );
}

function Shelf({ title, of }: { readonly title: string; readonly of: CatalogueSearch }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(api.courses.listCatalogue, { query: { ...of, size: SHELF } }));
  if (data?.total === 0) return null;
  return (
    <section aria-label={title}>
      <div className={classes['shelf']}>
        <h2>{title}</h2>
        <Link to="/courses" search={of}>
          {t('discovery.explore.all')}
          <Icon of={IconChevronRight} size={14} />
        </Link>
      </div>
      {data ? <CourseRow courses={data.rows} /> : <CardSkeleton lines={5} />}
    </section>
  );
}

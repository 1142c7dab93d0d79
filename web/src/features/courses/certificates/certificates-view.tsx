import type { Certificate } from '@abhyas/contract/courses/certificates';
import { IconCertificate } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { CertificatesTable } from './certificates-table.tsx';
import classes from '../figures/figures.module.css';
import { certificateFilters, type FiguresPatch, type FiguresSearch } from '../addresses.ts';
import { RevokeCertificate } from './revoke-certificate.tsx';

interface Props {
  readonly courseId: string;
  readonly search: FiguresSearch;
  readonly onSearch: (patch: FiguresPatch) => void;
}

/** Who was given a certificate of this course; one can be taken back with a reason, and made valid again. */
export function CertificatesView({ courseId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { valid = 'all', page = 1 } = search;
  const [chosen, setChosen] = useState<Certificate>();
  const [typed, type] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const { data, error, refetch } = useQuery({
    ...query(api.courses.listCertificates, {
      params: { courseId },
      query: { state: valid, page, search: search.search ?? '' },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const counts = data && { all: data.counts.valid + data.counts.revoked, ...data.counts };
  return (
    <Card flush label={t('courses.figures.view.certificates')}>
      <div className={classes['filters']}>
        <ChipRow label={t('courses.figures.state')}>
          {certificateFilters.map((one) => (
            <Chip
              key={one}
              on={valid === one}
              count={counts && number(counts[one])}
              onClick={() => onSearch({ valid: one })}
            >
              {t(`courses.figures.valid.${one}`)}
            </Chip>
          ))}
        </ChipRow>
        <div className={classes['fields']}>
          <SearchField label={t('courses.figures.searchName')} value={typed} onChange={type} size="sm" hotkey />
        </div>
      </div>
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={4} columns={4} />}
      {data?.rows.length === 0 && (
        <EmptyState
          icon={IconCertificate}
          title={t(search.search || valid !== 'all' ? 'courses.figures.noMatch' : 'courses.figures.noCertificates')}
        >
          {!search.search && valid === 'all' && t('courses.figures.noCertificatesText')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <CertificatesTable rows={data.rows} canRevoke={data.can.revoke} onChoose={setChosen} />
          <Pagination
            page={data.page}
            size={data.size}
            total={data.total}
            onPage={(next) => onSearch({ page: next })}
          />
        </>
      )}
      {chosen && <RevokeCertificate certificate={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { useQuery } from '@tanstack/react-query';
import { IconClipboardOff, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Button } from '@mantine/core';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { OverviewOffer } from '../product-tests/overview-offer.tsx';
import { PaperRow } from './paper-row.tsx';
import { paperFilters, type TestsPatch, type TestsSearch } from '../student-addresses.ts';
import { filterPapers, findPapers, groupPapers } from './find-papers.ts';
import classes from './tests.module.css';

interface Props {
  readonly search: TestsSearch;
  readonly onSearch: (patch: TestsPatch) => void;
}

/** Every test of the student: what runs, what is open, what comes, what is done and what was missed. */
export function PapersScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: papers, error, refetch } = useQuery(query(api.assessments.listMyPapers));
  return (
    <Page
      title={t('assessments.papers.title')}
      subtitle={papers && <Summary papers={papers} />}
      action={
        <Button component={Link} to="/newtest" variant="action" leftSection={<Icon of={IconPlus} size={18} />}>
          {t('assessments.own.title')}
        </Button>
      }
    >
      {papers ? (
        <Papers papers={papers} search={search} onSearch={onSearch} />
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <ListSkeleton rows={6} />
        </Card>
      )}
    </Page>
  );
}

function Summary({ papers }: { readonly papers: readonly OpenPaper[] }) {
  const { t } = useTranslation();
  return t('assessments.papers.summary', { count: filterPapers(papers, 'now').length });
}

function Papers({ papers, search, onSearch }: Props & { readonly papers: readonly OpenPaper[] }) {
  const { t } = useTranslation();
  const show = search.show ?? 'all';
  const found = findPapers(papers, search);
  const groups = groupPapers(filterPapers(found, show));
  return (
    <Stacked>
      <div className={classes['filters']}>
        <ChipRow label={t('assessments.papers.filters')}>
          {paperFilters.map((filter) => (
            <Chip
              key={filter}
              on={filter === show}
              count={filterPapers(found, filter).length}
              onClick={() => onSearch({ show: filter })}
            >
              {t(`assessments.papers.show.${filter}`)}
            </Chip>
          ))}
        </ChipRow>
        <div className={classes['search']}>
          <SearchField
            size="sm"
            hotkey
            label={t('assessments.papers.search')}
            value={search.find ?? ''}
            onChange={(find) => onSearch({ find })}
          />
        </div>
      </div>
      <OverviewOffer papers={papers} />
      {groups.length === 0 ? (
        <Nothing any={papers.length > 0} onSearch={onSearch} />
      ) : (
        groups.map(({ state, papers: rows }) => (
          <Card key={state} title={t(`assessments.papers.groups.${state}`)} flush>
            <ul className={classes['papers']}>
              {rows.map((paper) => (
                <PaperRow key={paper.paperId} paper={paper} />
              ))}
            </ul>
          </Card>
        ))
      )}
    </Stacked>
  );
}

function Nothing({ any, onSearch }: { readonly any: boolean; readonly onSearch: Props['onSearch'] }) {
  const { t } = useTranslation();
  const all = (
    <Button variant="outline" onClick={() => onSearch({ show: undefined, find: undefined })}>
      {t('assessments.papers.showAll')}
    </Button>
  );
  return (
    <Card>
      <EmptyState
        icon={IconClipboardOff}
        title={t(any ? 'assessments.papers.noMatch' : 'assessments.papers.none')}
        action={any ? all : undefined}
      >
        {!any && t('assessments.papers.noneText')}
      </EmptyState>
    </Card>
  );
}

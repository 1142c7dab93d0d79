import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Chip, ChipRow } from '../../../../ui/status/chip.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { filterSolutions, findSolutions, usualFilter } from '../filter-solutions.ts';
import { solutionFilters } from '../result-search.ts';
import { useResultSearch } from '../use-result-search.ts';
import { SolutionTable } from './solution-table.tsx';
import classes from './solutions.module.css';

/** Every question with what was given and what is right; filters and the open one stand in the address. */
export function Solutions({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const [search, change] = useResultSearch();
  const filter = search.show ?? usualFilter(result);
  const found = findSolutions(filterSolutions(result, filter), search.find ?? '');
  const field = (
    <SearchField
      size="sm"
      hotkey
      label={t('assessments.solutions.search')}
      value={search.find ?? ''}
      onChange={(find) => change({ find: find || undefined })}
    />
  );
  return (
    <Card title={t('assessments.solutions.title')} aside={<div className={classes['search']}>{field}</div>} flush>
      <div className={classes['filters']}>
        <ChipRow label={t('assessments.solutions.filters')}>
          {solutionFilters.map((one) => (
            <Chip
              key={one}
              on={one === filter}
              count={filterSolutions(result, one).length}
              onClick={() => change({ show: one, open: undefined, question: undefined })}
            >
              {t(`assessments.solutions.show.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {found.length === 0 ? (
        <EmptyState icon={IconListSearch} title={t('assessments.solutions.nothing')} />
      ) : (
        <SolutionTable
          attemptId={result.attemptId}
          questions={found}
          open={search.open ?? found.find(({ questionId }) => questionId === search.question)?.number}
          onOpen={(open) => change({ open, question: undefined, show: filter })}
        />
      )}
    </Card>
  );
}

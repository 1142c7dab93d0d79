import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { IconListSearch, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../../lib/session.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Chip, ChipRow } from '../../../../ui/status/chip.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { filterSolutions, findSolutions, usualFilter } from '../filter-solutions.ts';
import { type SolutionFilter, usualFilters } from '../../student-addresses.ts';
import { useResultAddress } from '../use-result-address.ts';
import { SolutionTable } from './solution-table.tsx';
import { solutionsPlace } from './solutions-place.ts';
import classes from './solutions.module.css';

/** Every question with what was given and what is right; filters and the open one stand in the address. */
export function Solutions({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const [search, change] = useResultAddress();
  const isOwn = can(useMe(), 'attempts.sit');
  const filter = search.show ?? usualFilter(result);
  const found = findSolutions(filterSolutions(result, filter), search);
  const chapter = result.topics.find(({ areaId }) => areaId === search.chapter);
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
    <div id={solutionsPlace} className={classes['place']}>
      <Card title={t('assessments.solutions.title')} aside={<div className={classes['search']}>{field}</div>} flush>
        <div className={classes['filters']}>
          <ChipRow label={t('assessments.solutions.filters')}>
            {shownFilters(filter, isOwn).map((one) => (
              <Chip
                key={one}
                on={one === filter}
                count={filterSolutions(result, one).length}
                onClick={() => change({ show: one, open: undefined, question: undefined, chapter: undefined })}
              >
                {t(`assessments.solutions.show.${one}`)}
              </Chip>
            ))}
            {chapter && (
              <Chip on onClick={() => change({ chapter: undefined })}>
                {chapter.name} <Icon of={IconX} size={14} />
              </Chip>
            )}
          </ChipRow>
        </div>
        {found.length === 0 ? (
          <EmptyState icon={IconListSearch} title={t('assessments.solutions.nothing')} />
        ) : (
          <SolutionTable
            key={[filter, search.find, search.chapter].join()}
            attemptId={result.attemptId}
            questions={found}
            areaIds={result.topics.map(({ areaId }) => areaId)}
            open={search.open ?? found.find(({ questionId }) => questionId === search.question)?.number}
            onOpen={(open) => change({ open, question: undefined, show: filter })}
          />
        )}
      </Card>
    </div>
  );
}

/** The usual chips, and the one of another filter that a link has chosen; staff keep no questions of an attempt. */
function shownFilters(chosen: SolutionFilter, isOwn: boolean): readonly SolutionFilter[] {
  const usual = isOwn ? usualFilters : usualFilters.filter((one) => one !== 'kept');
  return usual.some((one) => one === chosen) ? usual : [...usual, chosen];
}

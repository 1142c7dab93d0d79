import { catalogueSorts, type CourseList } from '@abhyas/contract/courses/catalogue';
import { IconAdjustmentsHorizontal, IconBooks, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { type CataloguePatch, type CatalogueSearch, catalogueSearch } from './facets.ts';
import classes from './catalogue.module.css';
import { ChosenFacets } from './chosen-facets.tsx';
import { CourseTile } from './course-tile.tsx';
import { FacetPanel } from './facet-panel.tsx';

interface Props {
  /** As the address says, whatever somebody typed there. */
  readonly address: object;
  readonly onSearch: (patch: CataloguePatch) => void;
}

const SIZE = 24;

/** Every published course and pack: a search, what to narrow it by, and how many each choice would leave. */
export function CatalogueScreen({ address, onSearch }: Props) {
  const { t } = useTranslation();
  const search = catalogueSearch.read(address);
  const [typed, type] = useTypedWords(search.q, (q) => onSearch({ q }));
  const [showsFacets, setShowsFacets] = useState(false);
  const { data, error, refetch } = useQuery({
    ...query(api.courses.listCatalogue, { query: { ...search, size: SIZE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes['page']}>
      <div className={classes['head']}>
        <h1>{t('courses.catalogue.title')}</h1>
        <div className={classes['search']}>
          <SearchField label={t('courses.catalogue.search')} value={typed} onChange={type} hotkey />
        </div>
      </div>
      <aside className={classes['facets']} data-shown={showsFacets || undefined}>
        <button
          type="button"
          aria-expanded={showsFacets}
          {...buttonFace('outline', 'md', classes['toFacets'])}
          onClick={() => setShowsFacets(!showsFacets)}
        >
          <Icon of={IconAdjustmentsHorizontal} size={16} />
          {t('courses.catalogue.facets')}
        </button>
        {data && <FacetPanel facets={data.facets} search={search} onSearch={onSearch} />}
      </aside>
      <section className={classes['found']} aria-labelledby="courses-found" aria-busy={!data}>
        <div className={classes['foundHead']}>
          <h2 id="courses-found" role="status">
            {data ? <Total of={data} /> : t('courses.catalogue.loading')}
          </h2>
          <SortField search={search} onSearch={onSearch} />
        </div>
        <ChosenFacets search={search} onSearch={onSearch} />
        {!data && !error && <Waiting />}
        {!data && error && <LoadFailed card error={error} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && <Nothing beyond={data.total > 0} search={search} onSearch={onSearch} />}
        {data && data.rows.length > 0 && (
          <>
            <ul className={classes['cards']}>
              {data.rows.map((course) => (
                <li key={course.courseId}>
                  <CourseTile course={course} />
                </li>
              ))}
            </ul>
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </section>
    </div>
  );
}

function Total({ of: { total, more } }: { readonly of: CourseList }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return <>{t('courses.catalogue.total', { count: total, shown: more ? `${number(total)}+` : number(total) })}</>;
}

function SortField({ search, onSearch }: { readonly search: CatalogueSearch; readonly onSearch: Props['onSearch'] }) {
  const { t } = useTranslation();
  const sorts = catalogueSorts.filter((sort) => sort !== 'best' || search.q);
  return (
    <label className={classes['sort']}>
      <span>{t('courses.catalogue.sort')}</span>
      <select
        value={search.sort ?? (search.q ? 'best' : 'popular')}
        onChange={({ currentTarget }) => onSearch({ sort: sorts.find((one) => one === currentTarget.value) })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`courses.catalogue.sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Waiting() {
  return (
    <div className={classes['cards']}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <CardSkeleton key={card} lines={5} />
      ))}
    </div>
  );
}

interface NothingProps {
  /** The page of the address lies behind the last one: courses left the shelves since. */
  readonly beyond: boolean;
  readonly search: CatalogueSearch;
  readonly onSearch: Props['onSearch'];
}

function Nothing({ beyond, search, onSearch }: NothingProps) {
  const { t } = useTranslation();
  if (beyond) {
    return (
      <Card>
        <EmptyState
          icon={IconBooks}
          title={t('courses.catalogue.beyond.title')}
          action={
            <button type="button" {...buttonFace('outline')} onClick={() => onSearch({ page: undefined })}>
              {t('courses.catalogue.beyond.first')}
            </button>
          }
        />
      </Card>
    );
  }
  const isNarrowed = Object.keys(search).some((name) => name !== 'sort' && name !== 'page');
  if (!isNarrowed) {
    return (
      <Card>
        <EmptyState icon={IconBooks} title={t('courses.catalogue.none.title')}>
          {t('courses.catalogue.none.text')}
        </EmptyState>
      </Card>
    );
  }
  const everything = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
  return (
    <Card>
      <EmptyState
        icon={IconListSearch}
        title={t('courses.catalogue.noMatch.title')}
        action={
          <button type="button" {...buttonFace('outline')} onClick={() => onSearch(everything)}>
            {t('courses.catalogue.noMatch.all')}
          </button>
        }
      >
        {t('courses.catalogue.noMatch.text')}
      </EmptyState>
    </Card>
  );
}

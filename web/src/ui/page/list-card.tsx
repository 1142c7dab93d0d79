import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TablerIcon } from '../controls/icon.tsx';
import { EmptyState } from '../status/empty-state.tsx';
import { type Asked, Loaded } from '../status/loaded.tsx';
import { TableSkeleton } from '../status/skeletons.tsx';
import { Card } from './card.tsx';
import { Pagination } from './pagination.tsx';

/** Rows alone, or with what the server says of them; pages where it says which page this is. */
type Listed =
  | readonly unknown[]
  | {
      readonly rows: readonly unknown[];
      readonly page?: number;
      readonly size?: number;
      readonly total?: number;
    };

interface Empty {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

interface Props<D extends Listed> {
  /** The heading. It is said, not shown, unless `shown`. */
  readonly title: string;
  readonly shown?: boolean | undefined;
  /** A quiet line under a shown heading, and a control right of it. */
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly list: Asked<D>;
  /** A `FilterBar`; it stays in every state. */
  readonly filters?: ReactNode;
  /** While the first rows are on their way, as large as they will be. */
  readonly skeleton?: ReactNode;
  /** Said where there is nothing at all. */
  readonly empty: Empty & { readonly icon: TablerIcon };
  /** Said where nothing fits what was asked for: give it exactly when a filter is on. `onShowAll` takes the filters off. */
  readonly noMatch?: (Empty & { readonly icon?: TablerIcon; readonly onShowAll?: () => void }) | false | undefined;
  /** Where the rows come in pages: goes to another. */
  readonly onPage?: ((page: number) => void) | undefined;
  /** Table or rows, with a `BulkBar` before it where several can be changed at once. */
  readonly children: (data: D) => ReactNode;
}

/** A list as every screen shows it: filters, and under them its skeleton, what failed, why it is empty, or the rows and their pages. */
export function ListCard<D extends Listed>(props: Props<D>) {
  const { title, shown, note, aside, list, filters, skeleton = <TableSkeleton />, empty, noMatch, onPage } = props;
  return (
    <Card flush {...(shown ? { title, note, aside } : { as: 'div' })}>
      {!shown && <h2 className="sr-only">{title}</h2>}
      {filters}
      <Loaded query={list} skeleton={skeleton}>
        {(data) => {
          if (rowsOf(data).length === 0) return <Nothing {...(noMatch || empty)} />;
          return (
            <>
              {props.children(data)}
              {onPage && <Pages of={data} onPage={onPage} />}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

const rowsOf = (data: Listed): readonly unknown[] => ('rows' in data ? data.rows : data);

function Nothing({
  icon = IconListSearch,
  title,
  text,
  action,
  onShowAll,
}: Empty & { readonly icon?: TablerIcon; readonly onShowAll?: () => void }) {
  const { t } = useTranslation();
  const showAll = onShowAll && (
    <Button variant="outline" onClick={onShowAll}>
      {t('ui.list.showAll')}
    </Button>
  );
  return (
    <EmptyState icon={icon} title={title} action={action ?? showAll}>
      {text}
    </EmptyState>
  );
}

function Pages({ of, onPage }: { readonly of: Listed; readonly onPage: (page: number) => void }) {
  if (!('rows' in of) || of.page === undefined || of.size === undefined || of.total === undefined) return null;
  return <Pagination page={of.page} size={of.size} total={of.total} onPage={onPage} />;
}

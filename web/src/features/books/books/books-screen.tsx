import { bookStatus } from '@abhyas/contract/books/shapes';
import { Button, Select } from '@mantine/core';
import { IconBook, IconBooks, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { bookAddress, type BooksPatch, type BooksSearch } from '../addresses.ts';
import { BookForm } from './book-form.tsx';
import { BooksTable } from './books-table.tsx';

interface Props {
  readonly search: BooksSearch;
  readonly onSearch: (patch: BooksPatch) => void;
}

/** Books of the institute. */
export function BooksScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const list = useQuery({ ...query(api.books.listBooks, { query: search }), placeholderData: keepPreviousData });
  const begin = (variant: 'action' | 'filled') =>
    can(me, 'courses.write') && (
      <Button variant={variant} leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setMaking(true)}>
        {t('books.new')}
      </Button>
    );
  const isFiltered = search.search !== undefined || search.status !== undefined;
  return (
    <Page
      title={t('books.title')}
      subtitle={t('books.subtitle')}
      action={
        <>
          <ToOfferedBooks />
          {begin('action')}
        </>
      }
    >
      <ListCard
        title={t('books.title')}
        list={list}
        filters={<Filters search={search} onSearch={onSearch} />}
        empty={{ icon: IconBook, title: t('books.empty'), text: t('books.emptyText'), action: begin('filled') }}
        noMatch={
          isFiltered && {
            title: t('books.noMatch'),
            onShowAll: () => onSearch({ search: undefined, status: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <BooksTable rows={rows} />}
      </ListCard>
      {making && (
        <BookForm onClose={() => setMaking(false)} onSaved={({ bookId }) => void navigate(bookAddress(bookId))} />
      )}
    </Page>
  );
}

function ToOfferedBooks() {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      leftSection={<Icon of={IconBooks} size={16} />}
      renderRoot={(props) => <Link {...props} {...bookAddress('offered')} />}
    >
      {t('books.editions.offered')}
    </Button>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const words = {
    label: t('books.search'),
    value: search.search,
    onChange: (typed: string | undefined) => onSearch({ search: typed }),
  };
  const states = ['', ...bookStatus.options].map((value) => ({
    value,
    label: t(`books.status.${value === '' ? 'all' : value}`),
  }));
  const status = (
    <Select
      key="status"
      size="sm"
      aria-label={t('books.columns.state')}
      data={states}
      value={search.status ?? ''}
      onChange={(value) => onSearch({ status: bookStatus.options.find((one) => one === value) })}
      allowDeselect={false}
    />
  );
  return <FilterBar search={words} fields={[status]} />;
}

import type { BookHit } from '@abhyas/contract/books/reading';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { readAddress } from '../addresses.ts';
import { placeName } from '../contents/line-names.ts';
import classes from './reading.module.css';

/** Fewer letters than these are in every line. */
const FEWEST = 2;

/** Words or a code, found in the open chapters of a book. */
export function FindInBook({ bookId }: { readonly bookId: string }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, type] = useTypedWords(words, setWords);
  const q = words.trim();
  return (
    <div className={classes['find']}>
      <SearchField label={t('books.reading.find.label')} value={typed} onChange={type} />
      {q.length >= FEWEST && <Hits bookId={bookId} q={q} />}
    </div>
  );
}

function Hits({ bookId, q }: { readonly bookId: string; readonly q: string }) {
  const { t } = useTranslation();
  const found = useQuery(query(api.books.findInBook, { params: { bookId }, query: { q } }));
  return (
    <Loaded query={found} skeleton={<ListSkeleton rows={3} />}>
      {({ hits }) =>
        hits.length === 0 ? (
          <Quiet>{t('books.reading.find.nothing')}</Quiet>
        ) : (
          <RowList label={t('books.reading.find.hits')}>
            {hits.map((hit) => (
              <li key={hit.itemId}>
                <Link {...readAddress(bookId, addressOf(hit))}>
                  <b>{placeName(hit, hit.exercise?.number ?? null, t)}</b>
                  <small>{hit.excerpt}</small>
                </Link>
              </li>
            ))}
          </RowList>
        )
      }
    </Loaded>
  );
}

const addressOf = ({ itemId, exercise }: BookHit) => (exercise ? `${exercise.itemId}/${itemId}` : itemId);

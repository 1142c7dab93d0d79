import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { kinds } from '../sending/accepted.ts';
import classes from './library.module.css';
import { type LibraryPatch, type LibrarySearch, shows, sorts } from '../addresses.ts';

interface Props {
  readonly search: LibrarySearch;
  readonly onSearch: (patch: LibraryPatch) => void;
}

/** Kind, search, what is shown and in which order; all of it stands in the address. */
export function LibraryFilters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('media.library.filter')}>
        <Chip on={!search.kind} onClick={() => onSearch({ kind: undefined })}>
          {t('media.library.allKinds')}
        </Chip>
        {kinds.map((kind) => (
          <Chip key={kind} on={search.kind === kind} onClick={() => onSearch({ kind })}>
            {t(`media.files.kindsMany.${kind}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={classes['tools']}>
        <div className={classes['search']}>
          <SearchField size="sm" hotkey label={t('media.library.search')} value={typed} onChange={setTyped} />
        </div>
        <Select
          size="sm"
          aria-label={t('media.library.show.label')}
          allowDeselect={false}
          data={shows.map((value) => ({ value, label: t(`media.library.show.${value}`) }))}
          value={search.show ?? 'all'}
          onChange={(value) => onSearch({ show: shows.find((one) => one === value) })}
        />
        <Select
          size="sm"
          aria-label={t('media.library.sort.label')}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: t(`media.library.sort.${value}`) }))}
          value={search.sort ?? 'newest'}
          onChange={(value) => onSearch({ sort: sorts.find((one) => one === value) })}
        />
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { type AccessPatch, type AccessSearch, learnerStates } from '../addresses.ts';
import classes from './access.module.css';

interface Props {
  readonly search: AccessSearch;
  readonly counts: Readonly<Record<(typeof learnerStates)[number], number>> | undefined;
  readonly onSearch: (patch: AccessPatch) => void;
}

/** How learners stand, and words of their names. */
export function AccessFilters({ search, counts, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('courses.access.filter')}>
        <Chip on={search.state === undefined} onClick={() => onSearch({ state: undefined })}>
          {t('courses.access.all')}
        </Chip>
        {learnerStates.map((state) => (
          <Chip key={state} count={counts?.[state]} on={search.state === state} onClick={() => onSearch({ state })}>
            {t(`courses.access.states.${state}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={classes['search']}>
        <SearchField size="sm" hotkey label={t('courses.access.search')} value={typed} onChange={setTyped} />
      </div>
    </div>
  );
}

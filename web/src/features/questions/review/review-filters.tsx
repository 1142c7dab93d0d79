import type { ReviewScope } from '@abhyas/contract/questions/review';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { useAreas } from '../bank/use-areas.ts';
import { type ReviewPatch, reviewScopes, type ReviewSearch } from '../addresses.ts';
import classes from './review.module.css';

interface Props {
  readonly search: ReviewSearch;
  readonly scope: ReviewScope;
  /** Somebody who may not decide has nothing to review. */
  readonly decides: boolean;
  readonly found: Awaited<ReturnType<typeof api.questions.listReviews>> | undefined;
  readonly onSearch: (patch: ReviewPatch) => void;
}

/** Whose questions, of which subject and author, with which words. */
export function ReviewFilters({ search, scope, decides, found, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [typed, type] = useTypedWords(search.search, (text) =>
    onSearch({ search: text.trim() || undefined, question: undefined }),
  );
  const subjects = [...new Set(useAreas().map(({ subject }) => subject))];
  const narrow = (patch: ReviewPatch) => onSearch({ ...patch, question: undefined });
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('questions.review.scope')}>
        {reviewScopes
          .filter((one) => decides || one !== 'review')
          .map((one) => (
            <Chip
              key={one}
              on={scope === one}
              count={found && number(found.counts[one])}
              onClick={() => narrow({ scope: one, author: undefined })}
            >
              {t(`questions.review.scopes.${one}`)}
            </Chip>
          ))}
      </ChipRow>
      <div className={classes['fields']}>
        <SearchField size="sm" hotkey label={t('questions.review.search')} value={typed} onChange={type} />
        <Select
          size="sm"
          aria-label={t('questions.review.subject')}
          placeholder={t('questions.review.anySubject')}
          data={subjects.map((code) => ({
            value: code,
            label: t(`questions.subjects.${code}`, code),
          }))}
          value={search.subject ?? null}
          onChange={(subject) => narrow({ subject: subject ?? undefined })}
          clearable
        />
        {scope !== 'own' && (
          <Select
            size="sm"
            aria-label={t('questions.review.author')}
            placeholder={t('questions.review.anyAuthor')}
            data={(found?.authors ?? []).map(({ id, name, count }) => ({
              value: id,
              label: `${name} (${number(count)})`,
            }))}
            value={search.author ?? null}
            onChange={(author) => narrow({ author: author ?? undefined })}
            clearable
          />
        )}
      </div>
    </div>
  );
}

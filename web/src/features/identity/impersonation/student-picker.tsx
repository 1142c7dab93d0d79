import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FoundList } from '../../../ui/list/found-list.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';

/** A look at the pages of a student. */
export interface View {
  readonly viewId: string;
  readonly name: string;
}
interface Props {
  /** Why, for the log. */
  readonly reason: string;
  readonly onView: (view: View) => void;
}
/** As much as the log takes. */
const REASON_LENGTH = 300;

/** Whose pages are looked at; each look is written in the log. */
export function StudentPicker({ reason, onView }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTypedWords(words, setWords);
  const found = useQuery({
    ...query(api.identity.findPeople, { query: { search: words, size: 12 } }),
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
  });
  const pick = useChange(
    (accountId: string) => api.identity.startView({ body: { accountId, reason: reason.slice(0, REASON_LENGTH) } }),
    { after: onView },
  );
  const students = words.length > 1 ? (found.data?.rows ?? []).filter(({ role }) => role === 'student') : [];
  return (
    <Stack gap={2}>
      <Quiet as="p" size="sm">
        {t('identity.seenAs.pick')}
      </Quiet>
      <SearchField label={t('identity.seenAs.search')} value={typed} onChange={setTyped} />
      {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isLoading && <ListSkeleton rows={3} />}
      {(words.length < 2 || found.isSuccess) && (
        <FoundList
          label={t('identity.seenAs.found')}
          empty={t(words.length > 1 ? 'identity.seenAs.nobody' : 'identity.seenAs.type')}
        >
          {students.map(({ accountId, name, email, rollNumber }) => (
            <li key={accountId}>
              <Button
                variant="ghost"
                fullWidth
                justify="start"
                disabled={pick.busy}
                onClick={() => pick.send(accountId)}
              >
                {name} <Quiet size="sm">{rollNumber ?? email}</Quiet>
              </Button>
            </li>
          ))}
        </FoundList>
      )}
    </Stack>
  );
}

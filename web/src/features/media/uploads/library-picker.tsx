import type { MediaKind } from '@abhyas/contract/media/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { MediaThumb, useMediaFacts } from './media-facts.tsx';
import classes from './uploads.module.css';

const MOST = 30;

interface Props {
  readonly kind: MediaKind;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChoose: (mediaId: string) => void;
}

/** The files of one kind that the institute has; one of them is chosen. */
export function LibraryPicker({ opened, onClose, ...choices }: Props) {
  const { t } = useTranslation();
  return (
    <SidePanel opened={opened} onClose={onClose} title={t('media.uploads.picker.title')}>
      <Choices {...choices} />
    </SidePanel>
  );
}

function Choices({ kind, onChoose }: Pick<Props, 'kind' | 'onChoose'>) {
  const { t } = useTranslation();
  const facts = useMediaFacts();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedWords(search, setSearch);
  const filter = { size: MOST, ...(kind !== 'file' && { kind }), ...(search && { search }) };
  const list = useQuery({ ...query(api.media.listLibrary, { query: filter }), placeholderData: keepPreviousData });
  const rows = list.data?.rows.filter(({ state }) => state !== 'failed') ?? [];
  return (
    <>
      <SearchField label={t('media.uploads.picker.search')} value={typed} onChange={setTyped} />
      {list.isPending && <ListSkeleton rows={4} />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && (
        <p className={classes['hint']}>{t(search ? 'media.uploads.picker.none' : 'media.uploads.picker.empty')}</p>
      )}
      <ul className={classes['choices']}>
        {rows.map((item) => (
          <li key={item.mediaId}>
            <button type="button" onClick={() => onChoose(item.mediaId)}>
              <MediaThumb item={item} />
              <span>
                <b>{item.fileName}</b>
                <small>{facts(item)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {(list.data?.total ?? 0) > MOST && <p className={classes['hint']}>{t('media.uploads.picker.more')}</p>}
    </>
  );
}

import { Button } from '@mantine/core';
import { IconLink, IconListSearch, IconPhotoVideo } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import classes from './library.module.css';
import { LibraryFilters } from './library-filters.tsx';
import type { LibraryPatch, LibrarySearch } from '../addresses.ts';
import { LibraryTable } from './library-table.tsx';
import { MediaPanel } from './media-panel.tsx';
import { StorageLine } from './storage-line.tsx';

interface Props {
  readonly search: LibrarySearch;
  readonly onSearch: (patch: LibraryPatch) => void;
}

const ASK_AGAIN_MS = 3000;

/** All files of the institute: bring new ones, find old ones, see who uses them and how much room is left. */
export function LibraryScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { file, ...filters } = search;
  const list = useQuery({
    ...query(api.media.listLibrary, { query: filters }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some((row) => row.state === 'working') ? ASK_AGAIN_MS : false),
  });
  const { data } = list;
  return (
    <Page
      title={t('media.library.title')}
      subtitle={t('media.library.subtitle')}
      action={
        <div className={classes['head']}>
          {data && <StorageLine storage={data.storage} />}
          <Link to="/partner/media/links" {...buttonFace('outline', 'md', classes['withIcon'])}>
            <Icon of={IconLink} size={16} />
            {t('media.library.links')}
          </Link>
        </div>
      }
    >
      <UploadPanel />
      <Card flush as="div">
        <h2 className="sr-only">{t('media.library.show.all')}</h2>
        <LibraryFilters search={search} onSearch={onSearch} />
        {list.isPending && <TableSkeleton rows={5} columns={5} />}
        {list.isError && !data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data?.rows.length === 0 && <Nothing filtered={Object.keys(filters).length > 0} onSearch={onSearch} />}
        {data && data.rows.length > 0 && (
          <>
            <LibraryTable rows={data.rows} onOpen={(mediaId) => onSearch({ file: mediaId })} />
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
      <MediaPanel mediaId={file} onClose={() => onSearch({ file: undefined })} />
    </Page>
  );
}

function Nothing({ filtered, onSearch }: { readonly filtered: boolean; readonly onSearch: Props['onSearch'] }) {
  const { t } = useTranslation();
  const clear = { search: undefined, kind: undefined, show: undefined };
  if (!filtered)
    return (
      <EmptyState icon={IconPhotoVideo} title={t('media.library.empty')}>
        {t('media.library.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={IconListSearch}
      title={t('media.library.noMatch')}
      action={
        <Button variant="outline" onClick={() => onSearch(clear)}>
          {t('media.library.showAll')}
        </Button>
      }
    />
  );
}

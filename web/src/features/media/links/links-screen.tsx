import type { HostingLink } from '@abhyas/contract/media/links';
import { Button } from '@mantine/core';
import { IconLink, IconListSearch, IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { AddLink } from './add-link.tsx';
import classes from './links.module.css';
import type { LinksPatch, LinksSearch } from '../addresses.ts';
import { VideoRulesCard } from './video-rules-card.tsx';
import { WatchLink } from './watch-link.tsx';

interface Props {
  readonly search: LinksSearch;
  readonly onSearch: (patch: LinksPatch) => void;
}

/** Videos at other hosts that lessons may show, and what the institute decides about videos. */
export function LinksScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={t('media.links.title')}
      subtitle={t('media.links.subtitle')}
      breadcrumbs={[{ label: t('media.links.library'), to: '/partner/media' }, { label: t('media.links.title') }]}
      action={
        <Button variant="action" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('media.links.add')}
        </Button>
      }
    >
      <Columns kind="aside">
        <List search={search} onSearch={onSearch} />
        <VideoRulesCard />
      </Columns>
      <AddLink opened={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}

function List({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [watched, setWatched] = useState<HostingLink>();
  const { data, error, refetch } = useQuery({
    ...query(api.media.listLinks, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isFiltered = search.search !== undefined;
  return (
    <Card flush label={t('media.links.title')}>
      <Words search={search} onSearch={onSearch} />
      {!data && error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={4} /> : null}
      {data?.rows.length === 0 && (
        <EmptyState
          icon={isFiltered ? IconListSearch : IconLink}
          title={t(isFiltered ? 'media.links.noMatch' : 'media.links.none')}
        >
          {!isFiltered && t('media.links.noneText')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className={classes['list']}>
            {data.rows.map((link) => (
              <Row key={link.linkId} link={link} onWatch={() => setWatched(link)} />
            ))}
          </ul>
          <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
        </>
      )}
      {watched && <WatchLink link={watched} onClose={() => setWatched(undefined)} />}
    </Card>
  );
}

function Words({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['tools']}>
      <SearchField size="sm" hotkey label={t('media.links.search')} value={typed} onChange={setTyped} />
    </div>
  );
}

function Row({ link, onWatch }: { readonly link: HostingLink; readonly onWatch: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const say = useRefusalText();
  const client = useQueryClient();
  const { linkId, title, provider, url, allowed, addedAt } = link;
  const remove = async () => {
    try {
      await api.media.removeLink({ params: { linkId } });
      toast.good(t('media.links.removed', { title }), { text: t('media.links.removedText') });
    } catch (error) {
      toast.bad(say(error));
    }
    await client.invalidateQueries({ queryKey: api.media.listLinks.key });
  };
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <b>{title}</b>
        <span className={classes['url']}>{url}</span>
        <span>
          {t(`media.links.providers.${provider}`)} · {t('media.links.added', { date: format.date(addedAt) })}
        </span>
      </span>
      {!allowed && <Badge tone="warn">{t('media.links.notAllowed')}</Badge>}
      {allowed && <IconButton icon={IconPlayerPlay} label={t('media.links.watchOf', { title })} onClick={onWatch} />}
      <IconButton icon={IconTrash} label={t('media.links.removeOf', { title })} onClick={() => void remove()} />
    </li>
  );
}

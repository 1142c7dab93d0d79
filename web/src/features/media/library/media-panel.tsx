import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { IconDownload, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { MediaStanding } from '../uploads/media-facts.tsx';
import classes from './library.module.css';
import { MediaFacts } from './media-fact-list.tsx';
import { RemoveMedia } from './remove-media.tsx';

export type ShownMedia = Reply<(typeof contract)['media']['showMedia']>;

/** The address of a file is good for five minutes; the panel asks for a new one before. */
const FRESH_MS = 240_000;

/** One file: how it looks, what is known of it, what uses it, and what can be done with it. */
export function MediaPanel({
  mediaId,
  onClose,
}: {
  readonly mediaId: string | undefined;
  readonly onClose: () => void;
}) {
  const shown = useQuery({
    ...query(api.media.showMedia, { params: { mediaId: mediaId ?? '' } }),
    enabled: mediaId !== undefined,
    refetchInterval: FRESH_MS,
  });
  const { data } = shown;
  return (
    <SidePanel opened={mediaId !== undefined} onClose={onClose} title={data?.file.fileName ?? ''}>
      {shown.isPending && <ListSkeleton rows={4} />}
      {shown.isError && !data && <LoadFailed error={shown.error} onRetry={() => void shown.refetch()} />}
      {data && <Shown media={data} onRemoved={onClose} />}
    </SidePanel>
  );
}

function Shown({ media, onRemoved }: { readonly media: ShownMedia; readonly onRemoved: () => void }) {
  const { t } = useTranslation();
  const { file, url } = media;
  return (
    <div className={classes['panel']}>
      <Preview media={media} />
      <MediaStanding item={file} />
      <MediaFacts media={media} />
      <Uses media={media} />
      <div className={classes['buttons']}>
        {file.kind === 'video' && file.state === 'ready' && (
          <AddressLink {...buttonFace('filled', 'md', classes['withIcon'])} to={`/partner/media/${file.mediaId}`}>
            <Icon of={IconPlayerPlay} size={16} />
            {t('media.library.panel.watch')}
          </AddressLink>
        )}
        {url && (
          <a {...buttonFace('outline', 'md', classes['withIcon'])} href={url} download={file.fileName}>
            <Icon of={IconDownload} size={16} />
            {t('media.library.panel.download')}
          </a>
        )}
        <RemoveMedia file={file} onRemoved={onRemoved} />
      </div>
    </div>
  );
}

function Preview({ media: { file } }: { readonly media: ShownMedia }) {
  return file.posterUrl && <img className={classes['preview']} src={file.posterUrl} alt="" />;
}

const knownUsers = new Set(['lesson', 'lesson-version', 'course', 'live-class', 'live-recording', 'card-picture']);

function Uses({ media: { uses } }: { readonly media: ShownMedia }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t('media.library.panel.uses')}</h3>
      {uses.length === 0 && <p className={classes['quiet']}>{t('media.library.panel.usesNone')}</p>}
      <ul className={classes['uses']}>
        {uses.map(({ kind, thingId, title }) => (
          <li key={`${kind} ${thingId}`}>
            <span>{title || '–'}</span>
            <small>{t(`media.library.useKinds.${knownUsers.has(kind) ? kind : 'other'}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

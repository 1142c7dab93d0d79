import type { HostingLink } from '@abhyas/contract/media/links';
import { Modal } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Player } from '../../../ui/player/player.tsx';

/** Plays a link as lessons will. */
export function WatchLink({ link, onClose }: { readonly link: HostingLink; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { linkId, title } = link;
  const ask = useCallback(
    (stream: string | null) =>
      api.media.playLink({ params: { linkId }, query: stream ? { stream } : {} }, { quiet: true }),
    [linkId],
  );
  return (
    <Modal opened size="xl" title={title} onClose={onClose} closeButtonProps={{ 'aria-label': t('ui.close') }}>
      <Player title={title} ask={ask} />
    </Modal>
  );
}

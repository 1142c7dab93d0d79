import type { MediaItem } from '@abhyas/contract/media/shapes';
import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';

const ASK_AGAIN_MS = 2500;

/** One file as it stands; asked again while it is made ready. Null: it does not exist any more. */
export function useMediaItem(mediaId: string | null): { readonly item: MediaItem | null | undefined } {
  const { data } = useQuery({
    ...query(api.media.listMedia, { query: { ids: mediaId ?? '' } }, { quiet: true }),
    enabled: mediaId !== null,
    refetchInterval: ({ state }) => (state.data?.files[0]?.state === 'working' ? ASK_AGAIN_MS : false),
  });
  return { item: mediaId === null || !data ? undefined : (data.files[0] ?? null) };
}

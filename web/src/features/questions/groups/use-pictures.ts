import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';

/** Pictures of a shared stem: kept with the institute's, and found again while one writes. */
export function usePictures(known: Readonly<Record<string, string>> | undefined) {
  const textOf = useRefusalText();
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const house = useMemo(
    () => ({
      upload: async (file: File) => {
        const { mediaId, url, width, height } = await api.media.uploadImage({
          query: { fileName: file.name || 'figure.png' },
          body: file,
        });
        setAdded((before) => ({ ...before, [mediaId]: url }));
        return { mediaId, alt: '', ...(width > 0 && height > 0 && { width, height }) };
      },
      explain: textOf,
    }),
    [textOf],
  );
  return { house, resolve: (mediaId: string): string | undefined => added[mediaId] ?? known?.[mediaId] };
}

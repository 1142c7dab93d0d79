import type { ImageNode } from '@abhyas/contract/rich-text';
import { useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { useEditing } from './editing.ts';

/** The pictures among what was dropped, pasted or chosen. */
export const picturesOf = (files: Iterable<File>): readonly File[] =>
  [...files].filter((file) => file.type.startsWith('image/'));

/** Uploads pictures one after another; each becomes a figure that still needs its words. */
export function useFigureUpload(onFigure: (node: ImageNode) => void) {
  const { rememberImage } = useEditing();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const textOf = useRefusalText();
  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    setProblem(undefined);
    try {
      for (const file of files) {
        const { mediaId, url, width, height } = await api.media.uploadImage({
          query: { fileName: file.name || 'figure.png' },
          body: file,
        });
        rememberImage(mediaId, url);
        onFigure({ type: 'image', attrs: { mediaId, alt: '', ...(width > 0 && height > 0 && { width, height }) } });
      }
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, upload };
}

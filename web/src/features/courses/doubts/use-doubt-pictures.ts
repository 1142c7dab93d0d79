import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';

/** Where pictures of a doubt or an answer are kept while one writes, and their addresses. */
export function useDoubtPictures(staff: boolean, known: Readonly<Record<string, string>> = {}) {
  const explain = useRefusalText();
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const pictures = useMemo(
    () => ({
      upload: async (file: File) => {
        const upload = staff ? api.media.uploadImage : api.courses.uploadDoubtPicture;
        const { mediaId, url, width, height } = await upload({
          query: { fileName: file.name || 'picture.png' },
          body: file,
        });
        setAdded((before) => ({ ...before, [mediaId]: url }));
        return { mediaId, alt: '', ...(width > 0 && height > 0 && { width, height }) };
      },
      explain,
    }),
    [staff, explain],
  );
  return { pictures, resolveImage: (mediaId: string) => added[mediaId] ?? known[mediaId] };
}

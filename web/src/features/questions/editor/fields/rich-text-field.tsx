import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { useMemo } from 'react';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { RichTextInput, type RichTextInputProps } from '../../../../ui/rich-text-editor/rich-text-input.tsx';
import { useEditing } from './editing.ts';
import classes from './fields.module.css';

interface Props extends Pick<RichTextInputProps, 'label' | 'quiet' | 'help' | 'required' | 'size'> {
  readonly value: RichTextDoc;
  readonly onChange: (doc: RichTextDoc) => void;
  /** Path as the server names the field: from it come the errors, and the links of the checks lead to it. */
  readonly path: string;
  /** Instead of what is known about the path. */
  readonly error?: string | undefined;
}

/** A field of the question editor for words with formulas, figures, lists and tables. */
export function RichTextField({ path, error, ...input }: Props) {
  const { errorAt, touch, readOnly, language, imageOf } = useEditing();
  const pictures = usePictureHouse();
  return (
    <div data-field={path} className={classes['richText']}>
      <RichTextInput
        {...input}
        lang={language}
        readOnly={readOnly}
        error={error ?? errorAt(path)}
        onBlur={() => touch(path)}
        pictures={pictures}
        resolveImage={imageOf}
      />
    </div>
  );
}

/** Figures of questions are kept with the institute's pictures; their words are asked for in the text. */
function usePictureHouse() {
  const { rememberImage } = useEditing();
  const textOf = useRefusalText();
  return useMemo(
    () => ({
      upload: async (file: File) => {
        const { mediaId, url, width, height } = await api.media.uploadImage({
          query: { fileName: file.name || 'figure.png' },
          body: file,
        });
        rememberImage(mediaId, url);
        return { mediaId, alt: '', ...(width > 0 && height > 0 && { width, height }) };
      },
      explain: textOf,
    }),
    [rememberImage, textOf],
  );
}

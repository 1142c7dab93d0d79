import { Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import type { Part } from '../form/parts.ts';
import { useEditing } from './editing.ts';
import classes from './fields.module.css';
import { FigureCard } from './figure-card.tsx';
import { picturesOf } from './use-figure-upload.ts';

interface PartProps {
  readonly part: Part;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly rows: number;
  readonly path: string;
  readonly language: string;
  readonly onPart: (part: Part) => void;
  readonly onRemove: () => void;
  readonly onPictures: (files: readonly File[]) => void;
}

/** One part of a field: text to type, a figure with its words, or a passage that is kept as it is. */
export function PartEditor(props: PartProps) {
  const { part, label, onPart, onRemove } = props;
  const { t } = useTranslation();
  const { readOnly, imageOf, errorAt } = useEditing();
  if (part.kind === 'text') return <Source {...props} part={part} />;
  if (part.kind === 'figure')
    return (
      <FigureCard
        node={part.node}
        url={imageOf(part.node.attrs.mediaId)}
        missingWords={errorAt(props.path) !== undefined}
        readOnly={readOnly}
        onChange={(node) => onPart({ ...part, node })}
        onRemove={onRemove}
      />
    );
  return (
    <Notice
      tone="info"
      title={t('questions.editor.kept')}
      action={
        !readOnly && (
          <IconButton icon={IconTrash} label={t('questions.editor.removePart', { label })} onClick={onRemove} />
        )
      }
    >
      <div className={classes['kept']}>
        <RichText doc={{ type: 'doc', content: [part.block] }} resolveImage={imageOf} />
      </div>
    </Notice>
  );
}

function Source({
  part,
  label,
  describedBy,
  invalid,
  rows,
  path,
  language,
  onPart,
  onPictures,
}: PartProps & { readonly part: Part & { readonly kind: 'text' } }) {
  const { touch, readOnly } = useEditing();
  const paste = (event: ClipboardEvent) => {
    const pictures = picturesOf(event.clipboardData.files);
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  };
  return (
    <Textarea
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      error={invalid}
      lang={language}
      autosize
      minRows={rows}
      maxRows={16}
      spellCheck={language === 'en'}
      value={part.source}
      readOnly={readOnly}
      classNames={{ input: classes['source']! }}
      onChange={(event) => onPart({ ...part, source: event.currentTarget.value })}
      onBlur={() => touch(path)}
      onPaste={paste}
    />
  );
}

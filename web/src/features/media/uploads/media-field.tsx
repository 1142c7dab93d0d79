import { Button } from '@mantine/core';
import type { MediaKind } from '@abhyas/contract/media/shapes';
import { IconFolderOpen, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import { LibraryPicker } from './library-picker.tsx';
import { MediaStanding, MediaThumb, useMediaFacts } from './media-facts.tsx';
import { uploadQueue } from '../sending/upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import classes from './uploads.module.css';
import { useMediaItem } from './use-media-item.ts';
import { useUploads } from '../sending/use-uploads.ts';

interface Props {
  /** What the place is for: other files are not offered, and refused. `file` takes all and keeps them as they are. */
  readonly kind: MediaKind;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (mediaId: string | null) => void;
  readonly error?: string | undefined;
  readonly readOnly?: boolean | undefined;
}

/** One file of the library in a form: uploaded in place or chosen, with how far it is. The upload goes on when the form is left. */
export function MediaField({ kind, label, value, onChange, error, readOnly }: Props) {
  const { t } = useTranslation();
  const uploads = useUploads();
  const [key, setKey] = useState<string>();
  const [picking, setPicking] = useState(false);
  const sending = uploads.find((entry) => entry.key === key && entry.state !== 'done');
  // A refused file changes nothing: what was chosen before stays, and is shown.
  const onItsWay = sending !== undefined && sending.state !== 'refused';
  const send = (files: File[]) => {
    if (readOnly) return;
    const [begun] = uploadQueue.add(files.slice(0, 1), kind, onChange);
    setKey(begun);
  };
  return (
    <fieldset className={classes['field']}>
      <legend>{label}</legend>
      <DropZone className={classes['well']} onFiles={send}>
        {sending && (
          <ul>
            <UploadRow entry={sending} />
          </ul>
        )}
        {!sending && value === null && <p className={classes['hint']}>{t('media.uploads.field.none')}</p>}
        {!onItsWay && value !== null && <Chosen mediaId={value} onTake={readOnly ? undefined : () => onChange(null)} />}
        {!readOnly && !onItsWay && (
          <div className={classes['buttons']}>
            <FileButton
              size="sm"
              kind={kind}
              label={t(`media.uploads.field.${value === null ? 'upload' : 'replace'}`)}
              onFiles={send}
            />
            <Button
              variant="ghost"
              size="sm"
              leftSection={<Icon of={IconFolderOpen} size={16} />}
              onClick={() => setPicking(true)}
            >
              {t('media.uploads.field.fromLibrary')}
            </Button>
          </div>
        )}
      </DropZone>
      {error && <FieldError>{error}</FieldError>}
      <LibraryPicker
        kind={kind}
        opened={picking}
        onClose={() => setPicking(false)}
        onChoose={(mediaId) => {
          setPicking(false);
          setKey(undefined);
          onChange(mediaId);
        }}
      />
    </fieldset>
  );
}

function Chosen({ mediaId, onTake }: { readonly mediaId: string; readonly onTake: (() => void) | undefined }) {
  const { t } = useTranslation();
  const facts = useMediaFacts();
  const { item } = useMediaItem(mediaId);
  if (item === undefined) return <p className={classes['hint']}>…</p>;
  return (
    <div className={classes['chosen']}>
      {item && <MediaThumb item={item} />}
      <div>
        <span className={classes['fileName']}>{item?.fileName}</span>
        <small data-bad={item === null || undefined}>{item ? facts(item) : t('media.uploads.field.missing')}</small>
        {item && <MediaStanding item={item} />}
      </div>
      {onTake && (
        <IconButton
          icon={IconX}
          label={t('media.uploads.field.take', { name: item?.fileName ?? '' })}
          onClick={onTake}
        />
      )}
    </div>
  );
}

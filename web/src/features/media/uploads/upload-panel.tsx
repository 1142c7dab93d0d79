import { IconCloudUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import { UploadRow } from './upload-row.tsx';
import classes from './uploads.module.css';
import { uploadQueue } from '../sending/upload-queue.ts';
import { useUploads } from '../sending/use-uploads.ts';

/** Takes files by dropping or choosing, several at once, and shows how each goes; those begun before a reload too. */
export function UploadPanel() {
  const { t } = useTranslation();
  const uploads = useUploads();
  const over = uploads.some(({ state }) => state === 'done' || state === 'refused');
  const arrived = uploads.findLast(({ state }) => state === 'done');
  useEffect(() => {
    void uploadQueue.recall().catch(() => undefined);
  }, []);
  return (
    <DropZone onFiles={(files) => void uploadQueue.add(files)}>
      <Tile icon={IconCloudUpload} size="lg" />
      <div className={classes['zoneText']}>
        <h2>{t('media.uploads.zone')}</h2>
        <p>{t('media.uploads.zoneText')}</p>
      </div>
      <FileButton
        label={t('media.uploads.choose')}
        variant="action"
        multiple
        onFiles={(files) => void uploadQueue.add(files)}
      />
      {uploads.length > 0 && (
        <section className={classes['list']} aria-label={t('media.uploads.title')}>
          <ul>
            {uploads.map((entry) => (
              <UploadRow key={entry.key} entry={entry} />
            ))}
          </ul>
          {over && (
            <button type="button" {...buttonFace('ghost', 'sm')} onClick={() => uploadQueue.clear()}>
              {t('media.uploads.clear')}
            </button>
          )}
        </section>
      )}
      <p className="sr-only" role="status">
        {arrived && t('media.uploads.announce', { name: arrived.fileName })}
      </p>
    </DropZone>
  );
}

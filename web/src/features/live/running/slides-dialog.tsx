import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { MediaField } from '../../media/index.ts';
import { useRoom } from '../room/use-room.ts';

/** Chooses or uploads the PDF that everybody looks at. */
export function SlidesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { visit, room } = useRoom();
  return (
    <FormDialog
      onClose={onClose}
      title={t('live.slides.title')}
      submit={t('live.slides.show')}
      initial={{ mediaId: room.slides?.mediaId ?? null }}
      send={async ({ mediaId }) => {
        await visit.say('chooseSlides', { mediaId });
      }}
    >
      {(fields) => (
        <MediaField
          kind="document"
          label={t('live.slides.file')}
          value={fields.values.mediaId}
          onChange={(mediaId) => fields.set('mediaId', mediaId)}
        />
      )}
    </FormDialog>
  );
}

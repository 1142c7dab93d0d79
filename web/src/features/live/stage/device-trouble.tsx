import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import { useRoom } from '../room/use-room.ts';
import type { RoomMedia } from './room-media.ts';
import { useMediaView } from './use-media.ts';

/** Why a device gives nothing, and what to do about it; a screen that the person did not choose is no trouble. */
export function TroubleOf({ media }: { readonly media: RoomMedia }) {
  const { t } = useTranslation();
  const { trouble } = useMediaView(media);
  if (!trouble || (trouble.source === 'screen' && trouble.why !== 'full')) return null;
  return (
    <Notice tone="warn" live title={t(`live.devices.trouble.${trouble.source}`)}>
      {t(`live.devices.advice.${trouble.why}`)}
    </Notice>
  );
}

export function DeviceTroubleNotice() {
  return <TroubleOf media={useRoom().visit.media} />;
}

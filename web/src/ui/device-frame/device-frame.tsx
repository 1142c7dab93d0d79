import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '../status/chip.tsx';
import classes from './device-frame.module.css';

interface Props {
  /** What is seen in it. */
  readonly title: string;
  readonly src: string;
  /** What the page inside is told (`lib/preview`). */
  readonly name: string;
  /** Another one draws the page anew. */
  readonly version?: string | undefined;
}

const devices = { phone: [390, 760], desktop: [1280, 800] } as const;
type Device = keyof typeof devices;

/** A page of our own in a frame as wide as a phone or a desktop, made smaller where there is less room. */
export function DeviceFrame({ title, src, name, version = '' }: Props) {
  const { t } = useTranslation();
  const [device, setDevice] = useState<Device>('phone');
  const { ref, width: room } = useElementSize();
  const [width, height] = devices[device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div className={classes['frame']}>
      <ChipRow label={t('ui.device.label')}>
        {(['phone', 'desktop'] as const).map((one) => (
          <Chip key={one} on={one === device} onClick={() => setDevice(one)}>
            {t(`ui.device.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <div ref={ref} className={classes['room']} style={{ height: height * scale }}>
        <iframe
          // Its name says as whom the page inside calls, and is read when it begins.
          key={`${name} ${src} ${version}`}
          className={classes['page']}
          title={title}
          name={name}
          src={src}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of our own; what it may not is go elsewhere, open windows and save files
          sandbox="allow-scripts allow-same-origin allow-forms"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

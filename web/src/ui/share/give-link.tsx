import { Button } from '@mantine/core';
import { IconCopy, IconDownload, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { buttonFace } from '../controls/button-face.ts';
import { Icon } from '../controls/icon.tsx';
import { Row } from '../layout/stack.tsx';
import { toast } from '../status/toast.tsx';
import classes from './give-link.module.css';

interface Props {
  /** What the address leads to; the device's own sheet for sending shows it. */
  readonly title: string;
  readonly url: string;
  /** The code for cameras, as SVG. */
  readonly qr?: string | undefined;
  /** Names the code: "QR code of the test". */
  readonly qrLabel?: string | undefined;
  /** The code can be kept as a file under this name, for a print. */
  readonly qrFile?: string | undefined;
}

/** An address to copy, to send with what the device sends with, or to scan. */
export function GiveLink({ title, url, qr, qrLabel = title, qrFile }: Props) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(url)) toast.good(t('ui.share.copied'));
    else toast.bad(t('ui.share.notCopied'));
  };
  const picture = qr === undefined ? undefined : `data:image/svg+xml;utf8,${encodeURIComponent(qr)}`;
  return (
    <>
      <strong className={classes['address']}>{url}</strong>
      <Row>
        <Button variant="outline" leftSection={<Icon of={IconCopy} size={16} />} onClick={() => void copy()}>
          {t('ui.share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="action"
            leftSection={<Icon of={IconShare} size={16} />}
            // Whoever closes the sheet of the device has chosen not to share.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {t('ui.share.send')}
          </Button>
        )}
        {picture && qrFile && (
          <a href={picture} download={qrFile} {...buttonFace('outline')}>
            <Icon of={IconDownload} size={16} />
            {t('ui.share.qrFile')}
          </a>
        )}
      </Row>
      {picture && <img className={classes['qr']} alt={qrLabel} src={picture} />}
    </>
  );
}

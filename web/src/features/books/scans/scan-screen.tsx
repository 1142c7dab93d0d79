import type { ScanWay } from '@abhyas/contract/books/codes';
import { Button } from '@mantine/core';
import { IconCamera, IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { codeIn, elsewhere } from './code-in.ts';
import { FoundCode } from './found-code.tsx';
import classes from './scan.module.css';
import { TypedCode } from './typed-code.tsx';
import { canScan, useCamera } from './use-camera.ts';

export interface AskedCode {
  readonly code: string;
  /** null: it was counted before; whoever read it comes back from signing in. */
  readonly way: ScanWay | null;
}
interface Props {
  /** From the address that was opened. */
  readonly asked: AskedCode | undefined;
  /** Signs in, or up, and comes back to the code. */
  readonly onEnter: (code: string, to: 'login' | 'signup') => void;
}

/** A code of a printed book: read by the camera or typed, and what it opens. */
export function ScanScreen({ asked: given, onEnter }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(given);
  const [camera, setCamera] = useState(false);
  const ask = (code: string, way: ScanWay) => {
    setCamera(false);
    setAsked({ code, way });
  };
  const read = (text: string) => {
    const other = elsewhere(text, location.origin);
    if (other) location.assign(other);
    else ask(codeIn(text), 'camera');
  };
  return (
    <div className={classes['screen']}>
      <h1>{t('books.scan.title')}</h1>
      <Stack>
        {camera && <Camera onRead={read} onType={() => setCamera(false)} />}
        {!camera && asked && (
          <FoundCode
            key={`${asked.code} ${asked.way ?? ''}`}
            asked={asked}
            onEnter={onEnter}
            onOther={(code) => ask(code, 'typed')}
          />
        )}
        {!camera && (
          <Card title={t('books.scan.type')}>
            <Stack>
              <TypedCode onOpen={(code) => ask(code, 'typed')} />
              {canScan() ? (
                <Button
                  variant="outline"
                  leftSection={<Icon of={IconCamera} size={18} />}
                  onClick={() => setCamera(true)}
                >
                  {t('books.scan.camera')}
                </Button>
              ) : (
                <Quiet>{t('books.scan.noCamera')}</Quiet>
              )}
            </Stack>
          </Card>
        )}
      </Stack>
    </div>
  );
}

interface CameraProps {
  readonly onRead: (text: string) => void;
  readonly onType: () => void;
}

function Camera({ onRead, onType }: CameraProps) {
  const { t } = useTranslation();
  const { video, state } = useCamera(onRead);
  return (
    <Card label={t('books.scan.camera')}>
      <Stack>
        {state === 'refused' ? (
          <Notice tone="warn" live>
            {t('books.scan.refused')}
          </Notice>
        ) : (
          <>
            <p>{t('books.scan.hold')}</p>
            <video ref={video} className={classes['video']} muted playsInline aria-label={t('books.scan.seen')} />
            <Quiet>{t('books.scan.notKept')}</Quiet>
          </>
        )}
        <Button variant="filled" leftSection={<Icon of={IconKeyboard} size={18} />} onClick={onType}>
          {t('books.scan.type')}
        </Button>
      </Stack>
    </Card>
  );
}

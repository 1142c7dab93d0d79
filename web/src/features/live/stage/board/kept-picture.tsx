import type { BoardElement } from '@abhyas/contract/live/stage/board';
import { exportToCanvas } from '@excalidraw/excalidraw';
import { Button } from '@mantine/core';
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../lib/save-file.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { isDark, useScheme } from '../../../../ui/theme/use-scheme.ts';
import classes from './board.module.css';
import { sceneOf } from './paper.tsx';

/** Pixels of the longer side: small letters can be read when it is enlarged. */
const LONGEST = 2400;

interface Made {
  readonly canvas?: HTMLCanvasElement;
  readonly failed?: unknown;
}
/** A drawing as a picture: it scrolls with the page, can be enlarged, and be kept as a file. */
export default function KeptPicture({ elements }: { readonly elements: readonly BoardElement[] }) {
  const { t } = useTranslation();
  const { colorScheme } = useScheme();
  const dark = isDark(colorScheme);
  const [isLarge, setLarge] = useState(false);
  const [{ canvas, failed }, setMade] = useState<Made>({});
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOver = false;
    drawn(elements, dark).then(
      (made) => !isOver && setMade({ canvas: made }),
      (error: unknown) => !isOver && setMade({ failed: error }),
    );
    return () => {
      isOver = true;
    };
  }, [elements, dark]);
  useEffect(() => {
    if (canvas) frame.current?.replaceChildren(canvas);
  }, [canvas]);
  if (failed !== undefined) return <LoadFailed error={failed} />;
  return (
    <Stack gap={2}>
      {/* What can be moved is reached by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes['kept']} role="group" aria-label={t('live.board.kept')} tabIndex={0}>
        <div ref={frame} className={classes['picture']} data-large={isLarge || undefined} aria-hidden="true" />
      </div>
      <Row gap={2}>
        <Button
          variant="outline"
          leftSection={<Icon of={isLarge ? IconZoomOut : IconZoomIn} size={16} />}
          onClick={() => setLarge(!isLarge)}
        >
          {t(isLarge ? 'live.board.smaller' : 'live.board.larger')}
        </Button>
        <Button
          variant="outline"
          leftSection={<Icon of={IconDownload} size={16} />}
          disabled={!canvas}
          onClick={() => canvas?.toBlob((file) => file && saveFile(`${t('live.board.title')}.png`, file))}
        >
          {t('live.board.save')}
        </Button>
      </Row>
    </Stack>
  );
}

const drawn = (elements: readonly BoardElement[], dark: boolean): Promise<HTMLCanvasElement> =>
  exportToCanvas({
    elements: sceneOf(elements),
    files: null,
    exportPadding: 24,
    maxWidthOrHeight: LONGEST,
    appState: { exportBackground: true, exportWithDarkMode: dark, viewBackgroundColor: '#ffffff' },
  });

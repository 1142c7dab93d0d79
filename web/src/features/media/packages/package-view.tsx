import { Button } from '@mantine/core';
import { IconArrowsMaximize, IconCloudCheck, IconCloudOff, IconCloudUp, IconEye } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import type { KeptState } from './commit-queue.ts';
import type { PackageProps } from './package-frame.tsx';
import classes from './package-frame.module.css';
import { usePackage } from './use-package.ts';

/** The package (SCORM) of a lesson, on a host of its own, with what is known about what it said. */
export function PackageView({ courseId, lessonId, title = '', preview = false, onDone }: PackageProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const frame = useRef<HTMLIFrameElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { sitting, error, kept, open } = usePackage(frame, { courseId, lessonId, title, preview, onDone });
  const again = (
    <Button size="sm" variant="outline" onClick={open}>
      {t('media.packages.openAgain')}
    </Button>
  );
  if (error !== null) {
    return (
      <Notice tone="bad" live action={again}>
        {say(error)}
      </Notice>
    );
  }
  return (
    <div className={classes['package']} ref={whole}>
      {kept === 'closed' && (
        <Notice tone="warn" live title={t('media.packages.closed')} action={again}>
          {t('media.packages.closedWhy')}
        </Notice>
      )}
      <div className={classes['frame']}>
        {sitting ? (
          <iframe
            ref={frame}
            key={sitting.sittingId}
            title={title || t('media.packages.title')}
            src={sitting.frameUrl}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it keeps the origin of the content host, which is not that of the page
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
            allow="fullscreen; autoplay"
            inert={kept === 'closed'}
          />
        ) : (
          <Skeleton height={380} />
        )}
      </div>
      <div className={classes['bar']}>
        {preview ? <Status icon={IconEye} text={t('media.packages.preview')} /> : <Kept state={kept} />}
        <Button
          size="sm"
          variant="ghost"
          leftSection={<Icon of={IconArrowsMaximize} />}
          disabled={!sitting}
          onClick={() => void whole.current?.requestFullscreen()}
        >
          {t('media.packages.fullScreen')}
        </Button>
      </div>
    </div>
  );
}

const icons = { kept: IconCloudCheck, saving: IconCloudUp, waiting: IconCloudOff, closed: IconCloudOff } as const;

function Kept({ state }: { readonly state: KeptState }) {
  const { t } = useTranslation();
  return <Status icon={icons[state]} tone={state} text={t(`media.packages.states.${state}`)} />;
}

function Status({
  icon,
  tone,
  text,
}: {
  readonly icon: typeof IconEye;
  readonly tone?: KeptState;
  readonly text: string;
}) {
  return (
    <span className={classes['state']} data-state={tone} role="status">
      <Icon of={icon} />
      {text}
    </span>
  );
}

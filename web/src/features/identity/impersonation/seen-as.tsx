import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { nameOfFrame, onPreviewEnd } from '../../../lib/preview/framing.ts';
import { can, useMe } from '../../../lib/session.ts';
import { DeviceFrame } from '../../../ui/device-frame/device-frame.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { StudentPicker, type View } from './student-picker.tsx';

interface Props {
  /** What is looked at, for the title of the frame and for the reason in the log. */
  readonly title: string;
  /** Addresses that a visitor and a student come to. */
  readonly visitor: string;
  readonly student: string;
  /** Another one draws the pages anew. */
  readonly version?: string | undefined;
}

/** The pages of visitors and students themselves, in a frame: as a visitor, or as one student, whose pages are only looked at. */
export function SeenAs({ title, visitor, student, version }: Props) {
  const { t } = useTranslation();
  const mayLook = can(useMe(), 'people.impersonate');
  const [as, setAs] = useState<'visitor' | 'student'>('visitor');
  return (
    <Stack gap={3}>
      {mayLook && (
        <ChipRow label={t('identity.seenAs.who')}>
          {(['visitor', 'student'] as const).map((who) => (
            <Chip key={who} on={who === as} onClick={() => setAs(who)}>
              {t(`identity.seenAs.${who}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {as === 'visitor' ? (
        <DeviceFrame version={version} title={title} src={visitor} name={nameOfFrame()} />
      ) : (
        <OfStudent version={version} title={title} src={student} />
      )}
      <Quiet as="p" size="sm">
        {t('identity.seenAs.onlyLooked')}
      </Quiet>
    </Stack>
  );
}

interface FrameProps extends Pick<Props, 'title' | 'version'> {
  readonly src: string;
}

/** The pages of one student, who is chosen first. The look ends with the choice of another, or when the screen is left. */
function OfStudent({ title, src, version }: FrameProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>();
  const [isOver, setOver] = useState(false);
  const viewId = view?.viewId;
  useEffect(() => {
    if (viewId === undefined) return undefined;
    const stop = onPreviewEnd(() => {
      setOver(true);
      setView(undefined);
    });
    return () => {
      stop();
      // One that cannot be ended now, or whose page is gone, ends by itself after its half hour.
      void api.identity.endView({ params: { viewId } }, { quiet: true }).catch(() => undefined);
    };
  }, [viewId]);
  if (!view)
    return (
      <>
        {isOver && (
          <Notice tone="info" live>
            {t('errors.VIEW_ENDED')}
          </Notice>
        )}
        <StudentPicker reason={t('identity.seenAs.reason', { title })} onView={setView} />
      </>
    );
  const another = () => {
    setOver(false);
    setView(undefined);
  };
  return (
    <>
      <Row justify="between" gap={3}>
        <Quiet size="sm">{t('identity.seenAs.looking', { name: view.name })}</Quiet>
        <Button size="sm" variant="ghost" onClick={another}>
          {t('identity.seenAs.another')}
        </Button>
      </Row>
      <DeviceFrame version={version} title={title} src={src} name={nameOfFrame(view.viewId)} />
    </>
  );
}

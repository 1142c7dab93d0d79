import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { useRoom } from '../room/use-room.ts';
import { playThrough } from './loudspeaker.ts';
import classes from './stage.module.css';
import { type ShownFeed, shownFeeds, useMediaView } from './use-media.ts';

/** The voices of the room. A browser that plays nothing before a tap gets a button for it. */
export function Sounds() {
  const { t } = useTranslation();
  const { room, visit } = useRoom();
  const view = useMediaView(visit.media);
  const voices = shownFeeds(room, view).filter(({ source }) => source === 'mic');
  const [isBlocked, setBlocked] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <>
      {voices.map((voice) => (
        <Voice key={`${voice.slot} ${round}`} voice={voice} speaker={view.speaker} onBlocked={() => setBlocked(true)} />
      ))}
      {isBlocked && voices.length > 0 && (
        <div className={classes['tap']} role="alert">
          <Button
            variant="action"
            size="lg"
            leftSection={<Icon of={IconVolume} />}
            onClick={() => {
              setBlocked(false);
              setRound(round + 1);
            }}
          >
            {t('live.stage.tapToHear')}
          </Button>
        </div>
      )}
    </>
  );
}

interface VoiceProps {
  readonly voice: ShownFeed;
  readonly speaker: string | undefined;
  readonly onBlocked: () => void;
}
function Voice({ voice: { track, slot }, speaker, onBlocked }: VoiceProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const blocked = useRef(onBlocked);
  useEffect(() => {
    blocked.current = onBlocked;
  });
  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') blocked.current();
    });
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  useEffect(() => {
    if (audio.current) void playThrough(audio.current, speaker);
  }, [speaker]);
  // Live speech has no captions beforehand.
  return <audio ref={audio} data-slot={slot} />;
}

import type { Card } from '@abhyas/contract/flashcards/cards';
import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Kbd } from '../../../../ui/controls/kbd.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';

type Sound = NonNullable<Card['sound']>;

/** One sound at a time: the one before stops. */
let playing: HTMLAudioElement | undefined;
export function playSound(url: string): void {
  playing?.pause();
  playing = new Audio(url);
  // A browser may refuse to play before anything was touched; the button is there.
  playing.play().catch(() => undefined);
}

/** What the back says is heard once the card is turned. Pure. */
export const isHeard = ({ side }: Sound, turned: boolean): boolean => turned || side === 'front';

interface Props {
  readonly sound: Sound;
  /** The key that plays it, where there is one. */
  readonly byKey?: string | undefined;
}

/** Plays what a side of a card says. */
export function CardSound({ sound: { url }, byKey }: Props) {
  const { t } = useTranslation();
  if (url === null) return <Quiet size="sm">{t('flashcards.sound.storing')}</Quiet>;
  return (
    <Button
      variant="outline"
      size="sm"
      leftSection={<Icon of={IconVolume} size={16} />}
      rightSection={byKey && <Kbd>{byKey}</Kbd>}
      onClick={() => playSound(url)}
    >
      {t('flashcards.sound.play')}
    </Button>
  );
}

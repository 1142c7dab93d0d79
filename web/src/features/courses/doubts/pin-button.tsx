import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import { IconClock, IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { useDoubtWords } from './doubt-words.ts';
import classes from './doubts.module.css';

interface Props {
  readonly pin: DoubtPin;
  /** Goes there; without it, it is only said. */
  readonly onSeek?: ((pin: DoubtPin) => void) | undefined;
}

/** The second or page that a doubt is about. */
export function PinButton({ pin, onSeek }: Props) {
  const { t } = useTranslation();
  const words = useDoubtWords();
  const content = (
    <>
      <Icon of={pin.at === 'second' ? IconClock : IconFile} size={14} />
      {words.pin(pin)}
    </>
  );
  return onSeek ? (
    <button
      type="button"
      className={classes['pin']}
      aria-label={t('courses.doubts.goTo', { place: words.pin(pin) })}
      onClick={() => onSeek(pin)}
    >
      {content}
    </button>
  ) : (
    <span className={classes['pin']}>{content}</span>
  );
}

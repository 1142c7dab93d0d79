import { IconBadgeCc } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../player.module.css';
import type { Captions } from './use-captions.tsx';
import { type Choices, speeds } from './use-choices.ts';

/** The speed; a press goes to the next, from the fastest to the slowest. */
export function SpeedButton({ choices }: { readonly choices: Choices }) {
  const { t, i18n } = useTranslation();
  const shown = `${new Intl.NumberFormat(i18n.language).format(choices.speed)}×`;
  const next = speeds.find((speed) => speed > choices.speed) ?? speeds[0] ?? 1;
  return (
    <button
      type="button"
      className={`${classes['quick']} ${classes['rate']}`}
      aria-label={`${t('ui.player.speed')}: ${shown}`}
      onClick={() => choices.setSpeed(next)}
    >
      {shown}
    </button>
  );
}

/** Shows captions, or hides them. */
export function CaptionsButton({ captions }: { readonly captions: Captions }) {
  const { t } = useTranslation();
  const isOn = captions.shown >= 0;
  return (
    <button
      type="button"
      className={classes['quick']}
      aria-pressed={isOn}
      aria-label={t('ui.player.captions')}
      onClick={() => captions.show(isOn ? -1 : 0)}
    >
      <IconBadgeCc size={22} stroke={1.75} />
    </button>
  );
}

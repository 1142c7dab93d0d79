import { IconSettings } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../player.module.css';
import { useNewest } from '../use-newest.ts';
import type { Captions } from './use-captions.tsx';
import { type Choices, speeds } from './use-choices.ts';
import { AUTO, SOUND_ONLY, type Source } from './use-source.ts';

interface SettingsProps {
  readonly source: Source;
  readonly captions: Captions;
  readonly choices: Choices;
  /** The sound alone can be chosen. */
  readonly soundOnly: boolean;
}

/** Quality, speed and captions. It lies inside the player, so that it is there in full screen as well. */
export function SettingsPanel({ source, captions, choices, soundOnly }: SettingsProps) {
  const { t, i18n } = useTranslation();
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useOutside(box, opened, () => setOpened(false));
  const auto = source.height > 0 ? t('ui.player.autoNow', { height: source.height }) : t('ui.player.auto');
  const qualities = [
    ...(source.rungs.length > 0 ? [{ value: AUTO, label: source.chosen === AUTO ? auto : t('ui.player.auto') }] : []),
    ...source.rungs.toReversed().map(({ index, height }) => ({ value: index, label: `${height}p` })),
    ...(soundOnly ? [{ value: SOUND_ONLY, label: t('ui.player.soundOnly') }] : []),
  ];
  const number = new Intl.NumberFormat(i18n.language);
  // Letters and arrows mean the choices here, not the video.
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    setOpened(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={box} className={classes['settings']} role="group" aria-label={t('ui.player.settings')} onKeyDown={keys}>
      <button
        type="button"
        aria-expanded={opened}
        aria-controls={panelId}
        aria-label={t('ui.player.settings')}
        onClick={() => setOpened(!opened)}
      >
        <IconSettings size={20} />
      </button>
      <div id={panelId} className={classes['panel']} hidden={!opened}>
        {qualities.length > 0 && (
          <Group title={t('ui.player.quality')} options={qualities} value={source.chosen} onChange={source.choose} />
        )}
        <Group
          title={t('ui.player.speed')}
          options={speeds.map((value) => ({ value, label: `${number.format(value)}×` }))}
          value={choices.speed}
          onChange={choices.setSpeed}
        />
        {captions.languages.length > 0 && (
          <Group
            title={t('ui.player.captions')}
            options={[
              { value: -1, label: t('ui.player.noCaptions') },
              ...captions.languages.map(({ label }, value) => ({ value, label })),
            ]}
            value={captions.shown}
            onChange={captions.show}
          />
        )}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Group({ title, options, value, onChange }: GroupProps): ReactNode {
  const name = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Tells when somebody presses outside. */
function useOutside(box: React.RefObject<HTMLElement | null>, active: boolean, onOutside: () => void): void {
  const told = useNewest(onOutside);
  useEffect(() => {
    if (!active) return;
    const press = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) told.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [box, active, told]);
}

import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PaletteMark, paletteStates } from '../../../../../ui/palette-tile/palette-tile.tsx';
import { countStates, sectionOf, type StateCounts } from '../../console-state.ts';
import type { ConsoleScene } from '../console-scene.ts';
import classes from './section-tabs.module.css';

/** The sections on top; pointing at one, or reaching it with the keyboard, shows its counts of all five states. */
export function SectionTabs({ scene, panelId }: { readonly scene: ConsoleScene; readonly panelId: string }) {
  const { t } = useTranslation();
  const { sheet, state, act } = scene;
  const current = sectionOf(state, state.current);
  const [shown, setShown] = useState<number>();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return setShown(undefined);
    const next = neighbour(event.key, current, sheet.sections.length);
    if (next === undefined) return;
    event.preventDefault();
    act({ type: 'section', index: next });
    setShown(undefined);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t('assessments.console.sections')}
      className={classes['tabs']}
      onKeyDown={onKeyDown}
    >
      {sheet.sections.map((section, index) => (
        <Tab
          key={section.id}
          title={section.title}
          counts={countStates(state, state.sections[index])}
          selected={index === current}
          panelId={panelId}
          cardShown={shown === index}
          onShow={(on) => setShown(on ? index : undefined)}
          onOpen={() => act({ type: 'section', index })}
        />
      ))}
    </div>
  );
}

interface TabProps {
  readonly title: string;
  readonly counts: StateCounts;
  readonly selected: boolean;
  readonly panelId: string;
  readonly cardShown: boolean;
  readonly onShow: (on: boolean) => void;
  readonly onOpen: () => void;
}

function Tab({ title, counts, selected, panelId, cardShown, onShow, onOpen }: TabProps) {
  const { t } = useTranslation();
  const id = useId();
  const of = paletteStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <div
      className={classes['place']}
      role="presentation"
      onMouseEnter={() => onShow(true)}
      onMouseLeave={() => onShow(false)}
    >
      <button
        type="button"
        role="tab"
        aria-selected={selected}
        aria-controls={panelId}
        aria-describedby={id}
        tabIndex={selected ? 0 : -1}
        className={classes['tab']}
        onClick={onOpen}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onShow(true)}
        onBlur={() => onShow(false)}
      >
        {title}
        <span className={classes['count']}>
          {counts.answered + counts.answeredMarked} / {of}
        </span>
      </button>
      <div id={id} role="tooltip" className={classes['card']} hidden={!cardShown}>
        <ul>
          {paletteStates.map((state) => (
            <li key={state}>
              <PaletteMark state={state}>{counts[state]}</PaletteMark>
              <span>{t(`ui.palette.${state}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function neighbour(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

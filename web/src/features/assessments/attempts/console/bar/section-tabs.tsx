import { IconLock } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { PaletteMark, paletteStates } from '../../../../../ui/palette-tile/palette-tile.tsx';
import { countStates, isOpen, sectionOf, type StateCounts } from '../../console-state.ts';
import type { ConsoleScene } from '../console-scene.ts';
import { groupSections, type SectionGroup } from '../section-groups.ts';
import classes from './section-tabs.module.css';
import { SectionTime } from './section-time.tsx';

/** The sections on top; pointing at one, or reaching it with the keyboard, shows its counts of all five states. */
export function SectionTabs({ scene, panelId }: { readonly scene: ConsoleScene; readonly panelId: string }) {
  const { t } = useTranslation();
  const { sheet, state, act } = scene;
  const groups = groupSections(sheet.sections);
  const section = sectionOf(state, state.current);
  const current = groups.findIndex(({ sections }) => sections.includes(section));
  const enter = useLastSections(groups, section);
  const [shown, setShown] = useState<number>();
  const go = (to: number) => act({ type: 'section', index: enter(to) });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return setShown(undefined);
    const next = neighbour(event.key, current, groups.length);
    if (next === undefined) return;
    event.preventDefault();
    if (!isOpen(state, enter(next))) return;
    go(next);
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
      {groups.map((group, index) => (
        <Tab
          key={group.sections[0]}
          scene={scene}
          group={group}
          selected={index === current}
          panelId={panelId}
          cardShown={shown === index}
          onShow={(on) => setShown(on ? index : undefined)}
          onGo={() => go(index)}
        />
      ))}
    </div>
  );
}

/** Who comes back to a subject goes on in the part of it that was left. */
function useLastSections(groups: readonly SectionGroup[], section: number) {
  const left = useRef<ReadonlyMap<number, number>>(new Map());
  const enter = (group: number) => {
    const first = groups[group]!.sections[0]!;
    return left.current.get(first) ?? first;
  };
  useEffect(() => {
    const first = groups.find(({ sections }) => sections.includes(section))?.sections[0];
    if (first !== undefined) left.current = new Map([...left.current, [first, section]]);
  });
  return enter;
}

interface TabProps {
  readonly scene: ConsoleScene;
  readonly group: SectionGroup;
  readonly selected: boolean;
  readonly panelId: string;
  readonly cardShown: boolean;
  readonly onShow: (on: boolean) => void;
  readonly onGo: () => void;
}

function Tab({ scene, group, selected, panelId, cardShown, onShow, onGo }: TabProps) {
  const id = useId();
  const { state } = scene;
  const [first] = group.sections;
  const counts = countStates(
    state,
    group.sections.flatMap((index) => state.sections[index]!),
  );
  const of = paletteStates.reduce((sum, one) => sum + counts[one], 0);
  const locked = !isOpen(state, first!);
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
        aria-disabled={locked || undefined}
        tabIndex={selected ? 0 : -1}
        className={classes['tab']}
        onClick={() => !locked && onGo()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onShow(true)}
        onBlur={() => onShow(false)}
      >
        {locked && <Icon of={IconLock} size={15} />}
        <span className={classes['title']}>{group.title}</span>
        <span className={classes['count']}>
          {counts.answered + counts.answeredMarked} / {of}
        </span>
        <SectionTime scene={scene} index={first!} />
      </button>
      <CountCard id={id} counts={counts} hidden={!cardShown} />
    </div>
  );
}

interface CardProps {
  readonly id: string;
  readonly counts: StateCounts;
  readonly hidden: boolean;
}

function CountCard({ id, counts, hidden }: CardProps) {
  const { t } = useTranslation();
  return (
    <div id={id} role="tooltip" className={classes['card']} hidden={hidden}>
      <ul>
        {paletteStates.map((state) => (
          <li key={state}>
            <PaletteMark state={state}>{counts[state]}</PaletteMark>
            <span>{t(`ui.palette.${state}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function neighbour(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

import '@mantine/core/styles/Divider.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../lib/institute.ts';
import { useMe } from '../../lib/session.ts';
import { Kbd } from '../../ui/controls/kbd.tsx';
import { Icon, type TablerIcon } from '../../ui/controls/icon.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { FoundPreview } from './found-preview.tsx';
import { paletteActions } from './palette-actions.ts';
import classes from './palette-dialog.module.css';
import { recentThings, rememberThing } from './recent-things.ts';
import { useActionRunner } from './use-action-runner.ts';
import { KindChips } from './kind-chips.tsx';
import { type FoundKind, type FoundThing, useFoundThings } from './use-found-things.ts';

const QUIET_MS = 150;
/** Of each kind, where all are shown. */
const EACH = 4;

/** Whether the palette is open and which of its lines is at hand; the preview beside the list reads it too. */
const [paletteStore, palette] = createSpotlight();
export { palette };

/** One line of the palette. */
interface Line {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly icon: TablerIcon;
  readonly thing?: FoundThing;
  readonly run: () => void;
}
interface Group {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Things that are found by the words typed, and everything one can go to or do from here; both by area and rights. */
export function PaletteDialog() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<FoundKind>();
  const field = useRef<HTMLInputElement>(null);
  const choose = (chosen: FoundKind | undefined) => {
    setKind(chosen);
    paletteStore.updateState((state) => ({ ...state, selected: -1 }));
    // The arrows and Enter belong to the field.
    field.current?.focus();
  };
  const found = useFound(typed);
  const groups = usePaletteGroups(typed, kind, found).filter(({ lines }) => lines.length > 0);
  const lines = groups.flatMap((group) => group.lines);
  const { selected } = useSpotlight(paletteStore);
  return (
    <Spotlight.Root
      store={paletteStore}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={() => setKind(undefined)}
      shortcut={null}
      centered={false}
      size={860}
      classNames={{ content: classes['dialog']!, action: classes['action']!, actionsGroup: classes['group']! }}
      zIndex={950}
      overlayProps={{ zIndex: 940 }}
      attributes={{ content: { 'aria-label': t('app.palette.title') } }}
      transitionProps={{ duration: 0 }}
    >
      <Spotlight.Search
        ref={field}
        leftSection={<Icon of={IconSearch} />}
        placeholder={t('app.palette.placeholder')}
        aria-label={t('app.palette.placeholder')}
      />
      <KindChips found={found} chosen={kind} onChoose={choose} />
      <div className={classes['panes']}>
        {lines.length > 0 ? <Lines key={kind ?? 'all'} groups={groups} /> : <Nothing words={typed.trim()} />}
        <FoundPreview thing={lines[Math.max(0, selected)]?.thing} />
      </div>
      <Keys />
    </Spotlight.Root>
  );
}

/** Nothing fits; or a kind was chosen and nothing was typed so far. */
function Nothing({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes['list']}>
      <EmptyState icon={IconSearch} title={t(words === '' ? 'app.found.how' : 'app.palette.nothing')}>
        {t(words === '' ? 'app.found.howText' : 'app.found.nothing', { words })}
      </EmptyState>
    </div>
  );
}

/** What the keyboard does here. */
function Keys() {
  const { t } = useTranslation();
  return (
    <p className={classes['keys']}>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('app.found.keys.move')} <Kbd>Enter</Kbd> {t('app.found.keys.open')} <Kbd>Tab</Kbd>{' '}
      {t('app.found.keys.kinds')}
    </p>
  );
}

/** The first line is at hand wherever none is: results come after the words were typed, and another kind makes the list anew. */
function useFirstAtHand(groups: readonly Group[]): void {
  const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => id)).join(' ');
  useEffect(() => {
    const list = document.querySelector(`#${CSS.escape(paletteStore.getState().listId)}`);
    if (ids === '' || list?.querySelector('[data-selected]')) return;
    // As Spotlight itself marks the line that Enter opens.
    list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    paletteStore.updateState((state) => ({ ...state, selected: 0 }));
  }, [ids]);
}

function Lines({ groups }: { readonly groups: readonly Group[] }) {
  useFirstAtHand(groups);
  return (
    <Spotlight.ActionsList className={classes['list']!}>
      {groups.map(({ name, lines: ofGroup }) => (
        <Spotlight.ActionsGroup key={name} label={name}>
          {ofGroup.map(({ id, label, note, icon, run }) => (
            <Spotlight.Action
              key={id}
              label={label}
              {...(note && { description: note })}
              highlightQuery
              leftSection={<Icon of={icon} />}
              onClick={run}
            />
          ))}
        </Spotlight.ActionsGroup>
      ))}
    </Spotlight.ActionsList>
  );
}

/** What the words typed may mean, after a moment of quiet; undefined where none were typed. */
function useFound(typed: string): FoundThing[] | undefined {
  const words = typed.trim();
  const [asked] = useDebouncedValue(words, QUIET_MS);
  const found = useFoundThings(asked, useInstitute(), useMe());
  return words === '' ? undefined : found;
}

/** Groups of the palette: what was found or opened last, where one can go, what one can do. */
function usePaletteGroups(typed: string, kind: FoundKind | undefined, found: FoundThing[] = []): Group[] {
  const { t } = useTranslation();
  const router = useRouter();
  const settings = useInstitute();
  const me = useMe();
  const run = useActionRunner(router);
  const words = typed.trim();
  const account = me?.account.accountid ?? '';
  const wanted = found.filter((thing) => kind === undefined || thing.kind === kind);
  const ofThing = (thing: FoundThing): Line => ({
    id: thing.to,
    label: thing.label,
    note: thing.note,
    icon: thing.icon,
    thing,
    run: () => {
      rememberThing(account, thing);
      void router.navigate({ href: thing.to });
    },
  });
  const recent = recentThings(account).filter((thing) => kind === undefined || thing.kind === kind);
  const actions = (kind === undefined ? paletteActions(settings, me) : []).filter(({ label }) =>
    t(label).toLowerCase().includes(words.toLowerCase()),
  );
  return [
    ...(words === '' ? [{ name: t('app.found.recent'), lines: recent.map(ofThing) }] : []),
    // The server has decided that it fits, also where a slip was forgiven.
    ...[...Map.groupBy(wanted, (thing) => thing.kind)].map(([ofKind, things]) => ({
      name: t(`app.palette.kinds.${ofKind}`),
      lines: (kind === undefined ? things.slice(0, EACH) : things).map(ofThing),
    })),
    ...[...Map.groupBy(actions, (action) => action.group)].map(([group, ofGroup]) => ({
      name: t(`app.palette.groups.${group}`),
      lines: ofGroup.map((action) => ({
        id: action.id,
        label: t(action.label),
        icon: action.icon,
        run: () => run(action),
      })),
    })),
  ];
}

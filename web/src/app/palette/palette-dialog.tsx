import '@mantine/core/styles/Divider.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../lib/institute.ts';
import { useMe } from '../../lib/session.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { paletteActions } from './palette-actions.ts';
import { useActionRunner } from './use-action-runner.ts';
import { useFoundThings } from './use-found-things.ts';
import classes from './palette-dialog.module.css';

const QUIET_MS = 150;

/** Things that are found by the words typed, and everything one can go to or do from here; both by area and rights. */
export function PaletteDialog() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <Spotlight
      query={typed}
      onQueryChange={setTyped}
      actions={usePaletteGroups(typed)}
      shortcut={null}
      scrollable
      highlightQuery
      nothingFound={t('app.palette.nothing')}
      searchProps={{
        leftSection: <Icon of={IconSearch} />,
        placeholder: t('app.palette.placeholder'),
        'aria-label': t('app.palette.placeholder'),
      }}
      classNames={{
        content: classes['dialog']!,
        action: classes['action']!,
        actionsGroup: classes['group']!,
      }}
      zIndex={950}
      overlayProps={{ zIndex: 940 }}
      attributes={{ content: { 'aria-label': t('app.palette.title') } }}
      transitionProps={{ duration: 0 }}
    />
  );
}

/** Groups of the palette: what was found, where one can go, what one can do. */
function usePaletteGroups(typed: string): SpotlightActionGroupData[] {
  const { t } = useTranslation();
  const router = useRouter();
  const settings = useInstitute();
  const me = useMe();
  const run = useActionRunner(router);
  const [words] = useDebouncedValue(typed.trim(), QUIET_MS);
  const found = Map.groupBy(useFoundThings(words, settings, me), ({ kind }) => kind);
  const groups = [...Map.groupBy(paletteActions(settings, me), (action) => action.group)];
  return [
    ...[...found].map(([kind, things]) => ({
      group: t(`app.palette.kinds.${kind}`),
      actions: things.map(({ to, label, note, icon }) => ({
        id: to,
        label,
        description: note,
        // The server has decided that it fits, also where a slip was forgiven.
        keywords: [typed],
        leftSection: <Icon of={icon} />,
        onClick: () => void router.navigate({ href: to }),
      })),
    })),
    ...groups.map(([group, actions]) => ({
      group: t(`app.palette.groups.${group}`),
      actions: actions.map((action) => ({
        id: action.id,
        label: t(action.label),
        keywords: [action.id],
        leftSection: <Icon of={action.icon} />,
        onClick: () => run(action),
      })),
    })),
  ];
}

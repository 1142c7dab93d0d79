import '@mantine/core/styles/Divider.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../lib/institute.ts';
import { useMe } from '../../lib/session.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { paletteActions } from './palette-actions.ts';
import { useActionRunner } from './use-action-runner.ts';
import classes from './palette-dialog.module.css';

/** Everything one can go to or do from here, by area and rights. */
export function PaletteDialog() {
  const { t } = useTranslation();
  const router = useRouter();
  const settings = useInstitute();
  const me = useMe();
  const run = useActionRunner(router);
  const groups = [...Map.groupBy(paletteActions(settings, me), (action) => action.group)];
  return (
    <Spotlight
      actions={groups.map(([group, actions]) => ({
        group: t(`app.palette.groups.${group}`),
        actions: actions.map((action) => ({
          id: action.id,
          label: t(action.label),
          keywords: [action.id],
          leftSection: <Icon of={action.icon} />,
          onClick: () => run(action),
        })),
      }))}
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

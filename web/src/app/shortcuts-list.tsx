import { useTranslation } from 'react-i18next';
import { commandKey } from '../lib/keyboard.ts';
import { ShortcutsModal } from '../ui/overlays/shortcuts-modal.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The keys that work on every page. */
export function ShortcutsList({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const groups = [
    {
      title: t('app.shortcuts.everywhere'),
      shortcuts: [
        { keys: [commandKey, 'K'], label: t('app.shortcuts.palette') },
        { keys: ['/'], label: t('app.shortcuts.search') },
        { keys: ['?'], label: t('app.shortcuts.list') },
        { keys: ['Esc'], label: t('app.shortcuts.close') },
      ],
    },
  ];
  return <ShortcutsModal opened={opened} onClose={onClose} groups={groups} />;
}

import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../ui/controls/search-field.tsx';
import { deferredThemed } from '../ui/theme/deferred-themed.tsx';
import { commandKey } from '../lib/command-key.ts';
import { onPageCommand } from './page-commands.ts';

const ShortcutsModal = deferredThemed(async () => (await import('../ui/overlays/shortcuts-modal.tsx')).ShortcutsModal);

/** The list of shortcuts under `?`; its code comes when it is first asked for. */
export function Shortcuts() {
  const { t } = useTranslation();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const open = useCallback(() => setState('open'), []);
  useEffect(() => onPageCommand('shortcuts', open), [open]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  if (state === 'never') return null;
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
  return <ShortcutsModal opened={state === 'open'} onClose={() => setState('closed')} groups={groups} />;
}

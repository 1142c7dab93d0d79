import { useCallback, useEffect, useState } from 'react';
import { isTyping } from '../lib/keyboard.ts';
import { deferredThemed } from '../ui/theme/deferred-themed.tsx';
import { onPageCommand } from './page-commands.ts';

const ShortcutsList = deferredThemed(async () => (await import('./shortcuts-list.tsx')).ShortcutsList);

/** The list of shortcuts under `?`; its code comes when it is first asked for. */
export function Shortcuts() {
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
  return <ShortcutsList opened={state === 'open'} onClose={() => setState('closed')} />;
}

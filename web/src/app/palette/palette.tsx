import { useEffect, useState } from 'react';
import { needTexts } from '../../lib/i18n.ts';
import { deferredThemed } from '../../ui/theme/deferred-themed.tsx';
import { onPageCommand } from '../page-commands.ts';

const PaletteDialog = deferredThemed(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

/** The command palette under Ctrl/Cmd+K; its code comes when it is first asked for. */
export function Palette() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const open = () => {
      setWanted(true);
      // Its entries name all pages.
      void Promise.all([needTexts(['pages']), PaletteDialog.preload()])
        .then(() => import('./palette-dialog.tsx'))
        .then(({ palette }) => palette.open())
        .catch(() => setWanted(false)); // no network: it is asked for again with the next Ctrl+K
    };
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    const stop = onPageCommand('palette', open);
    return () => {
      document.removeEventListener('keydown', listen);
      stop();
    };
  }, []);
  return wanted ? <PaletteDialog /> : null;
}

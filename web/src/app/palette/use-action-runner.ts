import { useMantineColorScheme } from '@mantine/core';
import type { AnyRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../features/identity/index.ts';
import { changeLanguage } from '../../lib/i18n.ts';
import { runPageCommand } from '../page-commands.ts';
import type { PaletteAction } from './palette-actions.ts';

/** Goes to an action's address, or does what it names. */
export function useActionRunner(router: AnyRouter): (action: PaletteAction) => void {
  const { i18n } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const deeds = {
    language: () => void changeLanguage(i18n.language === 'hi' ? 'en' : 'hi'),
    light: () => setColorScheme('light'),
    dark: () => setColorScheme('dark'),
    shortcuts: () => runPageCommand('shortcuts'),
    signOut,
  };
  return ({ run }) => ('to' in run ? void router.navigate({ href: run.to }) : deeds[run.deed]());
}

import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import {
  IconHome,
  IconKeyboard,
  IconLanguage,
  IconLogin2,
  IconLogout,
  IconMoon,
  IconSun,
  type Icon,
} from '@tabler/icons-react';
import { allows } from '../../lib/institute.ts';
import { mayEnter } from '../../lib/areas.ts';
import { areaEntries } from '../shells/area-entries.ts';
import { partnerEntries } from '../shells/partner-entries.ts';
import { studentNavigation } from '../shells/student-entries.ts';

type Deed = 'language' | 'light' | 'dark' | 'shortcuts' | 'signOut';
export interface PaletteAction {
  readonly id: string;
  /** Message key. */
  readonly label: string;
  readonly icon: Icon;
  readonly group: 'go' | 'do';
  /** An address, or something to do here. */
  readonly run: { readonly to: string } | { readonly deed: Deed };
}

/** What the palette offers to this person at this institute: nothing that a guard would refuse. */
export function paletteActions(settings: InstituteSettings, me: Me | undefined): PaletteAction[] {
  const entries = [
    ...(allows(settings, 'marketPlace') ? [{ to: '/home', label: 'app.entries.home', icon: IconHome }] : []),
    ...(me?.verified && mayEnter('student', settings, me) ? studentNavigation(settings) : []),
    ...(me?.verified && mayEnter('partner', settings, me) ? partnerEntries(me, settings) : []),
    ...(me?.verified ? areaEntries(settings, me) : []),
    ...(me ? [] : [{ to: '/login', label: 'app.entries.login', icon: IconLogin2 }]),
  ];
  const go = entries.map(({ to, label, icon }) => ({ id: to, label, icon, group: 'go' as const, run: { to } }));
  return [...go, ...deeds(settings, me)];
}

function deeds(settings: InstituteSettings, me: Me | undefined): PaletteAction[] {
  const deed = (id: Deed, icon: Icon): PaletteAction => ({
    id,
    label: `app.palette.${id}`,
    icon,
    group: 'do',
    run: { deed: id },
  });
  return [
    ...(settings.languages.length > 1 ? [deed('language', IconLanguage)] : []),
    deed('light', IconSun),
    deed('dark', IconMoon),
    deed('shortcuts', IconKeyboard),
    ...(me ? [deed('signOut', IconLogout)] : []),
  ];
}

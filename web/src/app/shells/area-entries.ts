import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { IconBuildingCommunity, IconClipboardList, IconTool } from '@tabler/icons-react';
import { mayEnter } from '../../lib/areas.ts';
import type { Entry } from './entry.ts';

/** The other areas that are open to this person: test generation, management, employees. */
export function areaEntries(settings: InstituteSettings, me: Me): Entry[] {
  return [
    ...(mayEnter('testGeneration', settings, me)
      ? [
          {
            to: '/testgeneration',
            label: 'app.areas.testGeneration.title',
            icon: IconClipboardList,
            group: 'content' as const,
          },
        ]
      : []),
    ...(mayEnter('manage', settings, me)
      ? [{ to: '/manage', label: 'app.areas.manage.title', icon: IconTool, group: 'institute' as const }]
      : []),
    ...(me.employee ? [{ to: '/employees', label: 'discovery.employees.title', icon: IconBuildingCommunity }] : []),
  ];
}

import type { AllowedItem } from '@abhyas/contract/access';
import { json } from '../../kernel/database/sql.ts';
import type { TenantDatabase } from '../../kernel/database/tenant-database.ts';
import { insertInstitute } from './hosts/hosts.store.ts';
import { forgetInstitutes, type Institute } from './hosts/institute-of-host.ts';
import { insertSettings } from './settings/settings.store.ts';
import { shadesOf } from './settings/sections/shades.ts';

export interface InstituteStory {
  readonly id?: number;
  readonly kind?: Institute['kind'];
  readonly subdomain?: string;
  readonly name?: string;
  readonly tagline?: string;
  readonly accent?: string;
  readonly action?: string;
  readonly logo?: string;
  readonly icon?: string;
  readonly flags?: {
    readonly partner?: boolean;
    readonly student?: boolean;
    readonly test_generation?: boolean;
    readonly manage?: boolean;
  };
  readonly googleKey?: string;
  readonly allowedItems?: readonly AllowedItem[];
  readonly social?: Readonly<Record<string, string>>;
}

const dot = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
let last = 1000 + Math.floor(Math.random() * 1e9);

/** Makes an institute with settings. Only role `staff` may write the directory, hence its connections. */
export async function someInstitute(
  { app, staff }: { readonly app: TenantDatabase; readonly staff: TenantDatabase },
  story: InstituteStory = {},
): Promise<Institute> {
  const id = story.id ?? ++last;
  const { kind = 'institute', subdomain = `i${id}`, accent = '#1b2a56', action = '#cb4d09' } = story;
  await insertInstitute(staff.unbound, { id, kind, subdomain });
  await insertSettings(app.forInstitute(id), {
    institute_id: id,
    name: story.name ?? `Institute ${id}`,
    tagline: story.tagline ?? '',
    logo: story.logo ?? dot,
    icon: story.icon ?? dot,
    google_key: story.googleKey ?? '',
    social: json(story.social ?? {}),
    allowed_items: [...(story.allowedItems ?? ['marketPlace', 'footer'])],
    accent,
    action,
    accent_shades: shadesOf(accent),
    action_shades: shadesOf(action),
    test_generation: true,
    manage: true,
    ...story.flags,
  });
  forgetInstitutes();
  return { id, kind, subdomain, state: 'active', createdAt: new Date(), studentLimit: null, storageLimit: null };
}

import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { instituteOfHost, listAllInstitutes } from './hosts/institute-of-host.ts';
export { bootPage } from './settings/boot-page.ts';
export { type InstituteRules, rulesOf } from './settings/rules.ts';
export { knownSettings, SETTINGS_CHANNEL, settingsListener, settingsOf } from './settings/settings-cache.ts';

export const tenancyDomain = domain({ name: 'tenancy', contract: api.tenancy, handlers });

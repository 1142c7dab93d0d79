import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { ERASE_CLOSED, eraseClosed } from './lifecycle/erase-closed.job.ts';
import { END_TRIALS, endTrials } from './lifecycle/end-trials.job.ts';
import { instituteExport } from './lifecycle/export-institute.ts';
import { handlers } from './routes.ts';

export { bankOwners } from './bank/bank-details.ts';
export { countProposed } from './bank/bank.store.ts';
export { openBanks, verifiedBanks } from './bank/verified-banks.ts';
export { announcementsOfProvider, announceAs, withdrawAnnouncementAs } from './announcements/announce.ts';
export { registerBrandPictures } from './brand/brand-pictures.ts';
export { registerInstalledApp } from './installed-app/register-installed-app.ts';
export { logoAddress } from './brand/logo-address.ts';
export { checkSubdomain } from './founding/check-subdomain.ts';
export { createInstitute, firstColours, reserveInstituteKey } from './founding/create-institute.ts';
export { registerTlsAllowed } from './domains/tls-allowed.ts';
export { contentOriginFor, instituteOfContentHost, isContentHost } from './hosts/content-host.ts';
export { insertHost, listInstitutes } from './hosts/hosts.store.ts';
export { hostsOf, type Institute, instituteOfHost, listAllInstitutes, planOf } from './hosts/institute-of-host.ts';
export { asStaff, asVisitor } from './lifecycle/as-staff.ts';
export { eraseInstituteAgain } from './lifecycle/erase-closed.job.ts';
export { changeState, savePlan } from './lifecycle/change-state.ts';
export { instituteSuspended, trialEnding } from './lifecycle/state-events.ts';
export { checkStanding, requireOpenFor } from './lifecycle/standing.ts';
export { showStanding } from './lifecycle/show-standing.ts';
export { peopleNames } from './people-names.ts';
export { tenancyPersonalData } from './person-records.ts';
export { currentPolicies } from './policies/policies.ts';
export { lastPublished } from './policies/policies.store.ts';
export { isLoginHost, type KnownAddress, knownAddress, loginHostFor } from './hosts/login-host.ts';
export { bootPage } from './settings/boot-page.ts';
export { rulesOf, senderOf } from './settings/rules.ts';
export { knownSettings, SETTINGS_CHANNEL, settingsListener, settingsOf } from './settings/settings-cache.ts';
export { socialKeysOf } from './settings/social-keys.ts';

export const tenancyDomain = domain({
  name: 'tenancy',
  contract: api.tenancy,
  handlers,
  fileKinds: [instituteExport],
  jobs: { [ERASE_CLOSED]: eraseClosed, [END_TRIALS]: endTrials },
  sweeps: [
    { job: ERASE_CLOSED, every: '20 * * * *' },
    { job: END_TRIALS, every: '35 * * * *' },
  ],
});

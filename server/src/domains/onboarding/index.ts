import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { REMOVE_ABANDONED, removeAbandoned } from './registration/remove-abandoned.job.ts';
import { handlers } from './routes.ts';

export { isNewInstallation, offerFirstOwner, prepareInstallation } from './installation/offer-first-owner.ts';
export { registerInstallation } from './installation/register-installation.ts';
export { onboardingPersonalData } from './personal-data.ts';

export const onboardingDomain = domain({
  name: 'onboarding',
  contract: api.onboarding,
  handlers,
  jobs: { [REMOVE_ABANDONED]: removeAbandoned },
  sweeps: [{ job: REMOVE_ABANDONED, every: '40 3 * * *' }],
});

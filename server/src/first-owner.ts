import { loadConfig } from './config.ts';
import { offerFirstOwner } from './domains/onboarding/index.ts';
import { listInstitutes } from './domains/tenancy/index.ts';
import { tenantDatabase } from './kernel/database/tenant-database.ts';
import { StartError } from './kernel/start-error.ts';

/** `npm run first-owner -- name@example.org`: a new link for the first owner, where no institute exists yet. The link before it ends. */
async function main(email: string | undefined): Promise<void> {
  const { database, rootHosts, providerEmailDomain: domain } = loadConfig();
  if (database.kind !== 'external')
    throw new StartError('The embedded database prints its link at each start: run npm start.');
  if (email !== undefined && !email.toLowerCase().endsWith(`@${domain}`))
    throw new StartError(`Employees are known by @${domain}: give such an address, or set PROVIDER_EMAIL_DOMAIN.`);
  const staff = tenantDatabase({ connectionString: database.urls.staff, max: 1 });
  try {
    if ((await listInstitutes(staff.unbound)).length > 0)
      throw new StartError('This installation has its first owner already: log in, or use "Forgot password?".');
    const path = await offerFirstOwner(staff.unbound, new Date(), email?.toLowerCase() ?? null);
    process.stdout.write(`Open this address, once, within seven days: https://${rootHosts[0]}${path}\n`);
  } finally {
    await staff.close();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

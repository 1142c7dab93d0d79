import type { InstituteAnswers, Registration } from '@abhyas/contract/onboarding/registration';
import { listAllInstitutes, settingsOf } from '../../tenancy/index.ts';
import type { RegistrationRow } from './registrations.store.ts';

/** Scheme, host and port of an institute's page, beside the address that was called. */
export function originBeside(calledAt: string, host: string): string {
  const address = new URL(calledAt);
  address.hostname = host;
  return address.origin;
}

/** Where a registration stands, as the person who makes it sees it. `calledAt`: scheme, host and port of the call. */
export async function presentRegistration(row: RegistrationRow, calledAt: string): Promise<Registration> {
  return {
    person: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      countryCode: row.country_code,
      mobileNumber: row.mobile_number,
    },
    proven: { mail: row.mail_proven_at !== null, sms: row.mobile_proven_at !== null },
    institute:
      row.kind === null || row.name === null || row.size === null
        ? null
        : {
            kind: row.kind as InstituteAnswers['kind'],
            name: row.name,
            examIds: row.exam_ids,
            size: row.size as InstituteAnswers['size'],
          },
    founded: row.founded_at === null ? null : await presentFounded(row, calledAt),
  };
}

async function presentFounded(row: RegistrationRow, calledAt: string): Promise<Registration['founded']> {
  const id = row.institute_key ?? 0;
  const institute = (await listAllInstitutes()).find((one) => one.id === id);
  if (!institute) return null;
  const host = `${institute.subdomain}.${row.root_host}`;
  const name = (await settingsOf(id))?.name ?? row.name ?? '';
  return { name, host, origin: originBeside(calledAt, host) };
}

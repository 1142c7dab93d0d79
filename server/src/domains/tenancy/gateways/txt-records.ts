import { Resolver } from 'node:dns/promises';
import { fail } from '../../../kernel/errors.ts';

const resolver = new Resolver({ timeout: 3000, tries: 2 });
/** What a name server says where a name, or a record of the kind, is not there. */
const absent: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks these name servers (`address:port`) instead of the system's own. */
export function askNameServers(servers: readonly string[]): void {
  resolver.setServers(servers);
}

/** The TXT records of a name, each as one text; none where there is no such name. DOMAIN_LOOKUP_FAILED where nobody answers. */
export async function findTxtRecords(name: string, host: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    return fail('DOMAIN_LOOKUP_FAILED', { host });
  }
}

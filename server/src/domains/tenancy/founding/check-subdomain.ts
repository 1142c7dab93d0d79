import type { SubdomainAnswer } from '@abhyas/contract/onboarding/registration';
import type { Context } from '../../../kernel/context.ts';
import { listAllInstitutes } from '../hosts/institute-of-host.ts';
import { listTaken } from './founding.store.ts';
import { judgeSubdomain } from './judge-subdomain.ts';
import { subdomainCandidates } from './suggest-subdomains.ts';

const SUGGESTIONS = 3;

/** Whether a subdomain can be had; where it cannot, three that can, made from it and from the institute's name. */
export async function checkSubdomain(ctx: Context, name: string, instituteName: string): Promise<SubdomainAnswer> {
  const provider = (await listAllInstitutes()).find(({ kind }) => kind === 'provider')?.subdomain ?? '';
  const refused = judgeSubdomain(name, provider);
  const taken = !refused && (await listTaken(ctx.db, [name])).has(name);
  if (!refused && !taken) return { name, state: 'free', suggestions: [] };
  // What is refused is not repeated in what is offered.
  const wish = refused && refused !== 'malformed' ? '' : name;
  const year = ctx.clock.now().getUTCFullYear();
  const fit = subdomainCandidates(wish, instituteName, year).filter((one) => !judgeSubdomain(one, provider));
  const had = fit.length > 0 ? await listTaken(ctx.db, fit) : new Set();
  const suggestions = fit.filter((one) => !had.has(one)).slice(0, SUGGESTIONS);
  return { name, state: refused ?? 'taken', suggestions };
}

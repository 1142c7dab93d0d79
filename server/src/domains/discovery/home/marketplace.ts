import type { Home } from '@abhyas/contract/discovery/home';
import type { Context } from '../../../kernel/context.ts';
import { publicPapers } from '../../assessments/index.ts';
import { asVisitor, listAllInstitutes, settingsOf } from '../../tenancy/index.ts';

/** An institute of the marketplace; its address is made of the visitor's. */
export type MarketInstitute = Omit<Home['institutes'][number], 'url'> & { readonly subdomain: string };

/** Institutes that the provider's home names: those with a student area. Other institutes show nobody but themselves. */
export async function listMarketplace(ctx: Context): Promise<MarketInstitute[]> {
  const institutes = await listAllInstitutes();
  if (institutes.find(({ id }) => id === ctx.instituteId)?.kind !== 'provider') return [];
  const now = ctx.clock.now();
  const shown: MarketInstitute[] = [];
  for (const { id, kind, subdomain } of institutes) {
    const settings = kind === 'provider' ? undefined : await settingsOf(id);
    if (!settings?.config.student) continue;
    const papers = (await publicPapers(asVisitor(ctx, id))).filter(({ opensAt }) => !opensAt || opensAt <= now);
    shown.push({
      name: settings.name,
      tagline: settings.tagline,
      logo: settings.config.logo,
      accent: settings.brand.accent,
      subdomain,
      papers: papers.length,
    });
  }
  return shown;
}

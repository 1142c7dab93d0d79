import { runtime } from '../../../kernel/runtime.ts';
import { type Institute, instituteById, institutesBySubdomain } from './institute-of-host.ts';

/** True for the hosts where uploaded content runs: neither the app nor its API answers there, and no cookie is set. */
export const isContentHost = (host: string): boolean =>
  runtime().config.contentHosts.some((content) => host === content || host.endsWith(`.${content}`));

/** The institute whose content a host shows: `<subdomain>.<content host>`. */
export async function instituteOfContentHost(host: string): Promise<Institute | undefined> {
  for (const content of runtime().config.contentHosts) {
    if (!host.endsWith(`.${content}`)) continue;
    const institute = (await institutesBySubdomain()).get(host.slice(0, -content.length - 1));
    if (institute) return institute;
  }
  return undefined;
}

/** Scheme, host and port where an institute's content is for a page at `appOrigin`: below the content host beside its own, else the first. */
export async function contentOriginFor(instituteId: number, appOrigin: string): Promise<string> {
  const institute = await instituteById(instituteId);
  if (!institute) throw new RangeError(`there is no institute ${instituteId}`);
  const { protocol, hostname, port } = new URL(appOrigin);
  const { contentHosts } = runtime().config;
  const content = contentHosts.find((one) => hostname.endsWith(one.slice(one.indexOf('.')))) ?? contentHosts[0];
  return `${protocol}//${institute.subdomain}.${content}${port === '' ? '' : `:${port}`}`;
}

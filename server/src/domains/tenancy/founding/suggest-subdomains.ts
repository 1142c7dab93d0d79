import { subdomainLength } from '@abhyas/contract/onboarding/constants';

const tails = ['academy', 'classes', 'institute', 'learning', 'online', 'prep', 'study', 'hub', 'in', 'edu'] as const;

/** A name as a subdomain: small letters, digits and single hyphens. */
export function asSubdomain(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replaceAll('&', ' and ').replaceAll(/[^a-z0-9]+/g, '-');
  return joined.slice(0, subdomainLength.most).replaceAll(/^-+|-+$/g, '');
}

/** What one could take instead, the nearest first: from the institute's own name, then the wish with a word or a number behind. Pure. */
export function subdomainCandidates(wish: string, instituteName: string, year: number): string[] {
  const name = asSubdomain(instituteName);
  const words = name.split('-').filter(Boolean);
  const base = asSubdomain(wish) || name || 'my-institute';
  const initials = words.map((word) => word[0]).join('');
  const candidates = [
    name,
    words.join(''),
    ...(words.length > 1 ? [`${words[0]}-${words[1]}`] : []),
    ...tails.map((tail) => `${base}-${tail}`),
    ...(initials.length > 1 ? [`${initials}-${tails[0]}`, `${initials}-${year}`] : []),
    `${base}-${year}`,
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base}-${number}`),
    `${words[0] ?? 'study'}-${tails[0]}`,
    ...tails.map((tail) => `my-${tail}-${year}`),
  ];
  return [...new Set(candidates)].filter(
    (one) => one !== wish && one.length >= subdomainLength.least && one.length <= subdomainLength.most,
  );
}

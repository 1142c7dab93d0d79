import type { SubdomainAnswer } from '@abhyas/contract/onboarding/registration';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, query } from '../../../lib/api.ts';

const WAIT_MS = 250;

/** What is said of a wish, a quarter of a second after the last letter; undefined while it is not known. */
export function useSubdomain(
  wish: string,
  of: string,
): { readonly answer: SubdomainAnswer | undefined; readonly failed: boolean } {
  const [asked, setAsked] = useState(wish);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wish), WAIT_MS);
    return () => clearTimeout(timer);
  }, [wish]);
  const { data, isError } = useQuery({
    ...query(api.onboarding.checkSubdomain, { query: { name: asked, of } }, { quiet: true }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
  return { answer: data?.name === wish ? data : undefined, failed: isError };
}

/** A name as a subdomain: small letters, digits and single hyphens; what other alphabets write is left out. */
export function asSubdomain(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
}

/** What may be typed into the field: spaces become hyphens, capitals small. */
export const asTyped = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .slice(0, 60);

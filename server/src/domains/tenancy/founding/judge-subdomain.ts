import { subdomainLength } from '@abhyas/contract/onboarding/constants';
import type { SubdomainState } from '@abhyas/contract/onboarding/registration';
import { offensiveAlone, offensiveAnywhere, reservedWords } from './subdomain-words.ts';

/** Digits that people write for a letter to slip past a list. */
const lookAlikes: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' };
/** A 1 may stand for i or for l, each by itself; who writes more than five of them is read in one way. */
const MOST_ONES = 5;

function readings(name: string): string[] {
  const letters = name.replaceAll(/[03-9]/g, (digit) => lookAlikes[digit] ?? digit).replaceAll('vv', 'w');
  let read = [letters];
  for (let left = MOST_ONES; left > 0 && read[0]!.includes('1'); left--)
    read = read.flatMap((one) => [one.replace('1', 'i'), one.replace('1', 'l')]);
  return [name, ...read.map((one) => one.replaceAll('1', 'l'))];
}

/** Two hyphens in a row are how international names are encoded, which can look like others (punycode): none is taken. */
const label = /^[a-z0-9](?:[a-z0-9]|-(?!-))*[a-z0-9]$/;

/**
 * What hinders a subdomain whoever has it; undefined: nothing. `provider`: the provider's own name, with which no institute's begins.
 * Pure.
 */
export function judgeSubdomain(name: string, provider: string): Exclude<SubdomainState, 'free' | 'taken'> | undefined {
  const { least, most } = subdomainLength;
  if (name.length < least || name.length > most || !label.test(name) || /^\d+$/.test(name)) return 'malformed';
  const whole = readings(name.replaceAll('-', ''));
  const words = readings(name).flatMap((reading) => reading.split('-'));
  if (offensiveAnywhere.some((word) => whole.some((reading) => reading.includes(word)))) return 'offensive';
  if ([...words, ...whole].some((word) => offensiveAlone.has(word))) return 'offensive';
  if (provider !== '' && whole.some((reading) => reading.startsWith(provider))) return 'reserved';
  const told = [...whole, ...readings(name)];
  return told.some((reading) => reservedWords.has(reading)) ? 'reserved' : undefined;
}

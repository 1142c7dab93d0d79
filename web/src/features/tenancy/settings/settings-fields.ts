import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import { contrastWithWhite, leastContrast } from './contrast.ts';

export interface FieldProblem {
  readonly key: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** What is wrong with one address: empty is fine, anything else has to be a secure web address. */
export function addressProblem(address: string): FieldProblem | undefined {
  if (address === '') return undefined;
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(address) ? undefined : { key: 'tenancy.settings.problems.address' };
}

/** What is wrong with a name. */
export function nameProblem(name: string): FieldProblem | undefined {
  return name.trim().length < 2 ? { key: 'tenancy.settings.problems.name' } : undefined;
}

/** What is wrong with a colour: it has to be one, and white text must be readable on it. */
export function colourProblem(colour: string): FieldProblem | undefined {
  const contrast = contrastWithWhite(colour);
  if (contrast === undefined) return { key: 'tenancy.settings.problems.colour' };
  return contrast < leastContrast ? { key: 'errors.COLOUR_CONTRAST', values: { colour } } : undefined;
}

/** Colours as the server takes them. */
export const lowerColours = (brand: BrandSettings): BrandSettings => ({
  ...brand,
  accent: brand.accent.toLowerCase(),
  action: brand.action.toLowerCase(),
});

import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';

type Colours = Pick<InstituteSettings, 'brand' | 'colours'>;

/** The css variables of an institute's colours, as the server writes them into the page. */
function brandVariables({ brand, colours }: Colours): Readonly<Record<string, string>> {
  const entries = (['accent', 'action'] as const).flatMap((name) => [
    [`--brand-${name}`, brand[name]],
    ...colours[name].map((shade, index) => [`--brand-${name}-${index}`, shade]),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Paints the page in these colours at once: after they were saved, and where the server could not write them in. */
export function paintBrand(colours: Colours): void {
  for (const [name, value] of Object.entries(brandVariables(colours))) {
    document.documentElement.style.setProperty(name, value);
  }
}

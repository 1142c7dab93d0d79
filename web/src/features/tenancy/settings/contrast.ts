/** White text needs this much contrast on a brand colour (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Contrast of white on a colour `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance); undefined while it is no colour yet. */
export function contrastWithWhite(colour: string): number | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  if (!red || !green || !blue) return undefined;
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((hex) => channel(Number.parseInt(hex, 16) / 255));
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

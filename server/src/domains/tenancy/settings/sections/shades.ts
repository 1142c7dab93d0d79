import { generateColors } from '@mantine/colors-generator';

/** Ten shades of a colour, light to dark; computed once, when the colour is saved. */
export function shadesOf(hex: string): string[] {
  return [...generateColors(hex)];
}

/** WCAG 2.2: white text of normal size needs at least this contrast. */
const LEAST_CONTRAST = 4.5;

/** Contrast of white text on a colour, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

export const isReadableUnderWhite = (hex: string): boolean => contrastWithWhite(hex) >= LEAST_CONTRAST;

import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

/** Ten shades of a brand colour: those the server computed when the institute saved it, else the product's own. */
const shades = (name: 'accent' | 'action', own: readonly string[]) =>
  own.map((shade, index) => `var(--brand-${name}-${index}, ${shade})`) as unknown as MantineColorsTuple;

const accent = shades('accent', [
  '#eff2fa',
  '#dde1ee',
  '#b7c1df',
  '#8e9ed1',
  '#6c81c5',
  '#576ebe',
  '#4b65bc',
  '#3d55a6',
  '#354b95',
  '#1b2a56',
]);
const action = shades('action', [
  '#fff1e7',
  '#fde1d2',
  '#f9c0a2',
  '#f69e6e',
  '#f48043',
  '#f36e27',
  '#f36419',
  '#d8540e',
  '#cb4d09',
  '#a83d01',
]);
/** What Mantine's own css paints surfaces and lines with, in the tones of tokens.css. */
const gray: MantineColorsTuple = [
  '#f4f6fb',
  '#f1f3f9',
  '#e4e7f0',
  '#dadfea',
  '#cdd3e2',
  '#8b92a6',
  '#5b6275',
  '#4a5166',
  '#333a4f',
  '#161a29',
];
const dark: MantineColorsTuple = [
  '#eceffa',
  '#cdd3e6',
  '#9aa3bb',
  '#7d869f',
  '#3b435c',
  '#272d40',
  '#161a27',
  '#1b2030',
  '#11141f',
  '#0e111b',
];

const font = "'Inter Variable', 'Noto Sans Devanagari Variable', system-ui, sans-serif";

/** Sizes, type and colours for Mantine. Colours come as variables, so that one theme serves each institute and both schemes. */
export const scale: MantineThemeOverride = {
  primaryColor: 'accent',
  primaryShade: { light: 9, dark: 6 },
  colors: { accent, action, gray, dark },
  white: '#ffffff',
  black: '#161a29',
  autoContrast: false,
  fontFamily: font,
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: font, fontWeight: '650' },
  fontWeights: { regular: '450', medium: '550', bold: '650' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '999px' },
  defaultRadius: 'md',
  shadows: { xs: 'var(--lift)', sm: 'var(--lift)', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  // 576, 768, 992, 1200, 1366 and 1920 px (spec §2).
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '85.375em', xxl: '120em' },
  cursorType: 'pointer',
};

import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const surface = { background: 'var(--surface)', hover: 'var(--hover)' };
const variants: Readonly<Record<string, ReturnType<VariantColorsResolver>>> = {
  action: {
    background: 'var(--action)',
    hover: 'var(--action-hover)',
    color: 'var(--on-action)',
    border: '1px solid transparent',
  },
  filled: {
    background: 'var(--accent)',
    hover: 'var(--accent-hover)',
    color: 'var(--on-accent)',
    border: '1px solid transparent',
  },
  soft: {
    background: 'var(--accent-soft)',
    hover: 'color-mix(in oklab, var(--accent-soft), var(--accent-line) 40%)',
    color: 'var(--accent-ink)',
    border: '1px solid transparent',
  },
  outline: { ...surface, color: 'var(--ink)', border: '1px solid var(--line-strong)' },
  ghost: {
    background: 'transparent',
    hover: 'var(--hover)',
    color: 'var(--ink-2)',
    border: '1px solid transparent',
  },
  violet: { ...surface, color: 'var(--q-marked-ink)', border: '1px solid var(--q-marked-ink)' },
  danger: {
    background: 'var(--surface)',
    hover: 'var(--bad-soft)',
    color: 'var(--bad)',
    border: '1px solid var(--bad-line)',
  },
};

/** The seven looks of a button. Orange is no theme colour: it is the variant `action`, once a view. */
export const variantColours: VariantColorsResolver = (input) =>
  (input.variant === 'filled' && input.color ? undefined : variants[input.variant]) ??
  defaultVariantColorsResolver(input);

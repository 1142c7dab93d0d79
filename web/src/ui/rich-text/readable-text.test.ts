import { fromSource } from '@abhyas/contract/rich-text';
import { expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

it.each([
  ['A rod of mass $m$ and length $\\frac{L}{2}$', 'A rod of mass m and length L/2'],
  ['A force of $15\\,\\text{N}$ on $\\mu_s = 0.4$.', 'A force of 15 N on μ_s = 0.4.'],
  ['First line\n\n$$E = mc^2$$\n\nlast line', 'First line E = mc² last line'],
  ['Costs \\$5', 'Costs $5'],
])('%s reads as %s', (source, expected) => expect(readableText(fromSource(source))).toBe(expected));

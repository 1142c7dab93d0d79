import { expect, it } from 'vitest';
import { readableFormula } from './readable-formula.ts';

it.each([
  ['x^2', 'x²'],
  ['E = mc^{2}', 'E = mc²'],
  [String.raw`\frac{\sigma}{2\epsilon_0}`, 'σ/(2ε₀)'],
  [String.raw`\dfrac{\sigma}{4\pi\varepsilon_0 r^2}`, 'σ/(4πε₀ r²)'],
  [String.raw`\frac{1}{2}mv^2`, '1/2mv²'],
  [String.raw`\sqrt{a^2+b^2}`, '√(a²+b²)'],
  [String.raw`\sqrt[3]{8}`, '³√8'],
  [String.raw`x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}`, 'x = (-b ±√(b²-4ac))/(2a)'],
  [String.raw`e^{i\pi}`, 'e^(iπ)'],
  [String.raw`30^\circ`, '30°'],
  [String.raw`10\,\text{m s}^{-1}`, '10 m s^(-1)'],
  [String.raw`\ce{H2SO4}`, 'H2SO4'],
  [String.raw`\left\{ x \in \mathbb{R} \right\}`, '{ x ∈R }'],
  [String.raw`\begin{matrix}1 & 2\\3 & 4\end{matrix}`, '1 2; 3 4'],
  [String.raw`\sin\theta`, 'sin θ'],
  [String.raw`\frac{1}{2`, 'frac 1{2'],
])('reads %s as a line of text', (latex, line) => {
  expect(readableFormula(latex)).toBe(line);
});

it('ends on a formula that is a bomb', () => {
  expect(readableFormula(`${'{'.repeat(3000)}x`)).toContain('x');
});

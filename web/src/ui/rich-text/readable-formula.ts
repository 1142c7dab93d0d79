const names =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ ' +
  'pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ ' +
  'Omega Ω times × div ÷ cdot · pm ± mp ∓ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ ll ≪ gg ≫ approx ≈ equiv ≡ sim ~ propto ∝ infty ∞ ' +
  'partial ∂ nabla ∇ int ∫ iint ∬ oint ∮ sum ∑ prod ∏ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃ ' +
  'neg ¬ wedge ∧ land ∧ vee ∨ lor ∨ to → rightarrow → longrightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ implies ⇒ ' +
  'Leftrightarrow ⇔ iff ⇔ rightleftharpoons ⇌ uparrow ↑ downarrow ↓ ldots … cdots … dots … circ ° degree ° prime ′ angle ∠ perp ⊥ ' +
  'parallel ∥ triangle △ therefore ∴ because ∵ hbar ℏ ell ℓ langle ⟨ rangle ⟩ lvert | rvert | mid | bullet • star ⋆ oplus ⊕ otimes ⊗';
const words = names.split(' ');
const signs = new Map(words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1]!] as const] : [])));
const below = '₀₁₂₃₄₅₆₇₈₉';
const above = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** These say how something looks; what they hold is read without them. */
const looks =
  /\\(?:text|textbf|textrm|mathrm|mathbf|mathit|mathsf|mathbb|mathcal|operatorname|boldsymbol|vec|hat|bar|overline|overrightarrow|underline|boxed|ce|pu)\s*(?=\{)/g;
/** What is read from the inside out: raised and lowered words, roots, fractions, and then braces that only hold together. */
const groups: readonly (readonly [RegExp, (found: string, ...parts: string[]) => string])[] = [
  [/([_^])\s*\{([^{}]*)\}/, (_, place, text) => placed(place!, text!)],
  [
    /\\sqrt\s*(?:\[([^\]]*)\])?\s*\{([^{}]*)\}/,
    (_, degree, root) => `${degree ? small(degree, above) : ''}√${held(root!)}`,
  ],
  [/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/, (_, over, under) => `${held(over!)}/${held(under!)}`],
  [/(?<![}\]A-Za-z]\s*)\{([^{}]*)\}/, (_, text) => text!],
  [/\{([^{}]*)\}/, (_, text) => text!],
];
const deepest = 200;

/**
 * A formula as a line of text that a student can read until it is set: `\frac{\sigma}{2\epsilon_0}` becomes σ/(2ε₀). What it does not
 * know stays as it was written, without its backslash.
 */
export function readableFormula(latex: string): string {
  let text = latex
    .replaceAll(/\\(?:left|right|displaystyle|limits|mathop|big|Big|bigg|Bigg)(?![A-Za-z])\.?/g, '')
    .replaceAll(looks, '')
    .replaceAll(/\\begin\{[^{}]*\}(?:\{[lcr|\s]*\})?|\\end\{[^{}]*\}/g, ' ')
    .replaceAll(/\\\\(?:\[[^\]]*\])?/g, '; ')
    .replaceAll(/\\[{}]/g, (brace) => (brace === '\\{' ? '⦃' : '⦄'))
    .replaceAll(/\\[,;:! ]|\\q?quad|~|&/g, ' ')
    .replaceAll(/\\([A-Za-z]+)\s?/g, (command, name: string) => signs.get(name) ?? command)
    .replaceAll(/([_^])\s*(\\[A-Za-z]+|[^\s{\\])/g, '$1{$2}');
  for (let step = 0; step < deepest; step++) {
    const found = groups.find(([pattern]) => pattern.test(text));
    if (!found) break;
    text = text.replace(...found);
  }
  return text
    .replaceAll(/\\([A-Za-z]+)\s?/g, '$1 ')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll('⦃', '{')
    .replaceAll('⦄', '}')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function placed(place: string, text: string): string {
  const inside = text.trim();
  if (/^[°′]+$/.test(inside)) return inside;
  return /^\d+$/.test(inside) ? small(inside, place === '_' ? below : above) : `${place}${held(inside)}`;
}

const small = (text: string, digits: string) => text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/** In brackets unless it is one number or one letter. */
function held(text: string): string {
  const inside = text.trim();
  return /^(?:[\d.]+|\p{L}[₀-₉⁰¹²³⁴-⁹]*)$/u.test(inside) ? inside : `(${inside})`;
}

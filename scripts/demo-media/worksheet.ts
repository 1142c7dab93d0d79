import katex from 'katex';

/** Text with formulas between dollars, as HTML. */
const typeset = (text: string) =>
  text.replaceAll(/\$(.+?)\$/g, (_whole, formula: string) => katex.renderToString(formula));

const problems: readonly (readonly [text: string, answer: string])[] = [
  [
    'A ball is thrown with $25\\ \\text{m/s}$ at an angle whose sine is $0.8$. Find the time of flight, the greatest height and the range.',
    '$4\\ \\text{s}$, $20\\ \\text{m}$, $60\\ \\text{m}$',
  ],
  [
    'A stone is thrown level with $12\\ \\text{m/s}$ from a cliff of $45\\ \\text{m}$. How far from the foot of the cliff does it land?',
    '$36\\ \\text{m}$',
  ],
  ['At which two angles does a throw of $20\\ \\text{m/s}$ reach $20\\ \\text{m}$?', '$15^\\circ$ and $75^\\circ$'],
  [
    'The path of a body is $y = \\sqrt3\\,x - \\dfrac{x^2}{20}$ in metres. Find the angle of the throw and its speed.',
    '$60^\\circ$, $20\\ \\text{m/s}$',
  ],
  [
    'The range is four times the greatest height. At which angle was it thrown?',
    '$45^\\circ$, for $\\tan\\theta = 4H/R = 1$',
  ],
  [
    'A ball leaves the ground with $u_x = 8\\ \\text{m/s}$ and $u_y = 14\\ \\text{m/s}$. How fast is it after $2\\ \\text{s}$?',
    '$10\\ \\text{m/s}$, falling',
  ],
];

const rules: readonly (readonly [name: string, formula: string])[] = [
  ['Place', 'x = u\\cos\\theta\\; t \\qquad y = u\\sin\\theta\\; t - \\tfrac12 g t^2'],
  ['Velocity', 'v_x = u\\cos\\theta \\qquad v_y = u\\sin\\theta - g t'],
  ['Time of flight', 'T = \\dfrac{2u\\sin\\theta}{g}'],
  ['Greatest height', 'H = \\dfrac{u^2\\sin^2\\theta}{2g}'],
  ['Range', 'R = \\dfrac{u^2\\sin 2\\theta}{g}'],
  ['Path', 'y = x\\tan\\theta - \\dfrac{g x^2}{2u^2\\cos^2\\theta}'],
];

const style = `
  body { font: 11.5pt/1.55 Inter; color: #1b2a56; margin: 0 }
  h1 { font-size: 20pt; margin: 0 0 2mm } h2 { font-size: 13pt; margin: 8mm 0 2mm }
  table { border-collapse: collapse; width: 100% } td { border-bottom: 1px solid #dfe4f1; padding: 2.6mm 2mm }
  td:first-child { color: #5b6480; width: 42mm } li { margin-bottom: 15mm } .answers li { margin-bottom: 3mm }
  .answers { break-before: page } p { margin: 0 }`;

/** The worksheet that belongs to the film, two pages of HTML; `head` brings the fonts. */
export const worksheet = (head: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>Projectile motion: formulas and six problems</title>${head}<style>${style}</style></head><body>
  <h1>Projectile motion</h1><p>Formulas and six problems. Take ${typeset('$g = 10\\ \\text{m/s}^2$')} and no air.</p>
  <h2>What to keep</h2>
  <table>${rules.map(([name, formula]) => `<tr><td>${name}</td><td>${katex.renderToString(formula)}</td></tr>`).join('')}</table>
  <h2>Six problems</h2><ol>${problems.map(([text]) => `<li>${typeset(text)}</li>`).join('')}</ol>
  <div class="answers"><h1>Answers</h1>
  <p>Look here when you have a number of your own on paper.</p>
  <ol>${problems.map(([, answer]) => `<li>${typeset(answer)}</li>`).join('')}</ol></div></body></html>`;

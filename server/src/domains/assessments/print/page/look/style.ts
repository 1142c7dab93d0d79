/** Letters of both scripts; the fonts are those of `print-fonts`. */
export const textFont = `'Print Sans','Print Devanagari',sans-serif`;

/** A4 without its margins; the page is laid out at this width on the screen as on paper, so that what is measured is what is printed. */
const WIDTH = '186mm';

/** How every printed page looks: black on white, hairlines, no colour that a copier would lose. */
export const style = `
*{box-sizing:border-box;margin:0;padding:0}
html{background:#fff;color:#000;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font:400 9.6pt/1.4 ${textFont};hyphens:none;overflow-wrap:break-word;text-rendering:geometricPrecision}
body.large{font-size:17pt;line-height:1.5}
[lang=hi]{line-height:1.5}
.sheet{width:${WIDTH};position:relative}
p+p,p+ul,p+ol,ul+p,ol+p,p+.table,.table+p,img+p{margin-top:.35em}
ul,ol{padding-left:1.5em}
b{font-weight:650}
sub,sup{font-size:.72em;line-height:0}
code{font:500 .92em monospace}
.unread{border-bottom:.5pt dashed #000}
img{display:block;max-width:100%;max-height:95mm;height:auto;width:auto;object-fit:contain;margin:1.2mm 0;break-inside:avoid}
.formula .katex{font-size:1.08em}
.formula .katex-base{margin:.8mm 0}
.display{margin:.45em 0;text-align:left}
.display .katex-display{margin:0;text-align:left}
.display .katex-display>.katex{text-align:left}
.table{break-inside:avoid;margin:.4em 0}
.table table{border-collapse:collapse}
.table th,.table td{border:.5pt solid #333;padding:.9mm 1.8mm;text-align:left;vertical-align:top}
.table th{font-weight:600}
.letterhead{display:flex;align-items:center;gap:5mm;padding-bottom:2.6mm;border-bottom:1.2pt solid #000}
.letterhead .logo{max-height:16mm;max-width:42mm;margin:0}
.letterhead .names{flex:1;min-width:0}
.institute{font-size:11pt;font-weight:600;letter-spacing:.02em}
h1{font-size:16pt;line-height:1.2;font-weight:700;overflow-wrap:anywhere}
.kind{font-weight:600;font-size:11pt}
.set{border:1.2pt solid #000;text-align:center;min-width:15mm;padding:.8mm 2mm 1mm}
.set span{display:inline-block;font-size:7.5pt}
.set b{display:block;font-size:20pt;line-height:1.05;font-weight:750}
.facts{display:flex;justify-content:space-between;gap:1mm 6mm;flex-wrap:wrap;padding:1.6mm 0;font-weight:600;font-size:.96em;border-bottom:.5pt solid #000}
.candidate{display:grid;grid-template-columns:3fr 2fr;gap:2.4mm 6mm;padding:3.4mm 0 2.6mm;font-size:.92em}
.candidate div{display:flex;align-items:flex-end;gap:2mm;white-space:nowrap}
.candidate i{flex:1;min-width:14mm;border-bottom:.5pt solid #333;height:5.4mm}
.large .candidate{grid-template-columns:1fr}
.instructions{border:.6pt solid #000;padding:1.8mm 3mm 2.2mm;margin:1mm 0 3mm;font-size:.94em;break-inside:avoid}
.instructions h2{font-size:1em;font-weight:700;margin-bottom:.8mm}
header.section{column-span:all;break-after:avoid;break-inside:avoid;border-top:.9pt solid #000;border-bottom:.5pt solid #000;padding:1.3mm 0 1.4mm;margin:2mm 0 1.4mm;font-size:.92em}
header.section>div{display:flex;justify-content:space-between;align-items:baseline;gap:5mm}
header.section h2{font-size:1.3em;font-weight:700}
header.section>div>span{font-weight:600}
.facts+section>header.section,.facts+.flow>section:first-child>header.section{border-top:0;margin-top:0}
.flow{position:relative}
.two .flow{columns:2;column-gap:8mm;column-rule:.5pt solid #777}
.question{break-inside:avoid;padding:1.35mm 0 1.6mm}
.cell{display:grid;grid-template-columns:8.6mm minmax(0,1fr);min-width:0}
.large .cell{grid-template-columns:13mm minmax(0,1fr)}
.shared .cell,.instructions .cell{display:block}
.cell+.cell{margin-top:1mm}
.number{font-weight:700;white-space:nowrap}
.stem+.options,.statement+.options{margin-top:.5mm}
.statement{margin-top:.6mm}
.note{font-style:italic;font-size:.9em;margin-top:.4mm}
.pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);position:relative}
.pair .cell{margin:0;padding-right:4mm}
.pair .cell+.cell{padding:0 0 0 4mm;border-left:.5pt solid #777}
.beside .question{padding:0}
.beside .question .cell{padding-top:1.35mm;padding-bottom:1.6mm}
.pair.alone,.wide .pair{grid-template-columns:minmax(0,1fr)}
.pair.alone .cell,.wide .pair .cell{padding-right:0}
.wide .pair .cell+.cell{padding-left:0;padding-top:0;border-left:0}
.two .wide{column-span:all}
.options{break-inside:avoid;list-style:none;padding:0;display:grid;align-items:baseline;grid-template-columns:minmax(0,1fr);gap:.5mm 3mm;margin-top:.7mm}
.options[data-columns="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}
.options[data-columns="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
.options li{display:flex;align-items:baseline;gap:1.4mm;justify-self:start;max-width:100%;min-width:0;break-inside:avoid}
.options .letter{flex:none}
.options .said{min-width:0}
.options img{max-height:42mm}
.lists td,.grid td{min-width:26mm}
.grid .tick{min-width:12mm;text-align:center;vertical-align:middle}
.tick i{display:inline-block;width:3.6mm;height:3.6mm;border:.7pt solid #000}
.space{margin-top:1.6mm}
.space i{display:inline-block;width:34mm;border-bottom:.6pt solid #000;height:1em}
.space i.text{width:62mm;max-width:70%}
.ruled i{display:block;height:8mm;border-bottom:.4pt solid #999}
.shared{break-inside:avoid;break-after:avoid;border:.6pt solid #333;padding:1.4mm 2.2mm 1.8mm;margin:1.6mm 0 .6mm}
.shared h3{font-size:1em;font-weight:700;margin-bottom:.6mm}
.answer{font-weight:400}
.answer span{font-weight:600}
.solution{border-bottom:.4pt solid #bbb}
.key{font-variant-numeric:tabular-nums;list-style:none;padding:0;display:grid;grid-template-columns:repeat(8,minmax(0,1fr));gap:0;margin-top:1mm;border-top:.5pt solid #333;border-left:.5pt solid #333}
.large .key{grid-template-columns:repeat(3,minmax(0,1fr))}
.key li{display:flex;border-right:.5pt solid #333;border-bottom:.5pt solid #333;break-inside:avoid;min-width:0}
.key b{flex:none;width:9.6mm;padding:.75mm 1.2mm;white-space:nowrap;background:#eee;text-align:right}
.large .key b{width:18mm}
.key span{padding:.75mm 1.6mm;min-width:0;font-weight:600;overflow-wrap:anywhere}
.key .double{grid-column:span 2}
.key .quadruple{grid-column:span 4}
.large .key .quadruple,.key .line{grid-column:1/-1}
.end{text-align:center;font-weight:600;padding:5mm 0 0;break-before:avoid}
/* On paper it stands in the margin. */
footer{display:none}
.watermark{position:fixed;inset:0;display:grid;place-items:center;z-index:-1;overflow:hidden}
.watermark span{transform:rotate(-35deg);font-weight:700;color:#ececec;white-space:nowrap}
`;

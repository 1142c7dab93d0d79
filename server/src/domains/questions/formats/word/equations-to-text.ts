import { equationSigns } from '../html/html-math.ts';
import { ommlToTex } from '@abhyas/contract/math/omml-to-tex';
import { childrenNamed, localName, readXml, XmlError, type XmlNode } from '../../../../kernel/xml/read-xml.ts';
import { xmlText } from '../xml/write-xml.ts';

const MATH =
  /xmlns:(\w+)="(?:http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/math|http:\/\/purl\.oclc\.org\/ooxml\/officeDocument\/math)"/;
const WORDS =
  /xmlns:(\w+)="(?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)"/;

/**
 * Puts a text in the place of every equation of a document part: its TeX between signs of private use, or why it cannot be read; and beside
 * every drawing that is no picture, such as a shape or a chart. What converts the document afterwards knows neither and would drop them.
 */
export function equationsToText(part: string): string {
  const w = WORDS.exec(part)?.[1] ?? 'w';
  const m = MATH.exec(part)?.[1] ?? 'm';
  const clean = part.replaceAll(/[\uE000-\uE007]/g, '');
  const say = ([open, close]: readonly [string, string], text: string) =>
    `<${w}:r><${w}:t xml:space="preserve">${open}${xmlText(text)}${close}</${w}:t></${w}:r>`;
  const one = (math: XmlNode, display: boolean) => {
    const { tex, problem } = ommlToTex(math);
    if (problem !== undefined) return say(equationSigns.broken, problem);
    return tex === '' ? '' : say(display ? equationSigns.display : equationSigns.inline, tex);
  };
  const equation = (found: string, display: boolean) => {
    try {
      const node = readXml(found);
      const all = localName(node) === 'oMathPara' ? childrenNamed(node, 'oMath') : [node];
      return all.map((math) => one(math, display)).join('');
    } catch (error) {
      if (error instanceof XmlError) return say(equationSigns.broken, error.code);
      throw error;
    }
  };
  const texts = [`${m}:oMathPara`, `${m}:oMath`].reduce(
    (text, name) => replaceElements(text, name, (found) => equation(found, name.endsWith('Para'))),
    clean,
  );
  const objects = replaceElements(texts, `${w}:object`, (found) =>
    /ProgID="(?:Equation|MathType)/i.test(found)
      ? `<${w}:t>${equationSigns.broken.join('Equation 3.0')}</${w}:t>`
      : found,
  );
  const named = (found: string) => `<${w}:t>${equationSigns.drawing.join(nameOf(found))}</${w}:t>${found}`;
  return ['mc:AlternateContent', `${w}:drawing`, `${w}:pict`].reduce(
    (text, name) => replaceElements(text, name, (found) => (isDrawing(found) ? named(found) : found)),
    objects,
  );
}

/** No picture, and no box whose words are read as words; a line across the page is no drawing. */
const isDrawing = (found: string) =>
  /<(?:wps:wsp|wpg:wgp|wpc:wpc|c:chart|dgm:relIds|v:\w+)[\s>]/.test(found) &&
  !/<(?:pic:pic|v:imagedata)[\s>]|txBox="1"|o:hr="t"/.test(found) &&
  (found.includes('<wp:') || !found.includes('<v:textbox'));

/** Replaces every element of this name; one within another of its name ends it, as equations and drawings never do. */
function replaceElements(text: string, name: string, replace: (element: string) => string): string {
  const opening = new RegExp(`<${name}(?=[\\s>])`, 'g');
  const closing = `</${name}>`;
  const pieces: string[] = [];
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const from = opening.exec(text)?.index;
    const to = from === undefined ? -1 : text.indexOf(closing, from);
    if (from === undefined || to < 0) return pieces.join('') + text.slice(at);
    pieces.push(text.slice(at, from), replace(text.slice(from, to + closing.length)));
    at = to + closing.length;
  }
}

/** What Word calls a drawing. */
const nameOf = (drawing: string) =>
  xmlText(/<wp:docPr\b[^>]{0,500}?\bname="([^"]{1,80})"/.exec(drawing)?.[1] ?? 'drawing');

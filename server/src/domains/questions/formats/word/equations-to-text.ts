import { equationSigns } from '../html/html-math.ts';
import { ommlToTex } from '../math/omml-to-tex.ts';
import { childrenNamed, localName, readXml, XmlError, type XmlNode } from '../xml/read-xml.ts';
import { xmlText } from '../xml/write-xml.ts';

const MATH =
  /xmlns:(\w+)="(?:http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/math|http:\/\/purl\.oclc\.org\/ooxml\/officeDocument\/math)"/;
const WORDS =
  /xmlns:(\w+)="(?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)"/;

/**
 * Puts a text in the place of every equation of a document part: its TeX between signs of private use, or why it cannot be read. What
 * converts the document afterwards knows no equations and would drop them.
 */
export function equationsToText(part: string): string {
  const w = WORDS.exec(part)?.[1] ?? 'w';
  const m = MATH.exec(part)?.[1] ?? 'm';
  const clean = part.replaceAll(/[\uE000-\uE005]/g, '');
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
  return clean
    .replaceAll(new RegExp(`<${m}:oMathPara(?:\\s[^>]*)?>[\\s\\S]*?</${m}:oMathPara>`, 'g'), (found) =>
      equation(found, true),
    )
    .replaceAll(new RegExp(`<${m}:oMath(?:\\s[^>]*)?>[\\s\\S]*?</${m}:oMath>`, 'g'), (found) => equation(found, false))
    .replaceAll(new RegExp(`<${w}:object(?:\\s[^>]*)?>[\\s\\S]*?</${w}:object>`, 'g'), (found) =>
      /ProgID="(?:Equation|MathType)/i.test(found)
        ? `<${w}:t>${equationSigns.broken.join('Equation 3.0')}</${w}:t>`
        : found,
    );
}

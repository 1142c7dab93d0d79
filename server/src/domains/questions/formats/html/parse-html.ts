import { Parser } from 'htmlparser2';
import type { XmlNode } from '../../../../kernel/xml/read-xml.ts';

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (XmlNode | string)[];
}

/** What is nested deeper hangs under the deepest that is allowed. */
const DEEPEST = 60;
/** What is nested deeper yet is no question, and would take the parser longer with each level. */
const BOTTOMLESS = 10_000;

/** Reads HTML as browsers forgive it, into the same tree as XML; entities are resolved, comments are gone. Throws a RangeError where there is no end of nesting. */
export function parseHtml(html: string): XmlNode {
  const root: Open = { name: 'html', attributes: {}, children: [] };
  const open: Open[] = [root];
  let buried = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > DEEPEST) {
          if (++buried > BOTTOMLESS) throw new RangeError('markup in markup');
          return;
        }
        const node: Open = { name, attributes, children: [] };
        open.at(-1)!.children.push(node);
        open.push(node);
      },
      ontext: (text) => {
        const { children } = open.at(-1)!;
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag: () => {
        if (buried > 0) buried--;
        else if (open.length > 1) open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  );
  parser.end(html);
  return root;
}

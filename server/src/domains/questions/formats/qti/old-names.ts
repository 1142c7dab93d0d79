import { localName, type XmlNode } from '../../../../kernel/xml/read-xml.ts';

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_found, letter: string) => letter.toUpperCase());

/** QTI 3.0 says `qti-choice-interaction max-choices` where 2.1 says `choiceInteraction maxChoices`: one reader reads both. */
export function withOldNames(node: XmlNode): XmlNode {
  const name = localName(node);
  return {
    name: name.startsWith('qti-') ? camel(name.slice(4)) : name,
    attributes: name.startsWith('qti-')
      ? Object.fromEntries(Object.entries(node.attributes).map(([key, value]) => [camel(key), value]))
      : node.attributes,
    children: node.children.map((child) => (typeof child === 'string' ? child : withOldNames(child))),
  };
}

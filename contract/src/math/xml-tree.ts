/** A tag of a file: names as written, texts with their entities resolved and CDATA taken as text. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
}

/** The name without its prefix. */
export const localName = (node: XmlNode): string => node.name.slice(node.name.indexOf(':') + 1);

export const childrenOf = (node: XmlNode): readonly XmlNode[] =>
  node.children.filter((child): child is XmlNode => typeof child === 'object');
/** First child of this local name. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node && childrenOf(node).find((child) => localName(child) === name);
export const childrenNamed = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node ? childrenOf(node).filter((child) => localName(child) === name) : [];
/** All text below, in order. */
export const textOf = (node: XmlNode | undefined): string =>
  node ? node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') : '';

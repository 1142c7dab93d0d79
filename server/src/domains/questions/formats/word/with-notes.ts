import { findAll, localName, textOf, type XmlNode } from '../../../../kernel/xml/read-xml.ts';

const NOTE = /^(?:foot|end)note-\d+$/;

/** Puts the words of each footnote in brackets where its number stands: a table has no foot. */
export function withNotes(root: XmlNode): XmlNode {
  const notes = new Map(
    findAll(root, 'li')
      .filter(({ attributes }) => NOTE.test(attributes['id'] ?? ''))
      .map((note) => [
        `#${note.attributes['id']}`,
        textOf(note)
          .replace(/\s*\u2191\s*$/, '')
          .trim(),
      ]),
  );
  return notes.size === 0 ? root : inPlace(root, notes);
}

function inPlace(node: XmlNode, notes: ReadonlyMap<string, string>): XmlNode {
  const [only] = node.children;
  const note =
    localName(node) === 'sup' && node.children.length === 1 && typeof only === 'object'
      ? notes.get(only.attributes['href'] ?? '')
      : undefined;
  if (note !== undefined) return { name: 'span', attributes: {}, children: [` (${note})`] };
  return {
    ...node,
    children: node.children.map((child) => (typeof child === 'string' ? child : inPlace(child, notes))),
  };
}

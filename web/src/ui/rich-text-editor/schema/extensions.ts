import { type Extensions, Node } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { FieldKeys, type FieldKeysOptions } from './field-keys.ts';
import { BlockMath, InlineMath, type MathOptions } from './math-nodes.ts';
import { Picture, type PictureOptions } from './picture-node.ts';

/** What stands in a cell or in a point of a list: anything but a table. */
const inside = '(paragraph | blockMath | image | bulletList | orderedList)+';

const words = StarterKit.configure({
  document: false,
  blockquote: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  link: false,
  listItem: false,
  strike: false,
  trailingNode: false,
});

/** Exactly the nodes and marks of rich text (contract): whatever else is typed, pasted or dropped does not exist here. */
export function extensionsOf(options: MathOptions & PictureOptions & FieldKeysOptions): Extensions {
  const math = { onOpen: options.onOpen };
  return [
    Node.create({ name: 'doc', topNode: true, content: 'block+' }),
    words,
    ListItem.extend({ content: inside }),
    Subscript.extend({ excludes: 'superscript' }),
    Superscript.extend({ excludes: 'subscript' }),
    Table,
    TableRow,
    TableCell.extend({ content: inside }),
    TableHeader.extend({ content: inside }),
    InlineMath.configure(math),
    BlockMath.configure(math),
    Picture.configure({ resolve: options.resolve, words: options.words }),
    FieldKeys.configure({ onToolbar: options.onToolbar }),
  ];
}

import { soleFormula } from '@abhyas/contract/math/typesetting';
import type { Block, Inline, RichTextDoc, TextNode } from '@abhyas/contract/rich-text';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Figure, type ResolveImage } from './figure.tsx';
import { Formula, LateFormulas } from './formula.tsx';
import classes from './rich-text.module.css';

interface Props {
  readonly doc: RichTextDoc;
  /** The address of an institute's picture; undefined where it may not be seen. */
  readonly resolveImage?: ResolveImage | undefined;
  /** Runs in a line of other text: options, rows of lists. Paragraphs then do not stand apart. */
  readonly inline?: boolean | undefined;
}

/** Rich text as people wrote it. Only known nodes and marks become elements, so nothing in a document can run. */
export function RichText({ doc, resolveImage, inline }: Props) {
  const Element = inline ? 'span' : 'div';
  return (
    <Element className={classNames(classes['text'], inline && classes['inline'])}>
      {!inline && <LateFormulas />}
      <Blocks blocks={doc.content} inline={inline} resolveImage={resolveImage} />
    </Element>
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly inline?: boolean | undefined;
  readonly resolveImage: ResolveImage | undefined;
}

function Blocks({ blocks, inline, resolveImage }: BlocksProps): ReactNode {
  return blocks.map((block, index) => (
    <Fragment key={index}>{inline ? inlineBlock(block, resolveImage) : fullBlock(block, resolveImage)}</Fragment>
  ));
}

/** In a line of text only what fits into one: paragraphs, formulas and pictures; a list or table keeps its form. */
function inlineBlock(block: Block, resolveImage: ResolveImage | undefined): ReactNode {
  if (block.type === 'blockMath') return <Formula latex={String(block.attrs.latex)} tall />;
  if (block.type === 'paragraph') {
    const sole = soleFormula(block);
    return (
      <span className={classes['run']}>
        {sole === undefined ? inlines(block.content) : <Formula latex={String(sole)} tall />}
      </span>
    );
  }
  return fullBlock(block, resolveImage);
}

function fullBlock(block: Block, resolveImage: ResolveImage | undefined): ReactNode {
  const inside = (blocks: readonly Block[]) => <Blocks blocks={blocks} resolveImage={resolveImage} />;
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'blockMath':
      return <Formula latex={String(block.attrs.latex)} block />;
    case 'image':
      return <Figure attrs={block.attrs} resolve={resolveImage} />;
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {block.content.map((item, index) => (
            <li key={index}>{inside(item.content)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <div className={classes['wide']} tabIndex={0} role="group">
          <table>
            <tbody>
              {block.content.map((row, rowIndex) => (
                <tr key={rowIndex}>
                  {row.content.map((cell, index) => {
                    const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
                    return <Cell key={index}>{inside(cell.content)}</Cell>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    default:
      return null;
  }
}

function inlines(nodes: readonly Inline[] | undefined): ReactNode {
  return nodes?.map((node, index) => <Fragment key={index}>{inlineNode(node)}</Fragment>);
}

function inlineNode(node: Inline): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'hardBreak':
      return <br />;
    case 'inlineMath':
      return <Formula latex={String(node.attrs.latex)} />;
    default:
      return null;
  }
}

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
} as const;

function marked({ text, marks = [] }: TextNode): ReactNode {
  return marks.reduce<ReactNode>((inner, { type }) => {
    const Tag = Object.hasOwn(tags, type) ? tags[type] : undefined;
    return Tag ? <Tag>{inner}</Tag> : inner;
  }, String(text));
}

import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { type Change, type Compared, compareDocs, type Sign, type Token } from './diff-docs.ts';
import classes from './history.module.css';

interface Props {
  readonly older: RichTextDoc;
  readonly newer: RichTextDoc;
  readonly imageOf: (mediaId: string) => string | undefined;
}

/** One text with what was added and what was removed between two versions, typeset as it is read. */
export function DiffText({ older, newer, imageOf }: Props) {
  const { t } = useTranslation();
  const compared = compareDocs(older, newer);
  if (compared.length === 0) return <p className={classes['nothing']}>{t('questions.history.empty')}</p>;
  return (
    <div className={classes['diff']}>
      {runsOf(compared).map(({ change, tokens }, i) => {
        const inside = tokens.map((token, at) => <Shown key={at} token={token} imageOf={imageOf} />);
        if (change === 'same') return <Fragment key={i}>{inside}</Fragment>;
        const Mark = change === 'added' ? 'ins' : 'del';
        return (
          <Mark key={i}>
            <span className="sr-only">{t(`questions.history.${change}`)} </span>
            {inside}
          </Mark>
        );
      })}
    </div>
  );
}

/** Neighbours with the same fate, together. */
function runsOf(compared: readonly Compared[]): { readonly change: Change; readonly tokens: Token[] }[] {
  const runs: { change: Change; tokens: Token[] }[] = [];
  for (const { change, token } of compared) {
    const last = runs.at(-1);
    if (last?.change === change) last.tokens.push(token);
    else runs.push({ change, tokens: [token] });
  }
  return runs;
}

function Shown({ token, imageOf }: { readonly token: Token; readonly imageOf: Props['imageOf'] }) {
  if (token.kind === 'break') return <br />;
  if (token.kind === 'cell') return <span className={classes['cell']}> | </span>;
  if (token.kind === 'point') return <span> • </span>;
  return <RichText inline doc={docOf(token)} resolveImage={imageOf} />;
}

function docOf(token: Exclude<Token, Sign>): RichTextDoc {
  if (token.kind === 'picture') return { type: 'doc', content: [{ type: 'image', attrs: token.attrs }] };
  if (token.kind === 'formula' && token.block)
    return { type: 'doc', content: [{ type: 'blockMath', attrs: { latex: token.latex } }] };
  const node =
    token.kind === 'formula'
      ? ({ type: 'inlineMath', attrs: { latex: token.latex } } as const)
      : ({ type: 'text', text: token.text, marks: token.marks.map((type) => ({ type })) } as const);
  return { type: 'doc', content: [{ type: 'paragraph', content: [node] }] };
}

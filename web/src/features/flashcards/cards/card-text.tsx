import { useMemo } from 'react';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { cardDoc, type Gaps } from './card-doc.ts';
import classes from './cards.module.css';

interface Props {
  readonly source: string;
  readonly gaps?: Gaps | undefined;
}

/** One side of a card, with its formulas and gaps. */
export function CardText({ source, gaps }: Props) {
  const doc = useMemo(() => cardDoc(source, gaps), [source, gaps]);
  return (
    <div className={classes['text']} data-gaps={gaps}>
      <RichText doc={doc} />
    </div>
  );
}

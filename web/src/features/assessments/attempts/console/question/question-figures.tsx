import type { ImageNode } from '@abhyas/contract/rich-text';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import classes from './question-pane.module.css';

interface Props {
  readonly figures: readonly ImageNode[];
  readonly resolveImage: (mediaId: string) => string | undefined;
}

/** The figures of a question, beside its words where there is room. */
export function QuestionFigures({ figures, resolveImage }: Props) {
  if (figures.length === 0) return null;
  return (
    <div className={classes['figures']}>
      <RichText doc={{ type: 'doc', content: figures }} resolveImage={resolveImage} />
    </div>
  );
}

import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { RichText } from '../rich-text/rich-text.tsx';
import classes from './choice-grid.module.css';

interface LetteredList {
  readonly title: string;
  readonly items: readonly RichTextDoc[];
  /** What stands before each item. */
  readonly letters: readonly string[];
}

interface Props {
  readonly lists: readonly LetteredList[];
  readonly resolveImage?: ((mediaId: string) => string | undefined) | undefined;
}

/** Lists that belong together: beside each other where there is room, else one under the other. */
export function PairedLists({ lists, resolveImage }: Props) {
  return (
    <div className={classes['lists']}>
      {lists.map(({ title, items, letters }) => (
        <section key={title} className={classes['list']} aria-label={title}>
          <h3>{title}</h3>
          <ol>
            {items.map((item, i) => (
              <li key={i}>
                <b>{letters[i]}</b>
                <div>
                  <RichText doc={item} resolveImage={resolveImage} inline />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

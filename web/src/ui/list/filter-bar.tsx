import type { CSSProperties, ReactNode } from 'react';
import { useTypedWords } from '../../lib/use-typed-words.ts';
import { SearchField } from '../controls/search-field.tsx';
import classes from './filter-bar.module.css';

interface Search {
  readonly label: string;
  /** The words that the address says. */
  readonly value: string | undefined;
  /** New words, after a quarter of a second of quiet; `undefined` when the field is empty. */
  readonly onChange: (words: string | undefined) => void;
}

interface Props {
  /** At the left: chips, or a sentence. */
  readonly children?: ReactNode;
  /** At the right, before the search: selects of size `sm`, each with an `aria-label`. */
  readonly fields?: readonly ReactNode[] | undefined;
  /** A field for words that `/` focuses. */
  readonly search?: Search | undefined;
  /** At the right end: buttons. */
  readonly tools?: ReactNode;
}

/** What stands above a list to choose what it shows; the first part of a `ListCard`. */
export function FilterBar({ children, fields, search, tools }: Props) {
  const count = (fields?.length ?? 0) + (search ? 1 : 0);
  return (
    <div className={classes['bar']}>
      {children}
      {count > 0 && (
        <div className={classes['fields']} style={{ '--count': count } as CSSProperties}>
          {fields}
          {search && <Words {...search} />}
        </div>
      )}
      {tools && <div className={classes['tools']}>{tools}</div>}
    </div>
  );
}

function Words({ label, value = '', onChange }: Search) {
  const [typed, setTyped] = useTypedWords(value, (words) => onChange(words || undefined));
  return <SearchField size="sm" hotkey label={label} value={typed} onChange={setTyped} />;
}

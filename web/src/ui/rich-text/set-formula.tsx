import classes from './rich-text.module.css';

/**
 * The html of a formula, ours or the server's. It is the only html that we insert as it is: KaTeX escapes what it does not know, and
 * with `trust: false` no command makes a link, a picture or an attribute.
 */
export function SetFormula({ html, block }: { readonly html: string; readonly block: boolean }) {
  return block ? (
    <div className={classes['block']} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <span className={classes['formula']} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

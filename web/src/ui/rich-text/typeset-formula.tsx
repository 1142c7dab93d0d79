import 'katex/dist/katex.min.css';
import { useTranslation } from 'react-i18next';
import classes from './rich-text.module.css';
import { typeset } from './typeset.ts';

interface Props {
  readonly latex: string;
  readonly block: boolean;
  readonly tall: boolean;
}

/**
 * A formula set by KaTeX. Its output is the only html that we insert as it is: KaTeX escapes what it does not know, and with
 * `trust: false` no command makes a link, a picture or an attribute. What it cannot read is shown as written.
 */
export default function TypesetFormula({ latex, block, tall }: Props) {
  const { t } = useTranslation();
  const html = typeset(tall ? `\\displaystyle ${latex}` : latex, block);
  if (html === undefined) {
    return (
      <code className={classes['unreadable']} title={t('ui.math.unreadable')}>
        {latex}
      </code>
    );
  }
  return block ? (
    <div className={classes['block']} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <span className={classes['formula']} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

import 'katex/dist/katex.min.css';
import { useTranslation } from 'react-i18next';
import classes from './rich-text.module.css';
import { SetFormula } from './set-formula.tsx';
import { typeset } from './typeset.ts';

interface Props {
  readonly latex: string;
  readonly typesetKey: string;
}

/** A formula set by KaTeX in the browser; what it cannot read is shown as written. */
export default function TypesetFormula({ latex, typesetKey }: Props) {
  const { t } = useTranslation();
  const html = typeset(typesetKey);
  return html === undefined ? (
    <code className={classes['unreadable']} title={t('ui.math.unreadable')}>
      {latex}
    </code>
  ) : (
    <SetFormula html={html} block={typesetKey.startsWith('b')} />
  );
}

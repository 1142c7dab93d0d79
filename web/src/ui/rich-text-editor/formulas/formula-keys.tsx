import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../controls/tabs.tsx';
import { useRovingFocus } from '../toolbar/use-roving-focus.ts';
import classes from './formulas.module.css';
import { palette, paletteTabs, type PaletteKey, type PaletteTab } from './palette.ts';
import { readFormula } from './read-formula.ts';

/** The palette: signs as they look, tab by tab. */
export function FormulaKeys({ onKey }: { readonly onKey: (key: PaletteKey) => void }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<PaletteTab>('basic');
  const roving = useRovingFocus();
  const id = useId();
  return (
    <div>
      <div className={classes['tabs']}>
        <Tabs
          label={t('ui.richText.formula.palette')}
          value={tab}
          onChange={setTab}
          items={paletteTabs.map((value) => ({ value, label: t(`ui.richText.formula.tabs.${value}`) }))}
        />
      </div>
      <div {...roving} role="toolbar" aria-label={t(`ui.richText.formula.tabs.${tab}`)} className={classes['keys']}>
        {palette[tab].map((key, i) => (
          <button
            key={key.tex}
            type="button"
            title={key.tex.replace('▢', '…').trim()}
            aria-labelledby={`${id}-${i}`}
            onClick={() => onKey(key)}
          >
            <span id={`${id}-${i}`} dangerouslySetInnerHTML={{ __html: readFormula(key.face, false).html ?? '' }} />
          </button>
        ))}
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { Tile } from '../../ui/figures/tile.tsx';
import { Kbd } from '../../ui/controls/kbd.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Quiet } from '../../ui/layout/quiet.tsx';
import classes from './palette-dialog.module.css';
import type { FoundThing } from './use-found-things.ts';

/** What is known of the line at hand, beside the list on a wide screen; before anything is typed, what can be found. */
export function FoundPreview({ thing }: { readonly thing: FoundThing | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (!thing)
    return (
      <aside className={classes['preview']}>
        <b>{t('app.found.how')}</b>
        <Quiet as="p" size="sm">
          {t('app.found.howText')}
        </Quiet>
      </aside>
    );
  const { label, kind, icon, facts = [] } = thing;
  return (
    <aside className={classes['preview']} aria-label={label}>
      <div className={classes['who']}>
        {kind === 'students' ? <Avatar name={label} /> : <Tile icon={icon} />}
        <span>
          <b>{label}</b>
          <Quiet size="sm">{t(`app.palette.kinds.${kind}`)}</Quiet>
        </span>
      </div>
      <Facts
        items={facts.map(
          ([fact, value]) =>
            value !== null &&
            value !== '' && {
              label: t(`app.found.facts.${fact}`),
              value: typeof value === 'number' ? number(value) : value,
            },
        )}
      />
      <Quiet as="p" size="sm">
        <Kbd>Enter</Kbd> {t('app.found.open')}
      </Quiet>
    </aside>
  );
}

import type { Home } from '@abhyas/contract/discovery/home';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Logo } from '../../tenancy/index.ts';
import classes from './home.module.css';

/** The institutes of the marketplace, each on its own host. */
export function Institutes({ institutes }: { readonly institutes: Home['institutes'] }) {
  const { t } = useTranslation();
  return (
    <section id="institutes" className={classes['section']} aria-labelledby="institutes-title">
      <div className={classes['sectionHead']}>
        <h2 id="institutes-title">{t('discovery.home.institutes')}</h2>
      </div>
      <InstituteList institutes={institutes} />
    </section>
  );
}

/** The same as a bare list. */
function InstituteList({ institutes }: { readonly institutes: Home['institutes'] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['people']}>
      {institutes.map(({ name, tagline, url, logo, accent, papers }) => (
        <li key={url}>
          <a href={url} className={classes['person']}>
            <Logo name={name} src={logo} decorative colour={accent} />
            <span className={classes['personWords']}>
              <b>{name}</b>
              <span>{[tagline, t('discovery.home.paperCount', { count: papers })].filter(Boolean).join(' · ')}</span>
            </span>
            <Icon of={IconChevronRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}

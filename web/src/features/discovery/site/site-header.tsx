import type { Home } from '@abhyas/contract/discovery/home';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasSession } from '../../../lib/access.ts';
import { api, query } from '../../../lib/api.ts';
import { ownArea } from '../../../lib/areas.ts';
import { changeLanguage } from '../../../lib/i18n.ts';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { useSession } from '../../../lib/session.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { deferredThemed } from '../../../ui/theme/deferred-themed.tsx';
import { isDark, useScheme } from '../../../ui/theme/use-scheme.ts';
import { InstituteLogo } from '../../tenancy/index.ts';
import { showsPapers } from '../home/paper-filter.ts';
import { CourseSearch } from './course-search.tsx';
import classes from './site-header.module.css';
import { siteLinks } from './site-links.ts';

const AccountMenu = deferredThemed(async () => (await import('../../identity/index.ts')).AccountMenu);

/** The bar of the public pages: whose they are, what is here, the search, language, light and dark, and the way in. */
export function SiteHeader({ ownSearch }: { readonly ownSearch: boolean }) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const { data: home } = useQuery({ ...query(api.discovery.showHome), enabled: allows(settings, 'marketPlace') });
  const links = siteLinks(settings, home);
  return (
    <header className={classes['bar']}>
      <Link to="/" className={classes['brand']!}>
        <InstituteLogo decorative />
        <span className={classes['name']}>
          {settings.name}
          <small>{settings.tagline}</small>
        </span>
      </Link>
      <nav aria-label={t('discovery.home.sections.label')} className={classes['sections']}>
        {links.courses && <Link to="/courses">{t('discovery.home.sections.courses')}</Link>}
        {links.explore && <Link to="/explore">{t('discovery.home.sections.explore')}</Link>}
        {home &&
          sectionsOf(home, settings.kind).map((section) => (
            <Link key={section} to="/" hash={section}>
              {t(`discovery.home.sections.${section}`)}
            </Link>
          ))}
      </nav>
      {!ownSearch && links.courses && <CourseSearch />}
      <div className={classes['right']}>
        <Preferences />
        <WayIn />
      </div>
    </header>
  );
}

/** What the home holds, in its order. */
const sectionsOf = (home: Home, kind: InstituteSettings['kind']) => [
  ...(home.institutes.length > 0 ? (['institutes'] as const) : []),
  ...(showsPapers(home, kind) ? (['papers'] as const) : []),
  ...(home.teachers.length > 0 ? (['teachers'] as const) : []),
];

function Preferences() {
  const { t, i18n } = useTranslation();
  const { languages } = useInstitute();
  const { colorScheme, setColorScheme } = useScheme();
  const other = i18n.language === 'hi' ? 'en' : 'hi';
  const dark = isDark(colorScheme);
  return (
    <>
      {languages.includes(other) && (
        <IconButton
          icon={IconLanguage}
          label={t(`identity.menu.languages.${other}`)}
          lang={other}
          onClick={() => void changeLanguage(other)}
        />
      )}
      <IconButton
        icon={dark ? IconSun : IconMoon}
        label={t(dark ? 'discovery.home.toLight' : 'discovery.home.toDark')}
        onClick={() => setColorScheme(dark ? 'light' : 'dark')}
      />
    </>
  );
}

function WayIn() {
  const { t } = useTranslation();
  const settings = useInstitute();
  const session = useSession();
  if (session.status === 'unknown' && hasSession()) return <span className={classes['waiting']} />;
  if (session.status !== 'in') {
    return (
      <>
        {settings.kind === 'provider' && (
          <Link to="/register" {...buttonFace('ghost', 'md', classes['register'])}>
            {t('discovery.home.openInstitute')}
          </Link>
        )}
        <Link to="/login" {...buttonFace(allows(settings, 'signUp') ? 'ghost' : 'filled')}>
          {t('discovery.home.login')}
        </Link>
        {allows(settings, 'signUp') && (
          <Link to="/signup" {...buttonFace('filled', 'md', classes['signUp'])}>
            {t('discovery.home.signUp')}
          </Link>
        )}
      </>
    );
  }
  const area = session.me.verified ? ownArea(settings, session.me) : undefined;
  return (
    <>
      {area && (
        <AddressLink to={area} {...buttonFace('filled')}>
          {t(area === '/student' ? 'discovery.home.toToday' : 'discovery.home.toWorkspace')}
        </AddressLink>
      )}
      <AccountMenu me={session.me} workspace={area} />
    </>
  );
}

import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../lib/page-title.ts';
import { buttonFace } from '../ui/controls/button-face.ts';
import { Tile } from '../ui/figures/tile.tsx';
import { PlainScreen } from './plain-screen.tsx';

/** Page not found, with the way home. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  usePageTitle(t('app.notFound.title'));
  return (
    <PlainScreen>
      <Tile icon={IconMapQuestion} size="lg" />
      <h1>{t('app.notFound.title')}</h1>
      <p>{t('app.notFound.text')}</p>
      <Link to="/" {...buttonFace('filled', 'lg')}>
        {t('app.notFound.home')}
      </Link>
    </PlainScreen>
  );
}

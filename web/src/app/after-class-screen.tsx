import { IconDoorExit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../ui/controls/button-face.ts';
import { Tile } from '../ui/figures/tile.tsx';
import { PlainScreen } from './plain-screen.tsx';

/** Where one lands after a live class: the way back in. */
export function AfterClassScreen() {
  const { t } = useTranslation();
  return (
    <PlainScreen>
      <Tile icon={IconDoorExit} size="lg" />
      <h1>{t('app.afterClass.title')}</h1>
      <p>{t('app.afterClass.text')}</p>
      <Link to="/" {...buttonFace('filled', 'lg')}>
        {t('app.afterClass.back')}
      </Link>
    </PlainScreen>
  );
}

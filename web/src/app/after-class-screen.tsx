import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
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
      <Button component={Link} to="/" variant="filled" size="lg">
        {t('app.afterClass.back')}
      </Button>
    </PlainScreen>
  );
}

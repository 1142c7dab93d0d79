import { IconDoorExit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isStudent as studies, useMe } from '../lib/session.ts';
import { buttonFace } from '../ui/controls/button-face.ts';
import { Tile } from '../ui/figures/tile.tsx';
import { deferredThemed } from '../ui/theme/deferred-themed.tsx';
import { PlainScreen } from './plain-screen.tsx';

const AfterClass = deferredThemed(
  async () => (await import('../features/live/attendance/after-class-screen.tsx')).AfterClass,
);

/** Where one lands after a live class: what it came to for a student, and the way back in. */
export function AfterClassScreen({ classId }: { readonly classId?: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const isStudent = classId !== undefined && me !== undefined && studies(me);
  return (
    <PlainScreen>
      <Tile icon={IconDoorExit} size="lg" />
      <h1>{t('app.afterClass.title')}</h1>
      {isStudent ? (
        <AfterClass classId={classId} />
      ) : (
        <>
          <p>{t('app.afterClass.text')}</p>
          <Link to="/" {...buttonFace('filled', 'lg')}>
            {t('app.afterClass.back')}
          </Link>
        </>
      )}
    </PlainScreen>
  );
}

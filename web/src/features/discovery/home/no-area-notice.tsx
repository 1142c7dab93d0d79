import type { Me } from '@abhyas/contract/identity/sign-in';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { ownArea } from '../../../lib/areas.ts';
import { Notice } from '../../../ui/status/notice.tsx';

/** Why somebody who is signed in gets no further: not verified yet, or no area of this institute is open to them. */
export function NoAreaNotice({ me }: { readonly me: Me }) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const why = me.verified ? (ownArea(settings, me) ? undefined : 'noArea') : 'unverified';
  if (!why) return null;
  return (
    <Notice tone="warn" title={t(`discovery.home.${why}.title`)}>
      {t(`discovery.home.${why}.text`, { name: settings.name })}
    </Notice>
  );
}

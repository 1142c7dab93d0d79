import type { Me } from '@abhyas/contract/identity/sign-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { ownArea } from '../../../lib/areas.ts';
import { Notice } from '../../../ui/status/notice.tsx';

/** Why somebody who is signed in gets no further: not verified yet, or no area of this institute is open to them. */
export function NoAreaNotice({ me }: { readonly me: Me }) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const why = me.verified ? (ownArea(settings, me) ? undefined : 'noArea') : 'unverified';
  if (!why) return null;
  if (why === 'unverified') return <Unverified name={settings.name} />;
  return (
    <Notice tone="warn" title={t(`discovery.home.${why}.title`)}>
      {t(`discovery.home.${why}.text`, { name: settings.name })}
    </Notice>
  );
}

/** Not verified: the mobile is not proven, or is of a country that the institute takes nobody from (spec §4). */
function Unverified({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation();
  const { data: check } = useQuery(query(api.identity.showCountryValidity, {}, { quiet: true }));
  const regions = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const isElsewhere = check?.valid === false && check.country !== null;
  const country = check?.country ? (regions.of(check.country) ?? check.country) : '';
  const countries = list.format(check?.countries.map((code) => regions.of(code) ?? code) ?? []);
  return (
    <Notice tone="warn" title={t(`discovery.home.${isElsewhere ? 'elsewhere' : 'unverified'}.title`)}>
      {t(`discovery.home.${isElsewhere ? 'elsewhere' : 'unverified'}.text`, { name, country, countries })}
    </Notice>
  );
}

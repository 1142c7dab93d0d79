import type { Acting } from '@abhyas/contract/identity/employees';
import { IconSpeakerphone, IconUserShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { actIn } from './act-in.ts';
import classes from './shell-notices.module.css';

const MINUTE = 60_000;

/** Above every screen of an area: that one works elsewhere, how the institute stands, what the provider has to say. */
export default function ShellNotices() {
  const { t } = useTranslation();
  const me = useMe();
  const { standing } = useInstitute();
  return (
    <>
      {me?.acting && <ActingBanner acting={me.acting} />}
      {standing && (
        <p className={classes['line']} data-tone="warn" role="status">
          <span>{t(`tenancy.lifecycle.staffNotice.${standing}`)}</span>
        </p>
      )}
      <Announcements />
    </>
  );
}

function ActingBanner({ acting }: { readonly acting: Acting }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { switchId, instituteId, name, reason, until } = acting;
  const goBack = () => actIn(undefined, `/employees/institutes/${instituteId}`);
  const leave = useChange(() => api.identity.endSwitch({ params: { switchId } }), {
    inline: true,
    after: goBack,
    refused: goBack,
  });
  return (
    <div className={classes['acting']} role="status">
      <Icon of={IconUserShield} size={20} />
      <span className={classes['words']}>
        <b>{t('tenancy.employees.acting.where', { name })}</b>{' '}
        {t('tenancy.employees.acting.why', { reason, until: format.time(until) })}
      </span>
      <button type="button" className={classes['leave']} disabled={leave.busy} onClick={() => leave.send()}>
        {t('tenancy.employees.acting.leave')}
      </button>
    </div>
  );
}

function Announcements() {
  const { i18n } = useTranslation();
  const { data = [] } = useQuery({
    ...query(api.tenancy.listAnnouncements, {}, { quiet: true }),
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  });
  const language = i18n.language === 'hi' ? 'hi' : 'en';
  return data.map(({ id, tone, texts }) => (
    <p key={id} className={classes['line']} data-tone={tone} role="status">
      <Icon of={IconSpeakerphone} size={18} />
      <span>{texts[language] || texts.en}</span>
    </p>
  ));
}

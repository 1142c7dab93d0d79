import type { Me } from '@abhyas/contract/identity/sign-in';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { preview } from '../../../lib/preview/preview.ts';
import { useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FollowRole } from '../roles/follow-role.tsx';
import { viewAs } from './view-as.ts';
import classes from './view-banner.module.css';

/** Above every screen of an area: that one looks at somebody else's pages. Beside it the page follows one's own role. */
export default function ViewBanner() {
  const me = useMe();
  return (
    <>
      {/* The page around a preview says whose pages these are, and ends the look. */}
      {me?.viewing && !preview && <Banner viewing={me.viewing} accountId={me.account.accountid} />}
      {me && !me.viewing && <FollowRole me={me} />}
    </>
  );
}

function Banner({ viewing, accountId }: { readonly viewing: NonNullable<Me['viewing']>; readonly accountId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const goBack = () => viewAs(undefined, `/partner/people/person/${accountId}`);
  const leave = useChange(
    async () => {
      // From here on this tab calls as oneself again: only then may the view be ended.
      sessionStorage.removeItem('abhyas.view-as');
      await api.identity.endView({ params: { viewId: viewing.viewId } });
    },
    {
      inline: true,
      after: goBack,
      refused: goBack,
    },
  );
  return (
    <div className={classes['banner']} role="status">
      <Icon of={IconEye} size={20} />
      <span>
        <b>{t('identity.impersonation.banner', { name: viewing.name })}</b>{' '}
        {t('identity.impersonation.text', { until: format.time(viewing.until) })}
      </span>
      <button type="button" disabled={leave.busy} onClick={() => leave.send()}>
        {t('identity.impersonation.leave')}
      </button>
    </div>
  );
}

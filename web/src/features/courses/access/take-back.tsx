import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { ReasonForm } from '../../identity/index.ts';
import { useAccessRefresh } from './use-access-change.ts';

interface Props {
  readonly courseId: string;
  readonly accountIds: readonly string[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes back what staff gave, with a reason that the history keeps. */
export function TakeBack({ courseId, accountIds, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const refresh = useAccessRefresh();
  const takeBack = async (reason: string) => {
    const body = { accountIds: [...accountIds], reason };
    const { revoked, stillOpen } = await api.courses.revokeCourse({ params: { courseId }, body });
    refresh();
    onDone();
    if (revoked > 0) toast.good(t('courses.access.takeBack.done', { count: revoked }));
    if (stillOpen > 0) toast.warn(t('courses.access.takeBack.stillOpen', { count: stillOpen }));
  };
  return (
    <ReasonForm
      opened={opened}
      onClose={onClose}
      title={t('courses.access.takeBack.title', { count: accountIds.length })}
      label={t('courses.access.takeBack.reason')}
      help={t('courses.access.noteHelp')}
      needed={t('courses.access.takeBack.reasonMissing')}
      least={1}
      tone="danger"
      confirm={t('courses.access.takeBack.confirm')}
      onConfirm={takeBack}
    >
      {t('courses.access.takeBack.text')}
    </ReasonForm>
  );
}

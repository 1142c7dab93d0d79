import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './list.module.css';

type Done = Reply<typeof contract.courses.publishCourses>['courses'];

interface Props {
  readonly courseIds: readonly string[];
  readonly onClear: () => void;
}

/** Publishes the chosen courses at once, and says of each what became of it. */
export function PublishSeveral({ courseIds, onClear }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>();
  const publish = async () => {
    setBusy(true);
    try {
      setDone((await api.courses.publishCourses({ body: { courseIds: [...courseIds] } })).courses);
      void client.invalidateQueries({ queryKey: api.courses.listAuthoredCourses.key });
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setDone(undefined);
    onClear();
  };
  return (
    <div className={classes['chosen']} role="status">
      <span>{t('courses.authoring.several.chosen', { count: courseIds.length })}</span>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('courses.authoring.several.clear')}
      </Button>
      <Button size="sm" variant="filled" loading={busy} onClick={() => void publish()}>
        {t('courses.authoring.several.publish')}
      </Button>
      <Modal
        opened={done !== undefined}
        onClose={close}
        title={t('courses.authoring.several.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <ul className={classes['outcomes']}>
          {done?.map((one) => (
            <Outcome key={one.courseId} one={one} />
          ))}
        </ul>
      </Modal>
    </div>
  );
}

function Outcome({ one: { courseId, title, published, refusal, problems } }: { readonly one: Done[number] }) {
  const { t } = useTranslation();
  const why =
    refusal === 'COURSE_NOT_READY' || refusal === 'COURSE_UNCHANGED' || refusal === 'COURSE_STATE' ? refusal : 'other';
  return (
    <li data-tone={published ? 'good' : 'warn'}>
      <Icon of={published ? IconCircleCheck : IconAlertTriangle} size={16} />
      <AddressLink to={`/partner/courses/${courseId}`}>{title}</AddressLink>
      <span>
        {published ? t('courses.authoring.several.done') : t(`courses.authoring.several.${why}`, { count: problems })}
      </span>
    </li>
  );
}

import type { HostingLink } from '@abhyas/contract/media/links';
import { Button, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './links.module.css';

interface AddLinkProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdded?: (link: HostingLink) => void;
}

/** Takes the address of a video at another host and gives it a title. */
export function AddLink({ opened, onClose, onAdded }: AddLinkProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('media.links.addTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Fields onClose={onClose} onAdded={onAdded} />
    </Modal>
  );
}

/** Refusals about the address stand beside it. */
const aboutAddress = {
  LINK_ADDRESS: 'url',
  LINK_HOST: 'url',
  LINK_PRIVATE: 'url',
  LINK_UNREACHABLE: 'url',
  LINK_NOT_VIDEO: 'url',
  LINK_NOT_SHARED: 'url',
} as const;

function Fields({ onClose, onAdded }: Pick<AddLinkProps, 'onClose'> & { onAdded: AddLinkProps['onAdded'] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { url: '', title: '' },
    async (body) => {
      const link = await api.media.addLink({ body });
      await client.invalidateQueries({ queryKey: api.media.listLinks.key });
      onAdded?.(link);
      onClose();
    },
    { fieldOf: aboutAddress },
  );
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={onSubmit}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextInput
        data-autofocus
        type="url"
        label={t('media.links.url')}
        description={t('media.links.urlHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.url}
        error={errorOf('url')}
        onChange={(event) => set('url', event.currentTarget.value)}
      />
      <TextInput
        label={t('media.links.videoTitle')}
        maxLength={160}
        value={values.title}
        error={errorOf('title')}
        onChange={(event) => set('title', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('media.links.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('media.links.save')}
        </Button>
      </div>
    </form>
  );
}

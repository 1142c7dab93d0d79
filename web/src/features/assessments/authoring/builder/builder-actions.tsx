import { Button, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconEye, IconListNumbers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../../ui/overlays/confirm-modal.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';
import { PublishModal } from './publish-modal.tsx';

/** Preview, publish, and what else can be done with the paper. */
export function BuilderActions() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { paper, flush, settings, openTab } = useBuilding();
  const [publishing, setPublishing] = useState(false);
  const preview = async () => {
    await flush();
    await navigate({ to: '/partner/papers/$paperId/preview', params: { paperId: paper.id } });
  };
  const publish = async () => {
    await flush();
    // What is refused is said on the tab of the settings.
    if (settings.dirty && !(await settings.save())) return openTab('schedule');
    setPublishing(true);
  };
  const upToDate = paper.status === 'published' && !paper.changed;
  return (
    <>
      <MoreMenu />
      <Button variant="outline" leftSection={<Icon of={IconEye} size={16} />} onClick={() => void preview()}>
        {t('authoring.actions.preview')}
      </Button>
      {upToDate && <AttemptsButton paperId={paper.id} />}
      {paper.can.publish && !upToDate && (
        <Button variant="action" onClick={() => void publish()}>
          {t('authoring.actions.publish')}
        </Button>
      )}
      <PublishModal opened={publishing} onClose={() => setPublishing(false)} />
    </>
  );
}

function AttemptsButton({ paperId }: { readonly paperId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="filled"
      renderRoot={(props) => <Link {...props} to="/partner/papers/$paperId/attempts" params={{ paperId }} />}
    >
      {t('authoring.actions.attempts')}
    </Button>
  );
}

function MoreMenu() {
  const { t } = useTranslation();
  const { paper, adopt, flush } = useBuilding();
  const textOf = useRefusalText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const archive = async () => {
    setBusy(true);
    try {
      await flush();
      adopt(await api.assessments.archivePaper({ params: { paperId: paper.id } }));
      toast.good(t('authoring.archive.done'));
      setAsking(false);
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="ghost" className={classes['more']!} px={9} aria-label={t('authoring.actions.more')}>
            <Icon of={IconDots} size={20} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon of={IconListNumbers} size={16} />}
            renderRoot={(props) => (
              <Link {...props} to="/partner/papers/$paperId/attempts" params={{ paperId: paper.id }} />
            )}
          >
            {t('authoring.actions.attempts')}
          </Menu.Item>
          {paper.can.archive && (
            <Menu.Item leftSection={<Icon of={IconArchive} size={16} />} onClick={() => setAsking(true)}>
              {t('authoring.archive.action')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('authoring.archive.title')}
        confirmLabel={t('authoring.archive.confirm')}
        busy={busy}
        onConfirm={() => void archive()}
      >
        {t('authoring.archive.text')}
      </ConfirmModal>
    </>
  );
}

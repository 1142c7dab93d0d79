import type { RankListDraft } from '@abhyas/contract/assessments/rank-lists';
import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { RankListForm } from './rank-list-form.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The list to change; without it a new one begins. */
  readonly list?: { readonly listId: string; readonly revision: number; readonly draft: RankListDraft } | undefined;
}

/** Asks what a rank list is made of. */
export function RankListModal({ opened, onClose, list }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const save = async (draft: RankListDraft) => {
    if (list) {
      await api.assessments.saveRankList({
        params: { listId: list.listId },
        body: { revision: list.revision, draft },
      });
      await client.invalidateQueries({ queryKey: api.assessments.showRankList.key });
      onClose();
      return;
    }
    const { listId } = await api.assessments.createRankList({ body: draft });
    void client.invalidateQueries({ queryKey: api.assessments.listRankLists.key });
    await navigate({ to: '/partner/rank-lists/$listId', params: { listId } });
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(list ? 'assessments.ranks.change' : 'assessments.ranks.newTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <RankListForm draft={list?.draft} onSave={save} onCancel={onClose} />
    </Modal>
  );
}

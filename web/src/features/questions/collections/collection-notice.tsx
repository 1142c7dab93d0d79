import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/status/notice.tsx';

interface Props {
  readonly collectionId: string;
  readonly mayWrite: boolean;
  readonly onClear: () => void;
}

/** Above the questions of a set: its name, and what can be done with the set itself. */
export function CollectionNotice({ collectionId, mayWrite, onClear }: Props) {
  const { t } = useTranslation();
  const [renaming, setRenaming] = useState(false);
  const sets = useQuery(query(api.questions.listCollections));
  const set = sets.data?.rows.find((one) => one.collectionId === collectionId);
  const remove = useChange(() => api.questions.removeCollection({ params: { collectionId } }), {
    stale: [api.questions.listCollections],
    said: t('questions.collections.removed'),
    after: onClear,
  });
  if (!set) return null;
  return (
    <Notice
      tone="info"
      action={
        <Row gap={1}>
          {mayWrite && (
            <>
              <Button variant="ghost" size="sm" onClick={() => setRenaming(true)}>
                {t('questions.collections.rename')}
              </Button>
              <Button variant="ghost" size="sm" loading={remove.busy} onClick={() => remove.send()}>
                {t('questions.collections.remove')}
              </Button>
            </>
          )}
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t('questions.bank.showAll')}
          </Button>
        </Row>
      }
    >
      {t('questions.collections.shown', { name: set.name })}
      {renaming && (
        <FormDialog
          title={t('questions.collections.rename')}
          submit={t('questions.collections.rename')}
          initial={{ name: set.name }}
          send={async (body) => {
            await api.questions.changeCollection({ params: { collectionId }, body });
            await sets.refetch();
          }}
          onClose={() => setRenaming(false)}
        >
          {(fields) => <TextInput {...fields.text('name')} label={t('questions.collections.name')} maxLength={80} />}
        </FormDialog>
      )}
    </Notice>
  );
}

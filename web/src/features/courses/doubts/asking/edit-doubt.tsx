import type { DoubtThread } from '@abhyas/contract/courses/doubts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { type Asked, DoubtForm } from './doubt-form.tsx';

interface Props {
  readonly thread: DoubtThread;
  readonly onSaved: (thread: DoubtThread) => void;
  readonly onCancel: () => void;
}

/** One's own doubt, to be written anew while nobody has answered. An answer that comes meanwhile is said, and what was written stays. */
export function EditDoubt({ thread, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const params = { doubtId: thread.doubtId };
  const edit = useChange((body: Asked) => api.courses.editDoubt({ params, body }), {
    said: t('courses.doubts.saved'),
    after: (saved) => onSaved(saved),
    inline: true,
    refused: () => client.invalidateQueries(query(api.courses.showDoubt, { params })),
  });
  return (
    <DoubtForm
      first={thread}
      images={thread.images}
      button={t('courses.doubts.save')}
      busy={edit.busy}
      error={edit.error}
      onSend={(asked) => edit.send(asked)}
      onCancel={onCancel}
    />
  );
}

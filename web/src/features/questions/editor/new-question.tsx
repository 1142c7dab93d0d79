import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { EditorLoading } from './edit-question.tsx';
import classes from './editor.module.css';
import { QuestionEditor, type Like } from './question-editor.tsx';

interface Props {
  readonly draftId: string;
  readonly onDraft: (draftId: string) => void;
}

/** Writes a new question; its address names the draft, so that a reload goes on where one was. Older ones that were begun are offered. */
export function NewQuestion({ draftId, onDraft }: Props) {
  const [like, setLike] = useState<Like>();
  const draft = useQuery({
    ...query(api.questions.showQuestionDraft, { params: { draftId } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    retry: false,
  });
  if (!draft.data) return <EditorLoading error={draft.error} onRetry={() => void draft.refetch()} />;
  return (
    <QuestionEditor
      key={draftId}
      opened={{ draftId, kept: draft.data.draft }}
      like={like}
      onNext={(next) => {
        setLike(next);
        onDraft(newDraftId());
      }}
    >
      {!draft.data.draft && <BegunQuestions onOpen={onDraft} />}
    </QuestionEditor>
  );
}

/** New questions that were begun and never published: a crash or a closed tab costs nothing. */
function BegunQuestions({ onOpen }: { readonly onOpen: (draftId: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(query(api.questions.listQuestionDrafts));
  const begun = data?.rows.filter(({ base }) => base === null) ?? [];
  if (begun.length === 0) return null;
  return (
    <Notice tone="info" title={t('questions.drafts.begun', { count: begun.length })}>
      <ul className={classes['begun']}>
        {begun.slice(0, 5).map((one) => (
          <li key={one.draftId}>
            <Button size="sm" variant="soft" onClick={() => onOpen(one.draftId)}>
              {t('questions.drafts.goOn', {
                title: one.title || t('questions.drafts.untitled'),
                when: format.dateTime(one.savedAt),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A name for a draft that no other one has. Browsers offer `randomUUID` only on encrypted pages. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

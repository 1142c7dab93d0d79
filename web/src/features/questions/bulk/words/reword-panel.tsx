import type { Rewording } from '@abhyas/contract/questions/rewording';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import bulkClasses from '../bulk.module.css';
import { type ChangeScope, scopeBody } from '../scope-of.ts';
import { RewordPreview } from './reword-preview.tsx';
import { missingIn, noWording, rewordingOf, type WordingValues } from './rewording-form.ts';
import { previewQuery } from './preview-query.ts';
import { WordingFields } from './wording-fields.tsx';

interface Props {
  readonly scope: ChangeScope;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Changes the words of many questions: first a look at what would happen, then one new version each. */
export function RewordPanel({ scope, count, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Rewording>();
  const body = scopeBody(scope);
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields<WordingValues>(
    noWording,
    async (given) => {
      const rewording = rewordingOf(given);
      if (!rewording) return;
      await client.fetchQuery(previewQuery(body, rewording, 1));
      setAsked(rewording);
    },
    {
      check: (given) =>
        Object.fromEntries(
          Object.entries(missingIn(given)).map(([field, key]) => [field, key === undefined ? key : t(key)]),
        ),
    },
  );
  const change = <K extends keyof WordingValues & string>(field: K, value: WordingValues[K]) => {
    setAsked(undefined);
    set(field, value);
  };
  return (
    <SidePanel
      opened
      size="login"
      onClose={onClose}
      title={t('questions.rewording.title', { count, shown: number(count) })}
      subtitle={t('questions.rewording.subtitle')}
    >
      <form ref={form} className={bulkClasses['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <WordingFields scope={scope} values={values} set={change} errorOf={errorOf} />
        {!asked && (
          <div className={bulkClasses['buttons']}>
            <Button variant="ghost" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="filled" loading={busy} leftSection={<Icon of={IconEye} size={16} />}>
              {t('questions.rewording.look')}
            </Button>
          </div>
        )}
      </form>
      {asked && (
        <RewordPreview
          scope={body}
          rewording={asked}
          onBack={() => setAsked(undefined)}
          onDone={async () => {
            await client.invalidateQueries({ queryKey: [api.questions.listQuestions.key[0]] });
            onDone();
          }}
        />
      )}
    </SidePanel>
  );
}

import type { QuestionGroup } from '@abhyas/contract/questions/groups';
import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Language } from '@abhyas/contract/shapes';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RichTextInput } from '../../../ui/rich-text-editor/rich-text-input.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { emptyDoc, isEmpty, trimmedDoc } from '../editor/form/documents.ts';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import { LanguageSwitch } from '../preview/question-panel.tsx';
import { GroupMembers } from './group-members.tsx';
import classes from './groups.module.css';
import { usePictures } from './use-pictures.ts';

interface Form {
  readonly title: string;
  readonly stem: Readonly<Record<Language, RichTextDoc>>;
  readonly members: readonly QuestionRow[];
}

const formOf = (group: QuestionGroup | undefined): Form => ({
  title: group?.title ?? '',
  stem: { en: group?.stem.en ?? emptyDoc, hi: group?.stem.hi ?? emptyDoc },
  members: group?.questions ?? [],
});

const draftOf = ({ title, stem: { en, hi }, members }: Form) => ({
  title: title.trim(),
  stem: { en: trimmedDoc(en), ...(!isEmpty(hi) && { hi: trimmedDoc(hi) }) },
  questionIds: members.map(({ id }) => id),
});

/** The stem that several questions share, in both languages, and these questions in their order. */
export function GroupEditor({ group }: { readonly group: QuestionGroup | undefined }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => formOf(group));
  const [language, setLanguage] = useState<Language>('en');
  const pictures = usePictures(group?.images);
  const { saving, refusal, save, fieldError } = useSave(group);
  const dirty = JSON.stringify(draftOf(form)) !== JSON.stringify(draftOf(formOf(group)));
  const readOnly = group ? !group.can.edit : false;
  const ready = form.title.trim() !== '' && !isEmpty(form.stem.en);
  const title = group?.title ?? t('questions.groups.new');
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: t('questions.bank.title'), to: '/partner/questions' },
        { label: t('questions.groups.title'), to: '/partner/questions/groups' },
        { label: title },
      ]}
      action={
        !readOnly && (
          <Button variant="action" loading={saving} disabled={!ready || !dirty} onClick={() => save(draftOf(form))}>
            {t('questions.groups.save')}
          </Button>
        )
      }
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className={classes['editor']}>
        <Card title={t('questions.groups.stem')} aside={<LanguageSwitch value={language} onChange={setLanguage} />}>
          <div className={classes['fields']}>
            <TextInput
              label={t('questions.groups.name')}
              description={t('questions.groups.nameHelp')}
              required
              maxLength={120}
              readOnly={readOnly}
              value={form.title}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                setForm((before) => ({ ...before, title: typed }));
              }}
            />
            <RichTextInput
              key={language}
              label={t('questions.groups.words')}
              help={t('questions.groups.wordsHelp')}
              required={language === 'en'}
              readOnly={readOnly}
              lang={language}
              value={form.stem[language]}
              error={fieldError(`body.stem.${language}`)}
              onChange={(doc) => setForm((before) => ({ ...before, stem: { ...before.stem, [language]: doc } }))}
              pictures={pictures.house}
              resolveImage={pictures.resolve}
            />
          </div>
        </Card>
        <GroupMembers
          members={form.members}
          readOnly={readOnly}
          onChange={(members) => setForm((before) => ({ ...before, members }))}
        />
      </div>
      <LeaveGuard dirty={dirty && !saving} />
    </Page>
  );
}

function useSave(group: QuestionGroup | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const textOf = useRefusalText();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const fields = isRefusal(error) ? error.fields : [];
  const write = async (body: ReturnType<typeof draftOf>) => {
    if (!group) return (await api.questions.createQuestionGroup({ body })).groupId;
    const params = { groupId: group.id };
    await api.questions.saveQuestionGroup({ params, body: { ...body, version: group.version } });
    return group.id;
  };
  return {
    saving,
    refusal: error === undefined ? undefined : textOf(error),
    fieldError: (path: string) => {
      const found = fields.find((field) => field.path === path);
      return found && t(found.messageKey, { ...found.values });
    },
    save(body: ReturnType<typeof draftOf>) {
      setSaving(true);
      setError(undefined);
      write(body)
        .then(async (groupId) => {
          toast.good(t('questions.groups.saved'));
          const { queryKey } = query(api.questions.showQuestionGroup, { params: { groupId } });
          await queries.invalidateQueries({ queryKey });
          await queries.invalidateQueries({
            queryKey: query(api.questions.listQuestionGroups, { query: {} }).queryKey.slice(0, 1),
          });
          if (!group)
            await navigate({
              to: '/partner/questions/groups/$groupId',
              params: { groupId },
              replace: true,
              ignoreBlocker: true,
            });
        })
        .catch(setError)
        .finally(() => setSaving(false));
    },
  };
}

import type { Question } from '@abhyas/contract/questions/shapes';
import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { DetailsPane } from './details-pane.tsx';
import { EditorActions } from './editor-actions.tsx';
import classes from './editor.module.css';
import { EditingContext, type Editing } from './fields/editing.ts';
import { emptyForm, formOf, type WordLanguage } from './form/question-form.ts';
import { PreviewPane } from './preview-pane.tsx';
import { SaveNotice } from './save-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useQuestionEditor, type SaveEnd } from './use-question-editor.ts';
import { WordsPane } from './words-pane.tsx';

/** Writes a new question, or changes one: source on the left, what the student sees beside it. */
export function QuestionEditor({ question }: { readonly question?: Question | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [initial] = useState(() => (question ? formOf(question) : emptyForm()));
  const editor = useQuestionEditor(question, initial);
  const [language, setLanguage] = useState<WordLanguage>('en');
  const [images, setImages] = useState<Readonly<Record<string, string>>>(question?.images ?? {});
  const panes = useRef<HTMLFormElement>(null);
  const readOnly = question ? !question.can.edit : false;
  const editing = editingOf({ editor, language, images, setImages, readOnly });

  const finish = async (ending: Promise<SaveEnd>, then: (id: string) => void) => {
    const end = await ending;
    if ('saved' in end) return then(end.saved);
    if (end.stopped === 'problems') setLanguage(languageOfProblems(Object.keys(editor.problems), language));
    requestAnimationFrame(() => panes.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const afterSave = (id: string) => {
    toast.good(t('questions.editor.saved'));
    if (!question)
      void navigate({
        to: '/partner/questions/$questionId',
        params: { questionId: id },
        replace: true,
        ignoreBlocker: true,
      });
  };
  const save = () => void finish(editor.save(), afterSave);
  const saveAndNext = () =>
    void finish(editor.save(), () => {
      toast.good(t('questions.editor.saved'));
      editor.restart(emptyForm(editor.form));
      setLanguage('en');
      requestAnimationFrame(() => panes.current?.querySelector('textarea')?.focus());
    });
  useHotkeys([['mod+S', () => !readOnly && save()]], [], true);

  const title = question ? t('questions.editor.title', { number: question.number }) : t('questions.editor.newTitle');
  return (
    <EditingContext value={editing}>
      <Page
        title={title}
        breadcrumbs={[{ label: t('questions.bank.title'), to: '/partner/questions' }, { label: title }]}
        beside={question?.status === 'archived' && <Badge tone="warn">{t('questions.statuses.archived')}</Badge>}
        action={
          !readOnly && (
            <EditorActions
              dirty={editor.dirty}
              saving={editor.saving}
              onSave={save}
              onSaveAndNext={question ? undefined : saveAndNext}
            />
          )
        }
      >
        <SaveNotice editor={editor} readOnly={readOnly} onKeepMine={() => void finish(editor.saveOver(), afterSave)} />
        <form ref={panes} className={classes['panes']} noValidate onSubmit={(event) => event.preventDefault()}>
          <WordsPane language={language} onLanguage={setLanguage} />
          <PreviewPane number={question?.number} />
          <DetailsPane />
        </form>
      </Page>
      <LeaveGuard dirty={editor.dirty && !editor.saving} />
    </EditingContext>
  );
}

/** The Hindi tab opens when everything that is wrong lies there. */
function languageOfProblems(paths: readonly string[], open: WordLanguage): WordLanguage {
  const here = paths.some((path) => !path.startsWith('content.') || path.startsWith(`content.${open}.`));
  if (here) return open;
  return open === 'en' ? 'hi' : 'en';
}

function editingOf(from: {
  readonly editor: ReturnType<typeof useQuestionEditor>;
  readonly language: WordLanguage;
  readonly images: Readonly<Record<string, string>>;
  readonly setImages: (change: (images: Readonly<Record<string, string>>) => Readonly<Record<string, string>>) => void;
  readonly readOnly: boolean;
}): Editing {
  const { editor, language, images, setImages, readOnly } = from;
  const { form, change, errorAt, ownErrorAt, touch } = editor;
  return {
    form,
    change,
    language,
    errorAt,
    ownErrorAt,
    touch,
    imageOf: (mediaId) => images[mediaId],
    rememberImage: (mediaId, url) => setImages((before) => ({ ...before, [mediaId]: url })),
    readOnly,
  };
}

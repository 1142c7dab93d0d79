import type { Question } from '@abhyas/contract/questions/shapes';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { type Breadcrumb, Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useAreas } from '../bank/use-areas.ts';
import { DetailsPane } from './details-pane.tsx';
import { DraftNotices, DraftStanding } from './draft/draft-notices.tsx';
import { beginningOf, type Opened, useKeptDraft } from './draft/use-kept-draft.ts';
import { EditorActions } from './editor-actions.tsx';
import classes from './editor.module.css';
import { EditingContext, type Editing } from './fields/editing.ts';
import { emptyForm, formOf, type QuestionForm, snapshotOf, type WordLanguage } from './form/question-form.ts';
import { useEditorKeys } from './keyboard/use-editor-keys.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { ReviewBadge } from '../review/review-badge.tsx';
import { ReviewNotice } from '../review/review-notice.tsx';
import { type Sending, useSendForReview } from '../review/use-send-for-review.tsx';
import { SaveNotice } from './save-notice.tsx';
import { useQuestionEditor, type SaveEnd } from './use-question-editor.ts';
import { WordsPane } from './words-pane.tsx';

/** What the last question leaves to the next. */
export type Like = Pick<QuestionForm, 'type' | 'difficulty' | 'knowledgeAreaId'>;

interface Props {
  /** None for a new one. */
  readonly question?: Question | undefined;
  /** Where what is typed is kept, and what is kept there. */
  readonly opened: Opened;
  readonly like?: Like | undefined;
  readonly onNext: (like: Like) => void;
  readonly onHistory?: (() => void) | undefined;
  /** Where the question is used, and what it was: known to the route. */
  readonly children?: ReactNode;
}

/** Writes a new question, or changes one: words on the left, what the student sees beside them; what is typed is kept at once. */
export function QuestionEditor({ question, opened, like, onNext, onHistory, children }: Props) {
  const { t } = useTranslation();
  const [published] = useState(() => (question ? formOf(question) : emptyForm(like)));
  const [begun] = useState(() => beginningOf(opened));
  const editor = useQuestionEditor({
    question,
    initial: begun?.form ?? published,
    published,
    base: opened.kept?.base,
  });
  const readOnly = question ? !question.can.edit : false;
  const words = useKeptDraft({ opened, form: editor.form, base: editor.base, dirty: editor.dirty });
  const [since, setSince] = useState(() =>
    begun && snapshotOf(begun.form) !== snapshotOf(published) ? begun.at : undefined,
  );
  const { editing, language, setLanguage } = useEditingOf(editor, question, opened, readOnly);
  const panes = useRef<HTMLFormElement>(null);
  const reviewed = useInstitute().questionReview === true;
  const sending = useSendForReview();
  const { finish, publish } = usePublishing({
    editor,
    words,
    question,
    panes,
    language,
    setLanguage,
    reviewed,
    sending,
  });
  const saveAndNext = () => void finish(editor.save(), () => onNext(editor.form));
  const discard = () => {
    const now = question ? formOf(question) : emptyForm(like);
    editor.discard(now, question);
    setSince(undefined);
    void words.drop(now).catch(() => undefined);
  };
  useEditorKeys({
    keep: () => void words.flush(),
    saveAndNext: readOnly ? undefined : saveAndNext,
    language,
    setLanguage,
  });

  const title = question ? t('questions.editor.title', { number: question.number }) : t('questions.editor.newTitle');
  return (
    <EditingContext value={editing}>
      <Page
        title={title}
        breadcrumbs={useBreadcrumbs(editor.form.knowledgeAreaId, title)}
        beside={
          <>
            {question?.status === 'archived' && <Badge tone="warn">{t('questions.statuses.archived')}</Badge>}
            {question?.review && <ReviewBadge state={question.review} />}
            {(editor.dirty || !question) && <Badge>{t('questions.drafts.draft')}</Badge>}
            <DraftStanding words={words} dirty={editor.dirty} />
          </>
        }
        action={
          !readOnly && (
            <EditorActions
              saving={editor.saving || sending.busy}
              reviewed={reviewed}
              sent={!editor.dirty && question?.review !== undefined && question.review !== 'draft'}
              onPublish={publish}
              onSaveAndNext={saveAndNext}
              onHistory={onHistory}
            />
          )
        }
      >
        <DraftNotices
          words={words}
          since={editor.dirty ? since : undefined}
          onTakeOthers={() => void words.takeOthers().then((form) => form && editor.change(() => form))}
          onDiscard={discard}
        />
        {question?.review && <ReviewNotice questionId={question.id} sending={sending} />}
        <SaveNotice editor={editor} readOnly={readOnly} onKeepMine={() => publish('over')} />
        <form ref={panes} className={classes['panes']} noValidate onSubmit={(event) => event.preventDefault()}>
          <WordsPane language={language} onLanguage={setLanguage} />
          <PreviewPane number={question?.number} />
          <DetailsPane questionId={question?.id} onLanguage={setLanguage}>
            {children}
          </DetailsPane>
        </form>
      </Page>
      {sending.dialog}
      <LeaveGuard dirty={words.unsafe} />
    </EditingContext>
  );
}

/** The way back: to the bank, to its questions of the subject, to those of the knowledge area. */
function useBreadcrumbs(areaId: string | null, title: string): readonly Breadcrumb[] {
  const { t } = useTranslation();
  const area = useAreas().find(({ id }) => id === areaId);
  const bank = { label: t('questions.bank.title'), to: '/partner/questions' };
  if (!area) return [bank, { label: title }];
  const { id, name, subject } = area;
  return [
    bank,
    { label: t(`questions.subjects.${subject}`, subject), to: bank.to, search: { subject } },
    { label: name, to: bank.to, search: { area: id } },
  ];
}

/** The Hindi tab opens when everything that is wrong lies there. */
function languageOfProblems(paths: readonly string[], open: WordLanguage): WordLanguage {
  const here = paths.some((path) => !path.startsWith('content.') || path.startsWith(`content.${open}.`));
  if (here) return open;
  return open === 'en' ? 'hi' : 'en';
}

type Editor = ReturnType<typeof useQuestionEditor>;

/** How a question is published: what is wrong gets the focus, and what is published needs no draft any more. */
function usePublishing(from: {
  readonly editor: Editor;
  readonly words: ReturnType<typeof useKeptDraft>;
  readonly question: Question | undefined;
  readonly panes: { readonly current: HTMLFormElement | null };
  readonly language: WordLanguage;
  readonly setLanguage: (language: WordLanguage) => void;
  /** What is written goes to a reviewer. */
  readonly reviewed: boolean;
  readonly sending: Sending;
}) {
  const { editor, words, question, panes, language, setLanguage, reviewed, sending } = from;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const finish = async (ending: Promise<SaveEnd>, then: (id: string) => void) => {
    const end = await ending;
    if ('saved' in end) {
      // A draft that could not be dropped is what is published: it is shown once more and does no harm.
      await words.drop(editor.form).catch(() => undefined);
      if (reviewed) await sending.send(end.saved, end.at);
      else toast.good(t('questions.drafts.published'));
      return then(end.saved);
    }
    if (end.stopped === 'problems') setLanguage(languageOfProblems(Object.keys(editor.problems), language));
    requestAnimationFrame(() => panes.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const publish = (how?: 'over') =>
    void finish(how === 'over' ? editor.saveOver() : editor.save(), (id) => {
      if (question) return;
      const to = { to: '/partner/questions/$questionId', params: { questionId: id }, replace: true } as const;
      void navigate({ ...to, ignoreBlocker: true });
    });
  return { finish, publish: (how?: unknown) => publish(how === 'over' ? 'over' : undefined) };
}

function useEditingOf(editor: Editor, question: Question | undefined, opened: Opened, readOnly: boolean) {
  const [language, setLanguage] = useState<WordLanguage>('en');
  const [images, setImages] = useState<Readonly<Record<string, string>>>({
    ...question?.images,
    ...opened.kept?.images,
  });
  // The same from one key to the next: what is shown of the pictures is drawn again only when they change.
  const imageOf = useCallback((mediaId: string) => images[mediaId], [images]);
  const rememberImage = useCallback(
    (mediaId: string, url: string) => setImages((before) => ({ ...before, [mediaId]: url })),
    [],
  );
  const { form, change, errorAt, ownErrorAt, touch } = editor;
  const editing: Editing = {
    form,
    change,
    language,
    errorAt,
    ownErrorAt,
    touch,
    imageOf,
    rememberImage,
    readOnly,
  };
  return { editing, language, setLanguage };
}

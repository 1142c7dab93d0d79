import type { LessonContent } from '@abhyas/contract/courses/shapes';
import { NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RichTextInput } from '../../../ui/rich-text-editor/rich-text-input.tsx';
import { MediaField } from '../../media/index.ts';
import { usePictures } from '../../questions/index.ts';
import { CaptionsLink } from './captions-link.tsx';
import { ChapterFields } from './chapter-fields.tsx';
import { useEditing } from './editing.ts';
import classes from './lesson-editor.module.css';
import { ThingFields } from './thing-fields.tsx';
import { VideoSourceField } from './video-source-field.tsx';

const mediaKinds = { pdf: 'document', audio: 'audio', file: 'file', scorm: 'package' } as const;
type OfMedia = Extract<LessonContent, { kind: keyof typeof mediaKinds }>;

/** What the lesson shows, by its kind. */
export function ContentFields() {
  const { draft } = useEditing();
  const { content } = draft;
  switch (content.kind) {
    case 'video':
      return <VideoFields content={content} />;
    case 'article':
      return <ArticleFields content={content} />;
    case 'link':
      return <LinkFields content={content} />;
    case 'quiz':
    case 'paper':
      return <ThingFields content={content} />;
    default:
      return <MediaFields content={content} />;
  }
}

function VideoFields({ content }: { readonly content: Extract<LessonContent, { kind: 'video' }> }) {
  const { t } = useTranslation();
  const { setContent, readOnly } = useEditing();
  return (
    <>
      <VideoSourceField
        label={t('courses.authoring.lesson.video')}
        readOnly={readOnly}
        value={content.source}
        onChange={(source) => setContent({ ...content, source })}
      />
      {content.source?.from === 'media' && <CaptionsLink kind="video" mediaId={content.source.mediaId} />}
      <ChapterFields
        chapters={content.chapters}
        readOnly={readOnly}
        onChange={(chapters) => setContent({ ...content, chapters })}
      />
      {content.source?.from === 'link' && <LengthField />}
    </>
  );
}

function ArticleFields({ content }: { readonly content: Extract<LessonContent, { kind: 'article' }> }) {
  const { t } = useTranslation();
  const { setContent, lesson, course, readOnly } = useEditing();
  const pictures = usePictures(lesson.images);
  return (
    <>
      <RichTextInput
        label={t('courses.authoring.lesson.article')}
        help={t('courses.authoring.lesson.articleHelp')}
        lang={course.details.language}
        readOnly={readOnly}
        value={content.body}
        onChange={(body) => setContent({ ...content, body })}
        pictures={pictures.house}
        resolveImage={pictures.resolve}
      />
      <LengthField />
    </>
  );
}

function LinkFields({ content }: { readonly content: Extract<LessonContent, { kind: 'link' }> }) {
  const { t } = useTranslation();
  const { setContent, saving, readOnly } = useEditing();
  return (
    <>
      <TextInput
        type="url"
        label={t('courses.authoring.lesson.url')}
        description={t('courses.authoring.lesson.urlHelp')}
        placeholder="https://"
        maxLength={2000}
        readOnly={readOnly}
        value={content.url ?? ''}
        error={saving.state === 'held' && content.url !== null && t('courses.authoring.lesson.urlWrong')}
        onChange={(event) => setContent({ ...content, url: event.currentTarget.value.trim() || null })}
      />
      <LengthField />
    </>
  );
}

function MediaFields({ content }: { readonly content: OfMedia }) {
  const { t } = useTranslation();
  const { setContent, lesson, readOnly } = useEditing();
  const { kind, mediaId } = content;
  const known = lesson.media.find((item) => item.mediaId === mediaId);
  return (
    <>
      {readOnly ? (
        <p className={classes['quiet']}>{known?.fileName ?? t('courses.authoring.lesson.nothing')}</p>
      ) : (
        <MediaField
          kind={mediaKinds[kind]}
          label={t(`courses.authoring.kinds.${kind}`)}
          value={mediaId}
          onChange={(id) => setContent({ ...content, mediaId: id })}
        />
      )}
      {kind !== 'audio' && <LengthField />}
      {kind === 'audio' && mediaId !== null && <CaptionsLink kind="audio" mediaId={mediaId} />}
    </>
  );
}

const MOST_MINUTES = 600;

/** How long it takes, where nothing tells by itself. */
function LengthField() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useEditing();
  return (
    <NumberInput
      className={classes['short']!}
      label={t('courses.authoring.lesson.minutes')}
      min={1}
      max={MOST_MINUTES}
      clampBehavior="strict"
      allowDecimal={false}
      readOnly={readOnly}
      value={draft.seconds === null ? '' : Math.max(1, Math.round(draft.seconds / 60))}
      onChange={(minutes) => change({ seconds: typeof minutes === 'number' && minutes > 0 ? minutes * 60 : null })}
    />
  );
}

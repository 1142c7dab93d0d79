import { Button, Textarea } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { withFigure, withoutPart, withPart, type Part } from '../form/parts.ts';
import { useEditing } from './editing.ts';
import { FigureCard } from './figure-card.tsx';
import classes from './fields.module.css';
import { picturesOf, useFigureUpload } from './use-figure-upload.ts';

interface Props {
  readonly label: string;
  /** The label is said, not shown: options have their letter. */
  readonly quiet?: boolean | undefined;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  /** Path as the server names the field. */
  readonly path: string;
  readonly parts: readonly Part[];
  readonly onParts: (parts: readonly Part[]) => void;
  readonly rows: number;
}

/** Words with formulas as plain source, with the figures and the formatted passages that stand among them. */
export function PartsField({ label, quiet, help, required, path, parts, onParts, rows }: Props) {
  const { t } = useTranslation();
  const { errorAt, readOnly, language } = useEditing();
  const id = useId();
  const error = errorAt(path);
  const { upload, busy, problem } = useFigureUpload((node) => onParts(withFigure(parts, node)));
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    const pictures = picturesOf(event.dataTransfer.files);
    if (pictures.length === 0 || readOnly) return;
    event.preventDefault();
    void upload(pictures);
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={classes['parts']}
      data-quiet={quiet || undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (readOnly || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={quiet ? 'sr-only' : classes['labelRow']}>
        <span id={`${id}-label`} className={classes['label']}>
          {label}
          {required && <span className={classes['required']}> *</span>}
        </span>
      </div>
      {parts.map((part, i) => (
        <PartEditor
          key={part.id}
          part={part}
          label={parts.length > 1 ? t('questions.editor.part', { label, number: i + 1 }) : label}
          describedBy={[error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined}
          invalid={error !== undefined}
          rows={rows}
          path={path}
          language={language}
          onPart={(changed) => onParts(withPart(parts, changed))}
          onRemove={() => onParts(withoutPart(parts, part.id))}
          onPictures={(files) => void upload(files)}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {problem && <FieldError>{problem}</FieldError>}
      {(help || !readOnly) && (
        <div className={classes[quiet ? 'corner' : 'foot']}>
          {help && (
            <p id={`${id}-help`} className={classes['help']}>
              {help}
            </p>
          )}
          {!readOnly && (
            <ChoosePicture
              label={t('questions.editor.addFigureTo', { label })}
              busy={busy}
              onFiles={(files) => void upload(files)}
              compact={quiet}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface PartProps {
  readonly part: Part;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly rows: number;
  readonly path: string;
  readonly language: string;
  readonly onPart: (part: Part) => void;
  readonly onRemove: () => void;
  readonly onPictures: (files: readonly File[]) => void;
}

function PartEditor(props: PartProps) {
  const { part, label, onPart, onRemove } = props;
  const { t } = useTranslation();
  const { readOnly, imageOf, errorAt } = useEditing();
  if (part.kind === 'text') return <Source {...props} part={part} />;
  if (part.kind === 'figure')
    return (
      <FigureCard
        node={part.node}
        url={imageOf(part.node.attrs.mediaId)}
        missingWords={errorAt(props.path) !== undefined}
        readOnly={readOnly}
        onChange={(node) => onPart({ ...part, node })}
        onRemove={onRemove}
      />
    );
  return (
    <Notice
      tone="info"
      title={t('questions.editor.kept')}
      action={
        !readOnly && (
          <IconButton icon={IconTrash} label={t('questions.editor.removePart', { label })} onClick={onRemove} />
        )
      }
    >
      <div className={classes['kept']}>
        <RichText doc={{ type: 'doc', content: [part.block] }} resolveImage={imageOf} />
      </div>
    </Notice>
  );
}

function Source({
  part,
  label,
  describedBy,
  invalid,
  rows,
  path,
  language,
  onPart,
  onPictures,
}: PartProps & { readonly part: Part & { readonly kind: 'text' } }) {
  const { touch, readOnly } = useEditing();
  const paste = (event: ClipboardEvent) => {
    const pictures = picturesOf(event.clipboardData.files);
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  };
  return (
    <Textarea
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      error={invalid}
      lang={language}
      autosize
      minRows={rows}
      maxRows={16}
      spellCheck={language === 'en'}
      value={part.source}
      readOnly={readOnly}
      classNames={{ input: classes['source']! }}
      onChange={(event) => onPart({ ...part, source: event.currentTarget.value })}
      onBlur={() => touch(path)}
      onPaste={paste}
    />
  );
}

interface ChooseProps {
  readonly label: string;
  readonly busy: boolean;
  readonly compact: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

function ChoosePicture({ label, busy, compact, onFiles }: ChooseProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {compact ? (
        <IconButton icon={IconPhotoPlus} label={label} disabled={busy} onClick={choose} />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          loading={busy}
          aria-label={label}
          leftSection={<Icon of={IconPhotoPlus} size={16} />}
          onClick={choose}
        >
          {t('questions.editor.addFigure')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          onFiles(picturesOf(event.currentTarget.files ?? []));
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

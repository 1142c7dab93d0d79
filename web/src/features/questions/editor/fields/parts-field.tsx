import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { withFigure, withoutPart, withPart, type Part } from '../form/parts.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { useEditing } from './editing.ts';
import classes from './fields.module.css';
import { PartEditor } from './part-editor.tsx';
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

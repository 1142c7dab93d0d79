import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../controls/field-error.tsx';
import { deferred } from '../deferred.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { PictureHouse } from './pictures/use-pictures.ts';
import classes from './rich-text-editor.module.css';

const Editor = deferred(async () => (await import('./rich-text-editor.tsx')).default);

export interface RichTextInputProps {
  readonly label: string;
  /** The label is said, not shown. */
  readonly quiet?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** `line`: as high as one line, with tools only while one writes in it. */
  readonly size?: 'line' | 'short' | 'tall' | undefined;
  /** Language of the words, for the spelling and the voice. */
  readonly lang?: string | undefined;
  readonly value: RichTextDoc;
  readonly onChange: (doc: RichTextDoc) => void;
  readonly onBlur?: (() => void) | undefined;
  /** None: pictures are not taken. */
  readonly pictures?: PictureHouse | undefined;
  readonly resolveImage?: ((mediaId: string) => string | undefined) | undefined;
}

/** Words with formulas, pictures, lists and tables. The editor's code comes when the first one is shown. */
export function RichTextInput({ label, quiet, help, error, required, ...rest }: RichTextInputProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes['field']}>
      <span id={`${id}-label`} className={quiet ? 'sr-only' : classes['label']}>
        {label}
        {required && (
          <span className={classes['required']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <Editor
        {...rest}
        id={id}
        describedBy={described}
        invalid={error !== undefined}
        required={required}
        waiting={
          <div className={classes['frame']} data-size={rest.size ?? 'tall'} aria-busy="true">
            <div className={classes['words']}>
              <RichText doc={rest.value} resolveImage={rest.resolveImage} />
            </div>
          </div>
        }
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className={classes['help']}>
          {help}
        </p>
      )}
    </div>
  );
}

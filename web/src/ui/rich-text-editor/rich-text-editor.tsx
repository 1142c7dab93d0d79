import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { FieldError } from '../controls/field-error.tsx';
import richText from '../rich-text/rich-text.module.css';
import { FormulaPopover } from './formulas/formula-popover.tsx';
import type { FormulaPlace } from './formulas/place-formula.ts';
import { picturesOf } from './paste/pictures-of.ts';
import { usePictures } from './pictures/use-pictures.ts';
import type { RichTextInputProps } from './rich-text-input.tsx';
import classes from './rich-text-editor.module.css';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

type Shared = 'value' | 'onChange' | 'onBlur' | 'size' | 'lang' | 'readOnly' | 'required' | 'pictures' | 'resolveImage';
export interface EditorProps extends Pick<RichTextInputProps, Shared> {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** The editor itself: tools, text, and the popover of the formula that is written. */
export default function RichTextEditor(props: EditorProps) {
  const { t } = useTranslation();
  const { id, size = 'tall', readOnly, pictures, onBlur } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [formula, setFormula] = useState<FormulaPlace>();
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, problem, take } = usePictures(readOnly ? undefined : pictures);
  const { editor, lost } = useRichTextEditor(props, {
    onOpen: setFormula,
    onToolbar: () => frame?.querySelector<HTMLElement>('[role=toolbar] button[tabindex="0"]')?.focus(),
    onPictures: take,
  });
  const beginFormula = () => editor.storage.inlineMath.begin(editor.state.selection.to);
  return (
    <div
      ref={setFrame}
      className={classes['frame']}
      data-size={size}
      data-invalid={props.invalid || undefined}
      data-readonly={readOnly || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      {!readOnly && (
        <div className={classes['tools']}>
          <Toolbar
            editor={editor}
            id={id}
            onFormula={beginFormula}
            onPicture={pictures && (() => chooser.current?.click())}
          />
        </div>
      )}
      <EditorContent editor={editor} className={classNames(classes['words'], richText['text'])} />
      {busy && (
        <p role="status" className={classes['note']}>
          {t('ui.richText.pictures.busy')}
        </p>
      )}
      {lost && (
        <p role="status" className={classes['note']}>
          {lost.pictures > 0 && t('ui.richText.pictures.left', { count: lost.pictures })}{' '}
          {lost.equations > 0 && t('ui.richText.formula.left', { count: lost.equations })}
        </p>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {pictures && !readOnly && (
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            void take(editor, picturesOf(event.currentTarget.files ?? undefined));
            event.currentTarget.value = '';
          }}
        />
      )}
      {formula && frame && (
        <FormulaPopover
          key={formula.pos}
          editor={editor}
          place={formula}
          frame={frame}
          onClose={() => setFormula(undefined)}
        />
      )}
    </div>
  );
}

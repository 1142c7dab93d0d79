import { Popover } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaForm } from './formula-form.tsx';
import classes from './formulas.module.css';
import { placeFormula, removeFormula, type FormulaPlace } from './place-formula.ts';

interface Props {
  readonly editor: Editor;
  readonly place: FormulaPlace;
  /** The element in which the editor stands: the popover hangs on it. */
  readonly frame: HTMLElement;
  readonly onClose: () => void;
}

/** The formula under the caret, to be written: it hangs on its chip and gives the focus back to the text. */
export function FormulaPopover({ editor, place, frame, onClose }: Props) {
  const { t } = useTranslation();
  const [node] = useState(() => editor.state.doc.nodeAt(place.pos));
  const [spot] = useState(() => spotOf(editor.view.nodeDOM(place.pos), frame));
  const latex = String(node?.attrs['latex'] ?? '');
  const close = (leave: () => void) => {
    leave();
    onClose();
  };
  return (
    <Popover
      opened
      position="bottom-start"
      width={420}
      shadow="md"
      withinPortal
      trapFocus
      withRoles={false}
      returnFocus={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      middlewares={{ flip: true, shift: { padding: 8 } }}
    >
      <Popover.Target>
        <span className={classes['spot']} style={spot} />
      </Popover.Target>
      <Popover.Dropdown className={classes['popover']!} role="dialog" aria-label={t('ui.richText.tools.formula')}>
        <FormulaForm
          initial={{ latex, block: node?.type.name === 'blockMath' }}
          takeOver={place.takeOver}
          onAccept={(formula, side) => close(() => placeFormula(editor, place, formula, side))}
          onRemove={() => close(() => removeFormula(editor, place, ''))}
          onCancel={() =>
            close(() => (place.isNew ? removeFormula(editor, place, '$') : editor.commands.focus(place.pos + 1)))
          }
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Where the chip stands in the frame. */
function spotOf(chip: Node | null, frame: HTMLElement) {
  if (!(chip instanceof HTMLElement)) return {};
  const [inner, outer] = [chip.getBoundingClientRect(), frame.getBoundingClientRect()];
  return { left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height };
}

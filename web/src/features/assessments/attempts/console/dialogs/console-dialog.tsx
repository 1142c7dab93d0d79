import { IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import classes from './console-dialog.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** `sheet` rises from the bottom of a phone. */
  readonly shape?: 'small' | 'text' | 'wide' | 'sheet' | undefined;
  /** Right of the title: a state. */
  readonly beside?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Esc and gives the focus back. The console starts on slow
 * networks, so it does without the code that dialogs elsewhere bring (bench: S5).
 */
export function ConsoleDialog(props: Props) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, shape = 'text', beside, footer, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDialogElement>(null);
  // A layout effect: it ends while the dialog still stands in the page, and only there closing gives the focus back.
  useLayoutEffect(() => {
    const dialog = place.current;
    if (!dialog || dialog.open) return undefined;
    dialog.showModal();
    // Without a first choice the browser takes the close button.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={place}
      className={classes['dialog']}
      data-shape={shape}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Nobody asks before the browser closes what was shown again by itself, as after a pause.
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
      closedby="any"
    >
      <div className={classes['inside']}>
        <div className={classes['head']}>
          <h2 id={id}>{title}</h2>
          {beside}
          <IconButton className={classes['close']!} icon={IconX} label={t('ui.close')} onClick={onClose} />
        </div>
        {/* What is longer than the screen is scrolled with the keyboard too. */}
        <div className={classes['body']} tabIndex={0}>
          {children}
        </div>
        {footer && <div className={classes['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}

import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../controls/kbd.tsx';
import { isTyping } from '../../lib/keyboard.ts';
import classes from './shortcuts-modal.module.css';

export interface ShortcutGroup {
  readonly title: string;
  /** `keys` as they stand on the keyboard, e.g. `['Ctrl', 'K']`. */
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly label: string }[];
}

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly groups: readonly ShortcutGroup[];
}

/** The keys that work here. `useQuestionMark` opens it. */
export function ShortcutsModal({ opened, onClose, groups }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('ui.shortcuts')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {groups.map((group) => (
        <section key={group.title} className={classes['group']}>
          <h3>{group.title}</h3>
          <dl>
            {group.shortcuts.map((shortcut) => (
              <div key={shortcut.label} className={classes['row']}>
                <dt>{shortcut.label}</dt>
                <dd>
                  {shortcut.keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}

/** Calls `open` when `?` is pressed outside a field. */
export function useQuestionMark(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}

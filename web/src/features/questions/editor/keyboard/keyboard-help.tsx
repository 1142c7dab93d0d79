import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commandKey } from '../../../../lib/keyboard.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { ShortcutsModal } from '../../../../ui/overlays/shortcuts-modal.tsx';

const alt = commandKey === '⌘' ? '⌥' : 'Alt';

/** What can be done without a mouse, key by key. */
const groups = {
  question: [
    { name: 'keep', keys: [commandKey, 'S'] },
    { name: 'next', keys: [commandKey, '⇧', 'Enter'] },
    { name: 'language', keys: [commandKey, '⇧', 'L'] },
    { name: 'move', keys: [alt, '↑', '↓'] },
  ],
  words: [
    { name: 'formula', keys: ['$'] },
    { name: 'openFormula', keys: ['Enter'] },
    { name: 'tools', keys: [alt, 'F10'] },
    { name: 'bold', keys: [commandKey, 'B'] },
    { name: 'italic', keys: [commandKey, 'I'] },
    { name: 'subscript', keys: [commandKey, ','] },
    { name: 'superscript', keys: [commandKey, '.'] },
    { name: 'undo', keys: [commandKey, 'Z'] },
    { name: 'redo', keys: [commandKey, '⇧', 'Z'] },
  ],
  inside: [
    { name: 'list', keys: ['-', 'Space'] },
    { name: 'numbered', keys: ['1.', 'Space'] },
    { name: 'deeper', keys: ['Tab'] },
    { name: 'cell', keys: ['Tab'] },
    { name: 'leave', keys: ['Esc', 'Tab'] },
  ],
} as const;

/** The button that lists the keys of the editor. */
export function KeyboardHelp() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton icon={IconKeyboard} label={t('questions.editing.keyboard.open')} onClick={() => setOpened(true)} />
      <ShortcutsModal
        opened={opened}
        onClose={() => setOpened(false)}
        groups={(['question', 'words', 'inside'] as const).map((group) => ({
          title: t(`questions.editing.keyboard.${group}`),
          shortcuts: groups[group].map(({ name, keys }) => ({ keys, label: t(`questions.editing.keys.${name}`) })),
        }))}
      />
    </>
  );
}

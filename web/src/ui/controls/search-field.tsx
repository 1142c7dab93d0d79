import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../lib/keyboard.ts';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import classes from './search-field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** `/` anywhere on the page puts the cursor here. */
  readonly hotkey?: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** On the bar at the top the field is a well without a border. */
  readonly sunken?: boolean | undefined;
}

/** A field to search in; Esc empties it. */
export function SearchField({ label, value, onChange, placeholder, hotkey, size = 'md', sunken }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useSlash(Boolean(hotkey), () => field.current?.focus());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    onChange('');
  };
  return (
    <label className={classes['field']} data-size={size} data-sunken={sunken || undefined}>
      <Icon of={IconSearch} size={size === 'sm' ? 16 : 18} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hotkey ? '/' : undefined}
        value={value}
        placeholder={placeholder ?? label}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' ? (
        <button
          type="button"
          className={classes['clear']}
          aria-label={t('ui.search.clear')}
          onClick={() => onChange('')}
        >
          <Icon of={IconX} size={16} />
        </button>
      ) : (
        hotkey && <Kbd>/</Kbd>
      )}
    </label>
  );
}

function useSlash(on: boolean, focus: () => void) {
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

import { useNavigate } from '@tanstack/react-router';
import { useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { deferred } from '../../../ui/deferred.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import classes from './site-header.module.css';

const Suggestions = deferred(async () => (await import('./suggestions.tsx')).Suggestions);

/** The search of the bar: suggestions while one types, every hit on Enter. */
export function CourseSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    void navigate({ to: '/courses', search: typed.trim() ? { q: typed.trim() } : {} });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return walk(event);
    event.currentTarget.querySelector('input')?.focus();
    close();
  };
  return (
    <form role="search" className={classes['search']} onSubmit={submit} onBlur={leave} onKeyDown={onKeyDown}>
      <SearchField
        label={t('discovery.site.search')}
        value={typed}
        onChange={(words) => {
          setTyped(words);
          setOpen(true);
        }}
        hotkey
        sunken
      />
      {isOpen && typed.trim() !== '' && <Suggestions typed={typed} onChoose={close} />}
    </form>
  );
}

/** Arrows walk from the field through what is suggested, and back. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-stop]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

import type { CardOrigin } from '@abhyas/contract/flashcards/cards';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './cards.module.css';

/** Back to what a card was made from. */
export function OriginLink({ origin }: { readonly origin: CardOrigin | null }) {
  const { t } = useTranslation();
  if (!origin) return null;
  const { pathname, search, hash } = new URL(origin.path, window.location.origin);
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      hash={hash.slice(1)}
      className={classes['origin']!}
    >
      {t('flashcards.keep.from', { label: origin.label })}
    </Link>
  );
}

import type { Deck } from '@abhyas/contract/flashcards/decks';
import { Button } from '@mantine/core';
import { IconDownload, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { ExportAnki } from '../anki/export-anki.tsx';
import { DeckForm } from './deck-form.tsx';

interface Props {
  readonly deck: Deck;
  readonly area: 'student' | 'partner';
}

/** What can be done with a deck as a whole. */
export function DeckActions({ deck, area }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  return (
    <Row>
      {deck.can.write && (
        <>
          {deck.cards > 0 && <ExportCards deck={deck} />}
          {deck.cards > 0 && <ExportAnki deck={deck} />}
          <Button variant="ghost" leftSection={<Icon of={IconTrash} size={16} />} onClick={() => setOpen('remove')}>
            {t('flashcards.deck.remove')}
          </Button>
          <Button variant="outline" leftSection={<Icon of={IconPencil} size={16} />} onClick={() => setOpen('rename')}>
            {t('flashcards.deck.rename')}
          </Button>
        </>
      )}
      {area === 'partner' && <Publishing deck={deck} />}
      {area === 'student' && deck.cards > 0 && (
        <Link
          to="/student/flashcards/$"
          params={{ _splat: 'review' }}
          search={{ deckId: deck.id }}
          {...buttonFace('action')}
        >
          {t('flashcards.deck.review')}
        </Link>
      )}
      {open === 'rename' && <DeckForm kind={deck.kind} deck={deck} onClose={() => setOpen(undefined)} />}
      <RemoveDeck deck={deck} area={area} opened={open === 'remove'} onClose={() => setOpen(undefined)} />
    </Row>
  );
}

/** The cards as a file that spreadsheets open. */
function ExportCards({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const take = useChange(async () =>
    saveFile(`${deck.name}.csv`, await api.flashcards.exportCards({ params: { deckId: deck.id } })),
  );
  return (
    <IconButton
      icon={IconDownload}
      label={t('flashcards.deck.export')}
      disabled={take.busy}
      onClick={() => take.send()}
    />
  );
}

function Publishing({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const isOut = deck.publishedAt !== null;
  const publish = useChange(
    (published: boolean) => api.flashcards.publishDeck({ params: { deckId: deck.id }, body: { published } }),
    {
      stale: [api.flashcards.showDeck, api.flashcards.listPartnerDecks],
      said: t(isOut ? 'flashcards.partner.withdrawn' : 'flashcards.partner.shown'),
    },
  );
  return (
    <Button
      variant={isOut ? 'outline' : 'action'}
      loading={publish.busy}
      leftSection={<Icon of={isOut ? IconEyeOff : IconEye} size={16} />}
      onClick={() => publish.send(!isOut)}
    >
      {t(isOut ? 'flashcards.partner.withdraw' : 'flashcards.partner.publish')}
    </Button>
  );
}

interface RemoveProps extends Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

function RemoveDeck({ deck, area, opened, onClose }: RemoveProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useChange(() => api.flashcards.removeDeck({ params: { deckId: deck.id } }), {
    stale: [api.flashcards.showFlashcardsDay, api.flashcards.listPartnerDecks],
    said: t('flashcards.deck.removed', { name: deck.name }),
    after: () =>
      area === 'partner'
        ? navigate({ to: '/partner/flashcards' })
        : navigate({ to: '/student/flashcards/$', params: { _splat: '' } }),
  });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={t('flashcards.deck.removeTitle', { name: deck.name })}
      confirmLabel={t('flashcards.deck.remove')}
      busy={remove.busy}
      onConfirm={() => remove.send()}
    >
      {t(area === 'partner' ? 'flashcards.deck.removeForAll' : 'flashcards.deck.removeOwn', { count: deck.cards })}
    </ConfirmModal>
  );
}

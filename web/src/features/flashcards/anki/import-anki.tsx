import type { AnkiImported } from '@abhyas/contract/flashcards/anki';
import type { DeckKind } from '@abhyas/contract/flashcards/cards';
import { Button, FileButton } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';

/** Takes a file of Anki in, and says what came along and what did not. */
export function ImportAnki({ kind }: { readonly kind: DeckKind }) {
  const { t } = useTranslation();
  const anew = useFlashcardsAnew();
  const take = useChange(
    (file: File) => api.flashcards.importAnki({ query: { kind, fileName: file.name }, body: file }),
    { after: () => void anew() },
  );
  return (
    <>
      <FileButton
        accept=".apkg"
        inputProps={{ 'aria-label': t('flashcards.anki.import') }}
        onChange={(file) => file && take.send(file)}
      >
        {(button) => (
          <Button
            {...button}
            variant="outline"
            loading={take.busy}
            leftSection={<Icon of={IconPackageImport} size={16} />}
          >
            {t('flashcards.anki.import')}
          </Button>
        )}
      </FileButton>
      <Dialog opened={take.reply !== undefined} onClose={take.reset} title={t('flashcards.anki.title')}>
        {take.reply && <Imported imported={take.reply} learns={kind === 'student'} onClose={take.reset} />}
      </Dialog>
    </>
  );
}

interface ImportedProps {
  readonly imported: AnkiImported;
  readonly learns: boolean;
  readonly onClose: () => void;
}

function Imported({ imported, learns, onClose }: ImportedProps) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const { decks, added, known, reviews, left } = imported;
  return (
    <Stack gap={4}>
      <Facts
        kind="lines"
        items={[
          { label: t('flashcards.anki.added'), value: number(added) },
          known > 0 && { label: t('flashcards.anki.known'), value: number(known) },
          learns && { label: t('flashcards.anki.reviews'), value: number(reviews) },
          { label: t('flashcards.anki.intoDecks'), value: list(decks.map(({ name }) => name)) },
        ]}
      />
      {reviews > 0 && <Quiet as="p">{t('flashcards.anki.dates')}</Quiet>}
      {left.media + left.cards > 0 && (
        <Notice tone="warn" title={t('flashcards.anki.leftTitle')}>
          {left.media > 0 && <p>{t('flashcards.anki.media', { count: left.media })}</p>}
          {left.cards > 0 && <p>{t('flashcards.anki.skipped', { count: left.cards })}</p>}
        </Notice>
      )}
      <Row justify="end">
        <Button onClick={onClose}>{t('flashcards.anki.done')}</Button>
      </Row>
    </Stack>
  );
}

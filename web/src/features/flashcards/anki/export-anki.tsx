import type { Deck } from '@abhyas/contract/flashcards/decks';
import { IconPackageExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

/** The deck as a file that Anki opens, with what its writer remembers. */
export function ExportAnki({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const take = useChange(async () =>
    saveFile(`${deck.name}.apkg`, (await api.flashcards.exportAnki({ params: { deckId: deck.id } })) as Blob),
  );
  return (
    <IconButton
      icon={IconPackageExport}
      label={t('flashcards.anki.export')}
      disabled={take.busy}
      onClick={() => take.send()}
    />
  );
}

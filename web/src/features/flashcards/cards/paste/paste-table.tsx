import { MOST_CARDS_AT_ONCE } from '@abhyas/contract/flashcards/card-source';
import { Button, FileButton, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { sayChange } from '../../../../lib/say-change.ts';
import type { Fields } from '../../../../lib/use-fields.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useFlashcardsAnew } from '../../flashcards-day.ts';
import { readTable } from './read-table.ts';

interface Props {
  readonly deckId: string;
  readonly pasted: string;
  readonly onClose: () => void;
}

/** Two columns of a spreadsheet become cards: questions at the left, answers at the right. */
export function PasteTable({ deckId, pasted, onClose }: Props) {
  const { t } = useTranslation();
  const anew = useFlashcardsAnew();
  const send = async ({ table }: { table: string }) => {
    const { cards } = readTable(table);
    let added = 0;
    for (let at = 0; at < cards.length; at += MOST_CARDS_AT_ONCE) {
      const body = { cards: cards.slice(at, at + MOST_CARDS_AT_ONCE) };
      added += (await api.flashcards.addCards({ params: { deckId }, body })).added;
    }
    void anew();
    sayChange('good', t('flashcards.paste.added', { count: added }));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('flashcards.paste.title')}
      size="lg"
      initial={{ table: pasted }}
      submit={({ table }) => t('flashcards.paste.submit', { count: readTable(table).cards.length })}
      isEmpty={({ table }) => readTable(table).cards.length === 0}
      send={send}
    >
      {(fields) => <TableField fields={fields} />}
    </FormDialog>
  );
}

/** The table, typed, pasted or read from a file, and how many of its rows make no card. */
function TableField({ fields }: { readonly fields: Fields<{ table: string }> }) {
  const { t } = useTranslation();
  const { skipped } = readTable(fields.values.table);
  return (
    <>
      <Textarea
        {...fields.text('table')}
        label={t('flashcards.paste.label')}
        description={t('flashcards.paste.help')}
        autosize
        minRows={6}
        maxRows={14}
      />
      <Row>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv"
          inputProps={{ 'aria-label': t('flashcards.paste.file') }}
          onChange={(file) => void file?.text().then((words) => fields.set('table', words))}
        >
          {(button) => (
            <Button {...button} variant="outline" size="sm" leftSection={<Icon of={IconFileText} size={16} />}>
              {t('flashcards.paste.file')}
            </Button>
          )}
        </FileButton>
      </Row>
      {skipped > 0 && <Notice tone="warn">{t('flashcards.paste.skipped', { count: skipped })}</Notice>}
    </>
  );
}

import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { Button, Textarea } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { bookAddress } from '../addresses.ts';
import { ImportContents } from '../imports/import-contents.tsx';
import { useTakeBook } from './use-book.ts';

/** Publishing, putting away and bringing back. */
export function BookActions({ book }: { readonly book: AuthoredBook }) {
  const { t } = useTranslation();
  const me = useMe();
  const take = useTakeBook();
  const [publishing, setPublishing] = useState(false);
  const { bookId, status, version, changed, problems } = book;
  const isArchived = status === 'archived';
  const archive = useChange((archived: boolean) => api.books.archiveBook({ params: { bookId }, body: { archived } }), {
    after: take,
    said: (reply) => t(reply.status === 'archived' ? 'books.archive.done' : 'books.archive.restored'),
  });
  return (
    <>
      {version > 0 && (
        <Button
          variant="ghost"
          leftSection={<Icon of={IconQrcode} size={16} />}
          renderRoot={(props) => <Link {...props} {...bookAddress(bookId, 'codes')} />}
        >
          {t('books.codes.link')}
        </Button>
      )}
      {book.can.edit && <ImportContents book={book} />}
      {can(me, 'courses.publish') && (
        <Button
          variant="ghost"
          leftSection={<Icon of={isArchived ? IconArchiveOff : IconArchive} size={16} />}
          loading={archive.busy}
          onClick={() => archive.send(!isArchived)}
        >
          {t(isArchived ? 'books.archive.restore' : 'books.archive.action')}
        </Button>
      )}
      {book.can.publish && changed && (
        <Button variant="action" disabled={problems.length > 0} onClick={() => setPublishing(true)}>
          {t('books.publish.action')}
        </Button>
      )}
      {publishing && <PublishBook book={book} onClose={() => setPublishing(false)} />}
    </>
  );
}

interface PublishProps {
  readonly book: AuthoredBook;
  readonly onClose: () => void;
}

function PublishBook({ book: { bookId, version }, onClose }: PublishProps) {
  const { t } = useTranslation();
  const take = useTakeBook();
  const publish = async ({ note }: { note: string }) => {
    const reply = await api.books.publishBook({ params: { bookId }, body: { note: note.trim() } });
    take(reply);
    toast.good(t('books.publish.done', { version: reply.version }), { text: t('books.publish.doneText') });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('books.publish.title')}
      submit={t('books.publish.action')}
      initial={{ note: '' }}
      send={publish}
    >
      {(fields) => (
        <>
          <p>{t(version > 0 ? 'books.publish.again' : 'books.publish.first')}</p>
          <Textarea {...fields.text('note')} label={t('books.publish.note')} maxLength={500} autosize minRows={2} />
        </>
      )}
    </FormDialog>
  );
}

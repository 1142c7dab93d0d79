import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { LookFields } from './look-fields.tsx';

interface Props {
  readonly onClose: () => void;
  /** The book to change; without it a new one is made. */
  readonly book?: AuthoredBook;
  readonly onSaved: (book: AuthoredBook) => void;
}
const nothing: AuthoredBook['details'] = {
  title: '',
  authors: '',
  about: '',
  subjectId: null,
  language: 'en',
  opensTo: 'granted',
  pricePaise: 0,
  coverId: null,
  preface: '',
};

/** What is said of a book, and to whom it opens. */
export function BookForm({ onClose, book, onSaved }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const initial: AuthoredBook['details'] = book?.details ?? nothing;
  const send = async (body: AuthoredBook['details']) => {
    const saved = await (book
      ? api.books.saveBook({ params: { bookId: book.bookId }, body })
      : api.books.createBook({ body }));
    void client.invalidateQueries({ queryKey: api.books.listBooks.key });
    onSaved(saved);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(book ? 'books.form.edit' : 'books.form.create')}
      submit={t(book ? 'books.form.save' : 'books.form.confirm')}
      initial={initial}
      check={({ title }) => (title.trim() === '' ? { title: t('books.form.titleMissing') } : {})}
      send={send}
    >
      {(fields) => <BookFields fields={fields} />}
    </FormDialog>
  );
}

function BookFields({ fields }: { readonly fields: Fields<AuthoredBook['details']> }) {
  const { t } = useTranslation();
  const options = (key: 'opensTo' | 'languages', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`books.${key}.${value}`) }));
  return (
    <>
      <TextInput {...fields.text('title')} label={t('books.form.title')} required maxLength={120} />
      <TextInput {...fields.text('authors')} label={t('books.form.authors')} maxLength={200} />
      <Textarea {...fields.text('about')} label={t('books.form.about')} maxLength={2000} autosize minRows={2} />
      <Select
        label={t('books.form.language')}
        data={options('languages', ['en', 'hi'])}
        value={fields.values.language}
        onChange={(value) => fields.set('language', value === 'hi' ? 'hi' : 'en')}
        allowDeselect={false}
      />
      <Select
        label={t('books.columns.opensTo')}
        description={t('books.form.opensToHelp')}
        data={options('opensTo', ['granted', 'everyone'])}
        value={fields.values.opensTo}
        onChange={(value) => fields.set('opensTo', value === 'everyone' ? 'everyone' : 'granted')}
        allowDeselect={false}
      />
      <LookFields
        values={fields.values}
        errorOf={fields.errorOf}
        onCover={(coverId) => fields.set('coverId', coverId)}
        onPreface={(preface) => fields.set('preface', preface)}
        onPrice={(pricePaise) => fields.set('pricePaise', pricePaise)}
      />
    </>
  );
}

import type { AuthoredBook, BookLine } from '@abhyas/contract/books/shapes';
import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { FieldRow } from '../../../ui/form/form.tsx';
import { lineName } from './line-names.ts';
import { useTakeBook } from './use-book.ts';

interface Props {
  readonly book: AuthoredBook;
  readonly line: BookLine;
  readonly onClose: () => void;
}
interface Values {
  readonly title: string;
  readonly number: string;
  readonly printedPage: number | '';
  readonly free: boolean;
}
const MOST_PAGES = 9999;
const isNumbered = (kind: BookLine['kind']) => kind === 'chapter' || kind === 'exercise' || kind === 'question';

/** Title, printed number and page of a line; a chapter can be a free look. */
export function LineForm({ book, line, onClose }: Props) {
  const { t } = useTranslation();
  const take = useTakeBook();
  const { itemId, kind, title, number, printedPage, free } = line;
  const initial: Values = { title, number, free, printedPage: printedPage ?? '' };
  const alike = new Set(
    book.lines
      .filter((one) => one.kind === kind && one.itemId !== itemId)
      .filter(({ parentId }) => kind === 'chapter' || parentId === line.parentId)
      .map((one) => one.number.toLowerCase()),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={lineName(line, t)}
      submit={t('books.line.save')}
      initial={initial}
      check={(values) =>
        isNumbered(kind) && values.number.trim() !== '' && alike.has(values.number.trim().toLowerCase())
          ? { number: t('books.line.numberTwice') }
          : {}
      }
      send={async (values) => {
        const page = values.printedPage === '' ? null : values.printedPage;
        take(await api.books.saveBookItem({ params: { itemId }, body: { ...values, printedPage: page } }));
      }}
    >
      {(fields) => <LineFields kind={kind} fields={fields} />}
    </FormDialog>
  );
}

function LineFields({ kind, fields }: { readonly kind: BookLine['kind']; readonly fields: Fields<Values> }) {
  const { t } = useTranslation();
  return (
    <>
      {kind !== 'question' && <TextInput {...fields.text('title')} label={t('books.line.name')} maxLength={160} />}
      <FieldRow>
        {isNumbered(kind) && <TextInput {...fields.text('number')} label={t('books.line.number')} maxLength={12} />}
        <PageField value={fields.values.printedPage} onChange={(page) => fields.set('printedPage', page)} />
      </FieldRow>
      {kind === 'chapter' && (
        <Checkbox
          label={t('books.line.free')}
          description={t('books.line.freeHelp')}
          checked={fields.values.free}
          onChange={(event) => fields.set('free', event.currentTarget.checked)}
        />
      )}
    </>
  );
}

interface PageProps {
  readonly value: number | '';
  readonly onChange: (page: number | '') => void;
}

/** The page on which a line is printed; empty where nobody said. */
export function PageField({ value, onChange }: PageProps) {
  const { t } = useTranslation();
  return (
    <NumberInput
      label={t('books.line.page')}
      min={1}
      max={MOST_PAGES}
      clampBehavior="strict"
      allowDecimal={false}
      value={value}
      onChange={(page) => onChange(typeof page === 'number' ? page : '')}
    />
  );
}

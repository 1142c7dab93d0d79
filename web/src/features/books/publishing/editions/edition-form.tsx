import type { AuthoredBook, BookOpensTo } from '@abhyas/contract/books/shapes';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { LookFields } from '../../books/look-fields.tsx';
import { useTakeBook } from '../../contents/use-book.ts';

interface Props {
  readonly book: AuthoredBook;
  readonly edition: NonNullable<AuthoredBook['edition']>;
  readonly onClose: () => void;
}

/** Title, cover, preface and price of an edition, and whether students find it. */
export function EditionForm({ book, edition, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const take = useTakeBook();
  const { bookId, details, status, version } = book;
  const { title, about, opensTo, pricePaise, coverId, preface } = details;
  const { leastPricePaise } = edition;
  const least = t('books.editions.least', { price: money(leastPricePaise) });
  const initial = { title, about, opensTo, pricePaise, coverId, preface, shown: status === 'published' };
  return (
    <FormDialog
      onClose={onClose}
      title={t('books.editions.own')}
      submit={t('books.form.save')}
      initial={initial}
      check={(values) => ({
        ...(values.title.trim() === '' && { title: t('books.form.titleMissing') }),
        ...(values.pricePaise > 0 && values.pricePaise < leastPricePaise && { pricePaise: least }),
      })}
      send={async (body) => take(await api.books.saveBookEdition({ params: { bookId }, body }))}
    >
      {(fields) => (
        <>
          <TextInput {...fields.text('title')} label={t('books.form.title')} required maxLength={120} />
          <Textarea {...fields.text('about')} label={t('books.form.about')} maxLength={2000} autosize minRows={2} />
          <LookFields
            values={fields.values}
            errorOf={fields.errorOf}
            onCover={(next) => fields.set('coverId', next)}
            onPreface={(next) => fields.set('preface', next)}
            onPrice={(next) => fields.set('pricePaise', next)}
          />
          {leastPricePaise > 0 && <Quiet>{least}</Quiet>}
          <WhoReads
            isSold={leastPricePaise > 0}
            value={fields.values.opensTo}
            error={fields.errorOf('opensTo')}
            onChange={(next) => fields.set('opensTo', next)}
          />
          <Shown
            disabled={version === 0}
            checked={fields.values.shown}
            onChange={(next) => fields.set('shown', next)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface WhoProps {
  /** The publisher has a lowest price, so the book cannot be for everybody. */
  readonly isSold: boolean;
  readonly value: BookOpensTo;
  readonly error: string | undefined;
  readonly onChange: (value: BookOpensTo) => void;
}

function WhoReads({ isSold, value, error, onChange }: WhoProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('books.columns.opensTo')}
      data={(isSold ? (['granted'] as const) : (['granted', 'everyone'] as const)).map((one) => ({
        value: one,
        label: t(`books.opensTo.${one}`),
      }))}
      value={value}
      error={error}
      onChange={(next) => onChange(next === 'everyone' ? 'everyone' : 'granted')}
      allowDeselect={false}
    />
  );
}

interface ShownProps {
  readonly disabled: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Shown({ disabled, checked, onChange }: ShownProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t('books.editions.shown')}
      description={t('books.editions.shownHelp')}
      disabled={disabled}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

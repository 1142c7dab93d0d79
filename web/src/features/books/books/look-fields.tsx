import { type BookDetails, bookLimits } from '@abhyas/contract/books/shapes';
import { NumberInput, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MediaField } from '../../media/index.ts';

type BookLook = Pick<BookDetails, 'pricePaise' | 'coverId' | 'preface'>;

const rupees = { prefix: '₹', decimalScale: 2, thousandSeparator: ',', thousandsGroupStyle: 'lakh' } as const;

interface Props {
  readonly values: BookLook;
  readonly errorOf: (field: keyof BookLook) => string | undefined;
  readonly onCover: (coverId: string | null) => void;
  readonly onPreface: (preface: string) => void;
  readonly onPrice: (pricePaise: number) => void;
}

/** How a book looks and what it costs: what its institute decides, whoever wrote it. */
export function LookFields({ values: { pricePaise, coverId, preface }, errorOf, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <MediaField
        kind="image"
        label={t('books.form.cover')}
        value={coverId}
        error={errorOf('coverId')}
        onChange={props.onCover}
      />
      <Textarea
        label={t('books.form.preface')}
        description={t('books.form.prefaceHelp')}
        maxLength={4000}
        autosize
        minRows={3}
        value={preface}
        error={errorOf('preface')}
        onChange={({ currentTarget }) => props.onPreface(currentTarget.value)}
      />
      <NumberInput
        {...rupees}
        min={0}
        max={bookLimits.pricePaise / 100}
        label={t('books.form.price')}
        description={t('books.form.priceHelp')}
        value={pricePaise === 0 ? '' : pricePaise / 100}
        error={errorOf('pricePaise')}
        onChange={(given) => props.onPrice(Math.round(Number(given) * 100))}
      />
    </>
  );
}

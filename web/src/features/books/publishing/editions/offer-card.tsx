import type { BookLicence, BookOffer, BookTerms } from '@abhyas/contract/books/publishing/editions';
import { bookLimits } from '@abhyas/contract/books/shapes';
import { Button, Checkbox, NumberInput, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import type { Fields } from '../../../../lib/use-fields.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { StackedCell } from '../../../../ui/list/cells.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { RowList } from '../../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { ConfirmModal } from '../../../../ui/overlays/confirm-modal.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { TermsFacts, usePercent } from './terms-facts.tsx';

/** On which terms other institutes may sell a book under their own cover, and which of them do. */
export function OfferCard({ bookId }: { readonly bookId: string }) {
  const { t } = useTranslation();
  const shown = useQuery(query(api.books.showBookOffer, { params: { bookId } }));
  const [changing, setChanging] = useState(false);
  const { data } = shown;
  return (
    <Card
      title={t('books.offer.title')}
      aside={
        data?.can.change && (
          <Button size="sm" variant="ghost" onClick={() => setChanging(true)}>
            {t(data.offer?.offered ? 'books.editions.change' : 'books.offer.begin')}
          </Button>
        )
      }
    >
      <Loaded query={shown} skeleton={<CardSkeleton lines={3} />}>
        {({ offer, licences, can }) => (
          <Stack>
            {offer?.offered ? <TermsFacts terms={offer} /> : <Quiet as="p">{t('books.offer.none')}</Quiet>}
            {licences.length > 0 && (
              <RowList>
                {licences.map((licence) => (
                  <LicenceRow key={licence.instituteId} bookId={bookId} licence={licence} mayEnd={can.change} />
                ))}
              </RowList>
            )}
          </Stack>
        )}
      </Loaded>
      {changing && data && <OfferForm bookId={bookId} offer={data.offer} onClose={() => setChanging(false)} />}
    </Card>
  );
}

interface LicenceProps {
  readonly bookId: string;
  readonly licence: BookLicence;
  readonly mayEnd: boolean;
}

function LicenceRow({ bookId, licence, mayEnd }: LicenceProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const percent = usePercent();
  const client = useQueryClient();
  const [ending, setEnding] = useState(false);
  const { instituteId, name, basisPoints, since, endedAt } = licence;
  const end = useChange(() => api.books.endBookLicence({ params: { bookId, instituteId } }), {
    after: (reply) => client.setQueryData(query(api.books.showBookOffer, { params: { bookId } }).queryKey, reply),
    said: t('books.offer.licenceEnded'),
  });
  return (
    <Row as="li" justify="between">
      <StackedCell
        note={
          endedAt === null
            ? t('books.offer.since', { date: date(since), percent: percent(basisPoints) })
            : t('books.offer.until', { date: date(endedAt) })
        }
      >
        {name}
      </StackedCell>
      {mayEnd && endedAt === null && (
        <Button
          size="sm"
          variant="ghost"
          loading={end.busy}
          aria-label={t('books.offer.endOf', { name })}
          onClick={() => setEnding(true)}
        >
          {t('books.offer.end')}
        </Button>
      )}
      <ConfirmModal
        opened={ending}
        onClose={() => setEnding(false)}
        title={t('books.offer.endTitle', { name })}
        confirmLabel={t('books.offer.end')}
        tone="danger"
        onConfirm={() => {
          end.send();
          setEnding(false);
        }}
      >
        {t('books.offer.endText')}
      </ConfirmModal>
    </Row>
  );
}

const fresh: BookTerms = { basisPoints: 3000, leastPricePaise: 0, terms: '' };

interface FormProps {
  readonly bookId: string;
  readonly offer: BookOffer['offer'];
  readonly onClose: () => void;
}

function OfferForm({ bookId, offer, onClose }: FormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = query(api.books.showBookOffer, { params: { bookId } });
  return (
    <FormDialog
      onClose={onClose}
      title={t('books.offer.title')}
      submit={t('books.form.save')}
      initial={{ ...(offer ?? fresh), offered: offer?.offered ?? true }}
      send={async (body) => {
        client.setQueryData(queryKey, await api.books.saveBookOffer({ params: { bookId }, body }));
      }}
    >
      {(fields) => (
        <>
          <Quiet as="p">{t('books.offer.text')}</Quiet>
          <Checkbox
            label={t('books.offer.offered')}
            checked={fields.values.offered}
            onChange={({ currentTarget }) => fields.set('offered', currentTarget.checked)}
          />
          <TermNumbers fields={fields} />
          <Textarea {...fields.text('terms')} label={t('books.offer.terms')} maxLength={2000} autosize minRows={3} />
        </>
      )}
    </FormDialog>
  );
}

function TermNumbers({ fields }: { readonly fields: Fields<BookTerms & { offered: boolean }> }) {
  const { t } = useTranslation();
  return (
    <>
      <NumberInput
        label={t('books.editions.share')}
        description={t('books.offer.shareHelp')}
        suffix=" %"
        min={0}
        max={100}
        decimalScale={2}
        value={fields.values.basisPoints / 100}
        error={fields.errorOf('basisPoints')}
        onChange={(typed) => fields.set('basisPoints', Math.round(Number(typed) * 100))}
      />
      <NumberInput
        label={t('books.editions.leastPrice')}
        description={t('books.offer.leastHelp')}
        prefix="₹"
        min={0}
        max={bookLimits.pricePaise / 100}
        decimalScale={2}
        value={fields.values.leastPricePaise / 100}
        error={fields.errorOf('leastPricePaise')}
        onChange={(typed) => fields.set('leastPricePaise', Math.round(Number(typed) * 100))}
      />
    </>
  );
}

import { instalmentParts, type InstalmentTerms } from '@abhyas/contract/commerce/offers/instalment-parts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { Skeleton } from '../../../../ui/status/skeletons.tsx';
import { InstalmentTermsForm } from './instalment-terms-form.tsx';

export interface InstalmentTermsProps {
  readonly kind: 'course' | 'pack';
  readonly thingId: string;
  /** What is typed as the price at this moment. */
  readonly pricePaise: number;
}

/** Whether a price may be paid in parts, in one line; changed in a dialog. */
export function InstalmentTermsLine({ kind, thingId, pricePaise }: InstalmentTermsProps) {
  const { t } = useTranslation();
  const words = useTermsWords(pricePaise);
  const [open, setOpen] = useState(false);
  const asked = useQuery({
    ...query(api.commerce.showInstalmentTerms, { params: { kind, thingId } }),
    staleTime: 0,
  });
  return (
    <Loaded query={asked} skeleton={<Skeleton height={32} />}>
      {({ terms, can }) => (
        <Row justify="between">
          <span>
            <strong>{t('commerce.instalments.terms.title')}</strong> <Quiet size="sm">{words(terms)}</Quiet>
          </span>
          {can.edit && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t('commerce.instalments.terms.title')}: ${t('commerce.instalments.terms.change')}`}
              onClick={() => setOpen(true)}
            >
              {t('commerce.instalments.terms.change')}
            </Button>
          )}
          {open && (
            <InstalmentTermsForm
              kind={kind}
              thingId={thingId}
              pricePaise={pricePaise}
              terms={terms}
              onClose={() => setOpen(false)}
            />
          )}
        </Row>
      )}
    </Loaded>
  );
}

function useTermsWords(pricePaise: number) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (terms: InstalmentTerms | null): string => {
    if (terms === null) return t('commerce.instalments.terms.none');
    const [first, second] = instalmentParts(pricePaise, terms);
    if (!first || !second) return t('commerce.instalments.terms.tooSmall');
    return t('commerce.instalments.terms.line', {
      count: terms.parts,
      first: money(first.amountPaise),
      each: money(second.amountPaise),
      days: terms.everyDays,
    });
  };
}

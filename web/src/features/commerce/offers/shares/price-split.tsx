import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { splitPrice } from '@abhyas/contract/commerce/offers/share-sums';
import type { ShareRule } from '@abhyas/contract/commerce/offers/shares';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { StackBar, type StackPart } from '../../../../ui/figures/stack-bar.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { Skeleton } from '../../../../ui/status/skeletons.tsx';
import { InstalmentTermsLine } from '../instalments/instalment-terms-line.tsx';
import classes from './price-split.module.css';
import { ShareRuleForm } from './share-rule-form.tsx';
import { partOfLicence, pointsAsPercent } from './share-words.ts';

export interface PriceSplitProps {
  readonly thing: SoldThing;
  /** What is typed as the price at this moment, saved or not. */
  readonly pricePaise: number;
}

/** Where each rupee of a price goes, beside the price; the rule behind it is changed in a dialog. Nothing for who may not see sales. */
export function PriceSplit({ thing, pricePaise }: PriceSplitProps) {
  const me = useMe();
  const rule = useQuery({
    ...query(api.commerce.showShareRule, { params: { kind: thing.kind, thingId: thing.id } }),
    enabled: can(me, 'sales.read'),
    staleTime: 0,
  });
  if (!can(me, 'sales.read') || pricePaise === 0) return null;
  return (
    <section className={classes['split']}>
      <Loaded query={rule} skeleton={<Skeleton height={96} />}>
        {(known) => <Split rule={known} thing={thing} pricePaise={pricePaise} />}
      </Loaded>
      {(thing.kind === 'course' || thing.kind === 'pack') && (
        <InstalmentTermsLine kind={thing.kind} thingId={thing.id} pricePaise={pricePaise} />
      )}
    </section>
  );
}

const tones = ['accent-strong', 'accent', 'neutral', 'accent-light'] as const;
function Split({ rule, thing, pricePaise }: PriceSplitProps & { readonly rule: ShareRule }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [open, setOpen] = useState(false);
  const parts = usePartsOf(rule, pricePaise);
  return (
    <>
      <header>
        <p>
          <strong>{t('commerce.shares.pays', { sum: money(pricePaise) })}</strong> {t('commerce.shares.goes')}
        </p>
        {rule.can.edit && (
          <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
            {t('commerce.shares.rule')}
          </Button>
        )}
      </header>
      <StackBar label={t('commerce.shares.goes')} parts={parts} height={10} />
      <ul>
        {parts.map(({ label, tone, value }) => (
          <li key={label}>
            <strong>{money(value)}</strong>
            <span data-tone={tone}>{label}</span>
          </li>
        ))}
      </ul>
      <p className={classes['note']}>{t('commerce.shares.waits', { count: rule.holdDays })}</p>
      {open && <ShareRuleForm rule={rule} thing={thing} pricePaise={pricePaise} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the institute keeps, its authors, a publisher, the tax and the provider, each with its sum. */
function usePartsOf(rule: ShareRule, pricePaise: number): StackPart[] {
  const { t } = useTranslation();
  const { taxRate, providerPoints } = rule;
  const parts = [...rule.parts, ...partOfLicence(rule)];
  const split = splitPrice(pricePaise, taxRate, [...parts.map(({ basisPoints }) => basisPoints), providerPoints]);
  const named = parts.map(({ name, basisPoints }, at) => ({
    label: t('commerce.shares.part', { name, percent: pointsAsPercent(basisPoints) }),
    value: split.partsPaise[at] ?? 0,
    tone: tones[1],
  }));
  const provider = { name: t('commerce.shares.provider'), percent: pointsAsPercent(providerPoints) };
  const all: StackPart[] = [
    { label: t('commerce.shares.kept'), value: split.keptPaise, tone: tones[0] },
    ...named,
    {
      label: t('commerce.shares.gst', { percent: pointsAsPercent(taxRate) }),
      value: split.taxPaise,
      tone: tones[2],
    },
    { label: t('commerce.shares.part', provider), value: split.partsPaise.at(-1) ?? 0, tone: tones[3] },
  ];
  return all.filter(({ value }, at) => at === 0 || value > 0);
}

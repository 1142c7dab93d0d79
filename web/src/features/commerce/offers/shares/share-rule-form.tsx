import { ALL_POINTS, splitPrice } from '@abhyas/contract/commerce/offers/share-sums';
import type { SharePart, ShareRule } from '@abhyas/contract/commerce/offers/shares';
import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import type { Fields } from '../../../../lib/use-fields.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { partOfLicence, percentAsPoints, pointsAsPercent, pointsInField } from './share-words.ts';
import classes from './price-split.module.css';
import type { PriceSplitProps } from './price-split.tsx';

interface Props extends PriceSplitProps {
  readonly rule: ShareRule;
  readonly onClose: () => void;
}
interface Rule {
  readonly parts: readonly SharePart[];
}
const MOST_PARTS = 12;

/** Says what authors and a publisher get of each sale from now on. */
export function ShareRuleForm({ rule, thing, pricePaise, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const pointsOf = ({ parts }: Rule) =>
    parts.reduce((sum, { basisPoints }) => sum + basisPoints, rule.providerPoints + (rule.licence?.basisPoints ?? 0));
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.shares.rule')}
      submit={t('commerce.shares.save')}
      initial={{ parts: rule.parts } as Rule}
      fieldOf={{ SHARES_TOO_MUCH: 'parts', PAYEE_UNKNOWN: 'parts', PAYEE_TWICE: 'parts' }}
      check={(values) => ({
        ...(values.parts.some(({ basisPoints }) => basisPoints === 0) && { parts: t('commerce.shares.percentWrong') }),
        ...(pointsOf(values) > ALL_POINTS && { parts: t('commerce.shares.tooMuch') }),
      })}
      send={async ({ parts }) => {
        const params = { kind: thing.kind, thingId: thing.id };
        await api.commerce.saveShareRule({ params, body: { parts: [...parts] } });
        toast.good(t('commerce.shares.saved'));
        await client.invalidateQueries({ queryKey: api.commerce.showShareRule.key });
      }}
    >
      {(fields) => (
        <>
          <Quiet>{t('commerce.shares.text')}</Quiet>
          {rule.licence && (
            <Quiet>
              {t('commerce.shares.licence', {
                name: rule.licence.publisher,
                percent: pointsAsPercent(rule.licence.basisPoints),
              })}
            </Quiet>
          )}
          {fields.values.parts.map((part, at) => (
            <Part key={at} part={part} at={at} fields={fields} people={rule.people} />
          ))}
          {fields.values.parts.length < MOST_PARTS && <AddPart fields={fields} />}
          <Sums rule={rule} parts={fields.values.parts} pricePaise={pricePaise} />
        </>
      )}
    </FormDialog>
  );
}

interface PartProps {
  readonly part: SharePart;
  readonly at: number;
  readonly fields: Fields<Rule>;
  readonly people: ShareRule['people'];
}
function Part({ part, at, fields, people }: PartProps) {
  const { t } = useTranslation();
  const { parts } = fields.values;
  const change = (given: Partial<SharePart>) => fields.set('parts', parts.with(at, { ...part, ...given }));
  // What is wrong with the whole stands beside its last part.
  const error = at === parts.length - 1 ? fields.errorOf('parts') : undefined;
  // Who left the staff keeps a share that was given before.
  const known = part.accountId === null || people.some(({ accountId }) => accountId === part.accountId);
  const choices = known ? people : [...people, { accountId: part.accountId!, name: part.name }];
  return (
    <div className={classes['part']}>
      {part.kind === 'author' ? (
        <Select
          label={t('commerce.shares.author')}
          searchable
          error={error}
          data={choices.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          value={part.accountId}
          onChange={(accountId) => change({ accountId })}
        />
      ) : (
        <TextInput
          label={t('commerce.shares.publisher')}
          maxLength={120}
          error={error}
          value={part.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      )}
      <NumberInput
        label={t('commerce.shares.percent')}
        // A list of people that opens by itself would cover the rest.
        {...(at === 0 && { 'data-autofocus': true })}
        suffix="%"
        min={0}
        max={100}
        decimalScale={2}
        value={pointsInField(part.basisPoints)}
        onChange={(typed) => change({ basisPoints: percentAsPoints(typed) })}
      />
      <IconButton
        icon={IconTrash}
        label={t('commerce.shares.remove', { number: at + 1 })}
        onClick={() => fields.set('parts', parts.toSpliced(at, 1))}
      />
    </div>
  );
}

function AddPart({ fields }: { readonly fields: Fields<Rule> }) {
  const { t } = useTranslation();
  const add = (kind: SharePart['kind']) =>
    fields.set('parts', [...fields.values.parts, { kind, accountId: null, name: '', basisPoints: 0 }]);
  return (
    <Row>
      {(['author', 'publisher'] as const).map((kind) => (
        <Button key={kind} variant="outline" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => add(kind)}>
          {t(`commerce.shares.add.${kind}`)}
        </Button>
      ))}
    </Row>
  );
}

interface SumsProps extends Pick<PriceSplitProps, 'pricePaise'>, Rule {
  readonly rule: ShareRule;
}
function Sums({ rule, parts: ruled, pricePaise }: SumsProps) {
  const { taxRate, providerPoints } = rule;
  const parts = [...ruled, ...partOfLicence(rule)];
  const { t } = useTranslation();
  const { money } = useFormat();
  const split = splitPrice(pricePaise, taxRate, [...parts.map(({ basisPoints }) => basisPoints), providerPoints]);
  const given = split.partsPaise.slice(0, -1).reduce((sum, paise) => sum + paise, 0);
  const provider = t('commerce.shares.part', {
    name: t('commerce.shares.provider'),
    percent: pointsAsPercent(providerPoints),
  });
  return (
    <Facts
      kind="lines"
      items={[
        { label: t('commerce.shares.price'), value: money(pricePaise) },
        taxRate > 0 && {
          label: t('commerce.shares.gst', { percent: pointsAsPercent(taxRate) }),
          value: money(-split.taxPaise),
        },
        given > 0 && { label: t('commerce.shares.given'), value: money(-given) },
        providerPoints > 0 && { label: provider, value: money(-(split.partsPaise.at(-1) ?? 0)) },
        { label: t('commerce.shares.kept'), value: money(split.keptPaise) },
      ]}
    />
  );
}

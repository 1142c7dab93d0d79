import type { Enquiry } from '@abhyas/contract/engagement/enquiries';
import { Button, Textarea } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import type { EnquiriesPatch, EnquiriesSearch } from '../addresses.ts';

interface Props {
  readonly search: EnquiriesSearch;
  readonly onSearch: (patch: EnquiriesPatch) => void;
}

/** What people ask about courses that cannot be paid for here, with the ways to answer them. */
export function EnquiriesScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [answering, setAnswering] = useState<Enquiry>();
  const list = useQuery({
    ...query(api.engagement.listEnquiries, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const state = search.state ?? 'open';
  return (
    <Page title={t('engagement.enquiries.title')} subtitle={t('engagement.enquiries.subtitle')}>
      <ListCard
        title={t('engagement.enquiries.title')}
        list={list}
        filters={<StateFilter state={state} open={list.data?.open} onSearch={onSearch} />}
        skeleton={<ListSkeleton rows={4} />}
        empty={{
          icon: IconMessage,
          title: t(`engagement.enquiries.none.${state}`),
          text: t('engagement.enquiries.noneText'),
        }}
        onPage={(page) => onSearch({ page })}
      >
        {({ rows, can }) => (
          <RowList label={t('engagement.enquiries.title')} flush>
            {rows.map((row) => (
              <li key={row.enquiryId}>
                <Line enquiry={row} onAnswer={can.answer && !row.answer ? () => setAnswering(row) : undefined} />
              </li>
            ))}
          </RowList>
        )}
      </ListCard>
      {answering && <AnswerDialog enquiry={answering} onClose={() => setAnswering(undefined)} />}
    </Page>
  );
}

interface StateFilterProps {
  readonly state: 'open' | 'answered';
  /** How many are open; undefined until it is known. */
  readonly open: number | undefined;
  readonly onSearch: (patch: EnquiriesPatch) => void;
}
function StateFilter({ state, open, onSearch }: StateFilterProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <FilterBar>
      <ChipRow label={t('engagement.enquiries.state')}>
        {(['open', 'answered'] as const).map((one) => (
          <Chip
            key={one}
            on={state === one}
            count={one === 'open' && open !== undefined ? number(open) : undefined}
            onClick={() => onSearch({ state: one })}
          >
            {t(`engagement.enquiries.states.${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}

function Line({ enquiry, onAnswer }: { readonly enquiry: Enquiry; readonly onAnswer: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { name, contact, accountId, course, message, at, answer } = enquiry;
  return (
    <Stack gap={2} style={{ flex: 1 }}>
      <Row justify="between" gap={3}>
        <b>{accountId ? <AddressLink to={`/partner/people/person/${accountId}`}>{name}</AddressLink> : name}</b>
        <Quiet size="sm">{dateTime(at)}</Quiet>
      </Row>
      <Quiet as="p" size="sm">
        {course.title} · {contact}
      </Quiet>
      <p>{message}</p>
      {answer ? (
        <Quiet as="p" size="sm">
          {t(`engagement.enquiries.answered.${answer.way}`, { name: answer.by, at: dateTime(answer.at) })} “
          {answer.words}”
        </Quiet>
      ) : (
        <Row gap={2}>
          {onAnswer && (
            <Button
              size="sm"
              variant="filled"
              onClick={onAnswer}
              aria-label={t('engagement.enquiries.answerTo', { name })}
            >
              {t(waysOf(enquiry).length > 1 ? 'engagement.enquiries.note' : 'engagement.enquiries.answer')}
            </Button>
          )}
          {waysOf(enquiry).map(({ way, icon, href }) => (
            <Button
              key={way}
              size="sm"
              variant="outline"
              leftSection={<Icon of={icon} size={16} />}
              component="a"
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              {t(`engagement.enquiries.ways.${way}`)}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

interface Way {
  readonly way: 'mail' | 'call' | 'whatsapp';
  readonly icon: TablerIcon;
  readonly href: string;
}

/** How somebody is reached by other means than this screen. */
function waysOf({ contact }: Enquiry): readonly Way[] {
  if (contact.includes('@')) return [{ way: 'mail', icon: IconMail, href: `mailto:${contact}` }];
  return [
    { way: 'call', icon: IconPhone, href: `tel:${contact}` },
    { way: 'whatsapp', icon: IconBrandWhatsapp, href: `https://wa.me/${contact.replace('+', '')}` },
  ];
}

function AnswerDialog({ enquiry, onClose }: { readonly enquiry: Enquiry; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { enquiryId, accountId, name, contact, message } = enquiry;
  const way = accountId ? 'notice' : contact.includes('@') ? 'mail' : 'call';
  return (
    <FormDialog
      title={t('engagement.enquiries.answerTo', { name })}
      submit={t(`engagement.enquiries.send.${way}`)}
      initial={{ answer: '' }}
      send={async (body) => {
        await api.engagement.answerEnquiry({ params: { enquiryId }, body });
        toast.good(t(`engagement.enquiries.sent.${way}`, { name }));
        await client.invalidateQueries({ queryKey: api.engagement.listEnquiries.key });
      }}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <Quiet as="p">“{message}”</Quiet>
          <Textarea
            {...fields.text('answer')}
            label={t(`engagement.enquiries.words.${way}`)}
            minRows={4}
            maxLength={2000}
            autosize
          />
        </>
      )}
    </FormDialog>
  );
}

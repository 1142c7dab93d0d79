import type { Checklist, ChecklistStep } from '@abhyas/contract/onboarding/checklist';
import { IconCheck, IconChevronDown, IconChevronRight, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import classes from './checklist-card.module.css';

const REMEMBERED = 'onboarding.checklist';
const WIDE = '(min-width: 75em)';
const isOpenAtFirst = () =>
  (localStorage.getItem(REMEMBERED) ?? (matchMedia(WIDE).matches ? 'open' : 'shut')) === 'open';

/** Where each step is done. */
const placeOf = (step: ChecklistStep, paperId: string | null): string => {
  const paper = paperId ? `/partner/papers/${paperId}` : '/partner/papers';
  return {
    brand: '/partner/settings/brand',
    questions: '/partner/questions',
    paper,
    publish: paper,
    teacher: '/partner/people/invitations',
    student: '/partner/people/students',
  }[step];
};

/** Follows the owner of a new institute until its first paper is published; then it may be put away. */
export function ChecklistCard() {
  const { data: checklist } = useChecklist();
  return checklist ? <Card checklist={checklist} /> : null;
}

/** Asked again after whatever was done on the page. */
function useChecklist() {
  const queryClient = useQueryClient();
  const asked = query(api.onboarding.showChecklist, {}, { quiet: true });
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success')
          void queryClient.invalidateQueries({ queryKey: api.onboarding.showChecklist.key });
      }),
    [queryClient],
  );
  return useQuery({ ...asked, refetchInterval: ({ state }) => (state.data ? 15_000 : false), retry: false });
}

function Card({ checklist: { steps, percent, published, paperId } }: { readonly checklist: Checklist }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const id = useId();
  const [open, setOpen] = useState(isOpenAtFirst);
  const toggle = () => {
    localStorage.setItem(REMEMBERED, open ? 'shut' : 'open');
    setOpen(!open);
  };
  const dismiss = async () => {
    await api.onboarding.dismissChecklist();
    queryClient.setQueryData(query(api.onboarding.showChecklist, {}, { quiet: true }).queryKey, null);
  };
  const next = steps.find(({ done }) => !done)?.name;
  return (
    <section className={classes['card']} data-open={open || undefined} aria-label={t('onboarding.checklist.title')}>
      <div className={classes['head']}>
        <button type="button" className={classes['toggle']} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <Ring percent={percent} />
          <span className={classes['words']}>
            <b>{t(published ? 'onboarding.checklist.published' : 'onboarding.checklist.title')}</b>
            <span>{t('onboarding.checklist.percent', { percent })}</span>
          </span>
          <Icon of={IconChevronDown} size={18} />
        </button>
        {published && (
          <IconButton icon={IconX} label={t('onboarding.checklist.dismiss')} onClick={() => void dismiss()} />
        )}
      </div>
      {open && (
        <ol id={id} className={classes['steps']}>
          {steps.map(({ name, done }) => (
            <li key={name} data-done={done || undefined} data-next={name === next || undefined}>
              <span className={classes['mark']} aria-hidden="true">
                {done && <Icon of={IconCheck} size={14} />}
              </span>
              {done ? (
                <span>
                  {t(`onboarding.checklist.steps.${name}`)}
                  <span className="sr-only">{t('onboarding.checklist.done')}</span>
                </span>
              ) : (
                <AddressLink to={placeOf(name, paperId)} className={classes['link']}>
                  {t(`onboarding.checklist.steps.${name}`)}
                  <Icon of={IconChevronRight} size={16} />
                </AddressLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Ring({ percent }: { readonly percent: number }) {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" className={classes['ring']} aria-hidden="true">
      <circle cx="18" cy="18" r="15" pathLength="100" />
      <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${percent} 100`} />
    </svg>
  );
}

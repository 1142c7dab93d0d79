import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { SectionForm } from './use-section-form.ts';

/** Name of a section among the texts. */
export type SectionName = 'brand' | 'features' | 'sign-in' | 'messages' | 'rules' | 'bank';

/** Loads the settings, then shows the section; what somebody is typing is not replaced under their hands. */
export function WithSettings({
  section,
  children,
}: {
  readonly section: SectionName;
  readonly children: (settings: EditableSettings, readOnly: boolean) => ReactNode;
}) {
  const { t } = useTranslation();
  const settings = useQuery({ ...query(api.tenancy.showEditableSettings), refetchOnWindowFocus: false });
  if (settings.data) return children(settings.data, !settings.data.can.edit);
  return (
    <Page title={t(`tenancy.rules.sections.${section}`)} subtitle={t(`tenancy.rules.subtitles.${section}`)}>
      {settings.error ? (
        <LoadFailed card error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Stacked>
          <CardSkeleton lines={3} />
          <CardSkeleton lines={5} />
        </Stacked>
      )}
    </Page>
  );
}

interface Props<T extends object> {
  readonly section: SectionName;
  readonly form: SectionForm<T>;
  readonly readOnly: boolean;
  readonly children: ReactNode;
}

/** One section: its fields, its own save button, and a question before unsaved work is left. */
export function SectionPage<T extends object>({ section, form, readOnly, children }: Props<T>) {
  const { t } = useTranslation();
  const save = (
    <Button type="submit" form="section" variant="action" loading={form.saving} disabled={!form.dirty}>
      {t('tenancy.settings.save')}
    </Button>
  );
  const title = t(`tenancy.rules.sections.${section}`);
  return (
    <Page title={title} subtitle={t(`tenancy.rules.subtitles.${section}`)} action={!readOnly && save}>
      {readOnly && <Notice tone="info">{t('tenancy.settings.readOnly')}</Notice>}
      <form id="section" onSubmit={form.onSubmit} noValidate>
        <fieldset disabled={readOnly}>
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
      </form>
      <LeaveGuard dirty={form.dirty} />
    </Page>
  );
}

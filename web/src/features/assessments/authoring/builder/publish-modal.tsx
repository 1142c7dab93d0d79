import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { totalsOf } from '../draft/change-draft.ts';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';
import { useProblemText } from './checks-card.tsx';
import { placeOf } from './problem-place.ts';
import { type Audience, PublishAudience } from './publish-audience.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is about to be published, in figures; or what still hinders it. */
export function PublishModal({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const { paper, saving, settings } = useBuilding();
  const mayChoose = can(useMe(), 'cohorts.read') && paper.version === 0;
  const [audience, setAudience] = useState<Audience>();
  const blocked = paper.problems.length > 0 || saving.state !== 'saved' || settings.dirty;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('authoring.publish.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['publish']}>
        {blocked ? <Hindrances onClose={onClose} /> : <Overview toBatches={audience !== undefined} />}
        {!blocked && mayChoose && <PublishAudience value={audience} onChange={setAudience} />}
        <Buttons blocked={blocked || audience?.length === 0} audience={audience} onClose={onClose} />
      </div>
    </Modal>
  );
}

function Hindrances({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const { paper, saving, settings, openTab } = useBuilding();
  const textOf = useProblemText();
  const go = (tab: Parameters<typeof openTab>[0]) => {
    onClose();
    openTab(tab);
  };
  return (
    <>
      {saving.state !== 'saved' && <Notice tone="warn">{t('authoring.publish.unsaved')}</Notice>}
      {settings.dirty && <Notice tone="warn">{t('authoring.publish.unsavedSettings')}</Notice>}
      {paper.problems.length > 0 && (
        <>
          <p>{t('authoring.publish.notYet', { count: paper.problems.length })}</p>
          <ul className={classes['checks']}>
            {paper.problems.map((problem, i) => (
              <li key={`${problem.code}-${i}`} data-tone="warn">
                <Icon of={IconAlertTriangle} size={16} />
                <span>{textOf(problem)}</span>
                <Button size="sm" variant="outline" onClick={() => go(placeOf(problem))}>
                  {t('authoring.checks.open')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Overview({ toBatches }: { readonly toBatches: boolean }) {
  const { t } = useTranslation();
  const { number, marks, dateTime, zone } = useFormat();
  const { paper, draft } = useBuilding();
  const totals = totalsOf(draft);
  const first = toBatches ? 'authoring.publish.firstBatches' : 'authoring.publish.first';
  const { opensAt, closesAt, attemptsAllowed, resultVisibility, resultsOn } = paper.settings;
  const at = (instant: string | null, none: string) => (instant ? `${dateTime(instant)} ${zone(instant)}` : t(none));
  const lines = [
    [t('authoring.totals.questions'), number(totals.questions)],
    [t('authoring.totals.marks'), marks(totals.marks)],
    [t('authoring.totals.time'), t('authoring.totals.minutes', { count: totals.minutes })],
    [t('authoring.schedule.opens'), at(opensAt, 'authoring.schedule.atOnce')],
    [t('authoring.schedule.closes'), at(closesAt, 'authoring.schedule.never')],
    [t('authoring.schedule.attempts'), number(attemptsAllowed)],
    [
      t('authoring.results.title'),
      resultsOn && resultVisibility === 'on_date'
        ? at(resultsOn, '')
        : t(`authoring.results.${resultVisibility}.label`),
    ],
  ] as const;
  return (
    <>
      <p>
        {t(paper.version > 0 ? 'authoring.publish.again' : first, {
          version: paper.version + 1,
          before: paper.version,
        })}
      </p>
      <dl className={classes['overview']}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ButtonsProps {
  readonly blocked: boolean;
  readonly audience: Audience;
  readonly onClose: () => void;
}

function Buttons({ blocked, audience, onClose }: ButtonsProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { paper, adopt, meetConflict } = useBuilding();
  const [busy, setBusy] = useState(false);
  const publish = async () => {
    setBusy(true);
    try {
      const published = await api.assessments.publishPaper({
        params: { paperId: paper.id },
        body: { revision: paper.revision, ...(audience && { batchIds: [...audience] }) },
      });
      adopt(published);
      toast.good(t('authoring.publish.done', { version: published.version }), {
        text: t(audience ? 'authoring.publish.doneBatches' : 'authoring.publish.doneText'),
      });
      onClose();
    } catch (error) {
      if (isRefusal(error, 'CONFLICT')) {
        meetConflict(error);
        onClose();
      } else toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['modalButtons']}>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button variant="action" disabled={blocked} loading={busy} onClick={() => void publish()}>
        {t('authoring.publish.confirm', { version: paper.version + 1 })}
      </Button>
    </div>
  );
}

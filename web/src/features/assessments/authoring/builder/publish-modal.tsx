import type { VersionDifference } from '@abhyas/contract/assessments/equal-versions';
import { Button, Checkbox, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { type Audience, choiceOf, ChooseAudience, isNobody, toEveryone } from '../audience/choose-audience.tsx';
import { totalsOf } from '../draft/change-draft.ts';
import classes from './builder.module.css';
import { useDifferenceWords } from '../versions/use-difference-words.ts';
import { useBuilding } from './building.ts';
import { useProblemText } from './checks/checks-card.tsx';
import { placeOf } from './checks/problem-place.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is about to be published, in figures; or what still hinders it. */
export function PublishModal({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const { paper, saving } = useBuilding();
  const [audience, setAudience] = useState(toEveryone);
  const [wordsOnly, setWordsOnly] = useState(false);
  const first = paper.version === 0;
  const blocked = paper.problems.length > 0 || saving.state !== 'saved';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('authoring.publish.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['publish']}>
        {blocked ? <Hindrances onClose={onClose} /> : <Overview isChosen={!audience.everyone} />}
        {!blocked && first && <ChooseAudience paperId={paper.id} value={audience} onChange={setAudience} />}
        {!blocked && !first && <WordsOnly value={wordsOnly} onChange={setWordsOnly} />}
        <Buttons
          blocked={blocked || (first && isNobody(audience))}
          audience={audience}
          wordsOnly={!first && wordsOnly}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}

function Hindrances({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const { paper, saving, openTab } = useBuilding();
  const textOf = useProblemText();
  const go = (tab: Parameters<typeof openTab>[0]) => {
    onClose();
    openTab(tab);
  };
  return (
    <>
      {saving.state !== 'saved' && <Notice tone="warn">{t('authoring.publish.unsaved')}</Notice>}
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

/** A version that corrects words alone stands in the rank list of the one before. */
function WordsOnly({ value, onChange }: { readonly value: boolean; readonly onChange: (value: boolean) => void }) {
  const { t } = useTranslation();
  const { paper } = useBuilding();
  return (
    <Checkbox
      label={t('authoring.versions.wordsOnly', { version: paper.version })}
      description={t('authoring.versions.wordsOnlyHelp')}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function Overview({ isChosen }: { readonly isChosen: boolean }) {
  const { t } = useTranslation();
  const { number, marks, dateTime, zone } = useFormat();
  const { paper, draft } = useBuilding();
  const totals = totalsOf(draft);
  const first = isChosen ? 'authoring.audience.first' : 'authoring.publish.first';
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
  readonly wordsOnly: boolean;
  readonly onClose: () => void;
}

function Buttons({ blocked, audience, wordsOnly, onClose }: ButtonsProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { paper, adopt, meetConflict } = useBuilding();
  const differences = useDifferenceWords();
  const [busy, setBusy] = useState(false);
  const [differs, setDiffers] = useState<readonly VersionDifference[]>([]);
  const publish = async () => {
    setBusy(true);
    setDiffers([]);
    const { batchIds, studentIds } = choiceOf(audience);
    try {
      const published = await api.assessments.publishPaper({
        params: { paperId: paper.id },
        body: { revision: paper.revision, wordsOnly, batchIds, studentIds },
      });
      adopt(published);
      toast.good(t('authoring.publish.done', { version: published.version }), {
        text: t(audience.everyone ? 'authoring.publish.doneText' : 'authoring.audience.done'),
      });
      onClose();
    } catch (error) {
      if (isRefusal(error, 'CONFLICT')) {
        meetConflict(error);
        onClose();
      } else if (isRefusal(error, 'VERSIONS_NOT_EQUAL')) setDiffers(error.details['differs'] as VersionDifference[]);
      else toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {wordsOnly && differs.length > 0 && (
        <Notice tone="bad" live>
          {t('authoring.versions.refused', { what: differences(differs) })}
        </Notice>
      )}
      <div className={classes['modalButtons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button variant="action" disabled={blocked} loading={busy} onClick={() => void publish()}>
          {t('authoring.publish.confirm', { version: paper.version + 1 })}
        </Button>
      </div>
    </>
  );
}

import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArchive, IconArrowMerge, IconHierarchy2, IconPencil, IconPlus, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon, type TablerIcon } from '../../../../ui/controls/icon.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { type ShownArea, useDesk } from './area-desk.ts';
import { AddArea, MergeArea, MoveArea, RenameArea } from './area-dialogs.tsx';
import { AreaWeights } from './area-weights.tsx';
import { questionsWithin } from './questions-within.ts';
import classes from './areas.module.css';

interface Props {
  readonly area: ShownArea | undefined;
  /** All areas of the subject. */
  readonly rows: readonly ShownArea[];
  readonly mayEdit: boolean;
  readonly onChoose: (areaId: string) => void;
  readonly onClose: () => void;
}

/** What is in the chosen area, and what can be done with one of the institute's own. */
export function AreaPanel({ area, onClose, ...rest }: Props) {
  const { t } = useTranslation();
  // Where there is no room beside the tree, it would stand below all of it.
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  if (!isWide)
    return (
      <SidePanel opened={area !== undefined} onClose={onClose} title={area?.name} subtitle={area?.path}>
        {area && <Content key={area.id} area={area} {...rest} />}
      </SidePanel>
    );
  if (!area)
    return (
      <Card>
        <EmptyState icon={IconHierarchy2} title={t('taxonomy.desk.choose')}>
          {t('taxonomy.desk.chooseText')}
        </EmptyState>
      </Card>
    );
  return <Chosen key={area.id} area={area} {...rest} />;
}

type ChosenProps = Omit<Props, 'onClose'> & { readonly area: ShownArea };

function Chosen({ area, rows, mayEdit, onChoose }: ChosenProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const desk = useDesk();
  const kind =
    desk.kind === 'provided' ? undefined : area.own ? (
      <Badge tone="info">{t('taxonomy.desk.own')}</Badge>
    ) : (
      <Badge>{t('taxonomy.desk.shared')}</Badge>
    );
  return (
    <Card
      title={area.name}
      note={area.path}
      aside={area.retiredAt ? <Badge>{t('taxonomy.desk.retired', { date: date(area.retiredAt) })}</Badge> : kind}
    >
      <Content area={area} rows={rows} mayEdit={mayEdit} onChoose={onChoose} />
    </Card>
  );
}

function Content({ area, rows, mayEdit, onChoose }: ChosenProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const desk = useDesk();
  const { questions = 0, plans = 0 } = area;
  const below = questionsWithin(rows, area.id) - questions;
  return (
    <Stack>
      {!desk.holds(area) && <Quiet>{t('taxonomy.desk.sharedText')}</Quiet>}
      {desk.kind === 'own' && (
        <Facts
          kind="lines"
          items={[
            { label: t('taxonomy.desk.inside'), value: number(questions) },
            below > 0 && { label: t('taxonomy.desk.below'), value: number(below) },
            { label: t('taxonomy.desk.plans'), value: number(plans) },
          ]}
        />
      )}
      {area.weights && <AreaWeights area={area} mayEdit={mayEdit && !area.retiredAt} />}
      {mayEdit && <Actions area={area} rows={rows} onChoose={onChoose} />}
    </Stack>
  );
}

type Asked = 'add' | 'rename' | 'move' | 'merge';

function Actions({ area, rows, onChoose }: Omit<ChosenProps, 'mayEdit'>) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const desk = useDesk();
  const retire = useChange((retired: boolean) => desk.retire(area.id, retired), {
    stale: [['taxonomy']],
    said: (_reply, retired) => t(`taxonomy.desk.retire.${retired ? 'done' : 'backDone'}`, { name: area.name }),
  });
  const close = () => setAsked(undefined);
  const act = (icon: TablerIcon, words: string, onClick: () => void) => (
    <Button variant="outline" leftSection={<Icon of={icon} size={16} />} loading={retire.busy} onClick={onClick}>
      {words}
    </Button>
  );
  const given = { area, rows, onClose: close };
  if (area.retiredAt)
    return (
      <div className={classes['acts']}>
        {desk.holds(area) && (
          <>
            {act(IconArchive, t('taxonomy.desk.retire.back'), () => retire.send(false))}
            {act(IconRoute, t('taxonomy.desk.move.open'), () => setAsked('move'))}
          </>
        )}
        {asked === 'move' && <MoveArea {...given} />}
      </div>
    );
  return (
    <div className={classes['acts']}>
      {desk.holds(area) && (
        <>
          {act(IconPencil, t('taxonomy.desk.rename.open'), () => setAsked('rename'))}
          {act(IconRoute, t('taxonomy.desk.move.open'), () => setAsked('move'))}
          {act(IconArrowMerge, t('taxonomy.desk.merge.open'), () => setAsked('merge'))}
          {act(IconArchive, t('taxonomy.desk.retire.open'), () => retire.send(true))}
        </>
      )}
      {act(IconPlus, t('taxonomy.desk.add.here'), () => setAsked('add'))}
      {asked === 'rename' && <RenameArea {...given} />}
      {asked === 'move' && <MoveArea {...given} />}
      {asked === 'merge' && <MergeArea {...given} onMerged={onChoose} />}
      {asked === 'add' && (
        <AddArea subject={area.subject} rows={rows} parentId={area.id} onClose={close} onAdded={onChoose} />
      )}
    </div>
  );
}

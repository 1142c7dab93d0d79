import { linkDays, type Scorecard, type ShownName, shownName } from '@abhyas/contract/assessments/scorecards';
import { Button, Radio, Switch } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { stale } from './links-changed.ts';

export interface Choice {
  readonly name: ShownName;
  readonly days: (typeof linkDays)[number];
  readonly rank: boolean;
}
/** The least that a link can say of a person, and the shortest that it lives. */
export const usual: Choice = { name: 'initials', days: 7, rank: true };

interface Props {
  readonly attemptId: string;
  readonly card: Pick<Scorecard, 'student' | 'rank'> & { readonly initials: string };
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** What others may see, and for how long; nothing is public before the button is pressed. */
export function LinkForm({ attemptId, card, choice, onChoose }: Props) {
  const { t } = useTranslation();
  const say = (key: string, values = {}) => t(`assessments.scorecard.share.${key}`, values);
  const make = useChange(() => api.assessments.issueScorecard({ params: { attemptId }, body: choice }), { stale });
  return (
    <Card title={say('choose')}>
      <Stack>
        <Notice tone="info">{say('private')}</Notice>
        <NameChoice card={card} choice={choice} onChoose={onChoose} />
        <Stack gap={2}>
          <span>{say('ends')}</span>
          <Segmented
            label={say('ends')}
            grow
            options={linkDays.map((days) => ({ value: String(days), label: say('days', { count: days }) }))}
            value={String(choice.days)}
            onChange={(value) => onChoose({ ...choice, days: linkDays.find((one) => String(one) === value) ?? 7 })}
          />
        </Stack>
        {card.rank !== null && (
          <Switch
            label={say('rank')}
            description={say('rankText')}
            checked={choice.rank}
            onChange={(event) => onChoose({ ...choice, rank: event.currentTarget.checked })}
          />
        )}
        <Button
          variant="action"
          size="lg"
          loading={make.busy}
          leftSection={<Icon of={IconLink} size={18} />}
          onClick={() => make.send()}
        >
          {say('make')}
        </Button>
      </Stack>
    </Card>
  );
}

function NameChoice({ card, choice, onChoose }: Omit<Props, 'attemptId'>) {
  const { t } = useTranslation();
  const names = { initials: card.initials, full: card.student, none: t('assessments.scorecard.noName') };
  return (
    <Radio.Group
      label={t('assessments.scorecard.share.name')}
      value={choice.name}
      onChange={(value) => onChoose({ ...choice, name: shownName.parse(value) })}
    >
      <Stack gap={2}>
        {shownName.options.map((one) => (
          <Radio key={one} value={one} label={t(`assessments.scorecard.share.names.${one}`)} description={names[one]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

import type { LiveClass } from '@abhyas/contract/live/classes';
import { IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';

interface Props {
  readonly one: LiveClass;
  /** The server's clock. */
  readonly now: string;
}

/** The live class that runs or comes next: "starts in 9 min". */
export function NextClass({ one, now }: Props) {
  const { t } = useTranslation();
  const { minutes, time } = useFormat();
  const left = Math.ceil((Date.parse(one.startsAt) - Date.parse(now)) / 60_000);
  const when = one.state === 'live' || left <= 0 ? t('live.next.now') : t('live.next.in', { time: minutes(left) });
  return (
    <Card label={t('live.mine.title')}>
      <Row gap={4} justify="between">
        <Row gap={3}>
          <Tile icon={IconVideo} />
          <Stack gap={1}>
            <b>
              {one.title}: {when}
            </b>
            <Quiet size="sm">{t('live.next.with', { name: one.teacher.name, at: time(one.startsAt) })}</Quiet>
          </Stack>
        </Row>
        <Link
          to="/student/live/$classId"
          params={{ classId: one.id }}
          {...buttonFace(one.state === 'scheduled' ? 'outline' : 'action')}
        >
          {t('live.next.open')}
        </Link>
      </Row>
    </Card>
  );
}

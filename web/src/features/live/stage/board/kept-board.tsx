import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { CardSkeleton, Skeleton } from '../../../../ui/status/skeletons.tsx';
import { KeptPicture } from './board-parts.ts';

/** What stood on the board when the class ended; nothing where nobody drew. */
export function KeptBoard({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const board = useQuery(query(api.live.showClassBoard, { params: { classId } }));
  return (
    <Loaded query={board} card skeleton={<CardSkeleton lines={3} />}>
      {({ elements }) =>
        elements.length > 0 && (
          <Card title={t('live.board.title')}>
            <KeptPicture elements={elements} waiting={<Skeleton height={240} />} />
          </Card>
        )
      }
    </Loaded>
  );
}

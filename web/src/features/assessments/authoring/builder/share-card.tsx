import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { GiveLink } from '../../../../ui/share/give-link.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { useBuilding } from './building.ts';

/** The address of a test that students may open: to copy, to send or to print. */
export function ShareCard() {
  const { t } = useTranslation();
  const { paper, draft } = useBuilding();
  const open = paper.status === 'published';
  const link = useQuery({
    ...query(api.assessments.showPaperLink, { params: { paperId: paper.id } }),
    enabled: open,
  });
  if (!open) return null;
  return (
    <Card title={t('authoring.share.title')}>
      <Stack gap={3}>
        <Quiet as="p" size="sm">
          {t('authoring.share.text')}
        </Quiet>
        <Loaded query={link} skeleton={<ListSkeleton rows={2} />}>
          {({ url, qr }) => (
            <GiveLink title={draft.title} url={url} qr={qr} qrLabel={t('authoring.share.qr')} qrFile="test-qr.svg" />
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

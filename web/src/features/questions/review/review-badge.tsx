import type { ReviewState } from '@abhyas/contract/questions/shapes';
import { IconCircleCheck, IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const looks = {
  draft: { tone: 'neutral', icon: IconPencil },
  in_review: { tone: 'warn', icon: IconEye },
  approved: { tone: 'good', icon: IconCircleCheck },
} as const;

/** Where a question stands in its review. */
export function ReviewBadge({ state }: { readonly state: ReviewState }) {
  const { t } = useTranslation();
  return <Badge {...looks[state]}>{t(`questions.review.states.${state}`)}</Badge>;
}

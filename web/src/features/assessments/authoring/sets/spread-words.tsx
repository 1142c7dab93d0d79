import { type Spread } from '@abhyas/contract/assessments/sets';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/status/badge.tsx';

/** Percent that sets may differ by; said by the server as `kept`. */
const TOLERANCE = 2;

/** How far sets lie apart, and whether that is allowed. */
export function SpreadBadge({ spread }: { readonly spread: Spread }) {
  const { t } = useTranslation();
  const { marks } = useFormat();
  const values = { marks: marks(spread.marks), seconds: marks(spread.seconds), most: TOLERANCE };
  return (
    <Badge tone={spread.kept ? 'good' : 'warn'} icon={spread.kept ? IconCircleCheck : IconAlertTriangle}>
      {t(spread.kept ? 'authoring.sets.kept' : 'authoring.sets.notKept', values)}
    </Badge>
  );
}

import { IconHourglass } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { AddressLink } from '../../../../ui/controls/address-link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';

interface Props {
  readonly attemptId: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Where nobody knows when it comes the page asks again by itself, so often, in milliseconds: being marked, and still sat by others. */
const askAgainMs = { marking: 4000, sitting: 60_000 };

/** The result is not out: it says when it will be, where that is known. */
export function ResultNotReady({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const at = instantOf(error);
  const why = error.details['sitting'] === true ? 'sitting' : 'marking';
  useEffect(() => {
    if (at) return undefined;
    const timer = setInterval(onRetry, askAgainMs[why]);
    return () => clearInterval(timer);
  }, [at, why, onRetry]);
  return (
    <Card>
      <EmptyState
        icon={IconHourglass}
        title={t('assessments.notReady.title')}
        action={<AddressLink to="/student/tests">{t('assessments.ending.toTests')}</AddressLink>}
      >
        {at
          ? t('assessments.notReady.when', { at: format.dateTime(at), zone: format.zone(at) })
          : t(`assessments.notReady.${why}`)}
      </EmptyState>
    </Card>
  );
}

/** Some instant among the details of the refusal: when the result comes out. */
const instantOf = ({ details }: ApiError): string | undefined =>
  Object.values(details).find(
    (value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  );

import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './second-factor.module.css';

/** Whether one's second step is on, and the way to it. */
export function SecondFactorCard() {
  const { t } = useTranslation();
  const { data: state } = useQuery(query(api.identity.showSecondFactor));
  return (
    <Card
      title={t('identity.secondFactor.title')}
      aside={
        state && (
          <Badge tone={state.on ? 'good' : 'neutral'} icon={state.on ? IconShieldCheck : IconShieldOff}>
            {t(state.on ? 'identity.secondFactor.on.badge' : 'identity.secondFactor.off')}
          </Badge>
        )
      }
    >
      <div className={classes['form']}>
        <p>{t('identity.secondFactor.subtitle')}</p>
        <div>
          <Button component={Link} to="/partner/account/second-factor" variant="outline">
            {t(state?.on ? 'identity.secondFactor.open' : 'identity.secondFactor.start.title')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

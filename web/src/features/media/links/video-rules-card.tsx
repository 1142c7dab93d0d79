import type { VideoRules } from '@abhyas/contract/media/links';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './links.module.css';

/** At which hosts videos may lie, and how they are watched. */
export function VideoRulesCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.media.showVideoRules));
  if (!data && error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton lines={5} />;
  return (
    <Card title={t('media.links.rules.title')}>
      <Rules saved={data} />
    </Card>
  );
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

function Rules({ saved }: { readonly saved: VideoRules }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const mayChange = can(useMe(), 'settings.write');
  const [rules, setRules] = useState(saved);
  const [typed, setTyped] = useState(saved.hosts.join('\n'));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const hosts = typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const wrong = hosts.find((one) => !hostName.test(one));
    setProblem(wrong === undefined ? undefined : t('media.links.rules.hostWrong', { host: wrong }));
    if (wrong !== undefined) return;
    setBusy(true);
    try {
      const kept = await api.media.saveVideoRules({ body: { ...rules, hosts } });
      setTyped(kept.hosts.join('\n'));
      client.setQueryData(query(api.media.showVideoRules).queryKey, kept);
      await client.invalidateQueries({ queryKey: api.media.listLinks.key });
      toast.good(t('media.links.rules.saved'));
    } catch (error) {
      setProblem(say(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Textarea
        label={t('media.links.rules.hosts')}
        description={t('media.links.rules.hostsHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        value={typed}
        error={problem}
        readOnly={!mayChange}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {(['oneStream', 'watermark'] as const).map((rule) => (
        <Checkbox
          key={rule}
          label={t(`media.links.rules.${rule}`)}
          description={t(`media.links.rules.${rule}Help`)}
          checked={rules[rule]}
          disabled={!mayChange}
          onChange={(event) => setRules({ ...rules, [rule]: event.currentTarget.checked })}
        />
      ))}
      {mayChange ? (
        <Button type="submit" variant="outline" loading={busy}>
          {t('media.links.rules.save')}
        </Button>
      ) : (
        <p className={classes['quiet']}>{t('media.links.rules.readOnly')}</p>
      )}
    </form>
  );
}

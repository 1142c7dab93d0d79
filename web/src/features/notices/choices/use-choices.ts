import type { NoticeChannel, NoticePreferences } from '@abhyas/contract/notices/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

interface Change {
  readonly language?: 'en' | 'hi';
  readonly choices?: { readonly kind: string; readonly channel: NoticeChannel; readonly on: boolean }[];
}

/** One's choices and how they are kept: shown at once, taken back where the server does not have them. */
export function useChoices() {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const language = i18n.language === 'hi' ? ('hi' as const) : ('en' as const);
  const options = query(api.notices.showNoticePreferences, { query: { language } });
  const { send } = useChange((body: Change) => api.notices.saveNoticePreferences({ query: { language }, body }), {
    after: (now) => client.setQueryData(options.queryKey, now),
    scope: { id: 'notice-choices' },
    ahead: async (change) => {
      await client.cancelQueries({ queryKey: options.queryKey });
      const before = client.getQueryData(options.queryKey);
      if (before) client.setQueryData(options.queryKey, changed(before, change));
      return () => before && client.setQueryData(options.queryKey, before);
    },
  });
  return { options, save: (change: Change) => send(change) };
}

function changed(before: NoticePreferences, { language, choices = [] }: Change): NoticePreferences {
  const wanted = (kind: string, channel: NoticeChannel) =>
    choices.find((one) => one.kind === kind && one.channel === channel)?.on;
  return {
    language: language ?? before.language,
    kinds: before.kinds.map((kind) => ({
      ...kind,
      channels: kind.channels.map((one) => ({ ...one, on: wanted(kind.kind, one.channel) ?? one.on })),
    })),
  };
}

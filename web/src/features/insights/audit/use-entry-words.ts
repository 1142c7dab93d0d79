import type { AuditEntryRow } from '@abhyas/contract/insights/audit';
import { useTranslation } from 'react-i18next';

type Named = Pick<AuditEntryRow, 'action' | 'actor' | 'subject'>;

/** Says an entry in a sentence: "Farida Khan published the paper Weekly test". */
export function useEntryWords() {
  const { t, i18n } = useTranslation();
  const known = (key: string, otherwise: string) => (i18n.exists(key) ? t(key) : otherwise);
  const kindName = (kind: string) => known(`insights.audit.kinds.${kind}`, t('insights.audit.kinds.other'));
  const subjectName = ({ subject }: Pick<Named, 'subject'>) => subject.name || kindName(subject.kind);
  const actorName = ({ actor, subject }: Pick<Named, 'actor' | 'subject'>): string => {
    // Who signs in or up is not signed in yet: it is the account itself that acts.
    if (actor === null) return subject.kind === 'account' ? subjectName({ subject }) : t('insights.audit.system');
    return actor.name ?? t(actor.byProvider ? 'insights.audit.provider' : 'insights.audit.kinds.account');
  };
  return {
    actorName,
    subjectName,
    sentence: (entry: Named): string => {
      const actor = actorName(entry);
      const words = {
        actor,
        subject: entry.subject.kind === 'session' && entry.actor ? actor : subjectName(entry),
        action: entry.action,
      };
      const key = `insights.audit.actions.${entry.action.replace('.', '_')}`;
      // Somebody who opens an account of their own reads otherwise than somebody who opens another's.
      const own = words.actor === words.subject && i18n.exists(`${key}_self`) ? `${key}_self` : key;
      const text = i18n.exists(key) ? t(own, words) : t('insights.audit.fallback', words);
      return text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);
    },
    /** The action in general, for the filter: the sentence without names. */
    actionName: (action: string): string => {
      const key = `insights.audit.actions.${action.replace('.', '_')}`;
      if (!i18n.exists(key)) return action;
      const text = t(key, { actor: '…', subject: '…' });
      return text.replace(/^…\s*(ने|का|के|को)?\s*/, '');
    },
    /** What somebody typed, or the words for a reason that the server gave by a key. */
    reasonText: (reason: string) => known(`insights.audit.reasons.${reason}`, reason),
    fieldName: (field: string) => known(`insights.audit.fields.${field}`, field),
    valueText: (value: string | null) =>
      value === null || value === ''
        ? t('insights.audit.entry.empty')
        : known(`insights.audit.values.${value.replaceAll('.', '_')}`, value),
  };
}

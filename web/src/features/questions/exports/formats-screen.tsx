import {
  type ExportFormat,
  exportFormats,
  type FileFormat,
  fileFormats,
  formatLosses,
  formatSupport,
} from '@abhyas/contract/questions/format-support';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import { IconArrowsLeftRight, IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { questionTypes } from '../preview/question-words.ts';
import classes from './exports.module.css';

/** What each format can carry: every type in both directions, supported or refused by name, and what is lost on the way out. */
export function FormatsScreen() {
  const { t } = useTranslation();
  const title = t('questions.exports.support.title');
  return (
    <Page
      title={title}
      subtitle={t('questions.exports.support.subtitle')}
      breadcrumbs={[
        { label: t('questions.bank.title'), to: '/partner/questions' },
        { label: t('questions.imports.title'), to: '/partner/imports' },
        { label: title },
      ]}
    >
      <Card flush as="section" title={t('questions.exports.support.types')}>
        <div className={classes['matrix']}>
          <Table
            label={t('questions.exports.support.types')}
            cards
            head={[
              { key: 'type', label: t('questions.exports.support.type') },
              ...fileFormats.map((format) => ({
                key: format,
                label: t(`questions.exports.formats.${format}`),
                center: true,
              })),
            ]}
          >
            {questionTypes.map((type) => (
              <tr key={type}>
                <th scope="row" className={classes['type']}>
                  {t(`questions.types.${type}`)}
                </th>
                {fileFormats.map((format) => (
                  <td key={format} data-center data-label={t(`questions.exports.formats.${format}`)}>
                    <Cell format={format} type={type} />
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </div>
      </Card>
      <Card flush as="section" title={t('questions.exports.support.losses')}>
        <ul className={classes['losses']}>
          {exportFormats.map((format) => (
            <Losses key={format} format={format} />
          ))}
        </ul>
      </Card>
      <p className={classes['note']}>{t('questions.exports.support.note')}</p>
    </Page>
  );
}

function Losses({ format }: { readonly format: ExportFormat }) {
  const { t } = useTranslation();
  const codes = formatLosses[format];
  return (
    <li>
      <b>{t(`questions.exports.formats.${format}`)}</b>
      {codes.length === 0 ? (
        <span>{t('questions.exports.support.nothingLost')}</span>
      ) : (
        <span>{codes.map((code) => t(`questions.exports.lossNames.${code}`)).join(' · ')}</span>
      )}
    </li>
  );
}

function Cell({ format, type }: { readonly format: FileFormat; readonly type: QuestionType }) {
  const { t } = useTranslation();
  const { import: into, export: out } = formatSupport[format][type];
  if (into === 'supported' && out === 'supported')
    return (
      <Badge tone="good" icon={IconArrowsLeftRight}>
        {t('questions.exports.support.both')}
      </Badge>
    );
  if (into === 'supported')
    return (
      <Badge tone="info" icon={IconLogin2}>
        {t('questions.exports.support.in')}
      </Badge>
    );
  return <span className={classes['refused']}>{t(`questions.exports.support.reasons.${into}`)}</span>;
}

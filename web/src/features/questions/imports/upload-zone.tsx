import { Button } from '@mantine/core';
import type { importLimits } from '@abhyas/contract/questions/imports';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import classes from './imports.module.css';

/** The type fails to compile when the contract's limits change. */
const limits: Pick<typeof importLimits, 'maxBytes' | 'maxRows'> = { maxBytes: 25_000_000, maxRows: 50_000 };

/** Takes a file of questions, by dropping or choosing it, and goes to its check. Nothing is written yet. */
export function UploadZone() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { uploading, problem, upload } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void upload(file);
  };
  return (
    <div
      className={classes['zone']}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Tile icon={IconFileSpreadsheet} size="lg" />
      <div className={classes['zoneText']}>
        <h2>{t('questions.imports.zone.title')}</h2>
        <p>
          {t('questions.imports.zone.text', { rows: number(limits.maxRows), megabytes: limits.maxBytes / 1_000_000 })}
        </p>
      </div>
      <Button variant="action" loading={uploading} onClick={() => input.current?.click()}>
        {t('questions.imports.zone.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.xlsx,.docx,.xml,.gift,.txt,.aiken,.zip,.imscc,.json"
        aria-label={t('questions.imports.zone.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void upload(file);
          event.currentTarget.value = '';
        }}
      />
      {problem && <FieldError>{problem}</FieldError>}
      <p className={classes['columns']}>
        {t('questions.imports.zone.columns')}{' '}
        <button type="button" className={classes['inText']} onClick={() => void takeTemplate()}>
          {t('questions.formats.template')}
        </button>
        {' · '}
        <Link to="/partner/questions/formats" className={classes['inText']}>
          {t('questions.exports.support.link')}
        </Link>
      </p>
    </div>
  );
}

/** An empty spreadsheet with every column and a row of each kind. */
const takeTemplate = async () => saveFile('questions-template.csv', await api.questions.downloadTemplate());

function useUpload() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File) => {
    const wrong = refusedHere(file);
    setProblem(wrong && t(wrong));
    if (wrong) return;
    setUploading(true);
    try {
      const { id } = await api.questions.uploadImport({ query: { fileName: file.name }, body: file });
      await navigate({ to: '/partner/imports/$importId', params: { importId: id } });
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setUploading(false);
    }
  };
  return { uploading, problem, upload };
}

/** What the server would refuse anyway, said before the bytes travel. */
function refusedHere({ name, size }: File): string | undefined {
  if (!/\.(?:csv|tsv|xlsx|docx|xml|gift|txt|aiken|zip|imscc|json)$/i.test(name))
    return 'questions.imports.zone.wrongType';
  if (size === 0) return 'questions.imports.problems.SHEET_EMPTY';
  return size > limits.maxBytes ? 'questions.imports.zone.tooLarge' : undefined;
}

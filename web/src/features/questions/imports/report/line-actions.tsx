import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import classes from '../imports.module.css';
import { unknownArea, type RowLine } from './row-lines.ts';
import type { Fixing } from './use-fixing.ts';

/** What can be done in the report; the same for every line. */
export interface LineActionProps {
  readonly canPlace: boolean;
  /** While cells can be fixed where they stand. */
  readonly fixing: Fixing | undefined;
  readonly onOpen: (row: number) => void;
  readonly onPlace: (name: string, knowledgeAreaId: string) => void;
  readonly onCreate: (name: string) => void;
  readonly onFix: (row: number, cells: Readonly<Record<string, string>>) => void;
}

/** A path names the subject and the chapters above; the button needs the area alone. */
const nameOf = (path: string) => path.split('›').at(-1)?.trim() ?? path;

/** What the cell most likely meant, one press away. Areas have their own button, which places every row that names them. */
function FixButton({ line, fixing, onFix }: { readonly line: RowLine } & Pick<LineActionProps, 'fixing' | 'onFix'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const fix = line.problem?.fix;
  if (fix === undefined || unknownArea(line) !== undefined) return null;
  const alike = fixing?.alikeOf(line);
  if (alike) {
    const inAll = { value: fix, column: line.column, cell: alike.cell, shown: number(alike.rows) };
    return (
      <Button
        size="sm"
        variant="outline"
        aria-label={t('questions.fixing.useAlikeFor', inAll)}
        onClick={() => void fixing?.save(line, fix, true)}
      >
        {t('questions.fixing.useAlike', inAll)}
      </Button>
    );
  }
  const names = { value: fix, column: line.column, row: line.row.row };
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t('questions.formats.useFor', names)}
      onClick={() => onFix(line.row.row, { [line.column]: fix })}
    >
      {t('questions.formats.use', names)}
    </Button>
  );
}

/** What can be done with one line here. */
export function LineActions({
  line,
  canPlace,
  onOpen,
  onPlace,
  onCreate,
  onFix,
  fixing,
}: LineActionProps & { readonly line: RowLine }) {
  const { t } = useTranslation();
  const name = unknownArea(line);
  const [nearest, ...others] = line.row.suggestions;
  return (
    <span className={classes['buttons']}>
      {canPlace && <FixButton line={line} fixing={fixing} onFix={onFix} />}
      {name !== undefined && canPlace && (
        <>
          {nearest && (
            <Button
              size="sm"
              variant="outline"
              title={nearest.path}
              onClick={() => onPlace(name, nearest.knowledgeAreaId)}
            >
              <span className={classes['areaName']}>
                {t('questions.imports.useArea', { area: nameOf(nearest.path) })}
              </span>
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="sm" variant="outline" aria-label={t('questions.imports.moreAreas', { name })} px={8}>
                <Icon of={IconChevronDown} size={16} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map(({ knowledgeAreaId, path }) => (
                <Menu.Item key={knowledgeAreaId} onClick={() => onPlace(name, knowledgeAreaId)}>
                  {t('questions.imports.useArea', { area: path })}
                </Menu.Item>
              ))}
              {line.problem?.code === 'KNOWLEDGE_AREA_UNKNOWN' && (
                <Menu.Item leftSection={<Icon of={IconPlus} size={16} />} onClick={() => onCreate(name)}>
                  {t('questions.imports.createArea.here', { name })}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      {line.first && (
        <Button
          size="sm"
          variant={canPlace && line.row.state === 'refused' ? 'outline' : 'ghost'}
          onClick={() => onOpen(line.row.row)}
          aria-label={t(
            canPlace && line.row.state === 'refused' ? 'questions.formats.fixRow' : 'questions.imports.lookAt',
            {
              row: line.row.row,
            },
          )}
        >
          {t(canPlace && line.row.state === 'refused' ? 'questions.formats.fix' : 'questions.imports.look')}
        </Button>
      )}
    </span>
  );
}

import { Button, Menu, NumberInput, Switch, TextInput } from '@mantine/core';
import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import { IconChevronDown, IconCircleCheck, IconCircleX, IconFlag, IconMinus, IconStairs } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon, type TablerIcon } from '../../../../ui/controls/icon.tsx';
import { Tile } from '../../../../ui/figures/tile.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import type { Tone } from '../../../../ui/tone.ts';
import { useBuilding } from '../builder/building.ts';
import type { Section } from '../draft/change-draft.ts';
import { sameRule, schemeNames, schemes } from '../draft/marking-schemes.ts';
import { usePattern } from '../patterns/use-patterns.ts';
import { MarksInput } from './marks-input.tsx';
import classes from './tabs.module.css';

/** The whole scheme of one section: marks in every case, part marks, and how typed numbers are read. */
export function RuleCard({ section }: { readonly section: Section }) {
  const { t } = useTranslation();
  const { signedMarks } = useFormat();
  const { draft, change, readOnly } = useBuilding();
  const { rule } = section;
  const set = (values: Partial<MarkingRule>) => change({ do: 'setRule', id: section.id, rule: { ...rule, ...values } });
  const shared = draft.sections.every((other) => sameRule(other.rule, rule));
  const ladder = rule.ladder.length > 0;
  const dropped = usePattern(draft.patternId)?.dropped ?? 'appeared';
  return (
    <Card
      title={t('authoring.rule.title')}
      note={t('authoring.rule.of', { section: section.title })}
      aside={!readOnly && <SchemeMenu onRule={(next) => change({ do: 'setRule', id: section.id, rule: next })} />}
    >
      <div className={classes['cases']}>
        <Case icon={IconCircleCheck} tone="good" label={t('authoring.rule.right')} figure={signedMarks(rule.right)} />
        <Case icon={IconCircleX} tone="bad" label={t('authoring.rule.wrong')} figure={signedMarks(rule.wrong)} />
        <Case
          icon={IconMinus}
          tone="neutral"
          label={t('authoring.rule.unanswered')}
          figure={signedMarks(rule.unanswered)}
        />
        {ladder && (
          <Case
            icon={IconStairs}
            tone="neutral"
            label={t('authoring.rule.partial')}
            figure={t('authoring.rule.ladder')}
          />
        )}
        <Case
          icon={IconFlag}
          tone="warn"
          label={t('authoring.rule.dropped')}
          figure={t(`authoring.rule.droppedTo.${dropped}`, { marks: signedMarks(rule.right) })}
        />
      </div>
      <div className={classes['ruleFields']}>
        <MarksInput
          size="md"
          label={t('authoring.rule.unanswered')}
          sign="any"
          value={rule.unanswered}
          readOnly={readOnly}
          onChange={(unanswered) => set({ unanswered })}
        />
        <Switch
          label={t('authoring.rule.ladderSwitch')}
          description={t('authoring.rule.ladderHelp')}
          checked={ladder}
          disabled={readOnly}
          onChange={(event) => set({ ladder: event.currentTarget.checked ? schemes.multipleCorrect.ladder : [] })}
        />
        <CountedField section={section} />
        <NumberRules
          rule={rule}
          readOnly={readOnly}
          onRule={(next) => change({ do: 'setRule', id: section.id, rule: next })}
        />
      </div>
      <div className={classes['ruleFoot']}>
        <p>{t('authoring.rule.note')}</p>
        {draft.sections.length > 1 &&
          (shared ? (
            <p>{t('authoring.rule.shared', { count: draft.sections.length })}</p>
          ) : (
            !readOnly && (
              <Button size="sm" variant="soft" onClick={() => change({ do: 'setAllRules', rule })}>
                {t('authoring.rule.toAll')}
              </Button>
            )
          ))}
      </div>
    </Card>
  );
}

function Case({
  icon,
  tone,
  label,
  figure,
}: {
  readonly icon: TablerIcon;
  readonly tone: Tone;
  readonly label: string;
  readonly figure: string;
}) {
  return (
    <div>
      <Tile icon={icon} tone={tone} />
      <p>
        {label}
        <b data-tone={tone}>{figure}</b>
      </p>
    </div>
  );
}

function SchemeMenu({ onRule }: { readonly onRule: (rule: MarkingRule) => void }) {
  const { t } = useTranslation();
  const { signedMarks } = useFormat();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="outline" rightSection={<Icon of={IconChevronDown} size={16} />}>
          {t('authoring.rule.use')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {schemeNames.map((name) => (
          <Menu.Item key={name} onClick={() => onRule(schemes[name])}>
            {t(`authoring.schemes.${name}`)}{' '}
            <span className={classes['quiet']}>
              {signedMarks(schemes[name].right)}, {signedMarks(schemes[name].wrong)}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** “Attempt N of M”: how many answers of this section count at most; empty for all. */
function CountedField({ section: { id, counted, questionIds } }: { readonly section: Section }) {
  const { t } = useTranslation();
  const { change, readOnly } = useBuilding();
  return (
    <NumberInput
      label={t('authoring.rule.counted')}
      description={t('authoring.rule.countedHelp')}
      placeholder={t('authoring.rule.countedAll', { count: questionIds.length })}
      min={1}
      max={200}
      allowDecimal={false}
      readOnly={readOnly}
      value={counted ?? ''}
      onChange={(value) =>
        change({ do: 'setCounted', id, counted: typeof value === 'number' && value > 0 ? value : undefined })
      }
    />
  );
}

interface NumberProps {
  readonly rule: MarkingRule;
  readonly readOnly: boolean;
  readonly onRule: (rule: MarkingRule) => void;
}

/** How a typed number is read before it is compared; empty fields leave it to each question's key. */
function NumberRules({ rule, readOnly, onRule }: NumberProps) {
  const { t } = useTranslation();
  const [tolerance, setTolerance] = useState(rule.tolerance ?? '');
  const [decimals, setDecimals] = useState(rule.decimals === undefined ? '' : String(rule.decimals));
  const { tolerance: _t, decimals: _d, ...rest } = rule;
  const toleranceFine = tolerance === '' || /^\d+(?:\.\d+)?$/.test(tolerance);
  const decimalsFine = decimals === '' || /^(?:\d|10)$/.test(decimals);
  const pass = (next: { readonly tolerance: string; readonly decimals: string }) => {
    if (next.tolerance !== '' && !/^\d+(?:\.\d+)?$/.test(next.tolerance)) return;
    if (next.decimals !== '' && !/^(?:\d|10)$/.test(next.decimals)) return;
    onRule({
      ...rest,
      ...(next.tolerance && { tolerance: next.tolerance }),
      ...(next.decimals && { decimals: Number(next.decimals) }),
    });
  };
  return (
    <>
      <TextInput
        label={t('authoring.rule.decimals')}
        description={t('authoring.rule.decimalsHelp')}
        inputMode="numeric"
        readOnly={readOnly}
        value={decimals}
        error={!decimalsFine && t('authoring.rule.decimalsWrong')}
        onChange={(event) => {
          setDecimals(event.currentTarget.value.trim());
          pass({ tolerance, decimals: event.currentTarget.value.trim() });
        }}
      />
      <TextInput
        label={t('authoring.rule.tolerance')}
        description={t('authoring.rule.toleranceHelp')}
        inputMode="decimal"
        readOnly={readOnly}
        value={tolerance}
        error={!toleranceFine && t('authoring.rule.toleranceWrong')}
        onChange={(event) => {
          setTolerance(event.currentTarget.value.trim());
          pass({ tolerance: event.currentTarget.value.trim(), decimals });
        }}
      />
    </>
  );
}

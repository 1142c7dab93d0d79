import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Count } from '../../../ui/status/count.tsx';
import { handsOf } from './room-view.ts';
import classes from './room.module.css';
import { useCommand, useRoom } from './use-room.ts';

/** Who has a hand up: for the teacher the line of them all, for a student the own place in it. */
export function Hands() {
  const { room, isHost } = useRoom();
  const hands = handsOf(room.people);
  if (hands.length === 0) return null;
  if (isHost) return <AllHands hands={hands} />;
  const place = hands.findIndex(({ accountId }) => accountId === room.me.accountId);
  return place < 0 ? null : <OwnHand place={place + 1} words={hands[place]!.hand.words} />;
}

type Hand = ReturnType<typeof handsOf>[number];
function AllHands({ hands }: { readonly hands: readonly Hand[] }) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const { view } = useRoom();
  const now = useNow(true);
  const lower = useCommand('lowerHand');
  return (
    <section className={classes['hands']} aria-label={t('live.room.hands.title')}>
      <Row justify="between">
        <Row>
          <h2>{t('live.room.hands.title')}</h2>
          <Count>{hands.length}</Count>
        </Row>
        <Button variant="ghost" size="sm" onClick={() => hands.forEach(({ accountId }) => lower.send({ accountId }))}>
          {t('live.room.hands.lowerAll')}
        </Button>
      </Row>
      <ul>
        {hands.map(({ accountId, name, hand }) => (
          <li key={accountId}>
            <Avatar name={name} />
            <Stack gap={0} className={classes['grow']}>
              <Row gap={1}>
                <b>{name}</b>
                <Quiet size="sm">
                  {clock(Math.max(0, Math.round((now + view.ahead - Date.parse(hand.since)) / 1000)))}
                </Quiet>
              </Row>
              {hand.words && <Quiet size="sm">{hand.words}</Quiet>}
            </Stack>
            <HandButtons accountId={accountId} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lets whose hand is up speak, or says that it is done. */
function HandButtons({ accountId, name }: Pick<Hand, 'accountId' | 'name'>) {
  const { t } = useTranslation();
  const lower = useCommand('lowerHand');
  const promote = useCommand('promoteStudent');
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        aria-label={t('live.stage.letSpeakName', { name })}
        onClick={() => promote.send({ accountId })}
      >
        {t('live.stage.letSpeak')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('live.room.hands.answeredBy', { name })}
        onClick={() => lower.send({ accountId })}
      >
        {t('live.room.hands.answered')}
      </Button>
    </>
  );
}

function OwnHand({ place, words }: { readonly place: number; readonly words: string }) {
  const { t } = useTranslation();
  const { room } = useRoom();
  const [typed, setTyped] = useState(words);
  const raise = useCommand('raiseHand');
  return (
    <section className={classes['hands']} aria-label={t('live.room.hands.own')}>
      <h2>{t('live.room.hands.place', { place })}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          raise.send({ words: typed.trim() });
        }}
      >
        <TextInput
          label={t('live.room.hands.words')}
          description={t('live.room.hands.wordsHelp', { name: room.teacher.name })}
          value={typed}
          maxLength={120}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={classes['grow']}
        />
        <Button type="submit" variant="soft" loading={raise.busy} disabled={typed.trim() === words}>
          {t('live.room.hands.tell')}
        </Button>
      </form>
    </section>
  );
}

import { sql } from 'kysely';
import type { Bound } from '../../../../../kernel/context.ts';
import { rows } from '../../../../../kernel/database/rows.ts';
import { listPayees, type Payee } from '../payees.store.ts';

export interface PayeeSums {
  readonly earnedPaise: number;
  readonly heldPaise: number;
  /** Earned and no longer held, less what is on its way and was paid. */
  readonly duePaise: number;
  readonly movingPaise: number;
  readonly paidPaise: number;
}
interface Row {
  readonly payeeId: string;
  readonly earnedPaise: number;
  readonly heldPaise: number;
  readonly movingPaise: number;
  readonly paidPaise: number;
}

/** Every payee with what was earned, what is held at this moment, on its way and paid. */
export async function listPayeeSums(ctx: Bound, now: Date): Promise<(Payee & PayeeSums)[]> {
  const found = await sql<Row>`with earned as (
      select payee_id, sum(paise) as earned, coalesce(sum(paise) filter (where free_at > ${now}), 0) as held
      from share_entries where institute_id = ${ctx.instituteId} group by payee_id
    ), gone as (
      select l.payee_id, coalesce(sum(l.paise) filter (where p.state in ('waiting', 'approved')), 0) as moving,
        coalesce(sum(l.paise) filter (where p.state = 'sent'), 0) as paid
      from payout_lines l join payouts p on p.institute_id = l.institute_id and p.id = l.payout_id
      where l.institute_id = ${ctx.instituteId} group by l.payee_id
    )
    select earned.payee_id, earned::bigint as earned_paise, held::bigint as held_paise,
      coalesce(moving, 0)::bigint as moving_paise, coalesce(paid, 0)::bigint as paid_paise
    from earned left join gone on gone.payee_id = earned.payee_id`.execute(rows(ctx));
  const sums = new Map(found.rows.map((row) => [row.payeeId, row]));
  const none = { earnedPaise: 0, heldPaise: 0, movingPaise: 0, paidPaise: 0 };
  return (await listPayees(ctx)).map((payee) => {
    const { earnedPaise, heldPaise, movingPaise, paidPaise } = sums.get(payee.id) ?? none;
    const duePaise = earnedPaise - heldPaise - movingPaise - paidPaise;
    return { ...payee, earnedPaise, heldPaise, movingPaise, paidPaise, duePaise };
  });
}

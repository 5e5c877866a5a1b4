import { sql, type SQL } from 'drizzle-orm'

import { entities } from '../src/contract/entity.ts'
import type { Entity } from '../src/contract/entity.ts'
import { couponCaps } from '../src/contract/ticketPrice.ts'
import type { Db, Tx } from './db/types.ts'

/** Something that must never be: the rule it breaks, and the row. */
export interface Violation {
  readonly rule: string
  readonly entity: string
  readonly id: number
  /** For the operator who looks into it; no personal data. */
  readonly detail: string
}

/**
 * Rules of every committed state: sums, places, documents, histories. Reads as of one
 * moment, so that it can run beside a working server. At most `limit` violations of each rule.
 */
export const findViolations = (
  db: Db,
  { at = new Date(), limit = 20 }: { at?: Date; limit?: number } = {},
): Promise<Violation[]> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      return violationsIn(tx, { at, limit })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** The same within a transaction that is there already; `only` one rule, by name. */
export const violationsIn = async (
  tx: Tx,
  { at, limit, only }: { at: Date; limit: number; only?: string },
): Promise<Violation[]> => {
  const found: Violation[] = []
  for (const [rule, { entity, query }] of Object.entries(rulesAt(at))) {
    if (only !== undefined && rule !== only) continue
    const { rows } = (await tx.execute(
      sql`select id::int as id, detail from (${query}) as broken order by id limit ${limit}`,
    )) as unknown as { rows: Array<{ id: number; detail: string }> }
    found.push(...rows.map(({ id, detail }) => ({ rule, entity, id, detail })))
  }
  return found
}

interface Rule {
  readonly entity: string
  /** Columns `id` and `detail` of every row that breaks it. */
  readonly query: SQL
}

/** By name, which is what the report says. */
const rulesAt = (at: Date): Readonly<Record<string, Rule>> => ({
  ...money,
  ...belongings,
  ...documents,
  ...rooms,
  ...benefits,
  placesGivenOnce: {
    entity: 'ticketType',
    query: sql`
      select t.id, concat(o.number, ' orders and ', w.number, ' offers for ', t.capacity, ' places') as detail
      from ticket_types t
      cross join lateral (select count(*) as number from orders
        where ticket_type_id = t.id and state <> 'closed') o
      cross join lateral (select count(*) as number from waitlist_entries
        where ticket_type_id = t.id and state = 'offered' and offered_until > ${at.toISOString()}::timestamptz) w
      where t.capacity is not null and o.number + w.number > t.capacity`,
  },
  couponOnOneOrder: {
    entity: 'coupon',
    query: sql`
      select coupon_id as id, concat('on orders ', string_agg(id::text, ', ')) as detail from orders
      where coupon_id is not null and state <> 'closed' group by coupon_id having count(*) > 1`,
  },
  oneOrderPerType: {
    entity: 'user',
    query: sql`
      select user_id as id, concat('orders ', string_agg(id::text, ', ')) as detail from orders
      where kind = 'conf' and state <> 'closed' group by user_id, ticket_type_id having count(*) > 1`,
  },
  ...Object.fromEntries(entities.flatMap(historyRules)),
})

/** Names of the rules that are checked. */
export const ruleNames = (): string[] => Object.keys(rulesAt(new Date(0)))

/** Amount that an order has received, less refunds that are done or under way, in fen. */
const kept = sql`(
  (select coalesce(sum(confirmed_amount), 0) from payments where order_id = o.id and state = 'confirmed')
  - (select coalesce(sum(amount), 0) from refunds where order_id = o.id and state in ('processing', 'failed', 'done')))`

/** Confirmed payments less finished refunds, in fen. */
const received = sql`(
  (select coalesce(sum(confirmed_amount), 0) from payments where order_id = o.id and state = 'confirmed')
  - (select coalesce(sum(amount), 0) from refunds where order_id = o.id and state = 'done'))`

const money: Readonly<Record<string, Rule>> = {
  paidOrdersCovered: {
    entity: 'order',
    query: sql`
      select o.id, concat('received ', ${received}, ' of ', o.amount) as detail from orders o
      where o.state in ('paid', 'completed') and ${received} < o.amount`,
  },
  noMoneyKept: {
    entity: 'order',
    query: sql`
      select o.id, concat(o.state, ', costs ', o.amount, ', keeps ', ${kept}) as detail from orders o
      where ${kept} > case when o.state in ('paid', 'completed') then o.amount else 0 end`,
  },
  neverBelowNothing: {
    entity: 'order',
    query: sql`
      select o.id, concat('received ', ${received}) as detail from orders o where ${received} < 0`,
  },
  confirmedAsAsked: {
    entity: 'payment',
    query: sql`
      select id, concat('asked ', amount, ', confirmed ', confirmed_amount) as detail from payments
      where state = 'confirmed' and confirmed_amount is distinct from amount`,
  },
  oneOpenPayment: {
    entity: 'order',
    query: sql`
      select order_id as id, concat('payments ', string_agg(id::text, ', ')) as detail from payments
      where state in ('waiting', 'reviewing') group by order_id having count(*) > 1`,
  },
  priceExplained: {
    entity: 'order',
    query: sql`
      select o.id, concat('costs ', o.amount, ' of ', o.list_amount) as detail
      from orders o left join coupons c on c.id = o.coupon_id
      where o.amount <> case when o.is_free_for_author then 0
        else greatest(0, o.list_amount - least(coalesce(c.amount, 0), case c.kind when 'registration' then ${couponCaps.registration}::int else ${couponCaps.submission}::int end)) end`,
  },
}

const belongings: Readonly<Record<string, Rule>> = {
  validTicketsPaid: {
    entity: 'ticket',
    query: sql`
      select t.id, concat(t.state, ' of an order that is ', o.state) as detail
      from tickets t join orders o on o.id = t.order_id
      where t.state like 'valid.%' and o.state not in ('paid', 'completed')`,
  },
  paidOrdersHaveTickets: {
    entity: 'order',
    query: sql`
      select o.id, 'no ticket' as detail from orders o
      where o.kind = 'conf' and o.state in ('paid', 'completed')
        and not exists (select 1 from tickets where order_id = o.id and state <> 'revoked')`,
  },
  openMealsPaid: {
    entity: 'mealVoucher',
    query: sql`
      select m.id, concat(m.state, ' of an order that is ', o.state) as detail
      from meal_vouchers m join orders o on o.id = m.order_id
      where m.state in ('available', 'shared') and o.state not in ('paid', 'completed')`,
  },
}

/** An issued document is valid until one of the kind `reversal` refers to it. */
const validDocumentCount = sql`(select count(*) from invoice_documents d where d.invoice_id = i.id and d.kind = 'issue'
  and not exists (select 1 from invoice_documents r where r.refers_to = d.id))`

const documents: Readonly<Record<string, Rule>> = {
  documentsHaveAmounts: {
    entity: 'invoiceDocument',
    query: sql`select id, concat(kind, ' about ', amount) as detail from invoice_documents where amount = 0
      or (kind = 'issue' and amount < 0)`,
  },
  oneValidDocument: {
    entity: 'invoice',
    query: sql`
      select i.id, concat(i.state, ' with ', ${validDocumentCount}, ' valid documents') as detail from invoices i
      where ${validDocumentCount} <> case when i.state = 'invoiced' then 1 else 0 end`,
  },
  invoicedOrdersPaid: {
    entity: 'invoice',
    query: sql`
      select i.id, concat('of an order that is ', o.state) as detail
      from invoices i join orders o on o.id = i.order_id
      where i.state = 'invoiced' and (o.state not in ('paid', 'completed') or o.amount <= 0)`,
  },
}

/** Points are booked twice and never below nothing; what friends knocked off is what the coupon is worth (BEN-01 … BEN-03). */
const benefits: Readonly<Record<string, Rule>> = {
  movementsBalanced: {
    entity: 'pointMovement',
    query: sql`
      select m.id, concat(count(p.*), ' postings, sum ', coalesce(sum(p.points), 0)) as detail
      from point_movements m left join point_postings p on p.movement_id = m.id
      group by m.id having count(p.*) <> 2 or sum(p.points) <> 0
        or sum(p.points) filter (where p.book = 'member') <> case when m.kind = 'earned' then m.points else -m.points end`,
  },
  pointsAsBooked: {
    entity: 'user',
    query: sql`
      select a.user_id as id, concat('has ', a.balance, ', booked ', b.booked, ', in lots ', l.lots) as detail
      from point_accounts a
      cross join lateral (select coalesce(sum(p.points), 0) as booked from point_movements m
        join point_postings p on p.movement_id = m.id and p.book = 'member' where m.user_id = a.user_id) b
      cross join lateral (select coalesce(sum("left"), 0) as lots from point_lots where user_id = a.user_id) l
      where a.balance <> b.booked or a.balance <> l.lots or a.balance < 0`,
  },
  pointsOfAnAccount: {
    entity: 'pointMovement',
    query: sql`
      select m.id, 'of no account' as detail from point_movements m
      where not exists (select 1 from point_accounts a where a.user_id = m.user_id)`,
  },
  redeemedForCoupons: {
    entity: 'pointMovement',
    query: sql`
      select id, 'no coupon' as detail from point_movements where kind = 'spent' and coupon_id is null`,
  },
  refundsReversed: {
    entity: 'pointMovement',
    query: sql`
      select r.id, concat('took ', r.points, ' and owes ', r.owed, ' of ', e.points) as detail
      from point_movements r join point_movements e on e.order_id = r.order_id and e.kind = 'earned'
      where r.kind = 'reversed' and r.points + r.owed <> e.points`,
  },
  knocksAsHit: {
    entity: 'knock',
    query: sql`
      select k.id, concat('says ', k.total, ', hit ', h.total, ' of ', k.limit_amount) as detail
      from knocks k cross join lateral
        (select coalesce(sum(amount), 0) as total from knock_hits where knock_id = k.id) h
      where k.total <> h.total or k.total > k.limit_amount`,
  },
  knocksOfOthers: {
    entity: 'knock',
    query: sql`
      select k.id, 'knocked by its owner' as detail from knocks k
      where exists (select 1 from knock_hits h where h.knock_id = k.id and h.user_id = k.user_id)`,
  },
  knockCoupons: {
    entity: 'knock',
    query: sql`
      select k.id, concat(k.state, ', knocked ', k.total, ', coupon of ', c.amount) as detail
      from knocks k left join coupons c on c.id = k.coupon_id
      where (k.state in ('completed', 'used') and c.id is null)
        or (c.id is not null and (c.amount <> k.total or c.only_order_id is distinct from k.order_id))`,
  },
  couponsWhereTheyBelong: {
    entity: 'coupon',
    query: sql`
      select c.id, concat('of order ', c.only_order_id, ', on order ', o.id) as detail
      from coupons c join orders o on o.coupon_id = c.id and o.state <> 'closed'
      where (c.only_order_id is not null and c.only_order_id <> o.id) 
        -- What an organizer takes back stays on the order on which it stands.
        or (c.revoked_at is not null and c.source <> 'organizer')`,
  },
  rewardsRevoked: {
    entity: 'referralReward',
    query: sql`
      select r.id, r.state as detail from referral_rewards r join coupons c on c.id = r.coupon_id
      where (r.state = 'revoked') <> (c.revoked_at is not null)`,
  },
}

/** Live rooms: numbers without gaps, the list of lives says what the room says, one host at a time. */
const rooms: Readonly<Record<string, Rule>> = {
  gaplessRooms: {
    entity: 'live',
    query: sql`
      select live_id as id, concat(count(*), ' events up to ', max(seq)) as detail from live_events
      group by live_id having count(*) <> max(seq)`,
  },
  gaplessChat: {
    entity: 'live',
    query: sql`
      select live_id as id, concat(count(*), ' messages up to ', max(c)) as detail from live_messages
      group by live_id having count(*) <> max(c) or min(c) <> 1`,
  },
  roomsBehindTheirEvents: {
    entity: 'live',
    query: sql`
      select r.live_id as id, concat('kept at ', r.seq, ', its state at ', r.state->>'seq') as detail
      from live_rooms r
      where (r.state->>'seq')::int <> r.seq
        or r.seq > coalesce((select max(seq) from live_events e where e.live_id = r.live_id), 0)`,
  },
  stageOfItsRoom: {
    entity: 'live',
    query: sql`
      select l.id, concat('is ', l.status, ', its room says ', e.fact->'d'->>'liveStage') as detail
      from lives l cross join lateral (select fact from live_events
        where live_id = l.id and fact->>'t' = 'stage' order by seq desc limit 1) e
      where e.fact->'d'->>'liveStage' <> l.status`,
  },
  onePersonInAPart: {
    entity: 'live',
    query: sql`
      select live_id as id, concat(count(*), ' accepted as ', part) as detail from live_staff
      where state = 'accepted' group by live_id, part having count(*) > 1`,
  },
  nothingAfterTheEnd: {
    entity: 'live',
    query: sql`
      select e.live_id as id, concat(e.fact->>'t', ' is event ', e.seq) as detail
      from live_events e join live_events o on o.live_id = e.live_id and o.seq < e.seq
      where o.fact->>'t' = 'stage' and o.fact->'d'->>'liveStage' = 'ended' and e.fact->>'t' <> 'cdn'`,
  },
  oneHostAtATime: {
    entity: 'live',
    query: sql`
      select live_id as id, concat('epoch ', fact->'d'->>'epoch', ' is the host number ', number) as detail
      from (select live_id, fact, row_number() over (partition by live_id order by seq) + 1 as number
        from live_events where fact->>'t' = 'anchor') e
      where (fact->'d'->>'epoch')::int <> number`,
  },
}

/** Rules of one entity: every row has as many events as its version says, without gaps, each beginning where the last ended. */
/** `state`, under the name that the column has in its table. */
const stateOf = (entity: Entity) => sql.identifier(entity === 'conference' ? 'status' : 'state')

const historyRules = (entity: Entity): Array<[string, Rule]> => {
  const table = sql.identifier(tableOf[entity])
  return [
    [
      `gaplessHistory.${entity}`,
      {
        entity,
        query: sql`
          select r.id, concat('version ', r.version, ', ', coalesce(t.number, 0), ' events') as detail
          from ${table} r left join (
            select entity_id, count(*) as number, min(seq) as first, max(seq) as last from lifecycle_events
            where entity = ${entity} group by entity_id) t on t.entity_id = r.id
          where coalesce(t.number, 0) <> r.version or coalesce(t.last, 0) <> r.version
            or coalesce(t.first, 1) <> 1`,
      },
    ],
    [
      `endingInItsState.${entity}`,
      {
        entity,
        query: sql`
          select r.id, concat('is ', r.${stateOf(entity)}, ', its history says ', e.to_state) as detail
          from ${table} r join lifecycle_events e
            on e.entity = ${entity} and e.entity_id = r.id and e.seq = r.version
          where e.to_state <> r.${stateOf(entity)}`,
      },
    ],
    [
      `chainedHistory.${entity}`,
      {
        entity,
        query: sql`
          select e.entity_id as id, concat(b.to_state, ' before ', e.event, ' from ', e.from_state) as detail
          from lifecycle_events e join lifecycle_events b
            on b.entity = e.entity and b.entity_id = e.entity_id and b.seq = e.seq - 1
          where e.entity = ${entity} and b.to_state <> e.from_state`,
      },
    ],
    [
      `historyOfARow.${entity}`,
      {
        entity,
        query: sql`
          select e.entity_id as id, concat('event ', e.id, ' of no row') as detail from lifecycle_events e
          where e.entity = ${entity} and not exists (select 1 from ${table} r where r.id = e.entity_id)`,
      },
    ],
  ]
}

const tableOf: Readonly<Record<Entity, string>> = {
  order: 'orders',
  payment: 'payments',
  refund: 'refunds',
  invoice: 'invoices',
  ticket: 'tickets',
  mealVoucher: 'meal_vouchers',
  certificate: 'certificates',
  organizer: 'organizer_applications',
  conference: 'conferences',
  conferencePublication: 'conference_publications',
  waitlist: 'waitlist_entries',
  paper: 'papers',
  review: 'reviews',
  decision: 'paper_decisions',
  rebuttal: 'paper_rebuttals',
  enquiry: 'enquiries',
  comment: 'comments',
  knock: 'knocks',
  accountDeletion: 'account_deletions',
  conferenceContent: 'conference_contents',
  teamInvitation: 'team_invitations',
  liveStaff: 'live_staff',
  studentProof: 'student_proofs',
  campaign: 'campaigns',
  documentBatch: 'document_batches',
  peopleImport: 'people_imports',
}

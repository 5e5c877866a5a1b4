import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, page, paged, positiveId, typedCode } from './fields.ts'
import { place } from './place.ts'
import { reasons } from './reasons.ts'
import { similarityBalance } from './similarity.ts'
import { workOf } from './teamParts.ts'
import { couponCaps } from './ticketPrice.ts'

/** Points, invitations and "knock gold" (MEM-02, BEN-01 … BEN-04). Amounts are fen, times ISO 8601 in UTC. */

/** BEN-01: sources and value of points; the page shows the same numbers. */
export const pointRules = {
  /** Once, for a completed profile. */
  welcome: 100,
  /** Part of a paid registration that earns one point, in fen … */
  fenPerPoint: 1000,
  /** … and at most this many for one registration. */
  mostPerOrder: 100,
  /** Points redeemed for one coupon … */
  redeemed: 100,
  /** … of this value, in fen, and this validity in days. */
  worth: 1000,
  couponDays: 180,
  months: 12,
  /** Days before expiry on which the owner is notified. */
  warnDays: 30,
} as const

/** BEN-02: rewards for an invitation. */
export const inviteRules = {
  /** The inviter's coupon: a share of the friend's first payment, up to a cap. */
  registration: { percent: 10, cap: couponCaps.registration },
  submission: { percent: 15, cap: couponCaps.submission },
  /** The friend's coupon for registering at a conference, at once, in fen. */
  welcome: 1000,
  couponDays: 180,
  /** A code counts for accounts that are not older. */
  newDays: 30,
  /** Rewards of one inviter in a month of China. */
  perMonth: 10,
} as const

/** BEN-03: "knock gold". */
export const knockRules = {
  /** Share of the order's price, and its limit in fen. */
  percent: 20,
  cap: couponCaps.registration,
  /** Smallest and largest share of the cap for one knock, in percent; the last one takes the rest. */
  least: 5,
  most: 15,
  /** Knocks of one account in a day of China. */
  perDay: 5,
} as const

export const pointKinds = ['earned', 'spent', 'expired', 'reversed'] as const
export const pointCauses = ['profile', 'order', 'redeem', 'lot', 'refund'] as const

export const pointMovement = z.object({
  id: z.int(),
  kind: z.literal(pointKinds),
  cause: z.literal(pointCauses),
  /** Change of the balance. */
  points: z.int(),
  /** Points that a refund could not take back, because they were already spent. */
  owed: z.int(),
  /** Number of the order that it is about; empty: none. */
  order_no: z.string(),
  /** Expiry of earned points; null for everything else. */
  expires_at: z.nullable(z.string()),
  at: z.string(),
  /** Its place in the list; the next page starts after it. */
  place: z.string(),
})
export type PointMovement = z.infer<typeof pointMovement>

const couponKind = z.literal(['registration', 'submission'], 'invalid')

/** An order for which its owner can open a knock, in a participating conference. */
export const knockableOrder = z.object({
  order_id: z.int(),
  no: z.string(),
  conference: z.string(),
  amount: z.int(),
  /** Largest total reduction. */
  limit: z.int(),
  hours: z.int(),
})
export type KnockableOrder = z.infer<typeof knockableOrder>

export const benefits = z.object({
  points: z.object({
    balance: z.int(),
    /** Points that expire first; null: none. */
    expiring: z.nullable(z.object({ points: z.int(), at: z.string() })),
  }),
  /** Coupons by state. */
  coupons: z.object({ available: z.int(), used: z.int(), expired: z.int() }),
  invite: z.object({
    code: z.string(),
    /** Friends, and rewards of this month. */
    friends: z.int(),
    rewarded: z.int(),
    /** Whether another user's code can still be entered. */
    can_accept: z.boolean(),
  }),
  similarity: similarityBalance,
  videos: z.object({ free: z.int(), left: z.int() }),
  knockable: z.array(knockableOrder),
})
export type Benefits = z.infer<typeof benefits>

export const getBenefits = endpoint({
  summary: 'What the account has of each benefit (MEM-02)',
  method: 'GET',
  path: '/apic/benefits/info',
  access: 'member',
  input: z.object({}),
  output: benefits,
})

export const listPoints = endpoint({
  summary: 'Movements of the account’s points, newest first (BEN-01)',
  method: 'GET',
  path: '/apic/benefits/points',
  access: 'member',
  input: z.object({
    kind: z.optional(z.literal(pointKinds, 'invalid')),
    after: place,
    page_size: page.page_size,
  }),
  output: z.object({
    list: z.array(pointMovement),
    /** Total after `after`. */
    total: z.int(),
  }),
})

export const redeemPoints = endpoint({
  summary: 'Redeems 100 points for a coupon (BEN-01)',
  method: 'POST',
  path: '/apic/benefits/redeem',
  access: 'member',
  input: z.object({
    /** Use of the coupon. */
    kind: couponKind,
    /** Chosen by the sender; the same key redeems once. */
    key: line(64),
  }),
  output: z.object({ code: z.string(), amount: z.int(), balance: z.int() }),
})

export const inviteForm = z.object({ code: typedCode(20) })
export type InviteForm = z.infer<typeof inviteForm>

export const acceptInvite = endpoint({
  summary: 'Says by whom a new account was invited (BEN-02)',
  method: 'POST',
  path: '/apic/benefits/invite/accept',
  access: 'member',
  input: inviteForm,
  output: z.object({
    /** Masked. */
    inviter: z.string(),
    /** The friend's coupon; null: the invitation counts for nothing, and why. */
    coupon: z.nullable(z.string()),
    refusal: z.nullable(z.literal(reasons)),
  }),
})

export const getInvite = endpoint({
  summary: 'Whose invitation a code is, for the person who was invited (BEN-02)',
  method: 'GET',
  path: '/apic/benefits/invite/get',
  access: 'anyone',
  input: inviteForm,
  output: z.object({
    /** Masked. */
    inviter: z.string(),
    /** The friend's bonus, in fen. */
    welcome: z.int(),
  }),
})

export const rewardStates = ['rewarded', 'refused', 'revoked'] as const

const reward = z.nullable(
  z.object({
    state: z.literal(rewardStates),
    /** Reason of the refusal; null: not refused. */
    reason: z.nullable(z.literal(reasons)),
    amount: z.int(),
  }),
)

export const invitedFriend = z.object({
  id: z.int(),
  /** Masked. */
  friend: z.string(),
  at: z.string(),
  /** Reason that the invitation earns nothing at all; null: it counts. */
  refusal: z.nullable(z.literal(reasons)),
  registration: reward,
  submission: reward,
})
export type InvitedFriend = z.infer<typeof invitedFriend>

export const listInvited = endpoint({
  summary: 'Friends that the account invited, newest first, and what became of each (BEN-02)',
  method: 'GET',
  path: '/apic/benefits/invite/friends',
  access: 'member',
  input: z.object(page),
  output: paged(invitedFriend),
})

export const knockStates = ['open', 'completed', 'used', 'expired', 'cancelled'] as const

export const knockView = z.object({
  id: z.int(),
  /** Code that leads friends to it. */
  code: z.string(),
  version: z.int(),
  state: z.literal(knockStates),
  /** Name of the owner: masked, unless it is the reader. */
  owner: z.string(),
  is_own: z.boolean(),
  /** Id of the order; null unless it is one's own. */
  order_id: z.nullable(z.int()),
  /** The coupon that resulted; null unless it is one's own and there is one. */
  coupon: z.nullable(z.string()),
  conference_id: z.int(),
  conference: z.string(),
  /** Largest possible reduction, and the reduction so far. */
  limit: z.int(),
  total: z.int(),
  /** The reader's own reduction; null: none. */
  mine: z.nullable(z.int()),
  ends_at: z.string(),
  /** Newest first, at most fifty. */
  hits: z.array(z.object({ id: z.int(), who: z.string(), amount: z.int(), at: z.string() })),
})
export type KnockView = z.infer<typeof knockView>

export const openKnock = endpoint({
  summary: 'Lets friends knock at an unpaid order (BEN-03); what is open already is answered',
  method: 'POST',
  path: '/apic/benefits/knock/open',
  access: { row: 'order', by: 'order_id' },
  input: z.object({ order_id: positiveId }),
  output: knockView,
})

/** 128 bits in base64url. */
const knockCode = typedCode(22)

export const getKnock = endpoint({
  summary: 'What a link to “knock gold” leads to (BEN-03)',
  method: 'GET',
  path: '/apic/benefits/knock/get',
  access: 'anyone',
  input: z.object({ code: knockCode }),
  output: knockView,
})

export const hitKnock = endpoint({
  summary: 'Knocks once at the order of a friend; how much comes off is the server’s decision (BEN-03)',
  method: 'POST',
  path: '/apic/benefits/knock/hit',
  access: 'member',
  input: z.object({
    code: knockCode,
    /** Chosen by the sender; the same key knocks once. */
    key: line(64),
  }),
  output: knockView,
})

export const listKnocks = endpoint({
  summary: 'The account’s own “knock gold”, newest first',
  method: 'GET',
  path: '/apic/benefits/knock/list',
  access: 'member',
  input: z.object(page),
  output: paged(knockView),
})

/** Hours that a knock of a conference lasts; 0: the conference takes no part. */
export const knockChoices = [0, 24, 72] as const
const knockHours = z.literal(knockChoices, 'invalid')
export const knockForm = z.object({ hours: z.pipe(z.coerce.number('invalid'), knockHours) })
const knockSettings = z.object({ hours: knockHours })

export const getKnockSettings = endpoint({
  summary: 'Whether a conference takes part in “knock gold” (BEN-03)',
  method: 'GET',
  path: '/apic/benefits/knock/settings',
  access: { conference: 'conference_id', parts: workOf.run },
  input: z.object({ conference_id: positiveId }),
  output: knockSettings,
})

export const setKnockSettings = endpoint({
  summary: 'Lets a conference take part in “knock gold” for 24 or 72 hours, or not (BEN-03)',
  method: 'POST',
  path: '/apic/benefits/knock/settings/save',
  access: { conference: 'conference_id', parts: workOf.run },
  input: z.object({ conference_id: positiveId, ...knockForm.shape }),
  output: knockSettings,
})

import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, line, optionalLine, page, positiveId, version } from './fields.ts'
import { teamParts } from './teamParts.ts'

/** Administrators' calls on accounts. Every action is logged, and the account's owner is notified. */

const admins = { platform: ['admin'] } as const
/** Parts that an administrator gives: those of a team for a conference, finance also for the platform. */
export const givenRoles = [...teamParts, 'admin'] as const
export type GivenRole = (typeof givenRoles)[number]
export const needsConference = (role: GivenRole): boolean => role !== 'finance' && role !== 'admin'
/** Whether it is never that of a conference. */
export const isOfPlatform = (role: GivenRole): boolean => role === 'admin'

const role = z.literal(givenRoles, 'invalid')
const reason = line(500, 'reasonEmpty')
/** `version`: the `version` of the account that the sender saw · `key`: the same one twice acts once. */
const act = { id: positiveId, reason, version, key: line(64) }
/** Conference of a team role. */
const conference = { conference_id: z.optional(positiveId) }

export const accountCard = z.object({
  id: z.int(),
  nickname: z.string(),
  /** Mostly masked; empty: none. */
  phone: z.string(),
  email: z.string(),
  /** Empty: none. */
  account: z.string(),
  roles: z.array(role),
  is_locked: z.boolean(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
})
export type AccountCard = z.infer<typeof accountCard>

export const findAccounts = endpoint({
  summary:
    'Accounts by how their number, phone, e-mail address, account name or nickname begins; newest first',
  method: 'GET',
  path: '/apic/accounts/find',
  access: admins,
  input: z.object({
    q: optionalLine(254),
    role: z.optional(role),
    locked: z.optional(flag),
    /** Id of the last account that is known; absent: from the beginning. */
    after: z.optional(positiveId),
    page_size: page.page_size,
  }),
  output: z.object({
    list: z.array(accountCard),
    /** Total after `after`; more than a thousand are not counted. */
    total: z.int(),
  }),
})

const givenRole = z.object({
  role,
  conference: z.nullable(z.object({ id: z.int(), title: z.string() })),
  /** ISO 8601, UTC. */
  since: z.string(),
})

export const openSession = z.object({
  id: z.int(),
  /** "Chrome · Windows"; empty: not known. */
  device: z.string(),
  /** Network, with its end hidden. */
  ip: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** It is the requesting one. */
  is_own: z.boolean(),
})

export const accountDetail = z.object({
  ...accountCard.shape,
  /** Number of administrators' actions so far; a request names the one its author saw. */
  version: z.int(),
  /** The account of the requesting administrator. */
  is_own: z.boolean(),
  has_password: z.boolean(),
  has_wechat: z.boolean(),
  language: z.literal(['zh', 'en']),
  lock: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  given: z.array(givenRole),
  sessions: z.array(openSession),
})
export type AccountDetail = z.infer<typeof accountDetail>

export const getAccount = endpoint({
  summary: 'One account: who it is, what it may do, where it is signed in',
  method: 'GET',
  path: '/apic/accounts/get',
  access: admins,
  input: z.object({ id: positiveId }),
  output: accountDetail,
})

export const showContact = endpoint({
  summary: 'Phone and e-mail address of an account in full; that they were looked at is written down',
  method: 'POST',
  path: '/apic/accounts/contact',
  access: admins,
  input: z.object({ id: positiveId }),
  output: z.object({ phone: z.string(), email: z.string() }),
})

export const grantRole = endpoint({
  summary: 'Gives a part to an account',
  method: 'POST',
  path: '/apic/accounts/grant',
  access: admins,
  input: z.object({ ...act, role, ...conference }),
  output: accountDetail,
})

export const takeRole = endpoint({
  summary: 'Takes a part back from an account; never the last administrator’s',
  method: 'POST',
  path: '/apic/accounts/take',
  access: admins,
  input: z.object({ ...act, role, ...conference }),
  output: accountDetail,
})

export const lockAccount = endpoint({
  summary: 'Locks an account: its sessions end at once, and nobody signs in to it',
  method: 'POST',
  path: '/apic/accounts/lock',
  access: admins,
  input: z.object(act),
  output: accountDetail,
})

export const unlockAccount = endpoint({
  summary: 'Opens a locked account again',
  method: 'POST',
  path: '/apic/accounts/unlock',
  access: admins,
  input: z.object(act),
  output: accountDetail,
})

export const endSession = endpoint({
  summary: 'Ends one session of an account, or all of them',
  method: 'POST',
  path: '/apic/accounts/end_session',
  access: admins,
  /** Without `session_id`: all. */
  input: z.object({ ...act, session_id: z.optional(positiveId) }),
  output: accountDetail,
})

export const resetSignIn = endpoint({
  summary:
    'Ends all sessions of an account and clears its password: its owner signs in by code and sets a new one',
  method: 'POST',
  path: '/apic/accounts/reset',
  access: admins,
  input: z.object(act),
  output: accountDetail,
})

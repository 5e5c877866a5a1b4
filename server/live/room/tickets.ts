import * as z from 'zod/mini'

import { roomUser, type RoomUser } from '../../../src/contract/room/state.ts'
import { isKeyedDigest, keyedDigest, randomToken, sameText } from '../../accounts/secrets.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

const ticketMs = 60_000

const content = z.object({
  live: z.int(),
  user: roomUser,
  language: z.literal(['zh', 'en']),
  account: z.optional(z.int()),
  browser: z.optional(z.string()),
  address: z.optional(z.string()),
  /** Milliseconds since 1970. */
  until: z.int(),
  once: z.string(),
})

export interface TicketHolder {
  readonly live: number
  readonly user: RoomUser
  readonly language: MessageLanguage
  /** The session of the member who requested it: when it ends, so do the connections of the ticket. */
  readonly account?: number | undefined
  /** The name of the browser (`guestCookie`): a removal holds for everybody at that browser. */
  readonly browser?: string | undefined
  /** The network of the request for the ticket. */
  readonly address?: string | undefined
}

export type Tickets = ReturnType<typeof createTickets>

/**
 * Entrance tickets of live rooms: signed, for one person and one live, once, within 60 s. The holder of one was let in by
 * `joinLiveRoom`; the socket itself carries no session. They end with the process, which is what remembers the used ones.
 */
export const createTickets = (key: Uint8Array, now: () => number) => {
  const boot = randomToken(9)
  const used = new Map<string, number>()
  const sign = (text: string) => keyedDigest(key, 'live ticket', boot, text)
  return {
    issue: (holder: TicketHolder): string => {
      const until = now() + ticketMs
      const text = Buffer.from(JSON.stringify({ ...holder, until, once: randomToken(9) })).toString(
        'base64url',
      )
      return `${text}.${sign(text)}`
    },
    /** Holder of the ticket, which is used up; null: forged, used or expired. */
    redeem: (ticket: string): TicketHolder | null => {
      const [text = '', signature = ''] = ticket.split('.')
      if (!sameText(signature, sign(text))) return null
      // Signed by us: its form is ours.
      const { until, once, ...holder } = content.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
      )
      const at = now()
      for (const [old, end] of used) {
        if (end > at) break
        used.delete(old)
      }
      if (until <= at || used.has(once)) return null
      used.set(once, until)
      return holder
    },
  }
}

export type Guests = ReturnType<typeof createGuests>

/** A guest is still the same person when the page comes back: a name that we signed. */
export const createGuests = (key: Uint8Array) => {
  const proofOf = (userId: string) => `${userId}.${keyedDigest(key, 'live guest', userId)}`
  const isProof = (proof: string | undefined): proof is string => {
    const known = proof?.split('.')[0] ?? ''
    return (
      proof !== undefined &&
      /^g_[\w-]{8,24}$/.test(known) &&
      isKeyedDigest(key, proof.slice(known.length + 1), 'live guest', known)
    )
  }
  return {
    /** The guest that `proof` names, or a new one. */
    admit: (proof: string | undefined): { userId: string; proof: string } => {
      if (isProof(proof)) return { userId: proof.split('.')[0] ?? '', proof }
      const userId = `g_${randomToken(9)}`
      return { userId, proof: proofOf(userId) }
    },
  }
}

import * as z from 'zod/mini'

import { roomUser, type RoomUser } from '../../../src/contract/room/state.ts'
import { keyedDigest, randomToken, sameText } from '../../accounts/secrets.ts'
import type { MessageLanguage } from '../../messages.ts'

const ticketMs = 60_000

const content = z.object({
  live: z.int(),
  user: roomUser,
  language: z.literal(['zh', 'en']),
  /** Milliseconds since 1970. */
  until: z.int(),
  once: z.string(),
})

export interface TicketHolder {
  readonly live: number
  readonly user: RoomUser
  readonly language: MessageLanguage
}

export type Tickets = ReturnType<typeof createTickets>

/**
 * Entrance tickets of live rooms: signed, for one person and one live, once, within 60 s. Whoever holds one was let in by
 * `joinLiveRoom`; the socket itself carries no session. They end with the process, which is what remembers the used ones.
 */
export const createTickets = (key: Uint8Array, now: () => number) => {
  const boot = randomToken(9)
  const used = new Map<string, number>()
  const sign = (text: string) => keyedDigest(key, 'live ticket', boot, text)
  return {
    issue: ({ live, user, language }: TicketHolder): string => {
      const until = now() + ticketMs
      const text = Buffer.from(
        JSON.stringify({ live, user, language, until, once: randomToken(9) }),
      ).toString('base64url')
      return `${text}.${sign(text)}`
    },
    /** Who holds it, and it is used; null: forged, used or expired. */
    redeem: (ticket: string): TicketHolder | null => {
      const [text = '', signature = ''] = ticket.split('.')
      if (!sameText(signature, sign(text))) return null
      // Signed by us: its form is ours.
      const { live, user, language, until, once } = content.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
      )
      const at = now()
      for (const [old, end] of used) {
        if (end > at) break
        used.delete(old)
      }
      if (until <= at || used.has(once)) return null
      used.set(once, until)
      return { live, user, language }
    },
  }
}

export type Guests = ReturnType<typeof createGuests>

/** Who has no account is still the same person when the page comes back: a name that we signed. */
export const createGuests = (key: Uint8Array) => {
  const proofOf = (userId: string) => `${userId}.${keyedDigest(key, 'live guest', userId)}`
  return {
    /** The guest that `proof` stands for, or a new one. */
    admit: (proof: string | undefined): { userId: string; proof: string } => {
      const known = proof?.split('.')[0] ?? ''
      if (proof !== undefined && /^g_[\w-]{8,24}$/.test(known) && sameText(proof, proofOf(known))) {
        return { userId: known, proof }
      }
      const userId = `g_${randomToken(9)}`
      return { userId, proof: proofOf(userId) }
    },
  }
}

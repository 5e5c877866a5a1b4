import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, page, paged, positiveId, typedCode } from './fields.ts'
import { instant } from './times.ts'
import { workOf } from './teamParts.ts'

export const ticketCard = z.object({
  id: z.int(),
  /** Content of the QR code. */
  code: z.string(),
  conference_id: z.int(),
  conference: z.string(),
  item: z.string(),
  name: z.string(),
  /** City. */
  place: z.string(),
  /** Building and hall; may be empty. */
  venue: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  /** Leaf of the machine. */
  state: z.string(),
  version: z.int(),
  signed_at: z.nullable(z.string()),
  gate: z.nullable(z.string()),
})
export type TicketCard = z.infer<typeof ticketCard>

export const listTickets = endpoint({
  summary: 'Tickets of the account, soonest conference first',
  method: 'GET',
  path: '/apic/ticket/list',
  access: 'member',
  input: z.object(page),
  output: paged(ticketCard),
})

export const mealCard = z.object({
  id: z.int(),
  code: z.string(),
  conference: z.string(),
  meal: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** IANA name: the clocks of the conference. */
  time_zone: z.string(),
  state: z.string(),
  version: z.int(),
  used_at: z.nullable(z.string()),
  /** End of validity of a share link; null when it is not shared. */
  share_expires_at: z.nullable(z.string()),
})
export type MealCard = z.infer<typeof mealCard>

export const listMeals = endpoint({
  summary: 'Meal vouchers of the account, soonest meal first',
  method: 'GET',
  path: '/apic/meal/list',
  access: 'member',
  input: z.object(page),
  output: paged(mealCard),
})

export const certificateKinds = ['attendance', 'publication', 'review'] as const

export const certificateCard = z.object({
  id: z.int(),
  kind: z.literal(certificateKinds),
  conference: z.string(),
  name: z.string(),
  state: z.string(),
  version: z.int(),
  issued_at: z.nullable(z.string()),
  /** Start of availability of an earned certificate that is not available yet; else null. */
  opens_at: z.nullable(z.string()),
  /** IANA name: the clock of the conference. */
  time_zone: z.string(),
  /** Empty before it is issued. */
  verify_url: z.string(),
  /** Address of the PDF; empty before it is issued. */
  pdf_url: z.string(),
})
export type CertificateCard = z.infer<typeof certificateCard>

export const listCertificates = endpoint({
  summary: 'Certificates of the account, newest first',
  method: 'GET',
  path: '/apic/certificate/list',
  access: 'member',
  input: z.object(page),
  output: paged(certificateCard),
})

export const verifyCertificate = endpoint({
  summary: 'Whether a certificate is genuine; anybody may ask',
  method: 'GET',
  path: '/apic/certificate/verify',
  access: 'anyone',
  input: z.object({ code: typedCode(64) }),
  output: z.discriminatedUnion('result', [
    z.object({
      result: z.literal(['valid', 'revoked']),
      kind: z.literal(certificateKinds),
      name: z.string(),
      conference: z.string(),
      issued_at: z.string(),
      /** Time of the revocation; null while it is valid. */
      revoked_at: z.nullable(z.string()),
    }),
    z.object({ result: z.literal('unknown') }),
  ]),
})

const scanAnswer = z.object({
  /**
   * `accepted`, `conflict` (another device had admitted the same person while this one was offline), or the reason of
   * refusal.
   */
  result: z.string(),
  /** Null: nothing of this conference has the code. */
  kind: z.nullable(z.literal(['ticket', 'meal'])),
  /** As on the holder's badge. */
  name: z.string(),
  /** Name of the account that holds it, where that is another one. */
  account: z.nullable(z.string()),
  /** Ticket type or meal. */
  item: z.string(),
  /** The sign-in that counts, or the meal: time, gate (null: not at a gate), and person. */
  signed_at: z.nullable(z.string()),
  gate: z.nullable(z.string()),
  signed_by: z.nullable(z.string()),
})
export type ScanAnswer = z.infer<typeof scanAnswer>

/**
 * One scan at a gate, of a ticket or of a meal voucher, sent at once or, by a gate that was offline, later. Of two
 * scans that admitted with the same ticket the earlier one counts, whichever is sent first.
 */
export const scanTicket = endpoint({
  summary: 'Tells of one scan at a gate; the same nonce again answers the same',
  method: 'POST',
  path: '/apic/gate/scan',
  access: { conference: 'conference_id', parts: workOf.gate },
  needsConsent: false,
  input: z.object({
    conference_id: positiveId,
    code: typedCode(200),
    gate: line(80),
    /** Chosen by the device for each scan. */
    nonce: line(64),
    /**
     * Time of a scan by an offline gate, ISO 8601 in UTC. Absent: now. A wrong clock must not decide the order of scans
     * while there is a network.
     */
    scanned_at: z.optional(instant()),
  }),
  output: scanAnswer,
})

/** Conferences at whose gates the account may work. */
export const listGateConferences = endpoint({
  summary:
    'Conferences at whose gates the account may scan, soonest first; those that ended three days ago are left out',
  method: 'GET',
  path: '/apic/gate/conferences',
  access: 'member',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        starts_at: z.string(),
        ends_at: z.string(),
        place: z.string(),
      }),
    ),
  }),
})

/** Data of a gate for working offline: tickets it may admit. */
export const listGate = endpoint({
  summary: 'Valid tickets of a conference for a gate that may lose its network',
  method: 'GET',
  path: '/apic/gate/list',
  access: { conference: 'conference_id', parts: workOf.gate },
  input: z.object({ conference_id: positiveId }),
  output: z.object({
    conference: z.string(),
    /** By the server's clock, so that a device can compute its own error. */
    now: z.string(),
    tickets: z.array(
      z.object({
        /** SHA-256 of the code, base64url: the list must not allow printing tickets. */
        code_hash: z.string(),
        name: z.string(),
        item: z.string(),
        signed_at: z.nullable(z.string()),
        gate: z.nullable(z.string()),
      }),
    ),
    /** Scans of a ticket that another device had already admitted; newest first, at most 100. */
    conflicts: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        item: z.string(),
        gate: z.string(),
        scanned_at: z.string(),
        scanned_by: z.string(),
      }),
    ),
  }),
})

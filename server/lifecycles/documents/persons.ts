import { and, desc, eq, inArray, like } from 'drizzle-orm'

import { bothLanguages } from '../../../src/contract/inLanguage.ts'
import type { Design } from '../../../src/contract/documents/design.ts'
import type { DocumentAbout, DocumentPerson } from '../../../src/contract/documents/values.ts'
import {
  isCertificateKind,
  type CertificateKind,
  type DocumentKind,
} from '../../../src/contract/documents/words.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { certificates, tickets } from '../../db/schema/admission.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import type { Db, Tx } from '../../db/types.ts'
import { dayInWords, daysInWords } from '../../shared/dayInWords.ts'
import { countAcknowledgedReviews } from '../papers/acknowledgedReviews.ts'
import type { Invited } from './audience.ts'

type Conference = typeof conferences.$inferSelect

/** Data that every document of a conference shows. */
export const aboutOf = (conference: Conference): DocumentAbout => {
  const { title, engTitle, place, engPlace, startsAt, endsAt, timeZone } = conference
  return {
    conference: bothLanguages(title, engTitle),
    place: bothLanguages(place, engPlace),
    days: {
      zh: daysInWords(startsAt, endsAt, timeZone, 'zh'),
      en: daysInWords(startsAt, endsAt, timeZone, 'en'),
    },
  }
}

export type Made =
  | { readonly person: DocumentPerson; readonly certificateId: number | null }
  /** There is no such document for them. */
  | { readonly reason: Reason }

interface Wanted {
  readonly conference: Conference
  readonly kind: DocumentKind
  /** Origin of this site, for the address at which a certificate is verified. */
  readonly origin: string
  /** Is on a certificate that is not issued yet. */
  readonly at: Date
  readonly hasMobile: boolean
}

/** Phones appear only on lists that have the column. */
export const hasMobile = (design: Design): boolean =>
  design.kind === 'list' && design.columns.some(({ what }) => what === 'mobile')

/** Data of each person on a document, by order. */
export const makePersons = async (
  tx: Db | Tx,
  wanted: Wanted,
  people: readonly Invited[],
): Promise<ReadonlyMap<number, Made>> => {
  const made = new Map<number, Made>()
  if (people.length === 0) return made
  const { kind } = wanted
  const codes = kind === 'badge' ? await ticketCodes(tx, people) : new Map<number, string>()
  const earned = isCertificateKind(kind) ? await certificatesOf(tx, wanted, kind, people) : null
  for (const invited of people) {
    const { orderId, userId } = invited
    if (earned !== null) {
      made.set(orderId, await certified(tx, wanted, invited, earned.get(userId)))
      continue
    }
    const qr = codes.get(orderId)
    if (kind === 'badge' && qr === undefined) made.set(orderId, { reason: 'ticketNone' })
    else made.set(orderId, { person: { ...plain(wanted, invited), qr: qr ?? '' }, certificateId: null })
  }
  return made
}

export const plain = (
  { hasMobile: isWithMobile }: Pick<Wanted, 'hasMobile'>,
  { attendee, number, ticket }: Invited,
): DocumentPerson => ({
  name: attendee.name,
  affiliation: attendee.affiliation,
  position: attendee.position ?? '',
  ticket,
  number,
  mobile: isWithMobile ? (attendee.mobile ?? '') : '',
  qr: '',
  code: '',
  issued: { zh: '', en: '' },
  reviews: 0,
})

const ticketCodes = async (tx: Db | Tx, people: readonly Invited[]): Promise<Map<number, string>> => {
  const ids = people.map(({ orderId }) => orderId)
  const rows = await tx
    .select({ orderId: tickets.orderId, code: tickets.code })
    .from(tickets)
    .where(and(inArray(tickets.orderId, ids), like(tickets.state, 'valid.%')))
  return new Map(rows.map(({ orderId, code }) => [orderId, code]))
}

type Certificate = typeof certificates.$inferSelect

/** The one that counts of each account: not revoked, else the newest. */
const certificatesOf = async (
  tx: Db | Tx,
  { conference }: Wanted,
  kind: CertificateKind,
  people: readonly Invited[],
): Promise<Map<number, Certificate>> => {
  const rows = await tx
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.conferenceId, conference.id),
        eq(certificates.kind, kind),
        inArray(
          certificates.userId,
          people.map(({ userId }) => userId),
        ),
      ),
    )
    .orderBy(desc(certificates.id))
  const found = new Map<number, Certificate>()
  for (const row of rows) {
    const known = found.get(row.userId)
    if (known === undefined || (known.state === 'revoked' && row.state !== 'revoked'))
      found.set(row.userId, row)
  }
  return found
}

const certified = async (
  tx: Db | Tx,
  wanted: Wanted,
  invited: Invited,
  certificate: Certificate | undefined,
): Promise<Made> => {
  if (certificate?.state === 'revoked') return { reason: 'certificateRevoked' }
  if (certificate === undefined || certificate.state === 'not_eligible') return { reason: 'notEligible' }
  const person = await certificatePerson(tx, wanted, plain(wanted, invited), certificate)
  return { person, certificateId: certificate.id }
}

/** The same with what its certificate says now. */
export const certificatePerson = async (
  tx: Db | Tx,
  { conference, origin, at }: Pick<Wanted, 'conference' | 'origin' | 'at'>,
  person: DocumentPerson,
  { kind, name, code, issuedAt, userId, conferenceId }: Certificate,
): Promise<DocumentPerson> => {
  const day = (language: 'zh' | 'en') => dayInWords(issuedAt ?? at, conference.timeZone, language)
  const until = issuedAt ?? undefined
  return {
    ...person,
    name,
    code,
    qr: `${origin}/verify/${code}`,
    issued: { zh: day('zh'), en: day('en') },
    reviews: kind === 'review' ? await countAcknowledgedReviews(tx, { userId, conferenceId }, until) : 0,
  }
}

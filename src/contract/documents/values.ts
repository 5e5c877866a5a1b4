import * as z from 'zod/mini'

import { inLanguage } from '../inLanguage.ts'
import type { Placeholder } from './words.ts'

const bothLanguages = z.object({ zh: z.string(), en: z.string() })
type Both = z.infer<typeof bothLanguages>

/** Values common to every page of a conference. */
export const documentAbout = z.object({
  conference: bothLanguages,
  place: bothLanguages,
  /** First and last, in words, by the calendar of the conference. */
  days: bothLanguages,
})
export type DocumentAbout = z.infer<typeof documentAbout>

/** Values of a document for one person. */
export const documentPerson = z.object({
  name: z.string(),
  affiliation: z.string(),
  position: z.string(),
  ticket: bothLanguages,
  /** Number of the order. */
  number: z.string(),
  /** Phone, for a list with that column; empty elsewhere. */
  mobile: z.string(),
  /** Content of the QR code: the ticket, or the address that verifies a certificate; empty: none. */
  qr: z.string(),
  /** For a certificate, its public code and the day of its issue in words; else empty. */
  code: z.string(),
  issued: bothLanguages,
  reviews: z.int(),
})
export type DocumentPerson = z.infer<typeof documentPerson>

export type Values = Readonly<Record<Placeholder, string>>

/** Values of all placeholders, in one language; a name without one in it is given in the other. */
export const valuesOf = (
  about: DocumentAbout,
  person: DocumentPerson,
  language: 'zh' | 'en',
): Values & { readonly mobile: string } => {
  const inIt = ({ zh, en }: Both) => inLanguage(language, zh, en)
  const { name, affiliation, position, number, mobile, code, qr, reviews } = person
  return {
    ...{ name, affiliation, position, number, mobile, code },
    ticket: inIt(person.ticket),
    conference: inIt(about.conference),
    place: inIt(about.place),
    days: inIt(about.days),
    address: code === '' ? '' : qr,
    issued: inIt(person.issued),
    reviews: language === 'en' ? (reviews === 1 ? 'one review' : `${reviews} reviews`) : String(reviews),
  }
}

import { mustBeFilledIn } from './filledIn.ts'
import { registrationAt, takesRegistrations } from './registrationOf.ts'
import { canBePaid, type WaysToPay } from './waysToPay.ts'

/** Requirements for publishing a conference (ORG-05); one line of the checklist each. */
export const readinessFields = [
  'title',
  'eng_title',
  'subject',
  'days',
  'place',
  'eng_place',
  'venue',
  'eng_venue',
  'summary',
  'eng_summary',
  'about',
  'tickets',
  'registration',
  'refund',
  'payment',
  'copied',
] as const
export type ReadinessField = (typeof readinessFields)[number]

/** `missing`: nothing is there · `stale`: older than its original (CONF-02) · `wrong`: it cannot be as it is. */
export const readinessStates = ['done', 'missing', 'stale', 'wrong'] as const
export type ReadinessState = (typeof readinessStates)[number]

export interface ReadinessLine {
  readonly field: ReadinessField
  readonly state: ReadinessState
  /** Without it nothing is published. */
  readonly is_required: boolean
  /** Places that are meant, where there are several; else 0. */
  readonly count: number
}

/** Facts for the checklist. Instants are in milliseconds since 1970. */
export interface ReadinessFacts {
  readonly title: string
  readonly engTitle: string
  readonly hasSubject: boolean
  readonly place: string
  readonly engPlace: string
  readonly venue: string
  readonly engVenue: string
  readonly summary: string
  readonly engSummary: string
  /** Names of English columns that are older than the Chinese ones. */
  readonly stale: readonly string[]
  readonly endsAt: number
  readonly registrationOpensAt: number | null
  readonly registrationClosesAt: number | null
  readonly refundUntil: number | null
  /** The introduction is released. */
  readonly hasAbout: boolean
  /** Ticket types that are on sale, and whether one of them has no price on a day of the registration. */
  readonly tickets: number
  readonly hasPriceGap: boolean
  /** Prices of tickets and papers, in fen, and the available payment methods. */
  readonly amounts: readonly number[]
  readonly ways: WaysToPay
  /** Places of a copy that were not checked yet; null: it is no copy. */
  readonly unread: number | null
}

/** The checklist at an instant: the guards of publishing, line by line. */
export const readinessOf = (facts: ReadinessFacts, at: number): ReadinessLine[] => {
  const text = (value: string): ReadinessState => (value.trim() === '' ? 'missing' : 'done')
  const english = (column: string, value: string): ReadinessState =>
    facts.stale.includes(column) ? 'stale' : text(value)
  const terms = {
    opensAt: facts.registrationOpensAt,
    closesAt: facts.registrationClosesAt,
    endsAt: facts.endsAt,
    // Whether it goes on is the line of its days.
    status: 'not_started' as const,
    isCancelled: false,
  }
  const states: Record<ReadinessField, ReadinessState> = {
    title: text(facts.title),
    eng_title: english('eng_title', facts.engTitle),
    subject: facts.hasSubject ? 'done' : 'missing',
    days: facts.endsAt > at ? 'done' : 'wrong',
    place: text(facts.place),
    eng_place: english('eng_place', facts.engPlace),
    venue: text(facts.venue),
    eng_venue: english('eng_venue', facts.engVenue),
    summary: text(facts.summary),
    eng_summary: english('eng_summary', facts.engSummary),
    about: facts.hasAbout ? 'done' : 'missing',
    tickets: facts.tickets === 0 ? 'missing' : facts.hasPriceGap ? 'wrong' : 'done',
    registration: !takesRegistrations(terms)
      ? 'missing'
      : registrationAt(terms, at) === 'closed'
        ? 'wrong'
        : 'done',
    refund: facts.refundUntil === null ? 'missing' : 'done',
    payment: canBePaid(facts.ways, facts.amounts) ? 'done' : 'missing',
    // A warning: they are guesses by the words, and one that is right is only marked as seen.
    copied: (facts.unread ?? 0) === 0 ? 'done' : 'wrong',
  }
  const language = mustBeFilledIn({ title: facts.title, eng_title: facts.engTitle })
  return readinessFields
    .filter((field) => field !== 'copied' || facts.unread !== null)
    .map((field) => ({
      field,
      state: states[field],
      is_required: required.has(field) || written[language].has(field),
      count: field === 'copied' ? (facts.unread ?? 0) : 0,
    }))
}

export const isReady = (lines: readonly ReadinessLine[]): boolean =>
  lines.every(({ is_required, state }) => !is_required || state === 'done')

const required: ReadonlySet<ReadinessField> = new Set<ReadinessField>([
  'subject',
  'days',
  'tickets',
  'registration',
  'payment',
])

/** Fields of the language in which the conference has to be filled in. */
const written: Readonly<Record<'zh' | 'en', ReadonlySet<ReadinessField>>> = {
  zh: new Set<ReadinessField>(['title', 'place', 'venue', 'summary']),
  en: new Set<ReadinessField>(['eng_title', 'eng_place', 'eng_venue', 'eng_summary']),
}

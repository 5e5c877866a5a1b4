import type { Reason } from './reasons.ts'

/**
 * Lists on a conference's page beside its texts: hosts (主办, 承办, 协办, 支持, 赞助), committees with their members, and
 * contacts (CONF-02).
 */

/** Lists of entries. Members belong to a committee, the others to the conference. */
export const hostLists = ['hosts', 'committees', 'members', 'contacts'] as const
export type HostList = (typeof hostLists)[number]

export const hostKinds = ['host', 'undertake', 'co', 'support', 'sponsor'] as const
export const contactKinds = ['general', 'registration', 'papers', 'sponsorship', 'media'] as const
const noKinds = [] as const
/** Possible kinds of an entry; in a list without kinds it is the empty text. */
export const kindsOf = {
  hosts: hostKinds,
  committees: noKinds,
  members: noKinds,
  contacts: contactKinds,
} as const satisfies Record<HostList, readonly string[]>

/** Entries per conference; for members per committee. */
export const mostEntries = {
  hosts: 60,
  committees: 20,
  members: 100,
  contacts: 20,
} as const satisfies Record<HostList, number>

export const entryLengths = {
  name: 100,
  eng_name: 200,
  duty: 60,
  eng_duty: 120,
  affiliation: 120,
  eng_affiliation: 240,
  url: 300,
  phone: 40,
  email: 254,
  wechat: 60,
} as const
export type EntryField = keyof typeof entryLengths
export const entryFields = Object.keys(entryLengths) as EntryField[]

/** Texts of an entry of each list, in the order of its form. */
export const fieldsOf = {
  hosts: ['name', 'eng_name', 'url'],
  committees: ['name', 'eng_name'],
  members: ['name', 'eng_name', 'duty', 'eng_duty', 'affiliation', 'eng_affiliation'],
  contacts: ['name', 'eng_name', 'phone', 'email', 'wechat'],
} as const satisfies Record<HostList, readonly EntryField[]>

/** Texts in both languages. */
const pairs = [
  ['name', 'eng_name'],
  ['duty', 'eng_duty'],
  ['affiliation', 'eng_affiliation'],
] as const

export type EntryTexts = Readonly<Record<EntryField, string>>

/** Texts that are there in the other language only. */
export const missingIn = (entry: EntryTexts): EntryField[] =>
  pairs.flatMap(([zh, en]): EntryField[] => {
    if (entry[zh] === '' && entry[en] !== '') return [zh]
    if (entry[en] === '' && entry[zh] !== '') return [en]
    return []
  })

export const noTexts = Object.fromEntries(entryFields.map((field) => [field, ''])) as Record<
  EntryField,
  string
>

interface EntryFault {
  readonly field: EntryField | 'kind'
  readonly reason: Reason
}

/** Faults between fields of an entry, beyond those of each field by itself. */
export const entryFaults = (list: HostList, entry: EntryTexts & { readonly kind: string }): EntryFault[] => {
  const own: readonly EntryField[] = fieldsOf[list]
  const kinds: readonly string[] = kindsOf[list]
  const isKind = kinds.length === 0 ? entry.kind === '' : kinds.includes(entry.kind)
  return [
    ...(isKind ? [] : [{ field: 'kind', reason: 'invalid' } as const]),
    ...entryFields
      .filter((field) => !own.includes(field) && entry[field] !== '')
      .map((field) => ({ field, reason: 'invalid' }) as const),
    ...(entry.name === '' && entry.eng_name === '' ? [{ field: 'name', reason: 'required' } as const] : []),
    ...(list === 'contacts' && entry.phone === '' && entry.email === '' && entry.wechat === ''
      ? [{ field: 'phone', reason: 'contactUnreachable' } as const]
      : []),
  ]
}

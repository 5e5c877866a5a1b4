import type { Committee, ConferenceHosts, HostEntry } from '../../../contract/conferenceHosts.ts'
import { missingIn, type EntryField, type HostList } from '../../../contract/hostEntries.ts'
import type { MessageId } from '../../../i18n/locale.ts'

/** The list of an entry. */
export interface HostPlace {
  readonly list: HostList
  /** Committee of a member; null in the other lists. */
  readonly committee: Committee | null
}

/** Requests of the organizer, each opening a dialog. */
export type HostWish = HostPlace &
  (
    | { readonly kind: 'edit'; readonly entry: HostEntry | null }
    | { readonly kind: 'remove'; readonly entry: HostEntry }
    | { readonly kind: 'order' }
  )

/** Current entries of a list; empty if their committee is gone. */
export const entriesIn = (hosts: ConferenceHosts, { list, committee }: HostPlace): readonly HostEntry[] =>
  list === 'members' ? (hosts.committees.find(({ id }) => id === committee?.id)?.members ?? []) : hosts[list]

/** Label of a field; persons have no titles. */
export const labelOf = (list: HostList, field: EntryField | 'kind'): MessageId => {
  if (list === 'members' && field === 'name') return 'hosts.field.person'
  if (list === 'members' && field === 'eng_name') return 'hosts.field.eng_person'
  return `hosts.field.${field}`
}

export const kindLabel = (list: HostList, kind: string): MessageId =>
  (list === 'hosts' ? `conf.host.${kind}` : `conf.contact.${kind}`) as MessageId

/** Texts that are there in one language only. */
export const missingCount = ({ hosts, committees, contacts }: ConferenceHosts): number =>
  [...hosts, ...committees, ...committees.flatMap(({ members }) => members), ...contacts].reduce(
    (sum, entry) => sum + missingIn(entry).length,
    0,
  )

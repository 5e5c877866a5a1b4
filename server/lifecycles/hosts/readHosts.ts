import { and, asc, eq, isNull } from 'drizzle-orm'

import type { ConferenceDetails } from '../../../src/contract/conference.ts'
import type { Committee, ConferenceHosts, HostEntry } from '../../../src/contract/conferenceHosts.ts'
import { contactKinds, hostKinds } from '../../../src/contract/hostEntries.ts'
import type { TeamPart } from '../../../src/contract/teamParts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { hostEntries } from '../../db/schema/hostEntries.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

type Row = typeof hostEntries.$inferSelect

/** Hosts, committees and contacts as the organizers keep them. */
export const readHosts = async (
  tx: Db | Tx,
  conferenceId: number,
  language: MessageLanguage,
  parts: TeamPart[],
): Promise<ConferenceHosts> => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
  return {
    conference_id: row.id,
    conference: inLanguage(language, row.title, row.engTitle),
    publication: row.publication,
    parts,
    ...(await readEntries(tx, conferenceId)),
  }
}

interface Entries {
  hosts: HostEntry[]
  committees: Committee[]
  contacts: HostEntry[]
}

/** The entries that are not removed, each list in its order. */
export const readEntries = async (tx: Db | Tx, conferenceId: number): Promise<Entries> => {
  const rows = await tx
    .select()
    .from(hostEntries)
    .where(and(eq(hostEntries.conferenceId, conferenceId), isNull(hostEntries.removedAt)))
    .orderBy(asc(hostEntries.position), asc(hostEntries.id))
  const among = (list: Row['list']) => rows.filter((row) => row.list === list)
  return {
    hosts: among('hosts').map(entryOf),
    committees: among('committees').map((row) => ({
      ...entryOf(row),
      members: among('members')
        .filter(({ committeeId }) => committeeId === row.id)
        .map(entryOf),
    })),
    contacts: among('contacts').map(entryOf),
  }
}

const entryOf = ({ id, version, kind, name, duty, affiliation, url, ...row }: Row): HostEntry => ({
  ...{ id, version, kind, name, eng_name: row.engName, duty, eng_duty: row.engDuty, affiliation },
  ...{ eng_affiliation: row.engAffiliation, url, phone: row.phone, email: row.email, wechat: row.wechat },
})

type Shown = Pick<ConferenceDetails, 'hosts' | 'committees' | 'contacts'>

/** Public texts of hosts: in the language of the request, and in the other one if a text is missing. */
export const shownHosts = async (
  tx: Db | Tx,
  conferenceId: number,
  language: MessageLanguage,
): Promise<Shown> => {
  const { hosts, committees, contacts } = await readEntries(tx, conferenceId)
  const nameOf = ({ name, eng_name }: HostEntry) => {
    const only = eng_name === '' ? ('zh' as const) : name === '' ? ('en' as const) : null
    return { name: inLanguage(language, name, eng_name), only: only === language ? null : only }
  }
  return {
    hosts: hosts.flatMap((entry) => {
      const kind = hostKinds.find((each) => each === entry.kind)
      return kind === undefined ? [] : [{ kind, ...nameOf(entry), url: entry.url }]
    }),
    committees: committees.map(({ members, ...entry }) => ({
      ...nameOf(entry),
      members: members.map((member) => ({
        ...nameOf(member),
        duty: inLanguage(language, member.duty, member.eng_duty),
        affiliation: inLanguage(language, member.affiliation, member.eng_affiliation),
      })),
    })),
    contacts: contacts.flatMap((entry) => {
      const kind = contactKinds.find((each) => each === entry.kind)
      const { phone, email, wechat } = entry
      return kind === undefined ? [] : [{ kind, ...nameOf(entry), phone, email, wechat }]
    }),
  }
}

import type { ConferenceFile } from '../../../src/contract/conferenceFile.ts'
import { noTexts, type EntryTexts, type HostList } from '../../../src/contract/hostEntries.ts'
import { hostEntries } from '../../db/schema/hostEntries.ts'
import type { Tx } from '../../db/types.ts'

/** Hosts, committees and contacts of a conference that has none yet. */
export const writeEntries = async (
  tx: Tx,
  conferenceId: number,
  { hosts, committees, contacts }: Pick<ConferenceFile, 'hosts' | 'committees' | 'contacts'>,
) => {
  const write = async (
    list: HostList,
    entries: ReadonlyArray<Partial<EntryTexts> & { readonly kind?: string }>,
    committeeId: number | null = null,
  ) => {
    if (entries.length === 0) return []
    return tx
      .insert(hostEntries)
      .values(
        entries.map(({ eng_name, eng_duty, eng_affiliation, ...texts }, position) => ({
          ...{ conferenceId, list, committeeId, position },
          ...valuesOf({ ...noTexts, kind: '', ...texts }),
          ...{ engName: eng_name, engDuty: eng_duty, engAffiliation: eng_affiliation },
        })),
      )
      .returning({ id: hostEntries.id, position: hostEntries.position })
  }
  await write('hosts', hosts)
  const made = await write(
    'committees',
    committees.map(({ name, eng_name }) => ({ name, eng_name })),
  )
  for (const { id, position } of made) await write('members', committees[position]?.members ?? [], id)
  await write('contacts', contacts)
}

const valuesOf = ({
  kind,
  name,
  duty,
  affiliation,
  url,
  phone,
  email,
  wechat,
}: EntryTexts & { kind: string }) => ({
  ...{ kind, name, duty, affiliation, url, phone, email, wechat },
})

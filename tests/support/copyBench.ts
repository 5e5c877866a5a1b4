import { eq } from 'drizzle-orm'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { conferenceFile, copyParts, nextOf, type ConferenceFile } from '../../src/contract/conferenceFile.ts'
import { formLimits } from '../../src/contract/formFields.ts'
import { mostEntries } from '../../src/contract/hostEntries.ts'
import { saleLimits } from '../../src/contract/ticketSale.ts'
import { users } from '../../server/db/schema/accounts.ts'
import { conferences } from '../../server/db/schema/catalogue.ts'
import { openDatabase } from '../../server/db/open.ts'
import { eyesOn } from '../../server/lifecycles/copy/eyesOn.ts'
import { readConferenceFile } from '../../server/lifecycles/copy/readConferenceFile.ts'
import { writeConferenceFile } from '../../server/lifecycles/copy/writeConferenceFile.ts'
import { quietLog } from './engines.ts'

/** A conference whose lists are full, and next year's made of it: what `npm run bench copies` measures. */
export const openBench = async (url: string) => {
  const { db, close } = await openDatabase(url, quietLog, { cluster: null })
  const [chair] = await db.insert(users).values({ nickname: 'chair' }).returning()
  if (chair === undefined) throw new Error('the chair was not kept')
  const at = new Date()
  const source = conferenceFile.parse(fullFile())
  const write = (file: ConferenceFile, key: string, first_day: string | null, from: number | null) =>
    db.transaction(async (tx) => {
      const { title, eng_title } = file.basics
      const copy = { from, title, eng_title, first_day, request: key, keys: [], seen: [] }
      const row = await writeConferenceFile(tx, { file, userId: chair.id, key, at, copy })
      await eyesOn(tx, row, first_day, at)
      return row.id
    })
  return {
    close,
    /** Length of the conference as a file, in UTF-16 units. */
    size: JSON.stringify(source).length,
    bring: () => write(source, 'source', null, null),
    /** As the call does it: read, moved to its days, judged, written, and looked through for what needs eyes. */
    async clone(id: number, n: number) {
      const [row] = await db.select().from(conferences).where(eq(conferences.id, id))
      if (row === undefined) throw new Error(`no conference ${id}`)
      const file = await db.transaction((tx) => readConferenceFile(tx, row))
      const terms = { title: '下一届', eng_title: 'The next one', starts_on: '2028-04-29', parts: copyParts }
      return write(
        conferenceFile.parse(nextOf(file, terms)),
        `clone ${n}`,
        file.basics.starts_at.slice(0, 10),
        id,
      )
    },
  }
}

/** As many as a list may hold. */
const upTo = <One>(list: readonly One[], most: number): One[] =>
  list.length === 0 ? [] : Array.from({ length: most }, (_, at) => list[at % list.length] as One)

const fullFile = (): ConferenceFile => {
  const file = fixturesFor('zh').getConferenceFile.file
  return {
    ...file,
    tickets: upTo(file.tickets, saleLimits.ticketTypes),
    meals: upTo(file.meals, saleLimits.meals),
    hotels: upTo(file.hotels, 100),
    hosts: upTo(file.hosts, mostEntries.hosts),
    committees: upTo(file.committees, mostEntries.committees).map((committee) => ({
      ...committee,
      members: upTo(committee.members, mostEntries.members),
    })),
    contacts: upTo(file.contacts, mostEntries.contacts),
    // A condition names its question by its place.
    form: upTo(file.form, formLimits.fields).map((question) => ({ ...question, condition: null })),
  }
}

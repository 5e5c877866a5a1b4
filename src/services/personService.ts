import { toFailure } from '../contract/failure.ts'
import { correctPerson, getPerson, notePerson, writeToPerson, type Person } from '../contract/people.ts'
import type { Api } from './api.ts'

type Texts = Readonly<Record<string, string>>
interface Sent {
  readonly person: Pick<Person, 'id' | 'conference_id'>
  readonly key: string
  readonly signal: AbortSignal
}

/** The team's manual actions on one participant. */
export const createPersonService = ({ api }: { api: Api }) => ({
  /**
   * Refused as `versionConflict` where another user has corrected it since; `onTheirs` receives the current values
   * before the call fails.
   */
  async correct(
    { name = '', affiliation = '', reason = '' }: Texts,
    {
      person: { id, conference_id },
      key,
      seen,
      signal,
    }: Sent & { seen: Pick<Person['attendee'], 'name' | 'affiliation'> },
    onTheirs: (attendee: Person['attendee']) => void,
  ) {
    const wish = { conference_id, id, key, name, affiliation, reason }
    const sight = { seen_name: seen.name, seen_affiliation: seen.affiliation }
    try {
      return await api.call(correctPerson, { ...wish, ...sight }, { signal })
    } catch (error) {
      if (toFailure(error).reason === 'versionConflict')
        onTheirs((await api.call(getPerson, { conference_id, id }, { signal })).attendee)
      throw error
    }
  },

  /** Notes something for the team, or writes to the participant. */
  say: (act: 'note' | 'write', { text = '' }: Texts, { person, key, signal }: Sent) => {
    const { id, conference_id } = person
    return api.call(act === 'note' ? notePerson : writeToPerson, { conference_id, id, key, text }, { signal })
  },
})

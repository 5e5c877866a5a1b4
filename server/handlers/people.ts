import { takeHit } from '../accounts/limits.ts'
import {
  readPeople,
  questionsOfConference,
  tagsOfConference,
  typesOfConference,
  viewsOfConference,
} from '../lifecycles/people/readPeople.ts'
import { readPerson } from '../lifecycles/people/readPerson.ts'
import { conferenceOf, placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { pick, type Deps, type HandlerTable } from './table.ts'

/** The people of a conference, for its chairs and secretaries (CONF-03). */
export const peopleHandlers = ({ db, now }: Deps) =>
  ({
    listPeople: async ({ conference_id, after = null, page_size, ...filter }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      const window = { key: `people:${call.member.userId}`, hits: 600, seconds: 600 }
      const wait = await takeHit(db, window, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const wish = { conferenceId: conference_id, filter, after, limit: page_size }
      return readPeople(db, wish, call.exchange.language)
    },

    getPeopleTools: async ({ conference_id }, call) => {
      const { conference, parts } = await placeInTeam(db, actorOf(call), conference_id, 'people')
      return {
        conference: pick(call.exchange, conference.title, conference.engTitle),
        parts,
        types: await typesOfConference(db, conference_id, call.exchange.language),
        tags: await tagsOfConference(db, conference_id),
        questions: await questionsOfConference(db, conference_id, call.exchange.language),
        views: await viewsOfConference(db, conference_id),
      }
    },

    getPerson: async ({ conference_id, id }, call) => {
      const actor = actorOf(call)
      const { conference, parts } = await placeInTeam(db, actor, conference_id, 'people')
      return {
        conference_id,
        conference: pick(call.exchange, conference.title, conference.engTitle),
        parts,
        ...(await db.transaction((tx) =>
          readPerson(tx, actor, { conferenceId: conference_id, id }, call.exchange.language),
        )),
      }
    },
  }) satisfies Partial<HandlerTable>

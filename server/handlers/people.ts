import { takeHit } from '../accounts/limits.ts'
import {
  readPeople,
  questionsOfConference,
  tagsOfConference,
  typesOfConference,
  viewsOfConference,
} from '../lifecycles/people/readPeople.ts'
import { correctPerson, notePerson, writeToPerson } from '../lifecycles/people/actOnPerson.ts'
import { readPerson } from '../lifecycles/people/readPerson.ts'
import { conferenceOf, placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** The people of a conference, for its chairs and secretaries (CONF-03). */
export const peopleHandlers = ({ db, now }: Deps) => {
  /** Member of the team and registration of an act. @throws Refused */
  const actOf = async (
    { conference_id: conferenceId, id, key }: { conference_id: number; id: number; key: string },
    call: MemberCall,
  ) => {
    await conferenceOf(db, actorOf(call), conferenceId, 'people')
    const { userId } = call.member
    const wait = await takeHit(db, { key: `person:${userId}`, hits: 300, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    if (!isRowId(id)) throw new Refused('notFound', { field: 'id' })
    return { conferenceId, orderId: id, userId, key, at: new Date(now()) }
  }
  return {
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

    correctPerson: async ({ name, affiliation, reason, seen_name, seen_affiliation, ...about }, call) => {
      const seen = {
        ...(seen_name === undefined ? {} : { name: seen_name }),
        ...(seen_affiliation === undefined ? {} : { affiliation: seen_affiliation }),
      }
      const act = await actOf(about, call)
      await db.transaction((tx) => correctPerson(tx, act, { name, affiliation, reason: reason ?? '', seen }))
      return null
    },

    notePerson: async ({ text, ...about }, call) => {
      const act = await actOf(about, call)
      await db.transaction((tx) => notePerson(tx, act, text))
      return null
    },

    writeToPerson: async ({ text, ...about }, call) => {
      const act = await actOf(about, call)
      await db.transaction((tx) => writeToPerson(tx, act, text))
      return null
    },
  } satisfies Partial<HandlerTable>
}

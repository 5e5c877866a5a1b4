import { eq } from 'drizzle-orm'

import { audit } from '../accounts/audit.ts'
import { takeHit } from '../accounts/limits.ts'
import { lives, videos } from '../db/schema/catalogue.ts'
import type { Tx } from '../db/types.ts'
import { refuseStrangePicture } from '../files/ownPictures.ts'
import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { readOwnLives } from '../live/plan/readOwnLives.ts'
import { liveOf, planLive, saveLive } from '../live/plan/savePlan.ts'
import { askStaff } from '../live/plan/askStaff.ts'
import { tellOfLive } from '../live/plan/tellOfLive.ts'
import { replanRoom } from '../lifecycles/lives/replanRoom.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable, MemberCall } from './table.ts'

const savesPerHour = 600

/** Lives as the organizers of a conference make them (CONF-03). */
export const ownLiveHandlers = ({ db, engine, live: rooms, now }: Deps) => {
  const placeOf = (call: MemberCall, conferenceId: number) =>
    placeInTeam(db, actorOf(call), conferenceId, 'lives')

  /** One change with what is written down of it, in one transaction. */
  const change = async <T>(
    call: MemberCall,
    conferenceId: number,
    done: (tx: Tx, place: Awaited<ReturnType<typeof placeOf>>, at: Date) => Promise<T>,
  ): Promise<T> => {
    const place = await placeOf(call, conferenceId)
    const hits = { key: `lives:${call.member.userId}`, hits: savesPerHour, seconds: 3600 }
    const wait = await takeHit(db, hits, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    return db.transaction((tx) => done(tx, place, new Date(now())))
  }

  return {
    listOwnLives: async ({ conference_id }, call) => {
      const place = await placeOf(call, conference_id)
      return readOwnLives(db, { ...place, language: call.exchange.language })
    },

    saveOwnLive: async (wish, call) => {
      const by = call.member.userId
      const { live, before, isChanged } = await change(
        call,
        wish.conference_id,
        async (tx, { conference }, at) => {
          const saved = await saveLive(tx, conference, wish, { at, by })
          if (saved.isChanged) {
            await replanRoom(tx, saved.live.id)
            await tellOfLive(tx, { ...saved, at, by })
            const data = { id: saved.live.id, title: saved.live.title }
            await audit(tx, call.exchange, at, 'conference', conference.id, 'live.saved', by, data)
          }
          return saved
        },
      )
      if (isChanged && before !== null) await rooms.rooms.replan(live.id)
      return { id: live.id }
    },

    planOwnLive: async (wish, call) => {
      const by = call.member.userId
      const { live, isChanged } = await change(call, wish.conference_id, async (tx, { conference }, at) => {
        const planned = await planLive(tx, conference, wish, at)
        if (planned.isChanged) {
          await replanRoom(tx, wish.id)
          await tellOfLive(tx, { ...planned, at, by })
          const data = { id: wish.id, act: wish.act }
          await audit(tx, call.exchange, at, 'conference', conference.id, 'live.planned', by, data)
        }
        return planned
      })
      if (isChanged) await rooms.rooms.replan(live.id)
      return { id: live.id, publication: live.publication }
    },

    askLiveStaff: async (wish, call) => {
      const { conference } = await placeOf(call, wish.conference_id)
      const by = call.member.userId
      const wait = await takeHit(db, { key: `liveStaff:${by}`, hits: 60, seconds: 3600 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const actor = { ...actorOf(call), userId: by }
      const staff_id = await engine.run((scope) => askStaff(scope, actor, conference, wish))
      // A chair who names themselves gets the part at once.
      if (wish.user_id === by) await rooms.rooms.replan(wish.id)
      return { staff_id }
    },

    saveLiveRecording: (wish, call) =>
      change(call, wish.conference_id, async (tx, { conference }, at) => {
        const live = await liveOf(tx, conference.id, wish.id)
        if (live.videoId === null) throw new Refused('recordingMissing', { field: 'id' })
        const values = {
          title: wish.title,
          engTitle: wish.eng_title,
          speaker: wish.speaker,
          engSpeaker: wish.eng_speaker,
          cover: wish.cover === '' ? live.cover : wish.cover,
          hidden: wish.hidden === 1,
        }
        const [before] = await tx.select().from(videos).where(eq(videos.id, live.videoId)).for('update')
        await refuseStrangePicture(
          tx,
          { cover: wish.cover },
          { userId: call.member.userId, isShown: true, before: [live.cover, before?.cover ?? ''] },
        )
        const isSaid = (Object.keys(values) as Array<keyof typeof values>).every(
          (name) => before?.[name] === values[name],
        )
        if (isSaid) return { id: live.id }
        if (live.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
        await tx.update(videos).set(values).where(eq(videos.id, live.videoId))
        await tx
          .update(lives)
          .set({ version: live.version + 1 })
          .where(eq(lives.id, live.id))
        const data = { id: live.id, hidden: values.hidden }
        const by = call.member.userId
        await audit(tx, call.exchange, at, 'conference', conference.id, 'live.recordingSaved', by, data)
        return { id: live.id }
      }),
  } satisfies Partial<HandlerTable>
}

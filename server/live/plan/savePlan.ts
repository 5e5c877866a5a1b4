import { and, count, eq, inArray } from 'drizzle-orm'

import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { planAfter, type LiveAct, type LivePublication } from '../../../src/contract/livePlan.ts'
import { liveLimits, type planOwnLive, type saveOwnLive } from '../../../src/contract/ownLive.ts'
import type { LiveReason, Reason } from '../../../src/contract/reasons.ts'
import { wallTime } from '../../../src/contract/wallTimes.ts'
import { lockConference } from '../../db/lockConference.ts'
import { lives, type conferences } from '../../db/schema/catalogue.ts'
import { ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { refuseStrangePicture } from '../../files/ownPictures.ts'
import { Refused } from '../../shared/refused.ts'
import { typedMoment } from '../../shared/typedMoment.ts'
import { isInTeam } from '../../lifecycles/team/isInTeam.ts'

type Conference = typeof conferences.$inferSelect
export type Live = typeof lives.$inferSelect
type Wish = HandlerInput<typeof saveOwnLive>

interface Changed {
  readonly live: Live
  /** As it was; null: it is new, or nothing changed. */
  readonly before: Live | null
  readonly isChanged: boolean
}

/** Makes a draft, or changes a live that has not begun. A scheduled live stays fit to be scheduled. */
export const saveLive = async (
  tx: Tx,
  conference: Conference,
  wish: Wish,
  { at, by }: { at: Date; by: number },
): Promise<Changed> => {
  // Both take the conference first: ten that make a live at once see each other's.
  await lockConference(tx, conference.id)
  if (wish.id === 0) {
    await refuseStrangePicture(tx, picturesOf(wish), { userId: by, isShown: true, before: [] })
    return makeDraft(tx, conference, wish, at)
  }
  const before = await liveOf(tx, conference.id, wish.id)
  const shown = [before.cover, before.bgImage, before.cloudBgImage, before.outPopImage]
  await refuseStrangePicture(tx, picturesOf(wish), { userId: by, isShown: true, before: shown })
  const values = await valuesOf(tx, conference, wish, before)
  if (isSaid(before, values)) return { live: before, before: null, isChanged: false }
  if (before.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  mustNotHaveBegun(before)
  if (before.publication === 'cancelled') throw new Refused('liveCancelled')
  const [live] = await tx
    .update(lives)
    .set({
      ...values,
      version: before.version + 1,
      changedAt: at,
      // A time that was never announced needs no notice.
      rescheduledFrom:
        before.publication !== 'scheduled'
          ? null
          : before.startsAt.getTime() === values.startsAt.getTime()
            ? before.rescheduledFrom
            : before.startsAt,
    })
    .where(eq(lives.id, before.id))
    .returning()
  if (live === undefined) throw new Error(`live ${before.id} vanished while it was saved`)
  if (live.publication === 'scheduled') await mustBeReady(tx, conference, live, at)
  return { live, before, isChanged: true }
}

const picturesOf = ({ cover, bg_image, cloud_bg_image, out_pop_image }: Wish) => ({
  ...{ cover, bg_image, cloud_bg_image, out_pop_image },
})

const makeDraft = async (tx: Tx, conference: Conference, wish: Wish, at: Date): Promise<Changed> => {
  const values = await valuesOf(tx, conference, wish, null)
  const [made] = await tx
    .select()
    .from(lives)
    .where(and(eq(lives.conferenceId, conference.id), eq(lives.creationKey, wish.key)))
  if (made !== undefined) {
    if (!isSaid(made, values)) throw new Refused('keyReused', { field: 'key' })
    return { live: made, before: null, isChanged: false }
  }
  const [row] = await tx.select({ number: count() }).from(lives).where(eq(lives.conferenceId, conference.id))
  if ((row?.number ?? 0) >= liveLimits.lives) throw new Refused('livesTooMany')
  const [live] = await tx
    .insert(lives)
    .values({
      ...values,
      conferenceId: conference.id,
      publication: 'draft',
      creationKey: wish.key,
      changedAt: at,
    })
    .returning()
  if (live === undefined) throw new Error('the live was not written')
  return { live, before: null, isChanged: true }
}

/** Schedules, cancels or makes a draft of it again; asked twice it is done once. */
export const planLive = async (
  tx: Tx,
  conference: Conference,
  { id, version, act }: HandlerInput<typeof planOwnLive>,
  at: Date,
): Promise<Changed> => {
  const before = await liveOf(tx, conference.id, id)
  const publication = planAfter(before.publication, act)
  if (publication === null) {
    if (before.publication === goal[act]) return { live: before, before: null, isChanged: false }
    throw new Refused(inTheWay[before.publication])
  }
  if (before.version !== version) throw new Refused('versionConflict', { field: 'version' })
  mustNotHaveBegun(before)
  if (act === 'schedule') await mustBeReady(tx, conference, before, at)
  const [live] = await tx
    .update(lives)
    .set({ publication, version: before.version + 1, changedAt: at })
    .where(eq(lives.id, id))
    .returning()
  if (live === undefined) throw new Error(`live ${id} vanished while it was planned`)
  return { live, before, isChanged: true }
}

const goal = { schedule: 'scheduled', cancel: 'cancelled', reopen: 'draft' } as const satisfies Record<
  LiveAct,
  LivePublication
>
const inTheWay = {
  draft: 'liveIsDraft',
  scheduled: 'liveIsScheduled',
  cancelled: 'liveCancelled',
} as const satisfies Record<LivePublication, LiveReason>

export const liveOf = async (tx: Tx, conferenceId: number, id: number): Promise<Live> => {
  const [live] = await tx
    .select()
    .from(lives)
    .where(and(eq(lives.id, id), eq(lives.conferenceId, conferenceId)))
    .for('update')
  if (live === undefined) throw new Refused('notFound', { field: 'id' })
  return live
}

export const mustNotHaveBegun = ({ status }: Pick<Live, 'status'>) => {
  if (status !== 'not_started') throw new Refused(begun[status])
}
const begun = { ongoing: 'liveOngoing', paused: 'livePaused', ended: 'liveEnded' } as const

/** Requires a public live to be complete in both languages (CONF-02), to have a host of the team, and to be in the future. */
const mustBeReady = async (tx: Tx, conference: Conference, live: Live, at: Date) => {
  if (conference.publication !== 'published') throw new Refused(unpublished[conference.publication])
  for (const [text, field] of [
    [live.title, 'title'],
    [live.engTitle, 'eng_title'],
    [live.speaker, 'speaker'],
    [live.engSpeaker, 'eng_speaker'],
  ] as const)
    if (text === '') throw new Refused('required', { field })
  if (live.anchorId === null) throw new Refused('hostNotConfirmed')
  if (!(await isInTeam(tx, conference.id, live.anchorId))) throw new Refused('liveHostOutside')
  if (live.startsAt <= at) throw new Refused('liveInPast', { field: 'starts_at' })
}
const unpublished = {
  draft: 'conferenceDraft',
  in_review: 'conferenceInReview',
  cancelled: 'conferenceCancelled',
  archived: 'conferenceArchived',
} as const satisfies Record<Exclude<Conference['publication'], 'published'>, Reason>

/** @throws Refused where a ticket type is of another conference */
const valuesOf = async (tx: Tx, conference: Conference, wish: Wish, before: Live | null) => {
  const { access } = wish
  const { timeZone } = conference
  // An unchanged wall time keeps the instant, to the second.
  const isSameTime = before !== null && wallTime(before.startsAt.toISOString(), timeZone) === wish.starts_at
  return {
    title: wish.title,
    engTitle: wish.eng_title,
    speaker: wish.speaker,
    engSpeaker: wish.eng_speaker,
    startsAt: isSameTime ? before.startsAt : typedMoment(wish.starts_at, timeZone, 'starts_at'),
    maxUser: wish.max_user,
    linkMicWait: wish.link_mic_wait,
    access,
    accessTypes: access === 'ticket' ? await typesOf(tx, conference.id, wish.access_types) : [],
    cover: wish.cover === '' ? siteCover : wish.cover,
    bgImage: wish.bg_image,
    cloudBgImage: wish.cloud_bg_image,
    outPopImage: wish.out_pop_image,
  }
}
const siteCover = '/covers/page.svg'

const typesOf = async (tx: Tx, conferenceId: number, ids: readonly number[]): Promise<number[]> => {
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other)
  const found = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, conferenceId), inArray(ticketTypes.id, wanted)))
  if (found.length < wanted.length) throw new Refused('ticketTypeUnknown', { field: 'access_types' })
  return wanted
}

const isSaid = (row: Live, values: Awaited<ReturnType<typeof valuesOf>>): boolean =>
  (Object.keys(values) as Array<keyof typeof values>).every(
    (name) => JSON.stringify(row[name]) === JSON.stringify(values[name]),
  )

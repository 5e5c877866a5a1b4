import { eq, sql, type SQLWrapper } from 'drizzle-orm'

import type { PaperSettingsView, savePaperSettings } from '../../../src/contract/paperDesk.ts'
import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { lockConference } from '../../db/lockConference.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperSettings } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { Refused } from '../../shared/refused.ts'
import { typedMoment } from '../../shared/typedMoment.ts'
import { settingsOf } from './settings.ts'

/** How a conference takes papers, as its chairs read it. */
export const readSettings = async (
  tx: Db | Tx,
  conferenceId: number,
  language: MessageLanguage,
): Promise<PaperSettingsView> => {
  const { title, engTitle, timeZone, submissionDeadline } = conferences
  const typed = (moment: SQLWrapper) =>
    sql<string | null>`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`
  const [row] = await tx
    .select({
      title,
      engTitle,
      timeZone,
      deadline: typed(submissionDeadline),
      finalDeadline: typed(paperSettings.finalDueAt),
      version: sql<number>`coalesce(${paperSettings.version}, 0)::int`,
    })
    .from(conferences)
    .leftJoin(paperSettings, eq(paperSettings.conferenceId, conferences.id))
    .where(eq(conferences.id, conferenceId))
  if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
  const settings = await settingsOf(tx, conferenceId)
  return {
    conference_id: conferenceId,
    conference: inLanguage(language, row.title, row.engTitle),
    version: row.version,
    rounds: settings.rounds,
    max_rounds: settings.maxRounds,
    grace_minutes: settings.graceMinutes,
    reviews_needed: settings.reviewsNeeded,
    response_days: settings.responseDays,
    review_days: settings.reviewDays,
    revision_days: settings.revisionDays,
    fee: settings.fee,
    anonymity: settings.anonymity,
    discussion: settings.discussion,
    rebuttal: settings.rebuttal ? 'on' : 'off',
    rebuttal_days: settings.rebuttalDays,
    rebuttal_length: settings.rebuttalLength,
    deadline: row.deadline ?? '',
    final_deadline: row.finalDeadline ?? '',
    time_zone: row.timeZone,
  }
}

type Wish = HandlerInput<typeof savePaperSettings>

/** Writes them, unless another chair has since; a deadline that is changed lies ahead. Answers what stood before. */
export const writeSettings = async (tx: Tx, wish: Wish, at: Date): Promise<PaperSettingsView> => {
  const { conference_id: conferenceId } = wish
  // Two chairs are in line at the conference: there may be no row of settings yet.
  await lockConference(tx, conferenceId)
  const before = await readSettings(tx, conferenceId, 'zh')
  if (before.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  const isMoved = wish.deadline !== before.deadline
  const isFinalMoved = wish.final_deadline !== before.final_deadline
  const momentOf = (field: 'deadline' | 'final_deadline') => ahead(wish[field], before.time_zone, field, at)
  if (isMoved)
    await tx
      .update(conferences)
      .set({ submissionDeadline: momentOf('deadline') })
      .where(eq(conferences.id, conferenceId))
  const values = {
    rounds: wish.rounds,
    maxRounds: wish.max_rounds,
    graceMinutes: wish.grace_minutes,
    reviewsNeeded: wish.reviews_needed,
    responseDays: wish.response_days,
    reviewDays: wish.review_days,
    revisionDays: wish.revision_days,
    fee: wish.fee,
    anonymity: wish.anonymity,
    discussion: wish.discussion,
    rebuttal: wish.rebuttal === 'on',
    rebuttalDays: wish.rebuttal_days,
    rebuttalLength: wish.rebuttal_length,
    ...(isFinalMoved ? { finalDueAt: momentOf('final_deadline') } : {}),
    version: wish.version + 1,
    updatedAt: at,
  }
  await tx
    .insert(paperSettings)
    .values({ conferenceId, ...values })
    .onConflictDoUpdate({ target: paperSettings.conferenceId, set: values })
  return before
}

/** The end of a typed minute, which belongs to it; null: none was typed. @throws Refused `deadlinePast` where it is over */
const ahead = (typed: string, zone: string, field: string, at: Date): Date | null => {
  if (typed === '') return null
  const moment = new Date(typedMoment(typed, zone, field).getTime() + 59_000)
  if (moment.getTime() <= at.getTime()) throw new Refused('deadlinePast', { field })
  return moment
}

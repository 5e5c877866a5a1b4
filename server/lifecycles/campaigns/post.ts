import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'

import { mostAttempts } from '../../../src/contract/campaign.ts'
import type { MessageType } from '../../../src/contract/notifications.ts'
import { campaignRecipients, campaigns } from '../../db/schema/campaigns.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Log } from '../../db/types.ts'
import type { Breaker } from '../../senders/breaker.ts'
import { stopAddress } from '../../notifications/stoppedAddresses.ts'
import { isSendOutage, SendError, type MailSender } from '../../senders/sender.ts'
import { peopleOf } from './audience.ts'
import { campaignMail, campaignMessageId, replyAddressOf, siteNameOf } from './campaignMail.ts'
import { campaignWithConference, type RecipientRow } from './campaignRows.ts'
import { refusals, takeDown } from './takeDown.ts'

export interface PostTools {
  readonly db: Db
  readonly sender: Pick<MailSender, 'sendMail'>
  /** Origin of the site, without a trailing slash. */
  readonly origin: string
  /** Ends mails of a kind by itself; signed. */
  readonly unsubscribePath: (subscription: { userId: number; type: MessageType }) => string
  readonly log: Log
  readonly now: () => number
  /** Breaker of the mail server; without it no outage is known. */
  readonly breaker?: Breaker
  /** Registrations that are taken down at once. */
  readonly batch?: number
}

/** Mails under way at once: so many are uncertain after a crash. */
export const inFlight = 8
/** Rounds of one look; the next look comes a second later. */
const rounds = 20
/** A process that has claimed a mail and not reported for so long is taken to be dead: a silent mail server is given up earlier. */
export const claimMs = 300_000
/** Until the next attempt, after so many. */
const pauses = [1, 5, 15, 60].map((minutes) => minutes * 60_000)

/**
 * Lists recipients and sends waiting mails (MSG-01), on several servers at once. Each claim is committed before the mail is
 * handed over, and one with an unknown outcome is never sent again by itself: twice is worse than not at all.
 */
export const runCampaigns = async (tools: PostTools, only?: string): Promise<number> => {
  await takeDown(tools, only)
  if (only !== undefined) return 0
  await giveUpClaims(tools)
  let tried = 0
  for (let round = 0; round < rounds && tools.breaker?.admits() !== false; round += 1) {
    const rows = await claim(tools)
    if (rows.length === 0) break
    const outcomes = await Promise.all(rows.map((row) => deliver(tools, row)))
    tried += rows.length
    // A mail server that does not answer is not asked twenty times.
    if (outcomes.some((state) => state === 'retry' || state === 'uncertain')) break
  }
  return tried
}

const claim = ({ db, now, breaker }: PostTools): Promise<RecipientRow[]> =>
  db.transaction(async (tx) => {
    const at = new Date(now())
    // A pause or cancellation waits for this lock, or this passes it by.
    const open = await tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.state, 'sending'))
      .orderBy(asc(campaigns.id))
      .for('key share', { skipLocked: true })
    if (open.length === 0) return []
    const due = await tx
      .select({ id: campaignRecipients.id })
      .from(campaignRecipients)
      .where(
        and(
          inArray(campaignRecipients.state, ['pending', 'retry']),
          lte(campaignRecipients.dueAt, at),
          inArray(
            campaignRecipients.campaignId,
            open.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(asc(campaignRecipients.dueAt), asc(campaignRecipients.id))
      // A mail server that did not answer is asked by one mail.
      .limit(breaker?.state() == null ? inFlight : 1)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(campaignRecipients)
      .set({ state: 'claimed', attempts: sql`${campaignRecipients.attempts} + 1`, movedAt: at })
      .where(
        inArray(
          campaignRecipients.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })

type Outcome = Pick<RecipientRow, 'state'> &
  Partial<Pick<RecipientRow, 'skipped' | 'fault' | 'dueAt' | 'attempts'>>

/** Hands one claimed mail over and writes down what became of it. Answers its state. */
export const deliver = async (tools: PostTools, row: RecipientRow): Promise<RecipientRow['state']> => {
  const { db, log, now } = tools
  const outcome = await send(tools, row)
  if (outcome.state !== 'accepted' && outcome.state !== 'skipped')
    log.warn({ recipient: row.id, state: outcome.state, fault: outcome.fault }, 'campaign: not accepted')
  await db
    .update(campaignRecipients)
    .set({ fault: '', ...outcome, movedAt: new Date(now()) })
    .where(
      and(
        eq(campaignRecipients.id, row.id),
        // The result of a worker that seemed dead counts, unless the row was claimed again by hand.
        eq(campaignRecipients.attempts, row.attempts),
        inArray(campaignRecipients.state, ['claimed', 'uncertain']),
      ),
    )
  return outcome.state
}

const send = async (tools: PostTools, row: RecipientRow): Promise<Outcome> => {
  const { db, sender, now, breaker } = tools
  const made = await makeMail(tools, row).catch((): Outcome => again(row, 'unknown', now()))
  if ('state' in made) return made
  try {
    await sender.sendMail(made)
    return { state: 'accepted' }
  } catch (error) {
    // An error that does not come from the mail server says nothing about the mail.
    if (!(error instanceof SendError) || error.isUncertain)
      return { state: 'uncertain', fault: error instanceof SendError ? error.fault : 'unknown' }
    const held = breaker?.state() ?? null
    if (held !== null && isSendOutage(error)) {
      // Not the mail's fault: this attempt counts for nothing.
      return {
        state: 'retry',
        fault: error.fault,
        attempts: row.attempts - 1,
        dueAt: new Date(held.nextTryAt),
      }
    }
    if (error.fault !== 'rejected') return again(row, error.fault, now())
    const at = new Date(now())
    await stopAddress(db, { address: made.to, cause: 'bounced', source: 'smtp', userId: row.userId, at })
    return { state: 'failed', fault: 'rejected' }
  }
}

const again = ({ attempts }: RecipientRow, fault: string, at: number): Outcome =>
  attempts >= mostAttempts
    ? { state: 'failed', fault }
    : { state: 'retry', fault, dueAt: new Date(at + (pauses[attempts - 1] ?? pauses[0] ?? 0)) }

/** The mail, or the reason against it: the person may have unsubscribed since. */
const makeMail = async ({ db, origin, unsubscribePath }: PostTools, row: RecipientRow) => {
  const found = await campaignWithConference(db, row.campaignId)
  const [person] = await peopleOf(db, eq(orders.id, row.orderId), 1)
  if (found === null || person === undefined) throw new Error(`recipient ${row.id} lost its campaign`)
  const { row: campaign, conference } = found
  const skip = (skipped: 'noAddress' | 'optedOut' | 'stopped'): Outcome => ({ state: 'skipped', skipped })
  if (row.address === null || person.address === null) return skip('noAddress')
  const { stopped, unwanted } = await refusals(db, [row.address], [row.userId])
  if (unwanted.size > 0 && !campaign.isEssential) return skip('optedOut')
  if (stopped.size > 0) return skip('stopped')
  const mail = campaignMail(campaign, person, {
    ...{ conference, origin, siteName: await siteNameOf(db) },
    replyTo: await replyAddressOf(db, conference.id),
  })
  return {
    to: row.address,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    lang: mail.language,
    fromName: mail.fromName,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    once: true,
    messageId: campaignMessageId(`recipient ${row.id}`, origin),
    ...(campaign.isEssential
      ? {}
      : { unsubscribe: `${origin}${unsubscribePath({ userId: row.userId, type: 'conference' })}` }),
  }
}

/** Claims of dead workers: it is unknown whether their mails arrived. */
const giveUpClaims = async ({ db, now }: PostTools): Promise<void> => {
  await db
    .update(campaignRecipients)
    .set({ state: 'uncertain', fault: 'unknown', movedAt: new Date(now()) })
    .where(
      and(eq(campaignRecipients.state, 'claimed'), lt(campaignRecipients.movedAt, new Date(now() - claimMs))),
    )
}

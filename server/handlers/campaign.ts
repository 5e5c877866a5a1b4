import { and, eq } from 'drizzle-orm'

import { takeHit } from '../accounts/limits.ts'
import { unsubscribePath } from '../accounts/unsubscription.ts'
import { users } from '../db/schema/accounts.ts'
import { campaignRecipients, campaigns } from '../db/schema/campaigns.ts'
import { isApproved } from '../lifecycles/isApproved.ts'
import { isOrder, meant, measure, needsSecond, peopleOf } from '../lifecycles/campaigns/audience.ts'
import {
  campaignMail,
  campaignMessageId,
  replyAddressOf,
  siteNameOf,
  type Reader,
} from '../lifecycles/campaigns/campaignMail.ts'
import { hasText, type CampaignRow, type ConferenceRow } from '../lifecycles/campaigns/campaignRows.ts'
import {
  campaignCards,
  campaignView,
  ofConference,
  recipientPage,
  samplePerson,
} from '../lifecycles/campaigns/campaignView.ts'
import { explain } from '../lifecycles/campaigns/explain.ts'
import { deliver } from '../lifecycles/campaigns/post.ts'
import { beginCampaign, saveCampaign } from '../lifecycles/campaigns/saveCampaign.ts'
import type { Scope } from '../lifecycles/types.ts'
import { conferenceOf, placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { wasDone, writeDown, type Act } from '../operators/acts.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { offsetOf, pick, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** Mail to the people of a conference (CONF-03, MSG-01). */
export const campaignHandlers = ({ db, engine, config, sender, now }: Deps) => {
  const open = (call: MemberCall, conferenceId: number) =>
    conferenceOf(db, actorOf(call), conferenceId, 'people')
  const reading = ({ member, exchange }: MemberCall) => ({
    userId: member.userId,
    language: exchange.language,
    at: new Date(now()),
  })
  const view = (call: MemberCall, conferenceId: number, id: number) =>
    campaignView(db, conferenceId, id, reading(call))

  /** Person whose data the mail shows: an attendee of the conference, the first of the audience, or the reader. Throws `Refused`. */
  const readerOf = async (call: MemberCall, row: CampaignRow, orderId: number | undefined) => {
    const { conferenceId } = row
    const [person] = await peopleOf(
      db,
      orderId === undefined ? meant(conferenceId, row.audience) : isOrder(conferenceId, orderId),
      1,
    )
    if (person !== undefined) return person
    if (orderId !== undefined) throw new Refused('notFound', { field: 'order_id' })
    const account = await accountOf(call)
    return { ...account, ...nobodys, name: account.nickname, address: account.email } satisfies Reader & {
      address: string | null
    }
  }
  const accountOf = async ({ member }: MemberCall) => {
    const [account] = await db
      .select({ nickname: users.nickname, email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, member.userId))
    if (account === undefined) throw new Error(`account ${member.userId} is not there`)
    return account
  }
  const mailFor = async (call: MemberCall, row: CampaignRow, conference: ConferenceRow, reader: Reader) =>
    campaignMail(row, reader, {
      conference,
      origin: call.exchange.origin,
      siteName: await siteNameOf(db),
      replyTo: await replyAddressOf(db, conference.id),
    })

  /** Does it once for each key of the same person, and writes it down with it; null: it was done before. */
  const once = <Result>(
    { member, exchange }: MemberCall,
    { id, key, event, about = {} }: Once,
    work: (scope: Scope) => Promise<Result>,
  ): Promise<Result | null> =>
    engine.run(async (scope) => {
      const act: Act = {
        ...{ actorId: member.userId, requestId: exchange.id, key, event, at: scope.now() },
        ...{ entity: 'campaign', entityId: String(id) },
      }
      if (await wasDone(scope.tx, act, about)) return null
      const result = await work(scope)
      await writeDown(scope.tx, act, about)
      return result
    })

  return {
    listCampaigns: async ({ conference_id }, call) => {
      const { conference, parts } = await placeInTeam(db, actorOf(call), conference_id, 'people')
      return {
        conference_id,
        conference: pick(call.exchange, conference.title, conference.engTitle),
        parts,
        may_reach_out: await isApproved(db, conference.organizerId),
        list: await campaignCards(db, conference),
      }
    },

    measureAudience: async ({ conference_id, audience }, call) => {
      await open(call, conference_id)
      const { language } = call.exchange
      const reach = await measure(db, conference_id, audience)
      const people = await peopleOf(db, meant(conference_id, audience), sampled)
      return {
        ...reach,
        needs_second: needsSecond(reach, false),
        sample: people.map((person) => samplePerson(person, language)),
      }
    },

    createCampaign: async ({ conference_id, audience, key }, call) => {
      await open(call, conference_id)
      const wish = { conferenceId: conference_id, audience, userId: call.member.userId, key }
      return view(call, conference_id, await beginCampaign(db, { ...wish, at: new Date(now()) }))
    },

    getCampaign: async ({ conference_id, id }, call) => {
      await open(call, conference_id)
      return view(call, conference_id, id)
    },

    saveCampaign: async ({ conference_id, id, revision, send_at, ...input }, call) => {
      await open(call, conference_id)
      if (input.timing === 'at' && send_at === undefined) throw new Refused('required', { field: 'send_at' })
      const { eng_title: engTitle, eng_body: engBody, is_essential, distance, side, ...rest } = input
      const texts = {
        ...rest,
        engTitle,
        engBody,
        isEssential: is_essential === 1,
        days: side === 'after' ? distance : -distance,
        sendAt: send_at === undefined ? null : new Date(send_at),
      }
      const { userId } = call.member
      await engine.run((scope) =>
        saveCampaign(scope, { conferenceId: conference_id, id, revision, userId, texts }),
      )
      return view(call, conference_id, id)
    },

    previewCampaign: async ({ conference_id, id, order_id }, call) => {
      await open(call, conference_id)
      const { row, conference } = await ofConference(db, conference_id, id)
      const reader = await readerOf(call, row, order_id)
      const mail = await mailFor(call, row, conference, reader)
      const { subject, text, html, language, body } = mail
      const shown = { subject, text, html, language, body }
      return { order_id: reader.orderId, name: reader.name, address: reader.address ?? '', ...shown }
    },

    testCampaign: async ({ conference_id, id, revision, order_id, key }, call) => {
      await open(call, conference_id)
      const { userId } = call.member
      const { row, conference } = await ofConference(db, conference_id, id)
      if (row.state !== 'draft') throw new Refused('campaignLocked')
      if (row.revision !== revision) throw new Refused('versionConflict', { field: 'revision' })
      const reader = await readerOf(call, row, order_id)
      const { email } = await accountOf(call)
      if (email === null) throw new Refused('ownAddressMissing')
      const languages = (['zh', 'en'] as const).filter((language) => hasText(row, language))
      if (languages.length === 0) throw new Refused('campaignTextMissing')
      const wait = await takeHit(db, { key: `campaignTests:${userId}`, hits: 30, seconds: 3600 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const isNew = await once(call, { id, key, event: 'campaign.tested' }, () => Promise.resolve(true))
      if (isNew === null) return null
      for (const language of languages) {
        const {
          body: _body,
          language: lang,
          ...made
        } = await mailFor(call, row, conference, {
          ...reader,
          language,
        })
        const messageId = campaignMessageId(`test ${userId} ${key} ${language}`, call.exchange.origin)
        await sender
          .sendMail({ to: email, ...made, lang, messageId, once: true })
          .catch(() => Promise.reject(new Refused('testMailFailed')))
      }
      // Marks the text that was tested: one saved since then stays untested.
      await db.update(campaigns).set({ testedHash: row.hash }).where(eq(campaigns.id, id))
      return null
    },

    listRecipients: async ({ conference_id, id, state, page, page_size }, call) => {
      await open(call, conference_id)
      await ofConference(db, conference_id, id)
      const offset = offsetOf({ page, page_size })
      return recipientPage(db, { campaignId: id, state, page, page_size, offset })
    },

    explainRecipient: async ({ conference_id, id, q }, call) => {
      await open(call, conference_id)
      const { row } = await ofConference(db, conference_id, id)
      return explain(db, row, q)
    },

    resendRecipient: async ({ conference_id, id, recipient_id, key }, call) => {
      await open(call, conference_id)
      const { row: campaign } = await ofConference(db, conference_id, id)
      const ofIt = and(eq(campaignRecipients.id, recipient_id), eq(campaignRecipients.campaignId, id))
      const about = { recipient: recipient_id }
      const claimed = await once(
        call,
        { id, key, event: 'campaign.resent', about },
        async ({ tx, now: clock }) => {
          const [row] = await tx.select().from(campaignRecipients).where(ofIt).for('update')
          if (row === undefined) throw new Refused('notFound', { field: 'recipient_id' })
          if (campaign.state === 'cancelled') throw new Refused('campaignCancelled')
          if (row.address === null || (row.state !== 'failed' && row.state !== 'uncertain'))
            throw new Refused('recipientSettled')
          const [taken] = await tx
            .update(campaignRecipients)
            .set({ state: 'claimed', attempts: row.attempts + 1, movedAt: clock() })
            .where(ofIt)
            .returning()
          return taken ?? null
        },
      )
      if (claimed !== null)
        await deliver(
          {
            db,
            sender,
            now,
            origin: call.exchange.origin,
            unsubscribePath: (subscription) => unsubscribePath(config.key, subscription),
            log: quiet,
          },
          claimed,
        )
      return null
    },
  } satisfies Partial<HandlerTable>
}

interface Once {
  /** Id of the campaign. */
  readonly id: number
  readonly key: string
  readonly event: string
  /** Data of the campaign for the log. */
  readonly about?: Readonly<Record<string, number>>
}

/** Size of the sample of an audience, for the page that chooses it. */
const sampled = 5
/** Facts for a reader without a registration. */
const nobodys = { orderId: null, orderState: null, orderNo: '—', typeName: '—', engTypeName: '—' }
/** The answer informs the account that asked. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

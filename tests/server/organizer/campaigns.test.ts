import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import type { CallInput } from '../../../src/contract/endpoint.ts'
import type { Calls } from '../../../src/contract/calls.ts'
import type { Campaign } from '../../../src/contract/campaign.ts'
import { unsubscribePath } from '../../../server/accounts/unsubscription.ts'
import { accountDeletions } from '../../../server/db/schema/accountDeletions.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { campaignRecipients, campaigns } from '../../../server/db/schema/campaigns.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { hostEntries } from '../../../server/db/schema/hostEntries.ts'
import { refusedAddresses } from '../../../server/db/schema/jobs.ts'
import { messages, unwantedMail } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { eraseAccount } from '../../../server/lifecycles/deletion/eraseAccount.ts'
import { findViolations } from '../../../server/invariants.ts'
import { noteReported } from '../../../server/lifecycles/campaigns/noteReported.ts'
import { claimMs, inFlight, runCampaigns, type PostTools } from '../../../server/lifecycles/campaigns/post.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { SendError, type Mail } from '../../../server/senders/sender.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { site, testConfig, type Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const entity = 'campaign' as const

const text = (words: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })
const empty = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })

describeDatabase('[CONF-03] [MSG-01] mail to the people of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let secretary: Browser
  let conference_id: number
  let start: number
  let types = { regular: 0, student: 0 }
  beforeEach(async () => {
    shop = await openShop(open)
    start = shop.server.clock.now
    await shop.recruit('secretary', 'secretary')
    await shop.db.update(users).set({ email: 'secretary@example.org' }).where(eq(users.account, 'secretary'))
    chair = await shop.signedIn('organizer', { lang: 'zh' })
    secretary = await shop.signedIn('secretary', { lang: 'zh' })
    const [row] = await shop.db
      .insert(conferences)
      .values({
        title: '光子学论坛',
        engTitle: 'Photonics Forum',
        startsAt: new Date(start + 20 * day),
        endsAt: new Date(start + 22 * day),
        timeZone: 'Europe/Berlin',
        publication: 'draft',
      })
      .returning({ id: conferences.id })
    conference_id = row?.id ?? 0
    for (const [account, role] of [
      ['organizer', 'organizer'],
      ['secretary', 'secretary'],
    ] as const)
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf(account), role, conferenceId: conference_id })
    const made = await shop.db
      .insert(ticketTypes)
      .values([
        { conferenceId: conference_id, name: '普通代表', engName: 'Regular' },
        { conferenceId: conference_id, name: '学生', engName: 'Student' },
      ])
      .returning({ id: ticketTypes.id })
    types = { regular: made[0]?.id ?? 0, student: made[1]?.id ?? 0 }
  })

  let people = 0
  interface Registered {
    readonly email?: string | null
    /** Given with the registration. */
    readonly given?: string
    readonly language?: 'zh' | 'en'
    readonly state?: 'to_be_paid' | 'closed'
    readonly type?: number
    readonly name?: string
    readonly userId?: number
  }
  /** A registered member; returns the account and the registration. */
  const registered = async (wish: Registered = {}) => {
    people += 1
    const { language = 'zh', state = 'to_be_paid', type = types.regular, name = `代表${people}` } = wish
    const email = wish.email === undefined ? `p${people}@example.org` : wish.email
    const [account] =
      wish.userId === undefined
        ? await shop.db.insert(users).values({ nickname: name, email, language }).returning({ id: users.id })
        : [{ id: wish.userId }]
    const userId = account?.id ?? 0
    const [order] = await shop.db
      .insert(orders)
      .values({
        ...{ no: `M${String(people).padStart(8, '0')}`, kind: 'conf', userId, conferenceId: conference_id },
        ...{ ticketTypeId: type, listAmount: 100, amount: 100, state },
        attendee: { name, affiliation: '某大学', email: wish.given ?? '' },
        closedReason: state === 'closed' ? ('expired' as const) : null,
        dueAt: new Date(start + 90 * day),
        createdAt: new Date(start - 1000),
      })
      .returning({ id: orders.id, no: orders.no })
    return { userId, order: order?.id ?? 0, no: order?.no ?? '', email, name }
  }

  const erase = async (userId: number) => {
    await shop.engine.run((scope) => eraseAccount(scope, { userId, at: scope.now(), keepMessage: 'none' }))
    await shop.db.insert(accountDeletions).values({ userId, state: 'done', deletesAt: new Date(start) })
  }

  type Save = Partial<CallInput<Calls['saveCampaign']>>
  const draft = async (audience: object = { state: 'to_be_paid' }, more: Save = {}, by = secretary) => {
    const about = { conference_id, audience: JSON.stringify(audience) }
    const { id, revision } = await by.call('createCampaign', { ...about, key: freshKey() })
    await save(id, revision, { audience: about.audience, ...more }, by)
    return id
  }
  const save = (id: number, revision: number, more: Save = {}, by = secretary) =>
    by.call('saveCampaign', {
      ...{ conference_id, id, revision, audience: JSON.stringify({ state: 'to_be_paid' }) },
      title: '{{name}}，请缴费',
      eng_title: '{{name}}, please pay',
      body: text('您的{{ticket_type}}订单 {{order_no}}：{{order_link}}'),
      eng_body: text('Your {{ticket_type}} order {{order_no}} of {{conference}}'),
      is_essential: 0,
      timing: 'now',
      ...more,
    })
  const get = (id: number, by = secretary): Promise<Campaign> => by.call('getCampaign', { conference_id, id })
  const test = async (id: number, by = secretary) => {
    const { revision } = await get(id, by)
    return by.call('testCampaign', { conference_id, id, revision, key: freshKey() })
  }
  const fire = async (event: string, id: number, by = secretary) => {
    const { version } = await get(id, by)
    return by.call('fireRecord', { entity, id, event: `campaign.${event}`, version, key: freshKey() })
  }
  const refused = async (event: string, id: number, by = secretary) => {
    const { version } = await get(id, by)
    const wish = { entity, id, event: `campaign.${event}`, version, key: freshKey() }
    return (await by.refused('fireRecord', wish)).reason
  }
  /** Tested and read, so that it can go. */
  const ready = async (...wish: Parameters<typeof draft>) => {
    const id = await draft(...wish)
    await test(id)
    await fire('see', id)
    shop.server.sender.mails.length = 0
    return id
  }
  const tools = (more: Partial<PostTools> = {}): PostTools => ({
    ...{ db: shop.db, sender: shop.server.sender, origin: site, log: quietLog, batch: 2 },
    now: () => shop.server.clock.now,
    unsubscribePath: (subscription) => unsubscribePath(testConfig.key, subscription),
    ...more,
  })
  const post = async (more: Partial<PostTools> = {}) => {
    while ((await runCampaigns(tools(more))) > 0);
  }
  const clock = () =>
    runScheduledTransitions({
      ...{ db: shop.db, engine: shop.engine, log: quietLog, batch: 2 },
      now: () => shop.server.clock.now,
    })
  const send = async (id: number) => {
    await fire('send', id)
    await post()
    await clock()
    return get(id)
  }
  const sentTo = () => shop.server.sender.mails.map(({ to }) => to).toSorted()
  const rows = (id: number) =>
    shop.db
      .select()
      .from(campaignRecipients)
      .where(eq(campaignRecipients.campaignId, id))
      .orderBy(asc(campaignRecipients.orderId))
  const told = async (account: string, name: string) =>
    shop.db.$count(messages, and(eq(messages.userId, await shop.idOf(account)), eq(messages.name, name)))

  it('goes to exactly the people whom the filter means, once to each address, and says why the others get nothing', async () => {
    const [one, two] = [await registered(), await registered({ type: types.student })]
    const closed = await registered({ state: 'closed' })
    const byGiven = await registered({ email: null, given: 'Given@Example.org' })
    const nowhere = await registered({ email: null })
    const again = await registered({ userId: one.userId, type: types.student })
    const unsubscribed = await registered()
    await shop.db.insert(unwantedMail).values({ userId: unsubscribed.userId, type: 'conference' })
    const bounced = await registered()
    await shop.db.insert(refusedAddresses).values({ address: bounced.email ?? '', cause: 'bounced' })
    const gone = await registered({ email: null, given: 'gone@example.org' })
    await erase(gone.userId)
    const id = await ready()
    const campaign = await send(id)
    expect(sentTo()).toEqual([one.email, two.email, 'given@example.org'].toSorted())
    expect(campaign).toMatchObject({ state: 'sent', counts: { accepted: 3, skipped: 5 } })
    const byOrder = new Map((await rows(id)).map((row) => [row.orderId, row.skipped ?? row.state]))
    expect(byOrder.get(nowhere.order)).toBe('noAddress')
    expect(byOrder.get(gone.order)).toBe('noAddress')
    expect(byOrder.get(again.order)).toBe('duplicate')
    expect(byOrder.get(unsubscribed.order)).toBe('optedOut')
    expect(byOrder.get(bounced.order)).toBe('stopped')
    expect(byOrder.has(closed.order)).toBe(false)
    const why = async (q: string) =>
      (await secretary.call('explainRecipient', { conference_id, id, q })).list.map((each) => each.why)
    expect(await why(closed.no)).toEqual(['filtered'])
    expect(
      (await secretary.call('explainRecipient', { conference_id, id, q: closed.no })).list[0]?.filters,
    ).toEqual(['state'])
    expect(await why(again.no)).toEqual(['duplicate'])
    expect(await why(byGiven.no)).toEqual(['accepted'])
    expect(await why('nobody-like-this')).toEqual([])
    // A registration after sending began is no recipient, and the page says why.
    const late = await registered()
    expect(await why(late.no)).toEqual(['later'])
    expect(await told('secretary', 'campaignSent')).toBe(1)
    expect(await findViolations(shop.db)).toEqual([])
  })

  it('the link to an order that is to be paid leads to paying it, and of another one to its page', async () => {
    const unpaid = await registered()
    const closed = await registered({ state: 'closed' })
    const id = await draft({})
    for (const [{ order, email }, link] of [
      [unpaid, `/pay/${unpaid.order}`],
      [closed, `/console/order/${closed.order}`],
    ] as const) {
      const preview = await secretary.call('previewCampaign', { conference_id, id, order_id: order })
      expect(preview).toMatchObject({ address: email })
      expect(preview.text).toContain(`：${site}${link}`)
    }
  })

  it('goes in the name of the conference, and answers go to its first contact', async () => {
    await registered()
    const [mailOf, contact] = [
      async () => {
        await send(await ready())
        return shop.server.sender.mails[0]
      },
      'office@example.org',
    ]
    expect(await mailOf()).toMatchObject({ fromName: '光子学论坛' })
    expect((await mailOf())?.text).toContain('请勿直接回复')
    await shop.db
      .insert(hostEntries)
      .values({ conferenceId: conference_id, list: 'contacts', name: '秘书处', email: contact, position: 1 })
    const answered = await mailOf()
    expect(answered).toMatchObject({ replyTo: contact })
    expect(answered?.text).toContain(`回复此邮件将发送至 ${contact}。`)
    expect(answered?.text).not.toContain('请勿直接回复')
  })

  it('writes to each in their language, filled in, as the preview shows it; one click ends it', async () => {
    const zh = await registered({ name: '林<b>梅' })
    const en = await registered({ language: 'en', name: 'Ann', type: types.student })
    const id = await ready()
    const preview = await secretary.call('previewCampaign', { conference_id, id, order_id: en.order })
    expect(preview).toMatchObject({ language: 'en', subject: 'Ann, please pay', address: en.email })
    await send(id)
    const mailTo = (email: string | null): Mail => {
      const mail = shop.server.sender.mails.find(({ to }) => to === email)
      if (mail === undefined) throw new Error(`nothing went to ${email}`)
      return mail
    }
    const { subject, text: plain, html } = mailTo(en.email)
    expect({ subject, text: plain, html }).toEqual({
      subject: preview.subject,
      text: preview.text,
      html: preview.html,
    })
    expect(plain).toContain(`Your Student order ${en.no} of Photonics Forum`)
    const chinese = mailTo(zh.email)
    expect(chinese.subject).toBe('林<b>梅，请缴费')
    expect(chinese.text).toContain(`您的普通代表订单 ${zh.no}：${site}/pay/${zh.order}`)
    expect(chinese.html).toContain(`href="${site}/pay/${zh.order}"`)
    expect(chinese.html).not.toContain('<b>梅')
    expect(chinese.lang).toBe('zh')
    expect(new Set(shop.server.sender.mails.map(({ messageId }) => messageId)).size).toBe(2)
    const path = (chinese.unsubscribe ?? '').slice(site.length)
    await shop.server.app.request(`${site}${path}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(await shop.db.$count(unwantedMail, eq(unwantedMail.userId, zh.userId))).toBe(1)
  })

  it('somebody who unsubscribes after the recipients were taken down gets nothing; a mail about the registration still comes', async () => {
    const one = await registered()
    const id = await ready()
    await fire('send', id)
    await fire('pause', id)
    await post()
    expect((await rows(id)).map(({ state }) => state)).toEqual(['pending'])
    await shop.db.insert(unwantedMail).values({ userId: one.userId, type: 'conference' })
    await fire('resume', id)
    await post()
    expect((await rows(id)).map(({ skipped }) => skipped)).toEqual(['optedOut'])
    const essential = await ready({ state: 'to_be_paid' }, { is_essential: 1 })
    expect(await refused('send', essential)).toBe('campaignSecondNeeded')
    await fire('confirm', essential, chair)
    await send(essential)
    expect(shop.server.sender.mails).toMatchObject([{ to: one.email }])
    expect(shop.server.sender.mails[0]?.unsubscribe).toBeUndefined()
  })

  it('is refused by name until it is written in every language of its readers, tested, read and not empty', async () => {
    const id = await draft({ state: 'to_be_paid' }, { eng_title: '', eng_body: empty })
    expect(await refused('send', id)).toBe('campaignNobody')
    await registered({ language: 'en' })
    expect(await refused('send', id)).toBe('campaignTextMissing')
    await save(id, 1, {})
    expect(await refused('send', id)).toBe('campaignNotSeen')
    expect(await refused('see', id)).toBe('campaignNotTested')
    await test(id)
    expect(shop.server.sender.mails.map(({ to, lang }) => [to, lang])).toEqual([
      ['secretary@example.org', 'zh'],
      ['secretary@example.org', 'en'],
    ])
    await fire('see', id)
    expect(await get(id)).toMatchObject({ was_tested: true, is_seen: true })
    // Another text has to be tested again; another time has not.
    await save(id, 2, { timing: 'relative', distance: 7 })
    expect(await get(id)).toMatchObject({ is_seen: true })
    await save(id, 3, { title: '另一个主题' })
    expect(await refused('send', id)).toBe('campaignNotSeen')
    const raw = {
      ...{ conference_id, id, revision: 4 },
      audience: '{}',
      is_essential: 0,
      timing: 'now',
    } as const
    const texts = { title: 'x', eng_title: 'x', body: text('x'), eng_body: text('x') }
    for (const [field, wrong] of [
      ['title', '{{adress}}'],
      ['eng_title', '{{order_link}}'],
      ['body', text('{{name')],
      ['eng_body', text('{{Name}}')],
    ] as const)
      expect(await secretary.refused('saveCampaign', { ...raw, ...texts, [field]: wrong })).toMatchObject({
        reason: 'placeholderUnknown',
        field,
      })
    // An unknown filter must not mean everyone.
    expect(
      await secretary.refused('saveCampaign', { ...raw, ...texts, audience: '{"sate":"paid"}' }),
    ).toMatchObject({ field: 'audience.sate' })
    expect(await secretary.refused('saveCampaign', { ...raw, ...texts, revision: 1 })).toMatchObject({
      reason: 'versionConflict',
    })
  })

  it('above 500 somebody else confirms, and what was confirmed is what goes', async () => {
    const [account] = await shop.db
      .insert(users)
      .values({ nickname: '团体', email: 'g@example.org' })
      .returning()
    await shop.db.insert(orders).values(
      Array.from({ length: 501 }, (_, at) => ({
        ...{ no: `G${at}`, kind: 'conf' as const, userId: account?.id ?? 0, conferenceId: conference_id },
        ...{ listAmount: 0, amount: 0, state: 'to_be_paid', dueAt: new Date(start) },
        attendee: { name: `团员${at}`, affiliation: '', email: '' },
        createdAt: new Date(start - 1000),
      })),
    )
    const id = await ready()
    expect(await get(id)).toMatchObject({ matching: 501, needs_second: true, is_own: true })
    expect(await refused('send', id)).toBe('campaignSecondNeeded')
    expect(await refused('confirm', id)).toBe('campaignOwnText')
    await fire('ask', id)
    expect(await told('organizer', 'campaignAsked')).toBe(1)
    expect(await told('secretary', 'campaignAsked')).toBe(0)
    await fire('confirm', id, chair)
    expect(await told('secretary', 'campaignConfirmed')).toBe(1)
    await save(id, 1, { title: '改过的主题' })
    await test(id)
    await fire('see', id)
    expect(await refused('send', id)).toBe('campaignSecondNeeded')
    // The author may not confirm it: the chair changes a word, and the secretary confirms.
    await save(id, 2, { title: '主任改过的主题' }, chair)
    expect(await refused('confirm', id, chair)).toBe('campaignOwnText')
    await fire('confirm', id)
    await test(id)
    await fire('see', id)
    expect(await get(id)).toMatchObject({ confirmed: { by: 'secretary' } })
    await fire('send', id, chair)
    await post({ batch: 200 })
    expect((await get(id)).counts).toMatchObject({ accepted: 1, skipped: 500 })
  })

  it('scheduled relative to a date it goes when that date says so, also after the date has moved', async () => {
    await registered()
    const week = { timing: 'relative', anchor: 'starts', distance: 7, clock: '09:00' } as const
    const id = await ready({ state: 'to_be_paid' }, week)
    const dueIn = async () => Date.parse((await get(id)).due_at ?? '')
    const localHour = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(localHour.format(await dueIn())).toBe('09:00')
    await fire('schedule', id)
    const first = await dueIn()
    await shop.db
      .update(conferences)
      .set({ startsAt: new Date(start + 12 * day), endsAt: new Date(start + 14 * day) })
      .where(eq(conferences.id, conference_id))
    const second = await dueIn()
    expect(Math.round((first - second) / day)).toBe(8)
    shop.server.clock.now = second - 1000
    await clock()
    expect((await get(id)).state).toBe('scheduled')
    shop.server.clock.now = second
    await clock()
    expect((await get(id)).state).toBe('sending')
    await post()
    await clock()
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { accepted: 1 } })

    // An incomplete campaign at its time, or one a day late, is a draft again, and its author is notified.
    const held = await ready(
      { state: 'to_be_paid' },
      { timing: 'at', send_at: new Date(second + day).toISOString() },
    )
    expect(await refused('unschedule', held)).toBe('campaignDraft')
    await fire('schedule', held)
    shop.server.clock.now = second + 3 * day
    await clock()
    expect((await get(held)).state).toBe('draft')
    expect(await told('secretary', 'campaignHeld')).toBe(1)
    expect(await refused('schedule', held)).toBe('campaignDatePast')
    const undated = await ready({ state: 'to_be_paid' }, { ...week, anchor: 'registration_closes' })
    expect(await refused('schedule', undated)).toBe('campaignNoDate')
  })

  it('paused in the middle nothing more goes out; two servers send nothing twice; cancelled, the rest never goes', async () => {
    for (let each = 0; each < 3 * inFlight; each += 1) await registered()
    const id = await ready()
    await fire('send', id)
    // The mail server accepts so many, and then the campaign is paused.
    let taken = 0
    const pausing = {
      sendMail: async (mail: Mail) => {
        taken += 1
        if (taken === inFlight) await fire('pause', id)
        await shop.server.sender.sendMail(mail)
      },
    }
    await runCampaigns(tools({ sender: pausing, batch: 500 }))
    expect((await get(id)).counts).toMatchObject({ accepted: inFlight, pending: 2 * inFlight })
    await post()
    expect(sentTo()).toHaveLength(inFlight)
    await fire('resume', id)
    await Promise.all([runCampaigns(tools()), runCampaigns(tools()), runCampaigns(tools())])
    await post()
    expect(sentTo()).toHaveLength(3 * inFlight)
    expect(new Set(sentTo()).size).toBe(3 * inFlight)
    const other = await ready()
    await fire('send', other)
    await fire('pause', other)
    await post()
    await fire('cancel', other)
    await post()
    expect((await get(other)).counts).toMatchObject({ accepted: 0, skipped: 3 * inFlight })
    expect((await rows(other)).every(({ skipped }) => skipped === 'cancelled')).toBe(true)
    expect(sentTo()).toEqual([])
  })

  describe('what does not arrive', () => {
    it('what a mail service reports in the week after is noted at the recipient, earlier and other mails stay', async () => {
      const [one, other] = [await registered(), await registered()]
      const [address, kept] = [one.email ?? '', other.email ?? '']
      const earlier = await ready()
      await fire('send', earlier)
      await post()
      shop.server.clock.now += 8 * day
      const id = await ready()
      await fire('send', id)
      await post()
      const at = new Date(shop.server.clock.now + 1000)
      const { db } = shop
      await noteReported(db, { address: address.toUpperCase(), state: 'bounced', at })
      await noteReported(db, { address, state: 'complained', at })
      await noteReported(db, { address: 'nobody@example.org', state: 'complained', at })
      expect((await get(id)).counts).toMatchObject({ accepted: 1, bounced: 1, complained: 0 })
      expect((await get(earlier)).counts).toMatchObject({ accepted: 2, bounced: 0 })
      const states = (await rows(id)).map((row) => [row.address, row.state])
      expect(Object.fromEntries(states)).toEqual({ [address]: 'bounced', [kept]: 'accepted' })
      expect(await secretary.call('explainRecipient', { conference_id, id, q: one.no })).toMatchObject({
        list: [{ why: 'bounced' }],
      })
    })

    const failing = (error: Error) => ({ sendMail: () => Promise.reject(error) })

    it('an answer that got lost is uncertain and never sent again by itself; a person sends it again', async () => {
      const one = await registered()
      const id = await ready()
      await fire('send', id)
      await post({ sender: failing(new SendError('unreachable', 'x', { isUncertain: true })) })
      shop.server.clock.now += 20 * day
      await post()
      await clock()
      expect(await get(id)).toMatchObject({ state: 'sent', counts: { uncertain: 1 } })
      expect(await told('secretary', 'campaignSentInPart')).toBe(1)
      expect(sentTo()).toEqual([])
      const [row] = await rows(id)
      const wish = { conference_id, id, recipient_id: row?.id ?? 0, key: freshKey() }
      const again = await Promise.all(
        Array.from({ length: 10 }, () => secretary.raw('resendRecipient', wish)),
      )
      expect(new Set(again.map(({ code }) => code))).toEqual(new Set([1]))
      expect(sentTo()).toEqual([one.email])
      expect(await secretary.refused('resendRecipient', { ...wish, key: freshKey() })).toMatchObject({
        reason: 'recipientSettled',
      })
    })

    it('a claim of a process that died is uncertain once its time is over, not earlier, and is not sent', async () => {
      await registered()
      const id = await ready()
      await fire('send', id)
      // The process dies between the claim and the mail server's word.
      const dying = runCampaigns(tools({ sender: { sendMail: () => new Promise<void>(() => undefined) } }))
      void dying
      await expect.poll(async () => (await rows(id)).map(({ state }) => state)).toEqual(['claimed'])
      shop.server.clock.now += claimMs
      await post()
      expect((await rows(id)).map(({ state }) => state)).toEqual(['claimed'])
      shop.server.clock.now += 1
      await post()
      expect((await rows(id)).map(({ state }) => state)).toEqual(['uncertain'])
      expect(sentTo()).toEqual([])
    })

    it('a mail server that says "not now" is asked five times; one that refuses the address stops it', async () => {
      const one = await registered()
      const id = await ready()
      await fire('send', id)
      let asked = 0
      const busy = {
        sendMail: () => {
          asked += 1
          return Promise.reject(new SendError('limited', 'x'))
        },
      }
      for (let round = 0; round < 10; round += 1) {
        await post({ sender: busy })
        shop.server.clock.now += 3_600_001
      }
      expect(asked).toBe(5)
      expect(await rows(id)).toMatchObject([{ state: 'failed', fault: 'limited', attempts: 5 }])
      await clock()
      const refusing = await ready()
      await fire('send', refusing)
      await post({ sender: failing(new SendError('rejected', 'x')) })
      expect(await rows(refusing)).toMatchObject([{ state: 'failed', fault: 'rejected' }])
      expect(await shop.db.$count(refusedAddresses, eq(refusedAddresses.address, one.email ?? ''))).toBe(1)
      const list = await secretary.call('listRecipients', { conference_id, id: refusing, state: 'failed' })
      expect(list).toMatchObject({ total: 1, list: [{ fault: 'rejected', order_no: one.no }] })
    })
  })

  it('an account that is deleted gets nothing more, and its address is forgotten', async () => {
    const one = await registered()
    await registered()
    const id = await ready()
    await fire('send', id)
    await fire('pause', id)
    await post()
    await erase(one.userId)
    await fire('resume', id)
    await post()
    expect(sentTo()).toHaveLength(1)
    expect((await rows(id)).map(({ address, skipped }) => [address === null, skipped])).toEqual([
      [true, 'noAddress'],
      [false, null],
    ])
  })

  it('an account without the work of its people gets the answer for an unknown campaign, byte for byte', async () => {
    const id = await draft()
    const stranger = await shop.signedIn('newcomer', { lang: 'zh' })
    for (const call of ['getCampaign', 'previewCampaign', 'listRecipients'] as const) {
      const mine = await stranger.raw(call, { conference_id, id })
      expect(mine).toEqual(await stranger.raw(call, { conference_id: 1_999_999_999, id }))
    }
    // A chair of another conference reaches it neither by its own number nor by theirs.
    expect((await chair.refused('getCampaign', { conference_id: shop.conference.id, id })).reason).toBe(
      'notFound',
    )
    expect(await chair.raw('getCampaign', { conference_id: shop.conference.id, id })).toEqual(
      await chair.raw('getCampaign', { conference_id: shop.conference.id, id: 2_000_000_000 }),
    )
    const key = freshKey()
    const wish = { conference_id, audience: '{}', key }
    const made = await Promise.all(Array.from({ length: 10 }, () => secretary.call('createCampaign', wish)))
    expect(new Set(made.map((each) => each.id)).size).toBe(1)
    expect(await shop.db.$count(campaigns, eq(campaigns.creationKey, key))).toBe(1)
  })
})

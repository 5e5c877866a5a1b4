import { desc, eq } from 'drizzle-orm'
import { notifyAttendees } from '../../../server/notifications/notifyAttendees.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { tickets } from '../../../server/db/schema/admission.ts'
import { jobs, refusedAddresses } from '../../../server/db/schema/jobs.ts'
import { payments } from '../../../server/db/schema/payments.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { makeAdministrator } from '../../../server/accounts/makeAdministrator.ts'
import { unsubscribePath } from '../../../server/accounts/unsubscription.ts'
import { enqueue, runJobs } from '../../../server/jobs/jobs.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { decisionTextIn } from '../../../server/lifecycles/papers/decisionText.ts'
import { createMailAttachments } from '../../../server/mailAttachments.ts'
import { notify } from '../../../server/notifications/notify.ts'
import { sendMessageMail } from '../../../server/notifications/sendMessageMail.ts'
import { sendMessageSms } from '../../../server/notifications/sendMessageSms.ts'
import { remindAttendees } from '../../../server/orders/remindAttendees.ts'
import { remindUnpaid } from '../../../server/orders/remindUnpaid.ts'
import { SendError, type Mail } from '../../../server/senders/sender.ts'
import { notificationLink } from '../../../server/shared/sentences/notificationLink.ts'
import { notifications, type NotificationName } from '../../../src/contract/notifications.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { createHarness, signIn, testConfig, type Harness } from '../api/harness.ts'
import { addConference, expectSound, newMember, registration, type Member } from '../commerce/stage.ts'

const nothing = () => Promise.resolve()

const origin = 'https://conf.example.org'
/** As `registration()` fills the form in. */
const attendee = 'linmei@example.org'

describeDatabase('messages', (open) => {
  let server: Harness
  beforeAll(async () => {
    server = await createHarness(open)
  })
  afterEach(() => expectSound(server))

  const engine = () => createEngine(server.database.db, () => server.clock.now)
  const placeOrder = async (member: Member) => {
    const conference = await addConference(server)
    const { order_id } = await member.browser.call('placeOrder', registration(conference))
    return { conference, order_id }
  }
  const listOf = async ({ browser }: Member, input = {}) =>
    (await browser.call('listMessages', { ...input })).list
  const setEmail = ({ id }: Member, email: string) =>
    server.database.db.update(users).set({ email }).where(eq(users.id, id))
  /** Sends what is due; a mail that `refuse` names is refused for good. */
  const post = async (refuse: (mail: Mail) => Error | null = () => null) => {
    const sent: Mail[] = []
    const sendMail = (mail: Mail) => {
      const error = refuse(mail)
      if (error !== null) return Promise.reject(error)
      sent.push(mail)
      return Promise.resolve()
    }
    const { db } = server.database
    const now = () => server.clock.now
    const mail = sendMessageMail({
      db,
      sender: { sendMail },
      origin,
      attachmentsOf: createMailAttachments({
        db,
        invoiceFiles: { find: () => Promise.resolve(null) },
        makeDocument: (order) => Promise.resolve(new TextEncoder().encode(JSON.stringify(order))),
      }),
      decisionText: decisionTextIn(db),
      unsubscribePath: ({ userId, type }) => `/unsubscribe/${userId}/${type}/sign`,
      now,
    })
    while (
      (await runJobs({
        db,
        works: {
          mail,
          sms: nothing,
          attendees: notifyAttendees({ db }),
          invitation: nothing,
          author: nothing,
          teamInvitation: nothing,
          documents: nothing,
          benefits: nothing,
        },
        log: quietLog,
        now,
      })) > 0
    );
    // Those of accounts without an address go to the one that every registration here names.
    return sent.filter(({ to }) => to !== attendee)
  }

  it('[MSG-01] an order tells its owner that it waits, in the transaction that places it, and that it expired', async () => {
    const member = await newMember(server)
    const { order_id } = await placeOrder(member)
    const [placed] = await listOf(member)
    expect(placed).toMatchObject({
      type: 'order',
      title: 'Your order waits to be paid',
      link: `/pay/${order_id}`,
      action: 'Pay now',
      is_read: false,
    })
    const order = await member.browser.call('getOrder', { id: order_id })
    expect(placed?.content).toContain(order.no)
    expect(placed?.content).toContain('CNY 1,200.00')
    // A refusal leaves nothing behind.
    const conference = await addConference(server)
    await member.browser.refused('placeOrder', registration(conference, { expected_amount: 1 }))
    expect(await listOf(member)).toHaveLength(1)

    server.clock.now += 3_600_000
    await engine().fire(system(), { entity: 'order', id: order_id, event: { type: 'order.expire' } })
    expect((await listOf(member)).map(({ title }) => title)).toEqual([
      'Your order was closed',
      'Your order waits to be paid',
    ])
    const rows = await server.database.db.select().from(messages).where(eq(messages.userId, member.id))
    expect(rows.map(({ title }) => title)).toEqual(['订单待支付', '订单已超时关闭'])
    expect(rows[0]?.content).toContain(`${order.no}，应付 ¥1,200.00`)
  })

  it('[MEM-04] [MSG-02] messages by kind with unread numbers; one is read, those that were seen, and all of a kind', async () => {
    const member = await newMember(server)
    await placeOrder(member)
    await placeOrder(member)
    const unread = async () =>
      (await member.browser.call('getMessageTypes', {})).map((kind) => [kind.type, kind.unread])
    expect(await unread()).toEqual([
      ['system', 0],
      ['conference', 0],
      ['paper', 0],
      ['order', 2],
      ['comment', 0],
    ])
    expect(await member.browser.call('countUnread', {})).toBe(2)
    const [newest, oldest] = await listOf(member, { type: 'order' })
    expect(await listOf(member, { type: 'paper' })).toEqual([])
    expect(await member.browser.call('readMessage', { id: newest?.id ?? 0 })).toBe(1)
    expect(await member.browser.call('readMessage', { id: newest?.id ?? 0 })).toBe(1)
    expect((await listOf(member, { unread: 1 })).map(({ id }) => id)).toEqual([oldest?.id])
    // A message that comes while the page is open was not seen.
    await placeOrder(member)
    expect(await member.browser.call('readMessages', { type: 'system', before: newest?.id ?? 0 })).toBe(2)
    expect(await member.browser.call('readMessages', { type: 'order', before: newest?.id ?? 0 })).toBe(1)
    expect(await unread()).toContainEqual(['order', 1])
    expect(await member.browser.call('readMessages', { before: 2_147_483_647 })).toBe(0)
  })

  it('[MEM-04] a notification about a page is read once its receiver has opened the page, for every kind with a link', async () => {
    const { db } = server.database
    const [member, other] = [await newMember(server), await newMember(server)]
    const named = Object.keys(notifications) as NotificationName[]
    const links = named.map((name) => notificationLink(name, 41, 7))
    for (const { id: userId } of [member, other])
      await db.insert(messages).values(
        named.map((name, at) => ({
          ...{
            userId,
            name,
            type: notifications[name].type,
            title: name,
            engTitle: name,
            content: '',
            engContent: '',
          },
          link: links[at] ?? '',
        })),
      )
    const all = (await db.select().from(messages).where(eq(messages.userId, member.id))).length
    expect(all).toBe(named.length)
    let left = all
    for (const link of new Set(links)) {
      left -= links.filter((each) => each === link).length
      expect([link, await member.browser.call('readMessagesOf', { link })]).toEqual([link, left])
    }
    expect(left).toBe(0)
    expect(await other.browser.call('countUnread', {})).toBe(all)
    for (const link of ['/nowhere', '/papers/41?x=𠮷', '%_'])
      expect(await other.browser.call('readMessagesOf', { link })).toBe(all)
    expect(await other.browser.refused('readMessagesOf', { link: `/${'x'.repeat(300)}` })).toMatchObject({
      reason: 'tooLong',
      field: 'link',
    })
  })

  it('another user’s message does not exist, and is not read', async () => {
    const member = await newMember(server)
    await placeOrder(member)
    const [message] = await listOf(member)
    const stranger = await newMember(server)
    const id = message?.id ?? 0
    const answers = [id, 2_147_483_647, 2_147_483_648].map((id) =>
      stranger.browser.call('readMessage', { id }),
    )
    expect(await Promise.all(answers)).toEqual([0, 0, 0])
    await stranger.browser.call('readMessages', { before: id })
    expect(await member.browser.call('countUnread', {})).toBe(1)
  })

  it('[MSG-01] the mail says the same in the language of the last visit, by one Message-ID however often it is tried', async () => {
    const member = await newMember(server)
    await setEmail(member, 'Lin@example.org')
    await member.browser.call('getUserInfo', {})
    const { order_id } = await placeOrder(member)
    const tried: Array<string | undefined> = []
    await post((mail) => {
      if (mail.to === attendee) return null
      tried.push(mail.messageId)
      return new SendError('unreachable', 'SMTP: ETIMEDOUT')
    })
    server.clock.now += 300_000
    const [mail, ...more] = await post()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'Lin@example.org', subject: 'Your order waits to be paid', lang: 'en' })
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@conf\.example\.org>$/)
    expect(tried).toEqual([mail?.messageId])
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain(`${origin}/pay/${order_id}`)
      expect(part).toContain('CNY 1,200.00')
    }
    expect(mail?.html).toMatch(/^<!doctype html><html lang="en">/)
    // Nothing is loaded from elsewhere: pictures would tell who reads when.
    expect(mail?.html).not.toMatch(/<img|url\(|<link|<script/)
    expect(await post()).toEqual([])
  })

  it('[MSG-01] names of other people are text in a mail', async () => {
    const member = await newMember(server)
    await setEmail(member, 'text@example.org')
    const conference = await addConference(server, { conference: { title: '<b>论坛</b>&"' } })
    await member.browser.call('placeOrder', registration(conference))
    const [mail] = await post()
    expect(mail?.html).toContain('&lt;b&gt;论坛&lt;/b&gt;&amp;')
    expect(mail?.text).toContain('<b>论坛</b>&"')
  })

  it('[MSG-01] [INV-02] what the member wants delivered elsewhere goes there, not to the address of the account', async () => {
    const member = await newMember(server)
    await setEmail(member, 'mine@example.org')
    await placeOrder(member)
    expect(await post()).toMatchObject([{ to: 'mine@example.org' }])
    const { db } = server.database
    const [message] = await db.select().from(messages).where(eq(messages.userId, member.id))
    const data = { message: message?.id ?? 0, deliver: 'accounts@example.org', to: attendee }
    await enqueue(db, { kind: 'mail', key: 'delivered elsewhere', data, at: new Date(server.clock.now) })
    expect(await post()).toMatchObject([{ to: 'accounts@example.org' }])
  })

  it('[MSG-01] an address that a mail server refuses for good gets nothing more', async () => {
    const member = await newMember(server)
    await setEmail(member, 'gone@example.org')
    await placeOrder(member)
    await post(({ to }) => (to === attendee ? null : new SendError('rejected', 'SMTP: EENVELOPE 550')))
    const { db } = server.database
    expect(await db.select().from(refusedAddresses)).toMatchObject([
      { address: 'gone@example.org', cause: 'bounced', userId: member.id },
    ])
    const dead = (await db.select().from(jobs)).filter(({ deadAt }) => deadAt !== null)
    expect(dead).toMatchObject([{ attempts: 1, fault: 'addressRefused' }])
    await placeOrder(member)
    expect(await post()).toEqual([])
  })

  it('[MSG-02] a kind that is not wanted by mail still comes as a message; what is essential is sent all the same', async () => {
    const member = await newMember(server)
    await setEmail(member, 'quiet@example.org')
    const { browser } = member
    expect(await browser.call('getChannelWishes', {})).toMatchObject({ email: 'quiet@example.org' })
    for (const type of ['order', 'conference'] as const)
      await browser.call('setChannelWish', { type, channel: 'mail', wanted: 0 })
    await browser.call('setChannelWish', { type: 'order', channel: 'mail', wanted: 0 })
    expect((await browser.call('getChannelWishes', {})).wishes).toEqual([
      { type: 'system', channel: 'mail', wanted: true },
      { type: 'conference', channel: 'mail', wanted: false },
      { type: 'paper', channel: 'mail', wanted: true },
      { type: 'order', channel: 'mail', wanted: false },
      { type: 'comment', channel: 'mail', wanted: true },
      { type: 'conference', channel: 'sms', wanted: true },
      { type: 'order', channel: 'sms', wanted: true },
    ])
    await placeOrder(member)
    expect((await post()).map(({ subject }) => subject)).toEqual(['订单待支付'])
    const { db } = server.database
    // A kind that may be switched off.
    const [optional] = await db
      .insert(messages)
      .values({
        userId: member.id,
        name: 'certificateReady',
        type: 'conference',
        title: '参会证书可领取',
        engTitle: 'Your certificate is ready',
        content: '可以下载。',
        engContent: 'It can be downloaded.',
      })
      .returning()
    await db.insert(jobs).values({
      kind: 'mail',
      key: 'optional',
      data: { message: optional?.id ?? 0 },
      dueAt: new Date(server.clock.now),
    })
    expect(await post()).toEqual([])
    await browser.call('setChannelWish', { type: 'conference', channel: 'mail', wanted: 1 })
    await db.update(jobs).set({ doneAt: null }).where(eq(jobs.key, 'optional'))
    expect(await post()).toMatchObject([
      { to: 'quiet@example.org', unsubscribe: `${origin}/unsubscribe/${member.id}/conference/sign` },
    ])
  })

  it('[MSG-01] an unpaid order sends one notification, ten minutes before its deadline', async () => {
    const member = await newMember(server)
    const { order_id } = await placeOrder(member)
    const { db } = server.database
    const remind = () => remindUnpaid({ db, now: () => server.clock.now })
    expect(await remind()).toBe(0)
    server.clock.now += 20 * 60_000
    await Promise.all([remind(), remind(), remind()])
    expect(await remind()).toBe(0)
    const list = await listOf(member)
    expect(list.map(({ title, link }) => [title, link])).toEqual([
      ['Your order is about to be closed', `/pay/${order_id}`],
      ['Your order waits to be paid', `/pay/${order_id}`],
    ])
  })

  it('[MSG-01] a payer by transfer is notified again a day before that deadline, and not while finance looks', async () => {
    const member = await newMember(server)
    const { order_id } = await placeOrder(member)
    const { db } = server.database
    const remind = () => remindUnpaid({ db, now: () => server.clock.now })
    server.clock.now += 20 * 60_000
    expect(await remind()).toBe(1)
    const attempt = await member.browser.call('startPayment', {
      order_id,
      method: 'transfer',
      key: 'transfer',
    })
    const { due_at } = await member.browser.call('getOrder', { id: order_id })
    const dayBefore = Date.parse(due_at) - 86_400_000
    server.clock.now = dayBefore - 1000
    expect(await remind()).toBe(0)
    server.clock.now = dayBefore
    const set = (state: 'waiting' | 'reviewing') =>
      db.update(payments).set({ state }).where(eq(payments.id, attempt.id))
    await set('reviewing')
    expect(await remind()).toBe(0)
    await set('waiting')
    expect([await remind(), await remind()]).toEqual([1, 0])
  })

  it('[MSG-01] a sign-in on a browser that the account does not know is notified, once, and not the first of a new account', async () => {
    const member = await newMember(server, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
    expect(await listOf(member)).toEqual([])
    const { db } = server.database
    server.clock.now += 3_600_000
    const [user] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, member.id))
    const phone = user?.mobile ?? ''
    await signIn(server, member.browser, phone)
    expect(await listOf(member)).toEqual([])
    const stranger = server.browser({
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0',
      address: '203.0.113.9',
    })
    await signIn(server, stranger, phone)
    const [told, ...more] = await listOf(member)
    expect(more).toEqual([])
    expect(told).toMatchObject({ type: 'system', title: 'New sign-in to your account', link: '/account' })
    expect(told?.content).toContain('Chrome · Android')
    // Not the whole address: the mail may be read by others.
    expect(told?.content).not.toContain('203.0.113.9')
  })

  it('[MSG-01] [OPS-01] a new administrator is notified once', async () => {
    const member = await newMember(server)
    await setEmail(member, 'admin@example.org')
    const contact = { kind: 'email', address: 'admin@example.org' } as const
    for (let time = 0; time < 2; time += 1)
      await makeAdministrator(server.database.db, contact, new Date(server.clock.now))
    expect((await listOf(member)).map(({ title, link }) => [title, link])).toEqual([
      ['You have a new role', '/console'],
    ])
  })

  it('[MSG-01] [MSG-02] what is urgent also goes as a text message, where it is wanted, and not when it is an hour old', async () => {
    const { db } = server.database
    const member = await newMember(server)
    const [account] = await db.select().from(users).where(eq(users.id, member.id))
    const sms = sendMessageSms({ db, sender: server.sender, now: () => server.clock.now })
    const works = {
      mail: nothing,
      attendees: nothing,
      invitation: nothing,
      author: nothing,
      teamInvitation: nothing,
      documents: nothing,
      benefits: nothing,
      sms,
    }
    const texts = async () => {
      server.sender.notices.length = 0
      while ((await runJobs({ db, works, log: quietLog, now: () => server.clock.now })) > 0);
      return server.sender.notices.filter(({ mobile }) => mobile === account?.mobile)
    }
    const urge = (key: string) =>
      notify(db, {
        userId: member.id,
        name: 'placeOffered',
        link: '/conferences/1/register',
        key: `${key} ${member.id}`,
        facts: {
          zh: { what: '学生票', where: '能源论坛', reason: '', amount: '', until: '明天' },
          en: { what: 'Student', where: 'Energy Forum', reason: '', amount: '', until: 'tomorrow' },
        },
        at: new Date(server.clock.now),
      })
    await texts()
    await urge('first')
    expect(await texts()).toEqual([
      { country: '86', mobile: account?.mobile, title: '候补成功，名额已为您保留', lang: 'zh' },
    ])
    await member.browser.call('setChannelWish', { type: 'conference', channel: 'sms', wanted: 0 })
    await urge('second')
    expect(await texts()).toEqual([])
    await member.browser.call('setChannelWish', { type: 'conference', channel: 'sms', wanted: 1 })
    await urge('third')
    server.clock.now += 3_600_001
    expect(await texts()).toEqual([])
    await urge('fourth')
    expect(await texts()).toHaveLength(1)
    expect(await member.browser.call('getChannelWishes', {})).toMatchObject({
      mobile: expect.stringContaining('****'),
    })
  })

  it('[MSG-02] one click in the mail program ends a kind that is not essential; opening the page alone does not', async () => {
    const member = await newMember(server)
    const path = unsubscribePath(testConfig.key, { userId: member.id, type: 'conference' })
    const wants = async () =>
      (await member.browser.call('getChannelWishes', {})).wishes.find(({ type }) => type === 'conference')
        ?.wanted
    const ask = (method: string, at = path) =>
      server.app.request(`http://localhost${at}`, {
        method,
        // A mail program has no cookies and comes from elsewhere.
        headers: {
          host: 'localhost',
          origin: 'https://mail.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
      })
    const page = await ask('GET')
    expect([page.status, await wants()]).toEqual([200, true])
    expect(await page.text()).toContain('<form method="post">')
    for (const change of [
      path.replace('/conference/', '/order/'),
      path.replace(/.$/, 'x'),
      `${path}x`,
      path.replace(/\d+/, '0'),
    ])
      expect([(await ask('POST', change)).status, await wants()]).toEqual([404, true])
    expect([(await ask('POST')).status, await wants()]).toEqual([200, false])
    expect((await ask('POST')).status).toBe(200)
  })

  it('[MSG-01] [TKT-01] who has paid gets the ticket with the mail, as it is when the mail is sent', async () => {
    const member = await newMember(server)
    await setEmail(member, 'ticket@example.org')
    const conference = await addConference(server, { types: [{ tiers: [{ amount: 0 }] }] })
    const free = registration(conference, { expected_amount: 0 })
    const { order_id } = await member.browser.call('placeOrder', free)
    const { db } = server.database
    const [ticket] = await db.select().from(tickets).where(eq(tickets.orderId, order_id))
    const mail = (await post()).find(({ to }) => to === 'ticket@example.org')
    expect(mail?.subject).toBe('支付成功，报名完成')
    const [attachment] = mail?.attachments ?? []
    expect(attachment).toMatchObject({
      contentType: 'application/pdf',
      filename: expect.stringMatching(/^ticket-\w+\.pdf$/),
    })
    const sheet = JSON.parse(new TextDecoder().decode(attachment?.content)) as { sheet: { code: string } }
    expect(sheet.sheet.code).toBe(ticket?.code)
    await db.update(tickets).set({ state: 'revoked' }).where(eq(tickets.orderId, order_id))
    const [job] = await db.select({ id: jobs.id }).from(jobs).orderBy(desc(jobs.id)).limit(1)
    await db
      .update(jobs)
      .set({ doneAt: null })
      .where(eq(jobs.id, job?.id ?? 0))
    expect(await post()).toMatchObject([{ to: 'ticket@example.org', attachments: [] }])
    await db.update(tickets).set({ state: 'valid.not_signed' }).where(eq(tickets.orderId, order_id))
  })

  it('[MSG-01] who holds a ticket is reminded once, a day before the conference', async () => {
    const member = await newMember(server)
    const conference = await addConference(server, { types: [{ tiers: [{ amount: 0 }] }] })
    await member.browser.call('placeOrder', registration(conference, { expected_amount: 0 }))
    const { db } = server.database
    const remind = () => remindAttendees({ db, now: () => server.clock.now })
    expect(await remind()).toBe(0)
    server.clock.now += 29 * 86_400_000 + 60_000
    await Promise.all([remind(), remind()])
    expect(await remind()).toBe(0)
    const titles = (await listOf(member)).map(({ title }) => title)
    expect(titles).toEqual(['Your conference begins soon', 'You are registered'])
  })

  it('[MSG-01] an account without an address gets the mails of an order at the one that the registration names', async () => {
    const member = await newMember(server)
    const conference = await addConference(server)
    await post()
    const { order_id } = await member.browser.call(
      'placeOrder',
      registration(conference, { email: 'by-phone@example.org' }),
    )
    expect(await post()).toMatchObject([{ to: 'by-phone@example.org', subject: '订单待支付' }])
    await setEmail(member, 'own@example.org')
    server.clock.now += 3_600_000
    await engine().fire(system(), { entity: 'order', id: order_id, event: { type: 'order.expire' } })
    expect(await post()).toMatchObject([{ to: 'own@example.org', subject: '订单已超时关闭' }])
  })
})

// Deep, 0.75 min: every call is made in both languages on mocks and server.
import { getResponse, type HttpHandler } from 'msw'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { inviteCodes, knocks, referrals } from '../../server/db/schema/benefits.ts'
import { earnPoints } from '../../server/lifecycles/benefits/points.ts'
import { and, desc, eq, notInArray, gt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'

import { createApp } from '../../server/app.ts'
import { demoPassword } from '../../server/db/seed.ts'
import { accountExports } from '../../server/db/schema/accountExports.ts'
import { rateWindows, sessions, users } from '../../server/db/schema/accounts.ts'
import { meals, mealVouchers } from '../../server/db/schema/admission.ts'
import { conferences, lives, videos } from '../../server/db/schema/catalogue.ts'
import { invoices } from '../../server/db/schema/invoices.ts'
import { userRoles } from '../../server/db/schema/organizers.ts'
import { paperFiles, paperRebuttals, papers, paperSettings, reviews } from '../../server/db/schema/papers.ts'
import { hotelBookings, orders, priceTiers, ticketTypes } from '../../server/db/schema/registration.ts'
import { studentProofs } from '../../server/db/schema/studentProofs.ts'
import { campaignRecipients } from '../../server/db/schema/campaigns.ts'
import { teamInvitations } from '../../server/db/schema/team.ts'
import { seedDemo, testsBegin } from '../support/seededDatabase.ts'
import { createEngine } from '../../server/lifecycles/engine.ts'
import { createLive, type Live } from '../../server/live/createLive.ts'
import type { OpenedDatabase } from '../../server/db/types.ts'
import { digest } from '../../server/accounts/secrets.ts'
import { paperDefaults } from '../../server/lifecycles/papers/settings.ts'
import { paperAuthors } from '../../server/db/schema/paperAuthors.ts'
import { paperReviewers, reviewInvitations } from '../../server/db/schema/paperReviewers.ts'
import { codeOf } from '../../server/shared/sentences/messages.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { createGate } from '../../mocks/deferredResponses.ts'
import {
  answer,
  answerResponse,
  fault,
  faultKinds,
  gated,
  handlers,
  refusalResponse,
  refuse,
  type FaultKind,
} from '../../mocks/handlers.ts'
import { calls, type CallName } from '../../src/contract/calls.ts'
import type { DeliveryPart } from '../../src/contract/deliveryPlaces.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { samples } from '../../src/contract/examples.ts'
import { envelope } from '../../src/contract/envelope.ts'
import { CallError, type FailureKind } from '../../src/contract/failure.ts'
import { toForm } from '../../src/contract/form.ts'
import { presentationTypes } from '../../src/contract/presentationFile.ts'
import { reasons } from '../../src/contract/reasons.ts'
import type { SetupStep } from '../../src/contract/setup.ts'
import { createApi } from '../../src/services/api.ts'
import { basicsWish } from '../support/basicsWish.ts'
import { cheapPassword } from '../support/cheapPassword.ts'
import { newMemory } from '../support/engines.ts'
import { pptx, writtenPaper } from '../support/papers.ts'
import { createDraw, ofSeed, rounds } from '../support/rounds.ts'
import { soldType } from '../server/support/soldType.ts'
import { Browser, FakeLog, FakeSender, testConfig } from '../server/api/harness.ts'
import { softwareAuthenticator } from '../server/accounts/softwareAuthenticator.ts'
import { openSetup } from '../server/support/firstRun.ts'
import { operated } from '../server/support/operators.ts'
import { addConference, registration } from '../server/commerce/stage.ts'
import { paidOrder } from '../server/support/paidOrder.ts'
import { freshNumber, pdf, zip } from '../server/documents/officialDocuments.ts'
import { dataAddress, png } from '../server/files/pictures.ts'

const names = Object.keys(calls) as CallName[]
const draw = createDraw()

/** Function that answers a request: the mocks, or the server. */
type Answerer = (request: Request) => Promise<Response>

const mocked =
  (list: readonly HttpHandler[]): Answerer =>
  async (request) => {
    const response = await getResponse([...list], request)
    if (response === undefined) throw new Error(`nothing answers ${request.method} ${request.url}`)
    return response
  }

const requestOf = (
  name: CallName,
  fields: object,
  lang: string,
  headers: Record<string, string> = {},
): Request => {
  const { method, path } = calls[name]
  const form = toForm(fields as Record<string, unknown>)
  const url = `http://symposium.test${path}`
  return method === 'GET'
    ? new Request(form.size > 0 ? `${url}?${form}` : url, {
        headers: { host: 'symposium.test', lang, ...headers },
      })
    : new Request(url, {
        method,
        body: form.toString(),
        headers: {
          host: 'symposium.test',
          lang,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      })
}

/** The cases: for every call, what makes it succeed at the server. Only what depends on earlier steps is listed. */
describe('the mocks and the server answer the same contract', () => {
  let database: OpenedDatabase
  const sender = new FakeSender()
  let app: ReturnType<typeof createApp>
  let rooms: Live
  let member: Browser
  let asking: Browser
  let clock = testsBegin
  let numbers = 0
  const fresh = () => `1390001${String((numbers += 1)).padStart(4, '0')}`

  beforeAll(async () => {
    database = await newMemory()
    await seedDemo(database.db, cheapPassword)
    const common = { db: database.db, config: testConfig, log: new FakeLog(), now: () => clock }
    rooms = createLive({ ...common, media: null })
    app = createApp({ ...common, kind: database.kind, sender, wechat: null, live: rooms })
    member = new Browser(app)
    const { user_id } = await member.call('loginByPassword', { account: 'linmei', password: demoPassword })
    // For the queues of the console.
    await database.db.insert(userRoles).values({ userId: user_id, role: 'admin' })
    // For the gate.
    await database.db.insert(userRoles).values({ userId: user_id, role: 'staff', conferenceId: 1 })
    asking = new Browser(app)
  })
  beforeEach(async () => {
    // The same number may be sent to again.
    clock += 61_000
    // A first run begins without administrators.
    await database.db
      .insert(userRoles)
      .values({ userId: await idOf('linmei'), role: 'admin' })
      .onConflictDoNothing()
  })
  afterAll(async () => {
    await database.close()
  })

  /** A member who may make conferences; the demo's other member is no organizer. */
  const letDraft = () => database.db.update(users).set({ groupId: 2 }).where(eq(users.account, 'linmei'))
  const ownDraft = async () => {
    await letDraft()
    return member.call('createConference', { ...samples.createConference, key: crypto.randomUUID() })
  }
  const scene = async () => (await asking.call('getScene', {})).wechat_data.scene_value
  const confirmed = async (as: 'session' | 'unbound') => {
    const scene_str = await scene()
    await (as === 'session' ? member : new Browser(app)).call('confirmScene', { scene_str, as })
    return scene_str
  }
  /** A conference of its own each time: one order for each person and ticket. */
  const openTicket = (amount = 120_000, capacity: number | null = null) =>
    addConference({ database, clock: { now: clock } }, { types: [{ capacity, tiers: [{ amount }] }] }).then(
      (conference) => ({ ...conference, amount }),
    )
  const registrationOf = ({ amount, ...conference }: Awaited<ReturnType<typeof openTicket>>) =>
    registration(conference, { expected_amount: amount })
  const soldOutTicket = async () => {
    const { types } = await openTicket(0, 0)
    return types[0] ?? 0
  }
  /** A conference that offers tickets for groups. */
  const groupTicket = async () => {
    const { id, types } = await openTicket()
    await database.db
      .update(ticketTypes)
      .set({ audience: 'group' })
      .where(eq(ticketTypes.id, types[0] ?? 0))
    return { conference_id: id }
  }
  /** Code of a group that another user began. */
  const groupCode = async () => {
    const other = new Browser(app)
    await other.call('loginByPassword', { account: 'approved', password: demoPassword })
    const wish = { ...(await groupTicket()), name: '材料学院', key: fresh() }
    return (await other.call('createGroup', wish)).code
  }
  /** An order that waits for its money. */
  const order = async (): Promise<number> => {
    const [type] = await database.db.select().from(ticketTypes).limit(1)
    const [row] = await database.db
      .insert(orders)
      .values({
        no: fresh(),
        kind: 'paper',
        userId: Number(member.credentials?.uid),
        conferenceId: type?.conferenceId ?? 0,
        listAmount: 100,
        amount: 100,
        attendee: { name: '林梅', affiliation: '某大学', email: 'a@example.org' },
        dueAt: new Date(clock + 3_600_000),
      })
      .returning({ id: orders.id })
    return row?.id ?? 0
  }
  const paying = async (method: 'sandbox' | 'transfer') =>
    (await member.call('startPayment', { order_id: await order(), method, key: fresh() })).id
  const givePassword = async (password: string) => {
    const passwordHash = await cheapPassword(password)
    await database.db.update(users).set({ passwordHash }).where(eq(users.account, 'linmei'))
  }
  const idOf = async (account: string) => {
    const [user] = await database.db.select().from(users).where(eq(users.account, account))
    return user?.id ?? 0
  }
  const buy = async (account: string, id = 1) =>
    paidOrder(database.db, () => clock, await idOf(account), { amount: 100, at: { id }, name: '林梅' })
  /** A request to linmei about the paper of another user. */
  const reviewIn = async (state: string) => {
    const later = new Date(clock + 86_400_000)
    const [paper] = await database.db
      .insert(papers)
      .values({
        userId: await idOf('approved'),
        conferenceId: 1,
        form: writtenPaper,
        round: 1,
        state: 'first_review.active',
      })
      .returning()
    const [review] = await database.db
      .insert(reviews)
      .values({
        paperId: paper?.id ?? 0,
        userId: await idOf('linmei'),
        round: 1,
        responseDueAt: later,
        reviewDueAt: state === 'pending.waiting' ? null : later,
        state,
      })
      .returning()
    return review?.id ?? 0
  }
  const voucherOf = async (account: string) => {
    const orderId = await buy(account)
    const [voucher] = await database.db
      .select({ id: mealVouchers.id })
      .from(mealVouchers)
      .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
      .where(eq(mealVouchers.orderId, orderId))
      .orderBy(desc(meals.startsAt))
    return { id: voucher?.id ?? 0 }
  }
  /** A live of linmei's in which a newcomer sits. */
  const liveOfOne = async (ahead = 0) => {
    const [row] = await database.db
      .insert(lives)
      .values({
        title: '直播',
        engTitle: 'Live',
        speaker: '林梅',
        engSpeaker: 'Lin Mei',
        startsAt: new Date(clock + ahead),
        cover: '/covers/page.svg',
        maxUser: 10,
        anchorId: await idOf('linmei'),
      })
      .returning({ id: lives.id })
    const live_id = row?.id ?? 0
    const user_id = await idOf('newcomer')
    const room = await rooms.rooms.get(live_id)
    const deaf = { bufferedAmount: 0, send: ignore, close: ignore, terminate: ignore }
    await room?.enter({ userId: `u_${user_id}`, userName: '新同学', userAvatar: '' }, 'zh', deaf, 0)
    return { live_id, user_id }
  }
  const ignore = () => undefined
  const things = () => operated(database.db, () => clock)
  const act = async (id: Promise<number>, fields: object = {}) => ({
    version: 0,
    reason: 'r',
    key: fresh(),
    id: await id,
    ...fields,
  })
  const ownComment = async () =>
    (await member.call('postComment', { ...samples.postComment, key: fresh() })).id
  /** The browser leads the first run as far as before this step. */
  const leading = async (step: SetupStep | null) => {
    await asking.call('claimSetup', { code: await openSetup(database.db, step) })
    return {}
  }
  /** One night in a room that the demo offers. */
  const stay = async () => {
    const { hotels } = await member.call('getButler', {})
    const room = hotels[0]?.rooms[0]
    const [arrival = '', departure = ''] = room?.nights.map(({ day }) => day) ?? []
    return {
      room_id: room?.id ?? 0,
      check_in: arrival,
      check_out: departure,
      key: `stay-${crypto.randomUUID()}`,
    }
  }
  const forgetLimits = () => database.db.delete(rateWindows)
  /** To the phone that linmei has. */
  const ownCode = async () => {
    await forgetLimits()
    await member.call('sendOldContactCode', { kind: 'phone' })
    const [user] = await database.db.select().from(users).where(eq(users.account, 'linmei'))
    return sender.codeFor(user?.mobile ?? '')
  }
  const withFreshKey = (name: 'retryJobs' | 'retryLane' | 'tryLane') => () =>
    Promise.resolve({ ...samples[name], key: crypto.randomUUID() })
  /** Which version a setting has, whose change asks for a sign-in of the last minutes. */
  const deliveredVersion = async (part: DeliveryPart): Promise<number> => {
    await database.db.update(sessions).set({ createdAt: new Date(clock) })
    const { parts } = await member.call('getDelivery', {})
    return parts.find((each) => each.part === part)?.version ?? 0
  }
  const prepared: { readonly [K in CallName]?: () => Promise<object> } = {
    bookRoom: stay,
    cancelRoom: async () => ({ id: (await member.call('bookRoom', await stay())).id }),
    changeSharing: async () => {
      const { id } = await member.call('bookRoom', await stay())
      return { id, sharing: 'women', companion: '' }
    },
    ...ofBenefits(),
    grantRole: () => act(things().account(), { role: 'finance' }),
    takeRole: () => act(things().withRole(), { role: 'finance' }),
    lockAccount: () => act(things().account()),
    unlockAccount: () => act(things().account({ lockedAt: new Date() })),
    endSession: async () => {
      const { id, session_id } = await things().withSession()
      return act(Promise.resolve(id), { session_id })
    },
    resetSignIn: () => act(things().account()),
    retryJob: () => act(things().deadJob()),
    retryJobs: withFreshKey('retryJobs'),
    retryLane: withFreshKey('retryLane'),
    tryLane: withFreshKey('tryLane'),
    discardJob: () => act(things().deadJob()),
    allowAddress: () => act(things().stoppedAddress()),
    getSetup: () => leading('site'),
    claimSetup: async () => ({ code: await openSetup(database.db, 'site') }),
    setupAdministrator: async () => {
      await leading('administrator')
      const contact = fresh()
      await asking.call('sendLoginCode', { mobile: contact })
      return { contact, code: sender.codeFor(contact), password: 'first-run-2026' }
    },
    setupSite: async () => ({ ...samples.setupSite, ...(await leading('site')) }),
    sendTestMail: async () => ({ ...samples.sendTestMail, ...(await leading('mail')) }),
    inviteOrganizer: async () => ({ ...samples.inviteOrganizer, ...(await leading('organizer')) }),
    passSetupStep: async () => ({ ...samples.passSetupStep, ...(await leading('payment')) }),
    finishSetup: () => leading(null),
    saveOwnProfile: async () => {
      const [first] = await asking.call('getSubjects', {})
      return { ...samples.saveOwnProfile, search_field: String(first?.child[0]?.id) }
    },
    sendOldContactCode: async () => {
      await forgetLimits()
      return { kind: 'phone' }
    },
    proveOldContact: async () => ({ kind: 'phone', code: await ownCode() }),
    sendNewPhoneCode: () => Promise.resolve({ mobile: fresh() }),
    changePhone: async () => {
      const { proof } = await member.call('proveOldContact', { kind: 'phone', code: await ownCode() })
      const mobile = fresh()
      await member.call('sendNewPhoneCode', { mobile })
      return { mobile, code: sender.codeFor(mobile), proof }
    },
    changeEmail: async () => {
      await database.db.update(users).set({ email: null }).where(eq(users.account, 'linmei'))
      await forgetLimits()
      const email = 'lin.new@example.org'
      await asking.call('sendEmailCode', { email, event: 'change' })
      return { email, code: sender.codeFor(email) }
    },
    changePassword: async () => {
      await givePassword('old-password')
      return { current: 'old-password', password: 'next-password', password_again: 'next-password' }
    },
    sendPasswordCode: () => Promise.resolve({ mobile: fresh() }),
    resetPassword: async () => {
      const mobile = fresh()
      await database.db.insert(users).values({ nickname: '忘记密码的人', countryCode: '86', mobile })
      await asking.call('sendPasswordCode', { mobile })
      return { ...samples.resetPassword, mobile, code: sender.codeFor(mobile) }
    },
    bindWechat: async () => {
      await database.db.update(users).set({ wechatOpenid: null }).where(eq(users.account, 'linmei'))
      const { wechat_data } = await member.call('getLoginQrCode', { purpose: 'bind' })
      const scene_str = wechat_data.scene_value
      await asking.call('confirmScene', { scene_str, as: 'unbound' })
      return { scene_str }
    },
    unbindWechat: async () => {
      await database.db.update(users).set({ wechatOpenid: fresh() }).where(eq(users.account, 'linmei'))
      return {}
    },
    askExport: async () => {
      await database.db.delete(accountExports)
      // It asks for a sign-in of the last minutes.
      await givePassword(demoPassword)
      await member.call('loginByPassword', { account: 'linmei', password: demoPassword })
      return {}
    },
    requestDeletion: async () => {
      // It asks for a sign-in of the last minutes, and for who hosts nothing now.
      await givePassword(demoPassword)
      await member.call('loginByPassword', { account: 'linmei', password: demoPassword })
      await database.db
        .update(lives)
        .set({ anchorId: await idOf('approved') })
        .where(eq(lives.anchorId, await idOf('linmei')))
      return samples.requestDeletion
    },
    endOwnSession: async () => {
      const [row] = await database.db
        .insert(sessions)
        .values({
          userId: await idOf('linmei'),
          tokenHash: fresh(),
          sidHash: 'sid',
          expiresAt: new Date(clock + 86_400_000),
        })
        .returning({ id: sessions.id })
      return { session_id: row?.id ?? 0 }
    },
    joinLiveRehearsal: async () => ({ live_id: (await liveOfOne(86_400_000)).live_id }),
    updateLiveAnchor: () => liveOfOne(),
    removeUser: () => liveOfOne(),
    updateSetStatus: async () => ({ ...(await liveOfOne()), muted: 1 }),
    updateLiveStatus: async () => ({ live_id: (await liveOfOne()).live_id, status: 'ended' }),
    checkScene: async () => ({ scene_str: await scene() }),
    getRecord: async () => ({ entity: 'order', id: await order() }),
    fireRecord: async () => ({ ...samples.fireRecord, id: await order(), key: fresh() }),
    openScene: async () => ({ scene_str: await scene() }),
    sendSceneCode: async () => ({ scene_str: await scene(), mobile: fresh() }),
    confirmScene: async () => ({ scene_str: await scene(), as: 'unbound' }),
    loginByScene: async () => ({ scene_str: await confirmed('session') }),
    loginByPassword: async () => {
      await givePassword(demoPassword)
      return { account: 'linmei', password: demoPassword }
    },
    loginByPhone: async () => {
      const mobile = fresh()
      await asking.call('sendLoginCode', { mobile })
      return { mobile, code: sender.codeFor(mobile) }
    },
    loginByEmail: async () => {
      await asking.call('sendEmailLoginCode', { email: 'contract@example.org' })
      return { email: 'contract@example.org', code: sender.codeFor('contract@example.org') }
    },
    bindPhone: async () => {
      const { openid = '' } = await asking.call('checkScene', { scene_str: await confirmed('unbound') })
      const mobile = fresh()
      await asking.call('sendBindCode', { mobile })
      return { mobile, openid, code: sender.codeFor(mobile) }
    },
    startPayment: async () => ({ order_id: await order(), method: 'sandbox', key: fresh() }),
    getPayment: async () => ({ id: await paying('sandbox') }),
    submitVoucher: async () => ({
      payment_id: await paying('transfer'),
      version: 0,
      key: fresh(),
      content:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    }),
    submitStudentProof: async () => {
      const conference_id = Number(samples.submitStudentProof.conference_id)
      const type = { conferenceId: conference_id, name: '学生', engName: 'Student' }
      await database.db.insert(ticketTypes).values({ ...type, audience: 'provenStudent' })
      const content = dataAddress('image/png', png())
      // Each language hands in the first one.
      await database.db.delete(studentProofs)
      return { conference_id, version: 0, key: fresh(), content }
    },
    createGroup: async () => ({ ...(await groupTicket()), name: '材料学院', key: fresh() }),
    getGroupInvitation: async () => ({ code: await groupCode() }),
    joinGroup: async () => ({ code: await groupCode() }),
    removeGroupMember: async () => {
      const where = await groupTicket()
      const { code } = await member.call('createGroup', { ...where, name: '材料学院', key: fresh() })
      const other = new Browser(app)
      await other.call('loginByPassword', { account: 'approved', password: demoPassword })
      const { members } = await other.call('joinGroup', { code })
      return { ...where, member_id: members.find(({ is_self }) => is_self)?.id ?? 0 }
    },
    sendEmailCode: () => Promise.resolve({ email: 'another@example.org' }),
    saveProfile: async () => {
      const [first] = await asking.call('getSubjects', {})
      return { ...samples.saveProfile, search_field: String(first?.child[0]?.id) }
    },
    placeOrder: async () => registrationOf(await openTicket()),
    joinWaitlist: async () => ({ ticket_type_id: await soldOutTicket() }),
    getOrder: async () => ({
      id: (await member.call('placeOrder', registrationOf(await openTicket()))).order_id,
    }),
    amendComment: async () => ({ ...samples.amendComment, id: await ownComment() }),
    removeComment: async () => ({ id: await ownComment() }),
    setCoupon: async () => {
      const { order_id } = await member.call('placeOrder', registrationOf(await openTicket()))
      return { order_id, code: '', version: 0, key: `coupon-${order_id}` }
    },
    requestRefund: async () => {
      const [takesBack] = await database.db
        .select({ id: conferences.id })
        .from(conferences)
        .where(gt(conferences.refundUntil, new Date(clock)))
      const order_id = await buy('linmei', takesBack?.id)
      return { order_id, version: 1, reason: 'r', key: `refund-${order_id}` }
    },
    saveVideoPosition: async () => {
      const { opened_at } = await member.call('openVideo', samples.openVideo)
      return { ...samples.saveVideoPosition, at: opened_at }
    },
    upload: () => Promise.resolve({ kind: 'avatar', content: dataAddress('image/png', png()) }),
    shareMeal: async () => ({ meal_id: (await voucherOf('linmei')).id }),
    claimMeal: async () => {
      const other = new Browser(app)
      await other.call('loginByPassword', { account: 'approved', password: demoPassword })
      return other.call('shareMeal', { meal_id: (await voucherOf('approved')).id })
    },
    saveInvoice: async () => {
      const orderId = await buy('linmei')
      const [invoice] = await database.db.select().from(invoices).where(eq(invoices.orderId, orderId))
      return { ...samples.saveInvoice, id: invoice?.id, key: `invoice-${orderId}` }
    },
    uploadInvoice: async () => {
      const orderId = await buy('linmei')
      const state = 'to_be_invoiced.picked_up'
      const [invoice] = await database.db
        .update(invoices)
        .set({ state })
        .where(eq(invoices.orderId, orderId))
        .returning()
      await database.db
        .insert(userRoles)
        .values({ userId: await idOf('linmei'), role: 'finance' })
        .onConflictDoNothing()
      const content = dataAddress('application/pdf', pdf())
      return {
        ...samples.uploadInvoice,
        id: invoice?.id,
        key: `upload-${orderId}`,
        number: freshNumber(),
        content,
      }
    },
    getReview: async () => ({ id: await reviewIn('pending.waiting') }),
    acceptReview: async () => ({
      ...samples.acceptReview,
      id: await reviewIn('pending.waiting'),
      key: crypto.randomUUID(),
    }),
    declineReview: async () => ({
      ...samples.declineReview,
      id: await reviewIn('pending.waiting'),
      key: crypto.randomUUID(),
    }),
    saveReview: async () => ({ ...samples.saveReview, id: await reviewIn('accepted.reading') }),
    submitReview: async () => ({
      ...samples.submitReview,
      draft_version: 0,
      key: crypto.randomUUID(),
      id: await reviewIn('accepted.reading'),
    }),
    scanTicket: async () => ({ ...samples.scanTicket, nonce: `contract-${await buy('linmei')}` }),
    getOwnConference: async () => ({ id: (await ownDraft()).id }),
    getConferenceFile: async () => ({ conference_id: (await ownDraft()).id }),
    cloneConference: async () => ({
      ...samples.cloneConference,
      conference_id: (await ownDraft()).id,
      key: crypto.randomUUID(),
    }),
    importConference: async () => {
      await letDraft()
      return { ...samples.importConference, key: crypto.randomUUID() }
    },
    getCopyReview: async () => ({ conference_id: (await ownDraft()).id }),
    markCopySeen: async () => {
      const conference_id = (await ownDraft()).id
      const wish = { ...samples.cloneConference, conference_id, key: crypto.randomUUID() }
      const { id } = await member.call('cloneConference', wish)
      const { list } = await member.call('getCopyReview', { conference_id: id })
      return { conference_id: id, line: list[0]?.key ?? '', seen: 1 as const }
    },
    createConference: async () => {
      await letDraft()
      return { ...samples.createConference, key: `contract-${crypto.randomUUID()}` }
    },
    ...ofPapers(),
    ...ofDesk(),
    ...ofContent(),
    ...ofSale(),
    ...ofLives(),
    ...ofDiscussion(),
    ...ofTeam(),
    ...ofMail(),
    ...ofDocuments(),
    ...ofAssignment(),
    ...ofSecondFactor(),
    saveSitePart: async () => ({
      ...samples.saveSitePart,
      no: (await member.call('getSitePart', { part: 'links' })).no,
    }),
    testDelivery: () => Promise.resolve({ place: 'storage' }),
    saveDelivery: async () => ({ ...samples.saveDelivery, version: await deliveredVersion('transfer') }),
    clearDelivery: async () => ({ part: 'mail', version: await deliveredVersion('mail') }),
    restoreSitePart: async () => ({
      ...samples.restoreSitePart,
      no: (await member.call('getSitePart', { part: 'links' })).no,
    }),
    submitApplication: async () => {
      const { state, id, version } = await member.call('getApplication', {})
      if (state !== 'not_completed') {
        const event = { type: 'organizer.withdraw' }
        const actor = { userId: await idOf('linmei'), requestId: null }
        await createEngine(database.db, () => clock).fire(actor, { entity: 'organizer', id, event })
      }
      const { url } = await member.call('upload', {
        kind: 'organizer',
        content: dataAddress('image/png', png()),
      })
      const rest = {
        version: state === 'not_completed' ? version : version + 1,
        key: `application-${version}`,
      }
      return { ...samples.submitApplication, ...rest, logo: url, licence: url }
    },
  }
  function ofPapers() {
    const paper = async (state: string, more: Partial<typeof papers.$inferInsert> = {}) => {
      const at = new Date(clock + 86_400_000)
      await database.db.update(conferences).set({ submissionDeadline: at }).where(eq(conferences.id, 1))
      const userId = await idOf('linmei')
      const [row] = await database.db
        .insert(papers)
        .values({ userId, conferenceId: 1, form: writtenPaper, state, revisionDueAt: at, ...more })
        .returning()
      const id = row?.id ?? 0
      for (const kind of ['pdf', 'doc'] as const)
        await database.db
          .insert(paperFiles)
          .values({ paperId: id, kind, round: 0, name: kind, file: kind, bytes: 1 })
      return { id, key: `paper-${id}` }
    }
    const presented = async () => {
      const { id } = await paper('first_review.accepted')
      const wish = { ...samples.uploadPresentation, id }
      const content = dataAddress(presentationTypes.pptx, pptx())
      const { current } = await member.call('uploadPresentation', { ...wish, content })
      return { id, kind: 'oral' as const, file_id: current?.id ?? 0 }
    }
    const begun = async () => {
      const wish = { ...samples.beginUpload, id: (await paper('draft')).id }
      return { upload: (await member.call('beginUpload', wish)).upload }
    }
    /** The link of the paper's first author. */
    const named = async () => {
      const { id: paperId, key } = await paper('administrator_review.active')
      const token = `${key}-${crypto.randomUUID()}`
      const email = writtenPaper.authors[0]?.email.toLowerCase() ?? ''
      await database.db
        .insert(paperAuthors)
        .values({ paperId, email, nonce: key, tokenHash: digest(token), createdAt: new Date(clock) })
      return { token }
    }
    const awaited = async () => {
      const { id: paperId } = await paper('first_review.active', { round: 1 })
      const settings = { conferenceId: 1, ...paperDefaults, rebuttal: true } as const
      await database.db
        .insert(paperSettings)
        .values(settings)
        .onConflictDoUpdate({ target: paperSettings.conferenceId, set: { rebuttal: true } })
      const [row] = await database.db
        .insert(paperRebuttals)
        .values({ paperId, round: 1, reviewIds: [], dueAt: new Date(clock + 86_400_000), state: 'awaited' })
        .returning()
      return { id: row?.id ?? 0, key: crypto.randomUUID() }
    }
    return {
      saveRebuttal: async () => ({ ...samples.saveRebuttal, id: (await awaited()).id }),
      submitRebuttal: async () => ({ ...samples.submitRebuttal, ...(await awaited()) }),
      beginUpload: async () => ({ ...samples.beginUpload, id: (await paper('draft')).id }),
      getUpload: begun,
      appendUpload: async () => ({ ...samples.appendUpload, ...(await begun()) }),
      discardUpload: begun,
      beginPaper: async () => ({ conference_id: 1, key: (await paper('draft')).key }),
      getPaper: async () => ({ id: (await paper('draft')).id }),
      getPublication: async () => ({ id: (await paper('published.accepted')).id }),
      suggestConflicts: async () => ({ id: (await paper('draft')).id }),
      savePaper: async () => ({ ...samples.savePaper, id: (await paper('draft')).id }),
      submitPaper: async () => ({ ...samples.submitPaper, ...(await paper('draft')) }),
      amendPaper: async () => ({
        ...samples.amendPaper,
        ...{ version: 0, form_version: 0 },
        ...(await paper('administrator_review.active')),
      }),
      openAuthorship: named,
      answerOwnAuthorship: async () => {
        const { id } = await paper('administrator_review.active')
        // Other calls change the address.
        const email = 'coauthor@example.org'
        await database.db.update(users).set({ email }).where(eq(users.account, 'linmei'))
        const authors = writtenPaper.authors.map((each) => ({ ...each, email }))
        await database.db
          .update(papers)
          .set({ userId: await idOf('approved'), form: { ...writtenPaper, authors } })
          .where(eq(papers.id, id))
        return { ...samples.answerOwnAuthorship, id }
      },
      answerAuthorship: async () => ({ ...samples.answerAuthorship, ...(await named()) }),
      resubmitPaper: async () => ({
        ...samples.resubmitPaper,
        ...(await paper('first_review.awaiting_revision', { round: 1 })),
      }),
      finalizePaper: async () => ({
        version: 0,
        ...(await paper('first_review.accepted', { round: 1 })),
      }),
      withdrawPaper: async () => ({
        ...samples.withdrawPaper,
        version: 0,
        ...(await paper('first_review.active', { round: 1 })),
      }),
      revivePaper: async () => ({
        version: 0,
        ...(await paper('first_review.withdrawn', { round: 1, withdrawnFrom: 'active' })),
      }),
      listPresentations: async () => {
        await paper('first_review.accepted')
        return samples.listPresentations
      },
      uploadPresentation: async () => ({
        ...samples.uploadPresentation,
        id: (await paper('first_review.accepted')).id,
        content: dataAddress(presentationTypes.pptx, pptx()),
      }),
      removePresentation: presented,
      restorePresentation: presented,
      getPaperSimilarity: async () => ({ id: (await paper('first_review.active')).id }),
      uploadPaperFile: async () => ({
        ...samples.uploadPaperFile,
        id: (await paper('draft')).id,
        content: dataAddress('application/pdf', pdf()),
      }),
    }
  }
  /** The member is a chair of the first conference, whose papers are another account's. */
  function ofDesk() {
    const chairing = async () => {
      const userId = await idOf('linmei')
      await database.db
        .insert(userRoles)
        .values({ userId, role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      return { conference_id: 1 }
    }
    const undecided = async () => {
      await chairing()
      const [row] = await database.db
        .insert(papers)
        .values({
          userId: await idOf('approved'),
          conferenceId: 1,
          form: writtenPaper,
          round: 1,
          state: 'first_review.active',
        })
        .returning()
      return { id: row?.id ?? 0 }
    }
    const prepared = async () => {
      const wish = { ...samples.prepareDecision, ...(await undecided()), version: 0 }
      const { decisions } = await member.call('prepareDecision', { ...wish, key: crypto.randomUUID() })
      return { conference_id: 1, ids: String(decisions[0]?.id), reason: '审稿人逾期' }
    }
    const settings = async () => member.call('getPaperSettings', await chairing())
    const pack = async () => member.call('getTemplatePack', await chairing())
    return {
      getTemplatePack: chairing,
      uploadContentPicture: async () => ({
        ...(await chairing()),
        content: dataAddress('image/png', png()),
      }),
      beginTemplatePack: async () => ({ ...samples.beginTemplatePack, ...(await chairing()) }),
      uploadTemplatePack: async () => ({
        ...samples.uploadTemplatePack,
        version: (await pack()).version,
        content: dataAddress('application/zip', zip('paper.tex')),
      }),
      removeTemplatePack: async () => ({ conference_id: 1, version: (await pack()).version }),
      getPaperSettings: chairing,
      getConferenceBasics: chairing,
      saveConferenceBasics: async () =>
        basicsWish(await member.call('getConferenceBasics', await chairing()), { venue: '5 层' }),
      getReadiness: async () => ({ id: (await chairing()).conference_id }),
      savePaperSettings: async () => ({ ...samples.savePaperSettings, version: (await settings()).version }),
      listDeskPapers: async () => ({ ...samples.listDeskPapers, ...(await chairing()) }),
      countDeskPapers: chairing,
      getDeskPaper: undecided,
      savePaperIdentifiers: async () => {
        const { id } = await undecided()
        await database.db.update(papers).set({ state: 'first_review.accepted' }).where(eq(papers.id, id))
        // No two papers of one conference have the same.
        return { ...samples.savePaperIdentifiers, id, doi: `10.12345/${crypto.randomUUID()}` }
      },
      prepareDecision: async () => ({
        ...samples.prepareDecision,
        ...(await undecided()),
        version: 0,
        key: crypto.randomUUID(),
      }),
      previewDecisions: async () => {
        const { reason: _, ...wish } = await prepared()
        return wish
      },
      releaseDecisions: async () => ({ ...(await prepared()), key: crypto.randomUUID() }),
    }
  }
  /** The member is an organizer of the first conference, which has released one text. */
  function ofContent() {
    const { key: _, no: __, ...release } = samples.moveContent
    const saved = async () => {
      const userId = await idOf('linmei')
      await database.db
        .insert(userRoles)
        .values({ userId, role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      const { revision } = await member.call('getContent', { conference_id: 1, kind: 'notice1' })
      const title = crypto.randomUUID()
      return member.call('saveContent', { ...samples.saveContent, title, eng_title: title, revision })
    }
    const released = async () => {
      const { revision } = await saved()
      return member.call('moveContent', { ...release, revision, key: crypto.randomUUID() })
    }
    return {
      listContents: async () => ({ conference_id: (await saved()).conference_id }),
      getContent: async () => ({ conference_id: (await saved()).conference_id, kind: 'notice1' as const }),
      saveContent: async () => ({ ...samples.saveContent, revision: (await saved()).revision }),
      moveContent: async () => ({
        ...release,
        revision: (await saved()).revision,
        key: crypto.randomUUID(),
      }),
      getContentRelease: async () => {
        const no = (await released()).released?.no ?? 0
        return { conference_id: 1, kind: 'notice1' as const, no }
      },
      getReleasedContent: async () => ({ id: (await released()).conference_id, kind: 'notice1' as const }),
    }
  }
  function ofBenefits() {
    const own = () => Number(member.credentials?.uid)
    const code = async () => {
      const invite = { userId: await idOf('approved'), code: samples.getInvite.code }
      await database.db.insert(inviteCodes).values(invite).onConflictDoNothing()
      return { code: invite.code }
    }
    const knock = async () => {
      const userId = await idOf('approved')
      const orderId = await order()
      await database.db.update(orders).set({ userId }).where(eq(orders.id, orderId))
      const text = fresh()
      const endsAt = new Date(clock + 3_600_000)
      await database.db
        .insert(knocks)
        .values({ orderId, userId, conferenceId: 1, code: text, limitAmount: 20, endsAt })
      return { code: text }
    }
    const chairing = async () => {
      await database.db
        .insert(userRoles)
        .values({ userId: own(), role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      return { conference_id: 1 }
    }
    return {
      redeemPoints: async () => {
        const earned = { userId: own(), cause: 'profile', causeKey: fresh(), points: 100 } as const
        await database.db.transaction((tx) => earnPoints(tx, { ...earned, at: new Date(clock) }))
        return { kind: 'registration', key: fresh() }
      },
      getInvite: code,
      acceptInvite: async () => {
        await database.db.delete(referrals)
        await database.db.update(orders).set({ paidAt: null }).where(eq(orders.userId, own()))
        await database.db
          .update(users)
          .set({ createdAt: new Date(clock) })
          .where(eq(users.id, own()))
        return code()
      },
      openKnock: async () => {
        const conference = await openTicket()
        await database.db.update(conferences).set({ knockHours: 24 }).where(eq(conferences.id, conference.id))
        return { order_id: (await member.call('placeOrder', registrationOf(conference))).order_id }
      },
      getKnock: knock,
      hitKnock: async () => ({ ...(await knock()), key: fresh() }),
      getKnockSettings: chairing,
      setKnockSettings: async () => ({ ...(await chairing()), hours: 24 }),
    }
  }
  /** Fields of the conference that linmei chairs; retired rows were never sold. */
  function ofSale() {
    const chairing = async () => {
      await database.db
        .insert(userRoles)
        .values({ userId: await idOf('linmei'), role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      return { conference_id: 1 }
    }
    const sale = async () => {
      const about = await chairing()
      // Each order that was bought here has a type of its own, without a price: there would be too many.
      await database.db
        .update(ticketTypes)
        .set({ retiredAt: new Date(clock) })
        .where(
          and(
            eq(ticketTypes.conferenceId, 1),
            notInArray(ticketTypes.id, database.db.select({ id: priceTiers.ticketTypeId }).from(priceTiers)),
          ),
        )
      return member.call('getTicketSale', about)
    }
    /** Tags one registration that has no tag. */
    const tagging = async () => {
      const id = await buy('linmei')
      const about = { ...(await chairing()), ids: String(id), kind: 'tag' as const, tag: '志愿者' }
      return { ...about, until: id, key: fresh() }
    }
    const tagged = async () => (await member.call('applyBulk', await tagging())).id
    const host = async () => {
      const wish = { ...samples.saveHostEntry, ...(await chairing()), key: fresh() }
      const { hosts } = await member.call('saveHostEntry', wish)
      return { conference_id: 1, id: hosts.at(-1)?.id ?? 0, version: 0, hosts }
    }
    const asked = async () => {
      const about = { ...samples.saveFormField, ...(await chairing()), key: fresh() }
      const { fields } = await member.call('saveFormField', about)
      return { conference_id: 1, id: fields.at(-1)?.id ?? 0, version: 0, fields }
    }
    const question = async () => {
      const { fields: _, ...about } = await asked()
      return about
    }
    const brought = async () =>
      member.call('uploadPeopleImport', {
        ...samples.uploadPeopleImport,
        ...(await chairing()),
        key: fresh(),
      })
    /** Two who have booked the same room for the same night, far ahead. */
    const twoBookings = async () => {
      const { conference_id } = await chairing()
      const { rooms } = await member.call('saveHotelRoom', {
        ...samples.saveHotelRoom,
        ...{ conference_id, key: fresh() },
      })
      const room = rooms.findLast(({ retired }) => !retired)?.id ?? 0
      const kind = { hotel: '酒店', engHotel: 'Hotel', address: '东侧', engAddress: 'East' }
      const nights = { checkIn: '2198-01-01', checkOut: '2198-01-02', amount: 1 }
      const at = { ...kind, ...nights, conferenceId: 1, roomId: room, room: '房', engRoom: 'Room' }
      const rows = await database.db
        .insert(hotelBookings)
        .values([
          { ...at, userId: await idOf('linmei') },
          { ...at, userId: await idOf('newcomer') },
        ])
        .returning({ id: hotelBookings.id })
      return { conference_id, room, id: rows[0]?.id ?? 0, other: rows[1]?.id ?? 0 }
    }
    const issued = async () => {
      const valid_until = new Date(clock + 86_400_000).toISOString()
      return { ...samples.issueCoupons, ...(await chairing()), valid_until, key: fresh() }
    }
    const batch = async () => {
      const { batches } = await member.call('issueCoupons', await issued())
      return { conference_id: 1, id: batches[0]?.id ?? 0 }
    }
    return {
      getConferenceHotels: chairing,
      saveHotelRoom: async () => ({ ...samples.saveHotelRoom, ...(await chairing()), key: fresh() }),
      retireHotelRoom: async () => {
        const { conference_id, room } = await twoBookings()
        return { conference_id, id: room, version: 0, retired: 1 }
      },
      listRoomBookings: async () => {
        const { conference_id, room } = await twoBookings()
        return { conference_id, room }
      },
      cancelRoomBooking: async () => {
        const { conference_id, id } = await twoBookings()
        return { conference_id, id, reason: '酒店临时装修' }
      },
      pairRoomBookings: async () => {
        const { conference_id, id, other } = await twoBookings()
        return { conference_id, id, other }
      },
      unpairRoomBooking: async () => {
        const { conference_id, id, other } = await twoBookings()
        await member.call('pairRoomBookings', { conference_id, id, other })
        return { conference_id, id }
      },
      listCouponBatches: chairing,
      issueCoupons: issued,
      withdrawCoupons: batch,
      listCouponCodes: batch,
      getTicketSale: chairing,
      getPreviewChoices: chairing,
      openPreview: async () => ({ ...samples.openPreview, ...(await chairing()) }),
      getConferenceHosts: chairing,
      saveHostEntry: async () => ({ ...samples.saveHostEntry, ...(await chairing()), key: fresh() }),
      removeHostEntry: async () => {
        const { hosts: _, ...about } = await host()
        return { ...about, removed: 1 }
      },
      orderHostEntries: async () => {
        await host()
        const ids = (await host()).hosts.map(({ id }) => id)
        const about = { conference_id: 1, list: 'hosts', committee_id: 0 }
        return { ...about, seen: ids.join(','), ids: ids.toReversed().join(',') }
      },
      listPeople: async () => ({ ...samples.listPeople, ...(await chairing()) }),
      getPeopleTools: chairing,
      getConferenceForm: chairing,
      saveFormField: async () => ({ ...samples.saveFormField, ...(await chairing()), key: fresh() }),
      hideFormField: async () => ({ ...(await question()), hidden: 1 }),
      removeFormField: question,
      orderFormFields: async () => {
        const ids = (await asked()).fields.map(({ id }) => id)
        return { conference_id: 1, seen: ids.join(','), ids: ids.toReversed().join(',') }
      },
      addFormTemplate: async () => ({ ...samples.addFormTemplate, ...(await chairing()), key: fresh() }),
      getOrderAnswers: async () => ({ order_id: await buy('linmei') }),
      // Answers are changed until the conference begins; the first one of the demo has begun.
      saveOrderAnswers: async () => ({ order_id: await buy('linmei', 3), answers: '{}' }),
      previewBulk: async () => ({ ...samples.previewBulk, ...(await chairing()) }),
      applyBulk: tagging,
      listBulkActions: async () => ({ ...samples.listBulkActions, ...(await chairing()) }),
      getBulkAction: async () => ({ conference_id: 1, id: await tagged() }),
      listBulkRows: async () => ({ ...samples.listBulkRows, conference_id: 1, id: await tagged() }),
      undoBulk: async () => ({ conference_id: 1, id: await tagged(), key: fresh() }),
      savePeopleView: async () => ({
        ...samples.savePeopleView,
        ...(await chairing()),
        name: fresh().slice(0, 40),
        key: fresh(),
      }),
      removePeopleView: async () => {
        const name = fresh().slice(0, 40)
        const view = await member.call('savePeopleView', { ...(await chairing()), name, key: fresh() })
        return { conference_id: 1, id: view.id, key: fresh() }
      },
      listPeopleImports: chairing,
      uploadPeopleImport: async () => ({
        ...samples.uploadPeopleImport,
        ...(await chairing()),
        key: fresh(),
      }),
      getPeopleImport: async () => ({ id: await brought() }),
      listImportRows: async () => ({ ...samples.listImportRows, id: await brought() }),
      mapPeopleImport: async () => ({ ...samples.mapPeopleImport, id: await brought(), key: fresh() }),
      registerOnSite: async () => {
        const { ticketTypeId } = await soldType(database.db, 1)
        const email = `${fresh()}@guests.example`
        const about = { ...(await chairing()), ticket_type_id: ticketTypeId }
        return { ...samples.registerOnSite, ...about, mobile: '', email, key: fresh() }
      },
      getPerson: async () => ({ ...(await chairing()), id: await buy('linmei') }),
      // Without the values that were seen: those of the sample are not the ones of this registration.
      correctPerson: async () => ({
        ...{ name: samples.correctPerson.name, affiliation: samples.correctPerson.affiliation, reason: '' },
        ...(await chairing()),
        id: await buy('linmei'),
        key: fresh(),
      }),
      notePerson: async () => ({
        ...samples.notePerson,
        ...(await chairing()),
        id: await buy('linmei'),
        key: fresh(),
      }),
      writeToPerson: async () => ({
        ...samples.writeToPerson,
        ...(await chairing()),
        id: await buy('linmei'),
        key: fresh(),
      }),
      saveTicketType: async () => {
        const { conference_id } = await sale()
        return { ...samples.saveTicketType, conference_id, key: fresh() }
      },
      retireTicketType: async () => {
        const { conference_id } = await sale()
        const { ticket_types } = await member.call('saveTicketType', {
          ...samples.saveTicketType,
          conference_id,
          key: fresh(),
        })
        const id = ticket_types.findLast(({ retired }) => !retired)?.id
        return { conference_id, id, version: 0, retired: 1 }
      },
      orderTicketTypes: async () => {
        const { version, ticket_types } = await sale()
        const sold = ticket_types.filter(({ retired }) => !retired)
        const ids = sold.map(({ id }) => id).toReversed()
        return { conference_id: 1, version, ids: ids.join(',') }
      },
      saveRegistrationWindow: async () => {
        const { version, starts_at } = await sale()
        const dates = {
          registration_opens_at: starts_at,
          registration_closes_at: '',
          refund_until: '',
          certificates_at: '',
        }
        return { conference_id: 1, version, ...dates }
      },
      saveMeal: async () => ({ ...samples.saveMeal, ...(await chairing()), key: fresh() }),
      retireMeal: async () => {
        const wish = { ...samples.saveMeal, ...(await chairing()), key: fresh() }
        const { meals } = await member.call('saveMeal', wish)
        return { conference_id: 1, id: meals.at(-1)?.id, version: 0, retired: 1 }
      },
    }
  }
  /** Fields of the conference that linmei chairs and hosts. */
  function ofLives() {
    const about = { conference_id: 1 }
    const chairing = async () => {
      const userId = await idOf('linmei')
      await database.db
        .insert(userRoles)
        .values({ userId, role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      return { ...about, user_id: userId }
    }
    const drafted = async () => {
      const chair = await chairing()
      const { id } = await member.call('saveOwnLive', { ...samples.saveOwnLive, ...about, key: fresh() })
      return { ...chair, id }
    }
    return {
      listOwnLives: async () => {
        await chairing()
        return about
      },
      saveOwnLive: async () => {
        await chairing()
        return { ...samples.saveOwnLive, ...about, key: fresh() }
      },
      planOwnLive: async () => {
        const asked = { part: 'host' as const, ...(await drafted()) }
        await member.call('askLiveStaff', asked)
        return { ...about, id: asked.id, version: 1, act: 'schedule' }
      },
      askLiveStaff: async () => ({ part: 'host', ...(await drafted()) }),
      saveLiveRecording: async () => {
        await chairing()
        const texts = { title: '题', engTitle: 'T', speaker: '林', engSpeaker: 'Lin', cover: '' }
        const at = new Date(clock)
        const [video] = await database.db
          .insert(videos)
          .values({ ...texts, duration: 60, publishedAt: at })
          .returning()
        const ended = { conferenceId: 1, startsAt: at, maxUser: 5, status: 'ended' as const }
        const [live] = await database.db
          .insert(lives)
          .values({ ...texts, ...ended, videoId: video?.id ?? null })
          .returning()
        return { ...samples.saveLiveRecording, ...about, id: live?.id ?? 0, version: 0 }
      },
    }
  }
  /** Linmei mails the people of the conference. */
  function ofMail() {
    const chairing = async () => {
      await database.db
        .insert(userRoles)
        .values({ userId: await idOf('linmei'), role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      return { conference_id: 1 }
    }
    const begun = async () => {
      const wish = { ...samples.createCampaign, ...(await chairing()), key: fresh() }
      const { id, revision } = await member.call('createCampaign', wish)
      return { conference_id: 1, id, revision }
    }
    const about = async () => {
      const { conference_id, id } = await begun()
      return { conference_id, id }
    }
    return {
      listCampaigns: chairing,
      measureAudience: async () => ({ ...samples.measureAudience, ...(await chairing()) }),
      createCampaign: async () => ({ ...samples.createCampaign, ...(await chairing()), key: fresh() }),
      getCampaign: about,
      saveCampaign: async () => ({ ...samples.saveCampaign, ...(await begun()) }),
      previewCampaign: about,
      testCampaign: async () => {
        const wish = { ...samples.saveCampaign, ...(await begun()) }
        const { conference_id, id, revision } = await member.call('saveCampaign', wish)
        return { conference_id, id, revision, key: fresh() }
      },
      listRecipients: async () => ({ ...samples.listRecipients, ...(await about()) }),
      explainRecipient: async () => ({ ...samples.explainRecipient, ...(await about()) }),
      resendRecipient: async () => {
        const { conference_id, id } = await begun()
        const [order] = await database.db.select().from(orders).where(eq(orders.kind, 'conf')).limit(1)
        const at = new Date(clock)
        const [row] = await database.db
          .insert(campaignRecipients)
          .values({
            ...{ campaignId: id, orderId: order?.id ?? 0, userId: order?.userId ?? 0, language: 'zh' },
            ...{ address: 'a@example.org', state: 'failed', dueAt: at, movedAt: at },
          })
          .returning()
        return { conference_id, id, recipient_id: row?.id ?? 0, key: fresh() }
      },
    }
  }
  /** Linmei is a secretary, with a template and a batch. */
  function ofDocuments() {
    const desk = async () => {
      const part = { userId: Number(member.credentials?.uid), role: 'secretary' as const, conferenceId: 1 }
      await database.db.insert(userRoles).values(part).onConflictDoNothing()
      return { conference_id: 1 }
    }
    const template = async () => ({
      ...(await desk()),
      id: await member.call('createDocumentTemplate', { ...samples.createDocumentTemplate, key: fresh() }),
      version: 0,
    })
    return {
      listDocuments: desk,
      getDocumentAudience: async () => ({ ...samples.getDocumentAudience, ...(await desk()) }),
      getDocumentTemplate: async () => ({ ...(await desk()), id: (await template()).id }),
      createDocumentTemplate: async () => ({
        ...samples.createDocumentTemplate,
        ...(await desk()),
        key: fresh(),
      }),
      saveDocumentTemplate: async () => ({ ...samples.saveDocumentTemplate, ...(await template()) }),
      retireDocumentTemplate: template,
      createDocumentBatch: async () => ({ ...samples.createDocumentBatch, ...(await desk()), key: fresh() }),
      listDocumentItems: async () => {
        const wish = { ...samples.createDocumentBatch, ...(await desk()), key: fresh() }
        return { id: await member.call('createDocumentBatch', wish) }
      },
    }
  }
  /** Linmei is in the team of the conference, and invited to it. */
  function ofTeam() {
    const own = () => Number(member.credentials?.uid)
    const inTeam = async (role: 'organizer' | 'programme', userId = own()) => {
      await database.db.insert(userRoles).values({ userId, role, conferenceId: 1 }).onConflictDoNothing()
      return { conference_id: 1 }
    }
    const invited = async () => {
      const token = fresh()
      const [account] = await database.db.select().from(users).where(eq(users.id, own()))
      await database.db.delete(userRoles).where(eq(userRoles.role, 'staff'))
      // One waits at a time.
      await database.db
        .update(teamInvitations)
        .set({ state: 'revoked' })
        .where(eq(teamInvitations.state, 'open'))
      const [row] = await database.db
        .insert(teamInvitations)
        .values({
          conferenceId: 1,
          role: 'staff',
          countryCode: account?.countryCode,
          mobile: account?.mobile,
          nonce: token,
          tokenHash: digest(token),
          expiresAt: new Date(clock + 86_400_000),
          invitedBy: own(),
        })
        .returning()
      return { id: row?.id ?? 0, token }
    }
    return {
      getTeam: () => inTeam('organizer'),
      inviteToTeam: async () => ({ ...samples.inviteToTeam, ...(await inTeam('organizer')), key: fresh() }),
      resendTeamInvitation: async () => {
        await inTeam('organizer')
        return { id: (await invited()).id, version: 0, key: fresh() }
      },
      removeFromTeam: async () => {
        await inTeam('organizer')
        const user_id = await idOf('reviewing')
        return { ...(await inTeam('programme', user_id)), user_id, role: 'programme', key: fresh() }
      },
      leaveTeam: async () => ({ ...(await inTeam('programme')), role: 'programme', key: fresh() }),
      getTeamInvitation: async () => ({ token: (await invited()).token }),
      answerTeamInvitation: async () => ({ token: (await invited()).token, answer: 'accept', key: fresh() }),
    }
  }
  /** Linmei chairs the conference and has reviewed the paper, with another user. */
  function ofDiscussion() {
    const submitted = async () => {
      await database.db
        .insert(userRoles)
        .values({ userId: await idOf('linmei'), role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      const id = await reviewIn('accepted.submitted')
      const written = { recommendation: 'accept', comments: '结论可信。' } as const
      const [row] = await database.db.update(reviews).set(written).where(eq(reviews.id, id)).returning()
      await database.db.insert(reviews).values({
        ...{ paperId: row?.paperId ?? 0, userId: await idOf('newcomer'), round: 1, ...written },
        ...{ responseDueAt: new Date(clock + 86_400_000), state: 'accepted.submitted' },
      })
      const settings = { conferenceId: 1, ...paperDefaults, discussion: 'on' } as const
      await database.db
        .insert(paperSettings)
        .values(settings)
        .onConflictDoUpdate({ target: paperSettings.conferenceId, set: { discussion: 'on' } })
      return { review: id, paper: row?.paperId ?? 0 }
    }
    const opened = async () => {
      const ids = await submitted()
      await member.call('openDiscussion', { id: ids.paper })
      return ids
    }
    const wish = () => ({ text: '同意。', key: crypto.randomUUID() })
    const said = async () => {
      const ids = await opened()
      const { comments } = await member.call('writeComment', { id: ids.review, ...wish() })
      return { ...ids, comment: { comment_id: comments[0]?.id ?? 0, version: 0 } }
    }
    return {
      getDiscussion: async () => ({ id: (await opened()).review }),
      writeComment: async () => ({ id: (await opened()).review, ...wish() }),
      editComment: async () => {
        const { review, comment } = await said()
        return { id: review, ...comment, text: '改过。' }
      },
      deleteComment: async () => {
        const { review, comment } = await said()
        return { id: review, ...comment }
      },
      getDeskDiscussion: async () => ({ id: (await opened()).paper }),
      openDiscussion: async () => ({ id: (await submitted()).paper }),
      closeDiscussion: async () => ({ id: (await opened()).paper }),
      writeDeskComment: async () => ({ id: (await opened()).paper, ...wish() }),
      editDeskComment: async () => {
        const { paper, comment } = await said()
        return { id: paper, ...comment, text: '改过。' }
      },
      deleteDeskComment: async () => {
        const { paper, comment } = await said()
        return { id: paper, ...comment }
      },
    }
  }
  /** Linmei runs the conference; the paper is another user’s. */
  function ofAssignment() {
    const running = async () => {
      await database.db
        .insert(userRoles)
        .values({ userId: await idOf('linmei'), role: 'organizer', conferenceId: 1 })
        .onConflictDoNothing()
      return { conference_id: 1 }
    }
    const chaired = async () => {
      await running()
      const [paper] = await database.db
        .insert(papers)
        .values({
          userId: await idOf('approved'),
          conferenceId: 1,
          form: writtenPaper,
          round: 1,
          state: 'first_review.active',
        })
        .returning()
      const [reviewer] = await database.db
        .insert(paperReviewers)
        .values({
          conferenceId: 1,
          name: '周启',
          email: `${crypto.randomUUID()}@uni-a.example`,
          loadCap: 600,
        })
        .returning()
      return { id: paper?.id ?? 0, reviewer_id: reviewer?.id ?? 0, key: crypto.randomUUID() }
    }
    const linked = async () => {
      const { id, key } = await chaired()
      const token = key.repeat(2).slice(0, 43)
      const [link] = await database.db
        .insert(reviewInvitations)
        .values({
          paperId: id,
          round: 1,
          email: 'zhou@uni-a.example',
          name: '周启',
          nonce: key,
          tokenHash: digest(token),
          language: 'zh',
          responseDueAt: new Date(clock + 86_400_000),
          invitedBy: await idOf('linmei'),
        })
        .returning()
      return { id, key, invitation_id: link?.id ?? 0, token }
    }
    const brought = async () => {
      await running()
      return (await member.call('checkSheet', { ...samples.checkSheet, conference_id: 1 })).id
    }
    const invited = { reason: '' }
    return {
      listPool: running,
      savePoolMember: async () => ({ ...samples.savePoolMember, ...(await running()) }),
      checkPoolList: async () => ({ ...samples.checkPoolList, ...(await running()) }),
      addPoolList: async () => ({ ...samples.addPoolList, ...(await running()) }),
      getEarlierPool: running,
      reusePool: running,
      removePoolMember: async () => ({ ...samples.removePoolMember, ...(await running()) }),
      proposeAssignment: running,
      checkSheet: async () => ({ ...samples.checkSheet, ...(await running()) }),
      listSheetRows: async () => ({ ...samples.listSheetRows, id: await brought() }),
      applySheet: async () => ({ conference_id: 1, id: await brought() }),
      applyAssignment: async () => ({
        ...samples.applyAssignment,
        ...(await running()),
        key: crypto.randomUUID(),
      }),
      getPaperReviewers: async () => ({ id: (await chaired()).id }),
      listCandidates: async () => ({ ...samples.listCandidates, id: (await chaired()).id }),
      inviteReviewer: async () => ({ ...invited, ...(await chaired()) }),
      inviteByContact: async () => {
        const { id, key } = await chaired()
        return { ...samples.inviteByContact, id, key }
      },
      inviteAgain: async () => {
        const { id, reviewer_id, key } = await chaired()
        const userId = await idOf('newcomer')
        const responseDueAt = new Date(clock + 86_400_000)
        await database.db.update(papers).set({ round: 2 }).where(eq(papers.id, id))
        await database.db.delete(paperReviewers).where(eq(paperReviewers.userId, userId))
        await database.db.update(paperReviewers).set({ userId }).where(eq(paperReviewers.id, reviewer_id))
        await database.db
          .insert(reviews)
          .values({ paperId: id, userId, round: 1, responseDueAt, state: 'accepted.submitted' })
        return { id, key }
      },
      changeInvitation: async () => {
        const { id, key, invitation_id } = await linked()
        return { id, key, invitation_id, act: 'resend' }
      },
      announceInvitation: async () => ({ token: (await linked()).token }),
      openInvitation: async () => ({ token: (await linked()).token }),
      takeInvitation: async () => ({ token: (await linked()).token }),
    }
  }
  /** A change of a second factor follows a proof of identity. */
  function ofSecondFactor() {
    const prove = () => {
      const at = new Date(clock)
      return database.db.update(sessions).set({ createdAt: at, factorAt: at, awaitsFactor: false })
    }
    const after = (work: () => Promise<unknown>) => async () => {
      await work()
      return {}
    }
    const begun = async () => {
      await prove()
      const { secret } = await member.call('beginTotp', {})
      return (ahead = 0) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock + ahead })
    }
    const confirmed = async () => {
      const codeAt = await begun()
      await member.call('confirmTotp', { code: codeAt() })
      return codeAt
    }
    const answer = async () => {
      await prove()
      return softwareAuthenticator().create((await member.call('beginPasskey', {})).options)
    }
    const added = async () => (await member.call('addPasskey', { name: 'Key', answer: await answer() })).id
    return {
      askPasskey: after(added),
      verifyFactor: async () => ({ way: 'totp', proof: (await confirmed())(30_000) }),
      beginTotp: after(prove),
      confirmTotp: async () => ({ code: (await begun())() }),
      removeTotp: after(confirmed),
      beginPasskey: after(prove),
      addPasskey: async () => ({ ...samples.addPasskey, answer: await answer() }),
      renamePasskey: async () => ({ ...samples.renamePasskey, passkey_id: await added() }),
      removePasskey: async () => ({ passkey_id: await added() }),
      renewRecoveryCodes: after(confirmed),
    }
  }
  const server =
    (browser: Browser): Answerer =>
    async (request) => {
      const url = new URL(request.url)
      return browser.request(url.pathname + url.search, {
        method: request.method,
        headers: request.headers,
        ...(request.method === 'GET' ? {} : { body: await request.text() }),
      })
    }

  // Signing out last: the others need the session.
  for (const name of [...names.filter((each) => each !== 'logout'), 'logout'] as const) {
    for (const lang of ['zh-CN', 'en']) {
      it(`${calls[name].origin} ${name} in ${lang}: success, and a refusal, from both`, async () => {
        const call: Endpoint = calls[name]
        const fields = (await prepared[name]?.()) ?? samples[name]
        const browser = call.access !== 'anyone' || name === 'logout' ? member : asking
        const sources: Array<[string, Answerer]> = [
          ['mock', mocked(handlers)],
          ['server', server(browser)],
        ]
        for (const [source, ask] of sources) {
          const response = await ask(requestOf(name, fields, lang))
          expect(response.status).toBe(200)
          expect(response.headers.get('content-type')).toMatch(/^application\/json/)
          const body = envelope.parse(await response.json())
          expect({ source, code: body.code, data: body.data }).toMatchObject({ source, code: call.success })
          expect(call.output.parse(body.data)).toEqual(body.data)
        }
        const refusals: Array<[string, Answerer]> = [
          ['mock', mocked([refuse(name, 'duplicateField', { field: 'x' })])],
          ['server', server(browser)],
        ]
        const bodies = []
        for (const [, ask] of refusals) {
          const { method, path } = call
          const twice =
            method === 'GET'
              ? new Request(`http://symposium.test${path}?x=1&x=2`, { headers: { lang } })
              : requestOf(name, {}, lang)
          const request = method === 'GET' ? twice : new Request(twice, { body: 'x=1&x=2', method })
          bodies.push(await (await ask(request)).json())
        }
        // The very same words, code and shape.
        expect(bodies[1]).toEqual(bodies[0])
      })
    }
  }

  it('each names the same path, method and code of success', () => {
    const described = handlers.map((handler) => handler.info.header)
    const callHeaders = names.map((name) => `${calls[name].method} *${calls[name].path}`)
    // Beside the calls there are files that are read in the page: of a paper, of a proof, of what is published.
    const files = ['/files/paper/:id', '/files/student-proof/:id', '/papers/:name.pdf']
    expect(described).toEqual([...callHeaders, ...files.map((path) => `GET *${path}`)])
  })
})

describe('mocks', () => {
  it('fixtures fit the contract in both languages and differ between them where there is text', () => {
    for (const language of ['zh', 'en'] as const) {
      const fixtures = fixturesFor(language)
      for (const name of names) expect(calls[name].output.parse(fixtures[name])).toEqual(fixtures[name])
    }
    for (const name of [
      'getSubjects',
      'getCountries',
      'getAgreement',
      'listConferences',
      'listNews',
      'getUserInfo',
    ] as const) {
      expect(fixturesFor('zh')[name]).not.toEqual(fixturesFor('en')[name])
    }
  })

  it('refusals carry the server’s code and sentence, and what the story says otherwise', async () => {
    for (const reason of reasons) {
      const body = await (
        await mocked([refuse('loginByPhone', reason)])(requestOf('loginByPhone', {}, 'en'))
      ).json()
      expect(body).toMatchObject({ code: codeOf[reason], data: { reason, field: null, retry_after: null } })
    }
    const own = refuse('loginByPhone', 'codeWrong', {
      code: 444,
      msg: 'Own words',
      field: 'code',
      retryAfter: 7,
    })
    expect(await (await mocked([own])(requestOf('loginByPhone', {}, 'en'))).json()).toEqual({
      code: 444,
      msg: 'Own words',
      data: { reason: 'codeWrong', field: 'code', retry_after: 7 },
    })
  })

  it('an answer may look at the request', async () => {
    const echo = answer('getLiveInfo', ({ input, language }) => ({
      ...fixturesFor(language).getLiveInfo,
      id: Number(input.get('live_id')),
    }))
    const body = (await (await mocked([echo])(requestOf('getLiveInfo', { live_id: 42 }, 'en'))).json()) as {
      data: { id: number }
    }
    expect(body.data.id).toBe(42)
    const form = answer('bindPhone', ({ input }) => ({
      token: input.get('mobile') ?? '',
      sign: '',
      user_id: 1,
      loginauth: 1,
      needs_factor: false,
    }))
    const bound = (await (await mocked([form])(requestOf('bindPhone', { mobile: '139' }, 'en'))).json()) as {
      data: { token: string }
    }
    expect(bound.data.token).toBe('139')
  })

  it('a gate holds requests until they are answered, in order; an early answer waits for its request', async () => {
    const gate = createGate()
    const ask = mocked([gated('countUnread', gate)])
    const first = ask(requestOf('countUnread', {}, 'en'))
    const second = ask(requestOf('countUnread', {}, 'en'))
    await expect.poll(() => gate.held).toBe(2)
    gate.answer(answerResponse('countUnread', 1))
    gate.answer(refusalResponse('sessionExpired', 'en'))
    gate.answer(answerResponse('countUnread', 3))
    expect(await (await first).json()).toMatchObject({ code: 1, data: 1 })
    expect(await (await second).json()).toMatchObject({ code: 300 })
    expect(await (await ask(requestOf('countUnread', {}, 'en'))).json()).toMatchObject({ data: 3 })
  })

  /** Failure that the site's client makes of each fault; null: the call succeeds. */
  const expected: Readonly<Record<FaultKind, FailureKind | null>> = {
    offline: 'offline',
    reset: 'offline',
    '500': 'server',
    html: 'server',
    '429': 'limited',
    '401': 'unauthorized',
    halfJson: 'malformed',
    empty: 'malformed',
    null: 'malformed',
    wrongTypes: 'malformed',
    expired: 'expired',
    hang: 'timeout',
    slow: null,
    huge: 'refused',
    htmlInMsg: 'refused',
  }
  for (const kind of faultKinds) {
    // These wait for time, or write megabytes, and what the client sees of them has nothing to do with the call.
    const asked = kind === 'huge' || kind === 'hang' ? draw.some(names, rounds(40, names.length)) : names
    const which = asked.length === names.length ? 'every call' : 'some calls'
    it(`the fault ${kind} of ${which} is seen by the client as ${expected[kind] ?? 'done'}`, async () => {
      for (const name of asked) {
        const call: Endpoint = calls[name]
        const ask = mocked([fault(name, kind, { ms: 1 })])
        vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
          const response = await Promise.race([
            ask(new Request(`http://symposium.test${path}`, init)),
            aborted(init.signal),
          ])
          if (response.type === 'error') throw new TypeError('Failed to fetch')
          return response
        })
        const api = createApi({
          baseUrl: '',
          headers: () => ({ lang: 'zh-CN' }),
          timeout: kind === 'hang' ? 20 : 5000,
        })
        const ended = api.call(call, samples[name]).then(
          () => 'done',
          (error: unknown) => (error instanceof CallError ? error.detail.kind : String(error)),
        )
        expect({ name, ended: await ended }, ofSeed).toEqual({ name, ended: expected[kind] ?? 'done' })
      }
    })
  }
})

/** As `fetch` does: rejects when the caller's signal says so. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, fail) => {
    signal?.addEventListener('abort', () => fail(signal.reason as Error))
  })

import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'

import { roomState } from '../../../mocks/live/roomState.ts'
import { copyDatabase, digests } from '../../../server/db/copy.ts'
import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import { sampleAbout, samplePerson } from '../../../src/contract/documents/sample.ts'
import * as schema from '../../../server/db/schema.ts'
import { handoverTickets, oneTimeCodes, sessions, users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences, lives, videos } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { outboxMessages } from '../../../server/db/schema/outbox.ts'
import { seed } from '../../../server/db/seed.ts'
import { seedCommerce } from '../../../server/db/seedCommerce.ts'
import { document } from '../../../server/search/documents.ts'
import { addDocuments } from '../../../server/search/keepIndex.ts'
import { emptyPaper } from '../../../src/contract/paperForm.ts'
import { invoiceForm } from '../../../src/contract/invoiceForm.ts'
import { samples } from '../../../src/contract/examples.ts'
import { tables } from '../../../server/db/tables.ts'
import type { Db, OpenedDatabase } from '../../../server/db/types.ts'
import { newDatabase, newMemory } from '../../support/engines.ts'

type Open = () => Promise<OpenedDatabase>

const postgres = inject('postgres')
const embedded: Open = newMemory
const server: Open = () => {
  if (!('url' in postgres)) throw new Error(`NOT RUN ON POSTGRESQL: ${postgres.absent}`)
  return newDatabase(postgres.url)
}

/** Rows with everything that could be lost on the way: microseconds, nulls, quotes, emoji, nested JSON, gaps in ids. */
const fill = async (db: Db) => {
  await seed(db, { hashPassword: async () => 'x' })
  await seedCommerce(db)
  const twice = (text: string) => [text, text] as const
  await addDocuments(db, [
    document(
      { kind: 'news', source: 'news', sourceId: 1, at: new Date(0) },
      {
        href: twice('/news/1'),
        title: twice('𠮷野 quantum'),
        people: twice(''),
        of: twice(''),
        text: twice(''),
      },
    ),
  ])
  await fillCommerce(db)
  await fillLive(db)
  const [user] = await db.insert(users).values({ nickname: `O'Brien "😀"\n\\ \u2028` }).returning()
  await db.insert(schema.accountDeletions).values({ userId: user?.id ?? 0 })
  await db.insert(schema.accountExports).values({ userId: user?.id ?? 0, language: 'zh' })
  await db.insert(uploadedFiles).values({ name: 'f', userId: user?.id ?? 0, place: 'pictures', bytes: 1 })
  await db.insert(schema.contentPictures).values({ file: 'f', conferenceId: 1, width: 2, height: 1 })
  const paperOf = { userId: user?.id ?? 0, conferenceId: 1, form: emptyPaper }
  const [begun] = await db.insert(schema.papers).values(paperOf).returning()
  await db.insert(schema.partialUploads).values({
    ...{ id: 'i', userId: user?.id ?? 0, purpose: 'pdf', paperId: begun?.id ?? 0, name: '稿' },
    ...{ bytes: 9, fingerprint: 'f', holder: 'h', answer: { id: 1 } },
  })
  const [gone] = await db.insert(users).values({ nickname: 'the highest id, removed' }).returning()
  await db.execute(sql`delete from users where id = ${gone?.id}`)
  const userId = user?.id ?? 0
  const expiresAt = new Date('2026-12-01T00:00:00Z')
  const [session] = await db
    .insert(sessions)
    .values({ userId, tokenHash: 'a', sidHash: 'b', expiresAt })
    .returning()
  await db.insert(handoverTickets).values({ ticketHash: 'c', sessionId: session?.id ?? 0, expiresAt })
  await db.insert(schema.factorChallenges).values({
    sessionId: session?.id ?? 0,
    purpose: 'add',
    challenge: 'd',
    expiresAt,
  })
  await db.insert(schema.passkeys).values({
    userId,
    credentialId: 'e',
    publicKey: 'f',
    counter: 4_294_967_295,
    transports: ['internal'],
    name: 'Laptop 💻',
  })
  await db.insert(schema.totpSecrets).values({ userId, sealed: 'g', lastStep: 59_000_000_000 })
  await db.insert(schema.recoveryCodes).values({ userId, codeHash: 'h' })
  await db.insert(oneTimeCodes).values({ target: 't', purpose: 'login', codeHash: 'h', expiresAt })
  await db.insert(outboxMessages).values({ channel: 'sms', recipient: 'r', body: '验证码', lang: 'zh' })
  await db.insert(schema.jobs).values({ kind: 'mail', key: 'k', data: { message: 1 }, dueAt: expiresAt })
  await db.insert(schema.refusedAddresses).values({ address: 'a@example.org', cause: 'bounced', userId })
  await db.insert(schema.unwantedSms).values({ userId, type: 'conference' })
  const content = { fields: { title: '“引号”' }, items: [] }
  await db.insert(schema.siteVersions).values({ part: 'agreement', no: 1, content, at: expiresAt })
  await db.insert(schema.deliverySettings).values({
    ...{ part: 'mail', version: 2, content: { host: '“引号”' }, sealed: 'z', by: userId, at: expiresAt },
    secrets: { password: { at: '2026-11-20T02:00:00.000Z', by: userId } },
  })
  await db.insert(schema.consents).values({ userId, document: 'agreement', version: 1, at: expiresAt })
  const [comment] = await db.select({ id: schema.comments.id }).from(schema.comments).limit(1)
  const said = { commentId: comment?.id ?? 0, userId }
  await db.insert(schema.commentReports).values({ ...said, reason: 'spam' })
  await db.insert(schema.commentNotices).values({ ...said, kind: 'answer' })
  const written = { type: 'doc', content: [{ type: 'paragraph' }] } as const
  const [notice] = await db
    .insert(schema.conferenceContents)
    .values({
      ...{ conferenceId: 1, kind: 'notice1', translatedHash: 'h', lastNo: 1, publicNo: 1, editedBy: userId },
      translatedFrom: { title: '“通知”', body: written },
    })
    .returning()
  const [batch] = await db
    .insert(schema.couponBatches)
    .values({
      ...{ conferenceId: 1, name: '“特邀”', amount: 5000, isShared: false, ticketTypeIds: [1] },
      ...{ validUntil: expiresAt, creationKey: 'k' },
    })
    .returning()
  const [coupon] = await db.select({ id: schema.coupons.id }).from(schema.coupons).limit(1)
  const couponCode = { batchId: batch?.id ?? 0, code: 'KW7M4PX9TQ2H', couponId: coupon?.id ?? null }
  await db.insert(schema.couponCodes).values(couponCode)
  const [committee] = await db
    .insert(schema.hostEntries)
    .values({ conferenceId: 1, list: 'committees', name: '“组委会”', position: 0 })
    .returning()
  await db.insert(schema.hostEntries).values({
    ...{ conferenceId: 1, list: 'members', committeeId: committee?.id ?? 0, engName: "O'Brien", position: 0 },
    ...{ removedAt: expiresAt, creationKey: 'k' },
  })
  const [asked] = await db
    .insert(schema.formFields)
    .values({ conferenceId: 1, kind: 'yes_no', name: '“接站”？', position: 0 })
    .returning()
  await db.insert(schema.formFields).values({
    ...{
      conferenceId: 1,
      kind: 'one',
      engName: "O'Brien?",
      position: 1,
      hiddenAt: expiresAt,
      creationKey: 'k',
    },
    ...{ showIfField: asked?.id ?? 0, showIfValues: ['yes'], optionsMade: 1 },
    options: [{ key: 'o1', name: '“是”', eng_name: '', is_hidden: false }],
  })
  await db.insert(schema.contentReleases).values({
    ...{ contentId: notice?.id ?? 0, no: 1, title: '“通知”', engTitle: '', body: written, engBody: written },
    ...{ hash: 'h', by: userId, at: expiresAt },
  })
  await db.insert(schema.enquiries).values({
    userId,
    contact: '林梅',
    reach: 'a@example.org',
    question: '两场？',
    creationKey: 'k',
  })
  await db.insert(schema.unwantedMail).values({ userId, type: 'conference' })
  await db.execute(sql`update users set created_at = '2026-01-02 03:04:05.123456+00' where id = ${userId}`)
  await db.insert(auditEvents).values(
    Array.from({ length: 2500 }, (_, index) => ({
      entity: 'user',
      entityId: String(index),
      event: 'user.seen',
      data: { deep: [{ 值: index }], none: null },
    })),
  )
  return gone?.id ?? 0
}

/** One row of each table that only watching fills. */
const fillLive = async (db: Db) => {
  const [row] = await db.select({ id: lives.id }).from(lives).limit(1)
  const [video] = await db.select({ id: videos.id }).from(videos).limit(1)
  const [user] = await db.select({ id: users.id }).from(users).limit(1)
  const liveId = row?.id ?? 0
  const userId = user?.id ?? 0
  const author = { userId: `u_${userId}`, userName: '𠮷田', userAvatar: '' }
  const at = new Date(0)
  await db.insert(schema.liveRooms).values({ liveId, state: roomState('anchor', 'zh', 0) })
  await db.insert(schema.liveEvents).values({ liveId, seq: 1, fact: { t: 'screen', d: { on: true } }, at })
  await db.insert(schema.liveMessages).values({
    liveId,
    c: 1,
    clientId: 'a',
    userId: author.userId,
    author,
    role: 'member',
    text: '你好 😀',
    at,
  })
  await db.insert(schema.liveOrders).values({ liveId, order: { t: 'dismiss' }, dueAt: at })
  await db.insert(schema.liveVisits).values({ userId, liveId, watchedAt: at })
  await db.insert(schema.videoVisits).values({ userId, videoId: video?.id ?? 0, watchedAt: at })
}

/** One row of each table that only buying fills. */
const fillCommerce = async (db: Db) => {
  const [type] = await db.select().from(schema.ticketTypes).limit(1)
  const [meal] = await db.select().from(schema.meals).limit(1)
  const [userId, conferenceId, ticketTypeId] = [1, type?.conferenceId ?? 0, type?.id ?? 0]
  const form = invoiceForm.parse(samples.saveInvoice)
  const attendee = { name: '𠮷田', affiliation: '"单位"', email: 'a@example.org' }
  const owner = { userId, conferenceId }
  const [order] = await db
    .insert(schema.orders)
    .values({
      no: '1',
      kind: 'conf',
      ...owner,
      ticketTypeId,
      listAmount: 1,
      amount: 1,
      attendee,
      dueAt: new Date(0),
    })
    .returning()
  const orderId = order?.id ?? 0
  const [tag] = await db.insert(schema.peopleTags).values({ conferenceId, name: '𠮷' }).returning()
  const tagId = tag?.id ?? 0
  await db.insert(schema.orderTags).values({ orderId, tagId })
  await db.insert(schema.savedViews).values({ conferenceId, name: '𠮷', query: 'state=paid' })
  const [action] = await db
    .insert(schema.bulkActions)
    .values({ ...owner, kind: 'tag', tagId, query: '', key: 'k' })
    .returning()
  await db.insert(schema.bulkItems).values({ actionId: action?.id ?? 0, orderId, outcome: 'done' })
  await db
    .insert(schema.personActs)
    .values({ orderId, userId: owner.userId, kind: 'note', text: '𠮷', key: 'k' })
  await db.insert(schema.sandboxTrades).values({ outTradeNo: 'P1', amount: 1 })
  await db.insert(schema.sandboxRefunds).values({ refundNo: 'R1', outTradeNo: 'P1', amount: 1 })
  await db.insert(schema.payments).values({ orderId, method: 'sandbox', outTradeNo: 'P1', amount: 1 })
  await db.insert(schema.refunds).values({ orderId, amount: 1, cause: 'requested' })
  const [invoice] = await db.insert(schema.invoices).values({ orderId, form }).returning()
  const [issued] = await db
    .insert(schema.invoiceDocuments)
    .values({ invoiceId: invoice?.id ?? 0, kind: 'issue', number: '1', amount: 1, form })
    .returning()
  await db.insert(schema.invoiceDocuments).values({
    invoiceId: invoice?.id ?? 0,
    kind: 'reversal',
    number: '2',
    refersTo: issued?.id,
    amount: 1,
    form,
  })
  const [ticket] = await db
    .insert(schema.tickets)
    .values({ orderId, ...owner, code: 't' })
    .returning()
  await db.insert(schema.scans).values({
    code: 't',
    conferenceId,
    ticketId: ticket?.id,
    gate: '东门',
    staffId: userId,
    nonce: 'n',
    scannedAt: new Date(0),
    result: 'accepted',
  })
  await db.insert(schema.mealVouchers).values({ orderId, mealId: meal?.id ?? 0, userId, code: 'm' })
  const [certificate] = await db
    .insert(schema.certificates)
    .values({ ...owner, kind: 'attendance', code: 'c', name: '𠮷田' })
    .returning()
  const [template] = await db
    .insert(schema.documentTemplates)
    .values({ conferenceId, kind: 'badge', name: '胸卡 𠮷', design: builtIn.badge, creationKey: 'd' })
    .returning()
  const [batch] = await db
    .insert(schema.documentBatches)
    .values({
      ...{ conferenceId, kind: 'attendance', builtIn: 'attendance', name: '证书', creationKey: 'b' },
      ...{ filter: { q: '𠮷' }, about: sampleAbout, design: builtIn.attendance, issuedBy: userId },
    })
    .returning()
  await db.insert(schema.documentBatches).values({
    ...{ conferenceId, kind: 'badge', templateId: template?.id, name: '胸卡', creationKey: 'e', filter: {} },
  })
  await db.insert(schema.documentItems).values({
    ...{ batchId: batch?.id ?? 0, seq: 1, orderId, userId, state: 'done', certificateId: certificate?.id },
    person: samplePerson('attendance'),
  })
  const [brought] = await db
    .insert(schema.peopleImports)
    .values({
      ...{ conferenceId, userId, name: '名单 𠮷.csv', headings: ['姓名'], columns: ['name', null] },
      creationKey: 'i',
    })
    .returning()
  await db.insert(schema.peopleImportRows).values({
    ...{ importId: brought?.id ?? 0, line: 2, cells: ['𠮷田'], change: 'create', orderId, outcome: 'done' },
    ...{ plan: { attendee, ticketTypeId, tags: ['𠮷'] }, before: attendee, tagged: [1] },
  })
  await db.insert(schema.waitlistEntries).values({ userId, ticketTypeId })
  await db.insert(schema.pointAccounts).values({ userId, balance: 5 })
  const [movement] = await db
    .insert(schema.pointMovements)
    .values({ userId, kind: 'earned', cause: 'order', causeKey: 'c', points: 5, orderId })
    .returning()
  const movementId = movement?.id ?? 0
  await db.insert(schema.pointPostings).values([
    { movementId, book: 'member', points: 5 },
    { movementId, book: 'issued', points: -5 },
  ])
  await db.insert(schema.pointLots).values({ movementId, userId, left: 5, expiresAt: new Date(0) })
  await db.insert(schema.inviteCodes).values({ userId, code: 'i' })
  const [friend] = await db.insert(schema.users).values({ nickname: '𠮷' }).returning()
  const friendId = friend?.id ?? 0
  const [referral] = await db.insert(schema.referrals).values({ inviterId: userId, friendId }).returning()
  await db.insert(schema.referralRewards).values({
    referralId: referral?.id ?? 0,
    kind: 'registration',
    state: 'refused',
    reason: 'inviteMonthFull',
    orderId,
  })
  const [knock] = await db
    .insert(schema.knocks)
    .values({ ...owner, orderId, code: 'k', limitAmount: 9, total: 5, endsAt: new Date(0) })
    .returning()
  await db.insert(schema.knockHits).values({ knockId: knock?.id ?? 0, userId: friendId, amount: 5 })
  const [paper] = await db
    .insert(schema.papers)
    .values({ ...owner, form: { ...emptyPaper, title: '“𠮷”' } })
    .returning()
  const paperId = paper?.id ?? 0
  await db
    .insert(schema.paperFiles)
    .values({ paperId, kind: 'pdf', round: 0, name: '论文 1.pdf', file: 'p', bytes: 1 })
  await db
    .insert(schema.presentationFiles)
    .values({ paperId, kind: 'oral', name: '报告 𠮷.pptx', file: 'q', bytes: 1, isCurrent: true })
  await db.insert(schema.templatePacks).values({
    conferenceId,
    name: '模板 𠮷.zip',
    file: 't',
    bytes: 1,
    version: 1,
    userId,
    changedAt: new Date(0),
  })
  await db
    .insert(schema.paperSubmissions)
    .values({ paperId, round: 0, form: { ...emptyPaper, title: '𠮷' }, response: '' })
  await db
    .insert(schema.reviews)
    .values({ paperId, userId, round: 1, responseDueAt: new Date(0), comments: '第一行\n第二行' })
  await db
    .insert(schema.paperReviewers)
    .values({ conferenceId, userId, name: '𠮷田', loadCap: 3, keywords: ['𠮷'] })
  const [planned] = await db.select({ id: lives.id }).from(lives).limit(1)
  await db.insert(schema.liveStaff).values({
    ...{ liveId: planned?.id ?? 0, conferenceId, part: 'host', userId, askedBy: userId },
    expiresAt: new Date(0),
  })
  await db
    .insert(schema.studentProofs)
    .values({ userId, conferenceId, file: 'proof.png', state: 'submitted' })
  const [group] = await db
    .insert(schema.registrationGroups)
    .values({ conferenceId, name: '𠮷组', code: 'c', contactId: userId, creationKey: 'k' })
    .returning()
  await db
    .insert(schema.groupMembers)
    .values({ groupId: group?.id ?? 0, conferenceId, userId, joinedAt: new Date(0) })
  await db.insert(schema.teamInvitations).values({
    conferenceId,
    role: 'programme',
    email: 'a@b.example',
    nonce: 'n',
    tokenHash: 'h',
    expiresAt: new Date(0),
    invitedBy: userId,
  })
  const [campaign] = await db
    .insert(schema.campaigns)
    .values({
      ...{ conferenceId, audience: { q: '𠮷' }, hash: 'h', creationKey: 'k', title: '𠮷' },
      ...{ createdBy: userId, editedBy: userId, editedAt: new Date(0) },
    })
    .returning()
  const [registration] = await db.select({ id: schema.orders.id }).from(schema.orders).limit(1)
  await db.insert(schema.campaignRecipients).values({
    ...{ campaignId: campaign?.id ?? 0, orderId: registration?.id ?? 0, userId, language: 'zh' },
    ...{ address: 'a@b.example', dueAt: new Date(0), movedAt: new Date(0) },
  })
  await db
    .insert(schema.paperAuthors)
    .values({ paperId, email: 'a@b.example', nonce: 'n', createdAt: new Date(0) })
  await db.insert(schema.reviewInvitations).values({
    paperId,
    round: 1,
    email: 'a@b.example',
    name: '𠮷田',
    nonce: 'n',
    tokenHash: 'h',
    language: 'zh',
    responseDueAt: new Date(0),
    invitedBy: userId,
  })
  await db
    .insert(schema.publications)
    .values({ paperId, conferenceId, publishedAt: new Date(0), words: ['𠮷', '{"'] })
  await db.insert(schema.paperDecisions).values({ paperId, userId, round: 1, decision: 'accept' })
  const [sheet] = await db
    .insert(schema.sheetImports)
    .values({ conferenceId, userId, kind: 'decisions' })
    .returning()
  await db.insert(schema.sheetRows).values({
    importId: sheet?.id ?? 0,
    line: 2,
    paper: '𠮷',
    change: 'fault',
    fault: 'paperUnknown',
    field: 'paper',
  })
  const [talk] = await db
    .insert(schema.paperDiscussions)
    .values({ paperId, round: 1, state: 'open', openedBy: userId, openedAt: new Date(0) })
    .returning()
  await db.insert(schema.paperPseudonyms).values({ paperId, userId, number: 1 })
  await db
    .insert(schema.paperComments)
    .values({ discussionId: talk?.id ?? 0, userId, part: 'reviewer', text: '𠮷', key: 'k' })
  await db.insert(schema.similarityDocuments).values({ paperId, rules: 1 })
  await db.insert(schema.similarityFingerprints).values({ hash: -2_147_483_648, paperId })
  await db
    .insert(schema.similarityChecks)
    .values({ userId, month: '2026-11', textHash: 'h', characters: 5000 })
  await db.insert(schema.paperSettings).values({
    conferenceId,
    rounds: 2,
    maxRounds: 3,
    graceMinutes: 0,
    reviewsNeeded: 2,
    responseDays: 7,
    reviewDays: 21,
    revisionDays: 21,
    fee: 80_000,
  })
  await db.insert(schema.paperRebuttals).values({ paperId, round: 1, reviewIds: [7], draft: '𠮷' })
  await db.insert(schema.registrationDrafts).values({ ...owner, draft: { name: '𠮷' } })
  await db.insert(schema.collections).values({ userId, kind: 'conf', targetId: conferenceId })
  await db.insert(schema.lifecycleEvents).values({
    entity: 'order',
    entityId: orderId,
    seq: 1,
    event: 'order.pay',
    fromState: 'to_be_paid',
    toState: 'paid',
    role: 'system',
  })
}

describe('moving between engines', () => {
  for (const [name, from, to] of [
    ['embedded to PostgreSQL', embedded, server],
    ['PostgreSQL to embedded', server, embedded],
  ] as const) {
    it(`${name}: every table arrives equal, and counting goes on`, async () => {
      const [source, target] = [await from(), await to()]
      try {
        const highest = await fill(source.db)
        const { rows } = await copyDatabase(source.db, target.db)
        expect(Object.keys(rows).sort()).toEqual(
          tables()
            .map((table) => table.name)
            .sort(),
        )
        expect(rows['audit_events']).toBe(2500)
        const digest = await digests(source.db)
        expect(await digests(target.db)).toEqual(digest)
        const empty = new Set(Object.entries(rows).flatMap(([table, count]) => (count === 0 ? [table] : [])))
        expect(empty).toEqual(new Set(['coupon_statistics', 'rate_windows', 'scenes']))

        const [next] = await target.db.insert(users).values({ nickname: 'next' }).returning()
        expect(next?.id).toBe(highest + 1)
        // A digest that does not see one changed character proves nothing.
        await target.db.execute(
          sql`update messages set title = title || '.' where id = (select min(id) from messages)`,
        )
        expect((await digests(target.db))['messages']).not.toBe(digest['messages'])
      } finally {
        await source.close()
        await target.close()
      }
    })
  }

  it('refuses a target that holds rows, and leaves it as it was', async () => {
    const [source, target] = [await embedded(), await embedded()]
    try {
      await fill(source.db)
      await target.db.insert(users).values({ nickname: 'already here' })
      const before = await digests(target.db)
      await expect(copyDatabase(source.db, target.db)).rejects.toMatchObject({ fault: 'notEmpty' })
      expect(await digests(target.db)).toEqual(before)
      expect(await target.db.$count(conferences)).toBe(0)
      expect(await target.db.$count(messages)).toBe(0)
    } finally {
      await source.close()
      await target.close()
    }
  })
})

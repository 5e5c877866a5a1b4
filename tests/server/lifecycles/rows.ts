import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'

import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import { sampleAbout, samplePerson } from '../../../src/contract/documents/sample.ts'
import type { Entity } from '../../../src/contract/entity.ts'
import * as schema from '../../../server/db/schema.ts'
import { hashOfCampaign } from '../../../server/lifecycles/campaigns/campaignRows.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { digest } from '../../../server/accounts/secrets.ts'
import { writtenPaper } from '../../support/papers.ts'
import { addConference } from '../commerce/stage.ts'
import { freshKey, type Shop } from '../support/shop.ts'

const invoiceForm = {
  invoice_type: 'ordinary',
  title_type: 'personal',
  title: '林梅',
  tax_no: '',
  content: 'registration',
  email: 'a@example.org',
} as const

const organizerForm = {
  name: '前沿材料学会',
  tax_no: '91110000101623741K',
  contact: '林梅',
  mobile: '13900000000',
  email: 'a@example.org',
  address: '北京市海淀区',
  intro: '举办过多届论坛。',
  logo: '/brand/mark.svg',
  licence: '/brand/mark.svg',
}

/** Puts a row of each entity into a state without walking there, owned by linmei; answers its id. */
export const rowsOf = (shop: Shop): Readonly<Record<Entity, (state: string) => Promise<number>>> => {
  const { db } = shop
  const only = <Row>(rows: readonly Row[]): Row => {
    const [row] = rows
    if (row === undefined) throw new Error('nothing was written')
    return row
  }
  let drafts = 0
  /** The organizer chairs it; the secretary belongs to it where a test has recruited one. */
  const staff = async (conferenceId: number) => {
    const recruited = await db
      .select({ userId: schema.users.id })
      .from(schema.users)
      .where(eq(schema.users.account, 'secretary'))
    await db
      .insert(schema.userRoles)
      .values([
        { userId: await shop.idOf('organizer'), role: 'organizer', conferenceId },
        ...recruited.map(({ userId }) => ({ userId, role: 'secretary' as const, conferenceId })),
      ])
      .onConflictDoNothing()
  }
  const unpaid = async () => {
    const orderId = await shop.buy('linmei')
    // The goods of a paid order do not matter here.
    await db.delete(schema.payments).where(eq(schema.payments.orderId, orderId))
    await db
      .update(schema.orders)
      .set({ state: 'to_be_paid', paidAt: null, dueAt: new Date(shop.server.clock.now + 60_000) })
      .where(eq(schema.orders.id, orderId))
    return orderId
  }

  /** With all that an event may ask for: both files, a letter, the final files, a second organizer. */
  const paper = async (state: string) => {
    const userId = await shop.idOf('linmei')
    const conferenceId = shop.conference.id
    await db
      .update(schema.conferences)
      .set({ submissionDeadline: shop.conference.endsAt })
      .where(eq(schema.conferences.id, conferenceId))
    const rows = await db
      .insert(schema.papers)
      .values({
        userId,
        conferenceId,
        form: writtenPaper,
        round: state === 'draft' ? 0 : 1,
        revisionDueAt: new Date(shop.server.clock.now + 86_400_000),
        response: '已逐条修改。',
        withdrawnFrom: state.endsWith('.withdrawn') ? 'active' : null,
        isLapsed: state.endsWith('.rejected'),
        secondedBy: await shop.idOf('admin'),
        finalAt: new Date(shop.server.clock.now),
        state,
      })
      .returning()
    const paperId = only(rows).id
    for (const kind of ['pdf', 'doc'] as const) {
      await db
        .insert(schema.paperFiles)
        .values({ paperId, kind, round: 0, name: `论文.${kind}`, file: `${kind}.${kind}`, bytes: 1 })
    }
    return paperId
  }

  let sheets = 0
  return {
    order: async (state) => {
      if (state === 'to_be_paid') return unpaid()
      const orderId = await shop.buy('linmei')
      const closedReason = state === 'closed' ? 'expired' : null
      await db.update(schema.orders).set({ state, closedReason }).where(eq(schema.orders.id, orderId))
      return orderId
    },
    payment: async (state) => {
      const orderId = await unpaid()
      const rows = await db
        .insert(schema.payments)
        .values({
          orderId,
          method: 'transfer',
          outTradeNo: `W${orderId}`,
          amount: 160_000,
          voucher: 'a.png',
          state,
          confirmedAmount: state === 'confirmed' ? 160_000 : null,
        })
        .returning()
      return only(rows).id
    },
    refund: async (state) => {
      const orderId = await shop.buy('linmei')
      const rows = await db
        .insert(schema.refunds)
        .values({ orderId, amount: 160_000, cause: 'requested', state })
        .returning()
      return only(rows).id
    },
    invoice: async (state) => {
      const { id } = await shop.of(schema.invoices, await shop.buy('linmei'))
      // With the document that finance brings before an event of its own.
      const isAtFinance = state === 'to_be_invoiced.picked_up' || state === 'invoiced'
      const document = isAtFinance ? { documentNumber: `2611700000${id}`, documentFile: `${id}.pdf` } : {}
      await db
        .update(schema.invoices)
        .set({ state, form: invoiceForm, ...document })
        .where(eq(schema.invoices.id, id))
      if (state === 'invoiced') {
        await db
          .insert(schema.invoiceDocuments)
          .values({ invoiceId: id, kind: 'issue', number: `I${id}`, amount: 160_000, form: invoiceForm })
      }
      return id
    },
    ticket: async (state) => {
      const { id } = await shop.of(schema.tickets, await shop.buy('linmei'))
      const isSigned = state === 'valid.signed_in'
      await db
        .update(schema.tickets)
        .set({
          state,
          signedAt: isSigned ? new Date(shop.server.clock.now) : null,
          gate: isSigned ? 'East gate' : null,
        })
        .where(eq(schema.tickets.id, id))
      return id
    },
    mealVoucher: async (state) => {
      const orderId = await shop.buy('linmei')
      const { id } = only(
        await db
          .select({ id: schema.mealVouchers.id })
          .from(schema.mealVouchers)
          .innerJoin(schema.meals, eq(schema.meals.id, schema.mealVouchers.mealId))
          .where(eq(schema.mealVouchers.orderId, orderId))
          .orderBy(asc(schema.meals.startsAt))
          .limit(1),
      )
      await db
        .update(schema.mealVouchers)
        .set({
          state,
          shareHash: state === 'shared' ? digest(`share-${id}`) : null,
          shareExpiresAt: state === 'shared' ? new Date(shop.server.clock.now + 60_000) : null,
          usedAt: state === 'used' ? new Date(shop.server.clock.now) : null,
        })
        .where(eq(schema.mealVouchers.id, id))
      return id
    },
    certificate: async (state) => {
      const userId = await shop.idOf('linmei')
      const { id: ticketId } = await shop.of(schema.tickets, await shop.buy('linmei'))
      await db
        .update(schema.tickets)
        .set({ state: 'valid.signed_in', signedAt: new Date(shop.server.clock.now) })
        .where(eq(schema.tickets.id, ticketId))
      // One at a time for each person and conference.
      await db
        .update(schema.certificates)
        .set({ state: 'revoked' })
        .where(and(eq(schema.certificates.userId, userId), ne(schema.certificates.state, 'revoked')))
      const rows = await db
        .insert(schema.certificates)
        .values({
          userId,
          conferenceId: shop.conference.id,
          kind: 'attendance',
          code: `code-${ticketId}`,
          name: '林梅',
          state,
        })
        .returning()
      return only(rows).id
    },
    organizer: async (state) => {
      const userId = await shop.idOf('linmei')
      await db.delete(schema.organizerApplications).where(eq(schema.organizerApplications.userId, userId))
      const rows = await db
        .insert(schema.organizerApplications)
        .values({
          userId,
          form: organizerForm,
          change: state === 'approved.changing' ? { ...organizerForm, name: '新名字' } : null,
          state,
        })
        .returning()
      return only(rows).id
    },
    conference: async (state) => {
      const now = shop.server.clock.now
      const { id } = await addConference(shop.server, {
        conference: {
          state: state as 'ongoing',
          organizerId: await shop.idOf('linmei'),
          startsAt: new Date(now - 3_600_000),
          endsAt: new Date(now + 86_400_000),
        },
      })
      await staff(id)
      return id
    },
    conferencePublication: async (state) => {
      const { id } = await addConference(shop.server, { conference: { publication: state as 'draft' } })
      await db
        .insert(schema.userRoles)
        .values({ userId: await shop.idOf('organizer'), role: 'organizer', conferenceId: id })
      await db.update(schema.conferences).set({ venue: '会展中心' }).where(eq(schema.conferences.id, id))
      return id
    },
    waitlist: async (state) => {
      const userId = await shop.idOf('linmei')
      const type = only(
        await db
          .insert(schema.ticketTypes)
          .values({ conferenceId: shop.conference.id, name: '满', engName: 'Full', capacity: 1 })
          .returning(),
      )
      const rows = await db
        .insert(schema.waitlistEntries)
        .values({
          userId,
          ticketTypeId: type.id,
          state,
          offeredUntil: state === 'offered' ? new Date(shop.server.clock.now + 60_000) : null,
        })
        .returning()
      return only(rows).id
    },
    knock: async (state) => {
      const orderId = await unpaid()
      const userId = await shop.idOf('linmei')
      const inAnHour = new Date(shop.server.clock.now + 3_600_000)
      const coupon =
        state === 'completed' || state === 'used'
          ? only(
              await db
                .insert(schema.coupons)
                .values({
                  userId,
                  code: `K${orderId}`,
                  kind: 'registration',
                  amount: 1250,
                  source: 'knock',
                  onlyOrderId: orderId,
                  expiresAt: inAnHour,
                })
                .returning(),
            ).id
          : null
      const knock = only(
        await db
          .insert(schema.knocks)
          .values({
            orderId,
            userId,
            conferenceId: shop.conference.id,
            code: `code ${orderId}`,
            limitAmount: 5000,
            total: 1250,
            endsAt: inAnHour,
            couponId: coupon,
            state,
          })
          .returning(),
      )
      const friend = await shop.idOf('reviewing')
      await db.insert(schema.knockHits).values({ knockId: knock.id, userId: friend, amount: 1250 })
      return knock.id
    },
    paper,
    review: async (state) => {
      const paperId = await paper('first_review.active')
      const later = new Date(shop.server.clock.now + 86_400_000)
      const rows = await db
        .insert(schema.reviews)
        .values({
          paperId,
          userId: await shop.idOf('linmei'),
          round: 1,
          responseDueAt: later,
          reviewDueAt: state.startsWith('pending') ? null : later,
          state,
        })
        .returning()
      // The reviewer is not its author.
      await db
        .update(schema.papers)
        .set({ userId: await shop.idOf('reviewing') })
        .where(eq(schema.papers.id, paperId))
      return only(rows).id
    },
    decision: async (state) => {
      const paperId = await paper('first_review.active')
      // So that it can be released without reviews, and released as one with too few.
      await db
        .insert(schema.paperSettings)
        .values({ conferenceId: shop.conference.id, ...paperDefaults, reviewsNeeded: 0 })
        .onConflictDoNothing()
      await db
        .update(schema.papers)
        .set({ userId: await shop.idOf('reviewing') })
        .where(eq(schema.papers.id, paperId))
      const rows = await db
        .insert(schema.paperDecisions)
        .values({ paperId, userId: await shop.idOf('linmei'), round: 1, decision: 'minor_revision', state })
        .returning()
      return only(rows).id
    },
    comment: async (state) => {
      const at = new Date(shop.server.clock.now)
      const target = only(await db.select({ id: schema.news.id }).from(schema.news).limit(1))
      const rows = await db
        .insert(schema.comments)
        .values({
          place: 'news',
          targetId: target.id,
          userId: await shop.idOf('linmei'),
          text: state === 'deleted' ? '' : '日程订阅很实用。',
          key: freshKey(),
          state,
          reason: state === 'hidden' ? '广告' : null,
          createdAt: at,
          movedAt: at,
        })
        .returning()
      const { id } = only(rows)
      if (state === 'reported')
        await db
          .insert(schema.commentReports)
          .values({ commentId: id, userId: await shop.idOf('newcomer'), reason: 'spam' })
      return id
    },
    rebuttal: async (state) => {
      const paperId = await paper('first_review.active')
      const rebuttal = { rebuttal: true, reviewsNeeded: 0 }
      await db
        .insert(schema.paperSettings)
        .values({ conferenceId: shop.conference.id, ...paperDefaults, ...rebuttal })
        .onConflictDoUpdate({ target: schema.paperSettings.conferenceId, set: rebuttal })
      const later = new Date(shop.server.clock.now + 86_400_000)
      const review = only(
        await db
          .insert(schema.reviews)
          .values({
            paperId,
            userId: await shop.idOf('reviewing'),
            round: 1,
            responseDueAt: later,
            state: 'accepted.submitted',
          })
          .returning(),
      )
      const rows = await db
        .insert(schema.paperRebuttals)
        .values({ paperId, round: 1, reviewIds: [review.id], dueAt: later, text: '已说明。', state })
        .returning()
      return only(rows).id
    },
    accountDeletion: async (state) => {
      const values = {
        state,
        version: 0,
        deletesAt: state === 'open' ? null : new Date(shop.server.clock.now + 14 * 86_400_000),
      }
      const rows = await db
        .insert(schema.accountDeletions)
        .values({ userId: await shop.idOf('linmei'), ...values })
        .onConflictDoUpdate({ target: schema.accountDeletions.userId, set: values })
        .returning()
      return only(rows).id
    },
    conferenceContent: async (state) => {
      const { id: conferenceId } = await addConference(shop.server, {
        conference: { organizerId: await shop.idOf('linmei') },
      })
      await staff(conferenceId)
      const released = state === 'released' ? 1 : null
      const rows = await db
        .insert(schema.conferenceContents)
        .values({ conferenceId, kind: 'faq', state, publicNo: released, lastNo: released ?? 0 })
        .returning()
      return only(rows).id
    },
    campaign: async (state) => {
      const text = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: '通知' }] }],
      } as const
      // The first ones wait for a second person, and the later ones can be sent.
      const isEssential = state !== 'draft' || (drafts += 1) < 10
      const content = {
        audience: {},
        title: '通知',
        engTitle: 'Notice',
        body: text,
        engBody: text,
        isEssential,
      }
      const { orders } = schema
      if (
        (await db.$count(
          orders,
          and(eq(orders.conferenceId, shop.conference.id), eq(orders.kind, 'conf')),
        )) === 0
      )
        await shop.buy('linmei')
      const hash = hashOfCampaign(content)
      const at = new Date(shop.server.clock.now)
      const isBegun = ['sending', 'paused', 'sent'].includes(state)
      const author = await shop.idOf('newcomer')
      const rows = await db
        .insert(schema.campaigns)
        .values({
          ...content,
          ...{ conferenceId: shop.conference.id, hash, testedHash: hash, seenHash: hash },
          // So that it can be scheduled, and is not late when it is due.
          ...{
            timing: 'at' as const,
            sendAt: new Date(at.getTime() + (state === 'scheduled' ? -1000 : 3_600_000)),
          },
          ...(state === 'draft' ? {} : { confirmedHash: hash }),
          ...{ createdBy: author, editedBy: author, editedAt: at, creationKey: freshKey(), state },
          ...(isBegun ? { begunAt: at, takenAt: at } : {}),
        })
        .returning()
      return only(rows).id
    },
    studentProof: async (state) => {
      const userId = await shop.idOf('linmei')
      const conferenceId = shop.conference.id
      // One of each member for each conference.
      await db.delete(schema.studentProofs).where(eq(schema.studentProofs.userId, userId))
      const rows = await db
        .insert(schema.studentProofs)
        .values({ userId, conferenceId, file: state === 'awaited' ? null : 'proof.png', state })
        .returning()
      return only(rows).id
    },
    liveStaff: async (state) => {
      const userId = await shop.idOf('linmei')
      const [live] = await db
        .insert(schema.lives)
        .values({
          ...{
            conferenceId: shop.conference.id,
            title: '题',
            engTitle: 'T',
            speaker: '林',
            engSpeaker: 'Lin',
          },
          ...{ cover: '', startsAt: new Date(shop.server.clock.now + 86_400_000), maxUser: 5 },
          ...{ publication: 'draft', anchorId: state === 'accepted' ? userId : null },
        })
        .returning()
      const rows = await db
        .insert(schema.liveStaff)
        .values({
          ...{ liveId: live?.id ?? 0, conferenceId: shop.conference.id, part: 'host', userId },
          ...{ askedBy: await shop.idOf('organizer'), state },
          expiresAt: new Date(shop.server.clock.now + 72 * 3_600_000),
        })
        .returning()
      return only(rows).id
    },
    teamInvitation: async (state) => {
      const userId = await shop.idOf('linmei')
      const conferenceId = shop.conference.id
      const [account] = await db.select().from(schema.users).where(eq(schema.users.id, userId))
      const part = { userId, role: 'secretary', conferenceId } as const
      const { teamInvitations: table, userRoles } = schema
      // One waits at a time for each phone and part: those of before get another one.
      await db
        .update(table)
        .set({ mobile: sql`${table.id}::text` })
        .where(and(eq(table.conferenceId, conferenceId), eq(table.state, 'open'), isNotNull(table.mobile)))
      if (state === 'accepted') await db.insert(userRoles).values(part).onConflictDoNothing()
      else
        await db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'secretary')))
      const rows = await db
        .insert(table)
        .values({
          ...part,
          countryCode: account?.countryCode,
          mobile: account?.mobile,
          nonce: freshKey(),
          tokenHash: freshKey(),
          expiresAt: new Date(shop.server.clock.now + 86_400_000),
          invitedBy: await shop.idOf('organizer'),
          state,
        })
        .returning()
      return only(rows).id
    },
    peopleImport: async (state) => {
      const isJudged = state !== 'uploaded' && state !== 'mapped'
      const isOver = state === 'applied' || state === 'undone'
      const rows = await db
        .insert(schema.peopleImports)
        .values({
          ...{
            conferenceId: shop.conference.id,
            userId: await shop.idOf('organizer'),
            name: '名单.csv',
            state,
          },
          ...{ headings: ['姓名', '手机号'], columns: ['name', 'mobile'], creationKey: freshKey() },
          appliedAt: isOver || state === 'undoing' ? new Date(shop.server.clock.now) : null,
        })
        .returning()
      const importId = only(rows).id
      const attendee = { name: '林梅', affiliation: '', email: '', mobile: '13900000101' }
      await db.insert(schema.peopleImportRows).values({
        ...{ importId, line: 2, cells: ['林梅', '13900000101'] },
        // A row that is left is what `undoing` and `applying` have to wait for no longer.
        ...(isJudged ? { change: 'create', plan: { attendee, ticketTypeId: 1, tags: [] } } : {}),
        outcome: state === 'applied' ? 'done' : state === 'undone' || state === 'undoing' ? 'undone' : null,
      })
      sheets += 1
      // With and without a row that cannot be done, by turns.
      if (state === 'checked' && sheets % 2 === 0)
        await db
          .insert(schema.peopleImportRows)
          .values({ importId, line: 3, cells: ['周宁'], change: 'error', fault: 'contactEmpty' })
      return importId
    },
    documentBatch: async (state) => {
      const isMade = state === 'ready' || state === 'issued'
      const rows = await db
        .insert(schema.documentBatches)
        .values({
          ...{
            conferenceId: shop.conference.id,
            kind: 'attendance',
            builtIn: 'attendance',
            name: '参会证书',
          },
          ...{ filter: {}, creationKey: freshKey(), state, file: isMade ? `${'a'.repeat(22)}.pdf` : null },
          ...(isMade ? { design: builtIn.attendance, about: sampleAbout } : {}),
        })
        .returning()
      const batchId = only(rows).id
      const orderId = await shop.buy('linmei')
      if (state === 'draft') return batchId
      const userId = await shop.idOf('linmei')
      const person = samplePerson('attendance')
      await db
        .insert(schema.documentItems)
        .values({ ...{ batchId, seq: 1, orderId, userId, state: 'done', person } })
      if (state === 'generating')
        await db
          .update(schema.documentBatches)
          .set({ file: `${'a'.repeat(22)}.pdf` })
          .where(eq(schema.documentBatches.id, batchId))
      return batchId
    },
    enquiry: async (state) => {
      const [user, made] = [await shop.idOf('linmei'), freshKey()]
      const rows = await db
        .insert(schema.enquiries)
        .values({
          userId: user,
          contact: '林梅',
          reach: '13900000000',
          question: '同传怎么收费？',
          creationKey: made,
          state,
        })
        .returning()
      return only(rows).id
    },
  }
}

/** A recipient whose mail failed, of a sent campaign. */
export const failedRecipient = async (shop: Shop): Promise<{ id: number; recipient_id: number }> => {
  const id = await rowsOf(shop).campaign('sent')
  const orderId = await shop.buy('linmei')
  const at = new Date(shop.server.clock.now)
  const [row] = await shop.db
    .insert(schema.campaignRecipients)
    .values({
      ...{ campaignId: id, orderId, userId: await shop.idOf('linmei'), address: 'a@example.org' },
      ...{ language: 'zh', state: 'failed', attempts: 1, dueAt: at, movedAt: at },
    })
    .returning({ id: schema.campaignRecipients.id })
  return { id, recipient_id: row?.id ?? 0 }
}

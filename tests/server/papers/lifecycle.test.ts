import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import {
  paperDecisions,
  paperFiles,
  papers,
  paperSettings,
  reviews,
} from '../../../server/db/schema/papers.ts'
import { acceptedAuthors, orders } from '../../../server/db/schema/registration.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import type { Entity } from '../../../src/contract/entity.ts'
import type { Decision } from '../../../src/contract/paperWords.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('papers, their reviews and decisions', (open) => {
  let shop: Shop
  let author: Browser
  let chair: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    author = await shop.signedIn('linmei')
    chair = await shop.signedIn('organizer')
    await deadline(shop.server.clock.now + 10 * day)
  })

  const deadline = (at: number) =>
    shop.db
      .update(conferences)
      .set({ submissionDeadline: new Date(at) })
      .where(eq(conferences.id, shop.conference.id))
  const settle = (more: Partial<typeof paperSettings.$inferInsert>) =>
    shop.db.insert(paperSettings).values({
      conferenceId: shop.conference.id,
      ...paperDefaults,
      reviewsNeeded: 1,
      revisionDays: 14,
      ...more,
    })
  const draft = async (
    more: Partial<typeof papers.$inferInsert> = {},
    kinds: readonly ('pdf' | 'doc')[] = ['pdf', 'doc'],
  ) => {
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form: writtenPaper,
        ...more,
      })
      .returning()
    const paperId = row?.id ?? 0
    for (const kind of kinds)
      await shop.db.insert(paperFiles).values({ paperId, kind, round: 0, name: kind, file: kind, bytes: 1 })
    return paperId
  }
  const wish = async (browser: Browser, entity: Entity, id: number, event: string, reason = '') => {
    const { version } = await browser.call('getRecord', { entity, id })
    return { entity, id, event, version, key: freshKey(), reason }
  }
  /** Confirmed by a word that is typed (PAP-03). */
  const withdraw = async (browser: Browser, id: number) => {
    const { version } = await browser.call('getPaper', { id })
    return browser.call('withdrawPaper', {
      id,
      version,
      key: freshKey(),
      confirmation: '撤回',
      reason: '实验有误',
    })
  }
  /** Submits a paper by its own call, with all typed values. */
  const handIn = async (browser: Browser, id: number) => {
    const { version, form_version, form, response } = await browser.call('getPaper', { id })
    return { id, version, form_version, key: freshKey(), form: JSON.stringify(form), response }
  }
  const calls = new Map([
    ['paper.submit', 'submitPaper'],
    ['paper.resubmit', 'resubmitPaper'],
  ] as const)
  const fire = async (browser: Browser, entity: Entity, id: number, event: string, reason = '') => {
    const own = calls.get(event as 'paper.submit')
    if (own !== undefined) return (await browser.call(own, await handIn(browser, id))).state
    return (await browser.call('fireRecord', await wish(browser, entity, id, event, reason))).state
  }
  const refused = async (browser: Browser, entity: Entity, id: number, event: string, reason = '') => {
    const own = calls.get(event as 'paper.submit')
    if (own !== undefined) return (await browser.refused(own, await handIn(browser, id))).reason
    return (await browser.refused('fireRecord', await wish(browser, entity, id, event, reason))).reason
  }
  const underReview = async () => {
    const id = await draft()
    await fire(author, 'paper', id, 'paper.submit')
    await fire(chair, 'paper', id, 'paper.pass')
    return id
  }
  const askReviewer = async (
    paperId: number,
    account: string,
    more: Partial<typeof reviews.$inferInsert> = {},
  ) => {
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId,
        userId: await shop.idOf(account),
        round: 1,
        responseDueAt: new Date(shop.server.clock.now + 7 * day),
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const prepare = async (paperId: number, decision: Decision, letter = '请补充对照实验。') => {
    const [paper] = await shop.db.select().from(papers).where(eq(papers.id, paperId))
    const [row] = await shop.db
      .insert(paperDecisions)
      .values({ paperId, round: paper?.round ?? 0, decision, letter, userId: await shop.idOf('organizer') })
      .returning()
    return row?.id ?? 0
  }
  const stateOf = async (table: typeof papers | typeof reviews | typeof paperDecisions, id: number) => {
    // Whichever table it is, it has these two.
    const rows = table as typeof papers
    const [row] = await shop.db.select({ state: rows.state }).from(rows).where(eq(rows.id, id))
    return row?.state
  }
  const told = async (account: string) => {
    const rows = await shop.db
      .select({ name: messages.name })
      .from(messages)
      .where(and(eq(messages.userId, await shop.idOf(account)), like(messages.type, 'paper')))
      .orderBy(messages.id)
    return rows.map(({ name }) => name)
  }
  const clock = () =>
    runScheduledTransitions({
      db: shop.db,
      engine: shop.engine,
      log: quietLog,
      now: () => shop.server.clock.now,
    })

  it('[PAP-02] is submitted with everything and in time, half an hour of grace included', async () => {
    const bare = await draft({}, ['pdf'])
    expect(await refused(author, 'paper', bare, 'paper.submit')).toBe('paperIncomplete')
    const id = await draft()
    await deadline(shop.server.clock.now - 31 * 60_000)
    expect(await refused(author, 'paper', id, 'paper.submit')).toBe('submissionOver')
    await deadline(shop.server.clock.now - 29 * 60_000)
    expect(await fire(author, 'paper', id, 'paper.submit')).toBe('administrator_review.active')
    expect(await told('linmei')).toEqual(['paperReceived'])
  })

  it('[PAP-01] a decision that is released moves the paper, ends its open reviews and is known to both sides', async () => {
    await settle({})
    const id = await underReview()
    const done = await askReviewer(id, 'newcomer', {
      state: 'accepted.submitted',
      recommendation: 'accept',
      comments: 'C',
    })
    const open = await askReviewer(id, 'reviewing', {
      state: 'accepted.drafting',
      reviewDueAt: new Date(shop.server.clock.now + day),
    })
    const decision = await prepare(id, 'minor_revision')
    // Before the release only the chairs know.
    const before = await author.call('getRecord', { entity: 'paper', id })
    expect(before).toMatchObject({ state: 'first_review.active', facts: { lastDecision: null } })
    expect(await author.refused('getRecord', { entity: 'decision', id: decision })).toMatchObject({
      reason: 'notFound',
    })
    expect(await fire(chair, 'decision', decision, 'decision.release')).toBe('released')
    expect(await stateOf(papers, id)).toBe('first_review.awaiting_revision')
    expect([await stateOf(reviews, done), await stateOf(reviews, open)]).toEqual([
      'accepted.acknowledged',
      'accepted.cancelled',
    ])
    const after = await author.call('getRecord', { entity: 'paper', id })
    expect(after).toMatchObject({
      facts: {
        lastDecision: 'minor_revision',
        revisionDueAt: new Date(shop.server.clock.now + 14 * day).toISOString(),
      },
    })
    expect(await told('linmei')).toEqual(['paperReceived', 'paperPassed', 'paperDecided'])
    expect(await told('reviewing')).toEqual(['reviewClosed'])
    expect(await told('newcomer')).toEqual(['reviewAcknowledged', 'reviewOutcome'])
  })

  it('[PAP-01] two chairs who decide at once prepare one decision; what is released twice moves once', async () => {
    const id = await underReview()
    const decision = await prepare(id, 'rejection')
    await expect(prepare(id, 'accept')).rejects.toMatchObject({
      cause: { constraint: 'paper_decisions_prepared' },
    })
    const wishes = [
      await wish(chair, 'decision', decision, 'decision.override', '两位审稿人逾期'),
      await wish(chair, 'decision', decision, 'decision.override', '两位审稿人逾期'),
    ]
    const answers = await Promise.all(wishes.map((each) => chair.raw('fireRecord', each)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await shop.historyOf('paper', id)).toHaveLength(3)
  })

  it('[PAP-02] shows a chair the newest file of each kind, also one of an earlier round', async () => {
    const id = await underReview()
    await shop.db
      .insert(paperFiles)
      .values({ paperId: id, kind: 'pdf', round: 1, name: '修改稿.pdf', file: 'p2', bytes: 1 })
    const { detail } = await chair.call('getRecord', { entity: 'paper', id })
    expect(detail.find(({ field }) => field === 'files')).toMatchObject({ value: '修改稿.pdf\ndoc' })
  })

  it('[PAP-01] fewer reviews than the conference asks for need a reason', async () => {
    const id = await underReview()
    const decision = await prepare(id, 'accept')
    expect(await refused(chair, 'decision', decision, 'decision.release')).toBe('reviewsMissing')
    expect(await refused(chair, 'decision', decision, 'decision.override', ' ')).toBe('reasonEmpty')
    expect(await stateOf(papers, id)).toBe('first_review.active')
    expect(await fire(chair, 'decision', decision, 'decision.override', '已有外部评审')).toBe('released')
    expect(await stateOf(papers, id)).toBe('first_review.accepted')
  })

  it('[PAP-03] its author withdraws it and takes that back until the deadline; reviews and a prepared decision end', async () => {
    const id = await underReview()
    const review = await askReviewer(id, 'newcomer')
    const decision = await prepare(id, 'rejection')
    expect(await refused(author, 'paper', id, 'paper.withdraw', '实验有误')).toBe('eventUnknown')
    await withdraw(author, id)
    expect([await stateOf(reviews, review), await stateOf(paperDecisions, decision)]).toEqual([
      'pending.cancelled',
      'discarded',
    ])
    expect(await fire(author, 'paper', id, 'paper.revive')).toBe('first_review.active')
    await withdraw(author, id)
    await deadline(shop.server.clock.now - day)
    expect(await refused(author, 'paper', id, 'paper.revive')).toBe('submissionOver')
    expect(await fire(chair, 'paper', id, 'paper.restore')).toBe('first_review.active')
  })

  it('[PAP-04] an accepted paper gets one order; paying it, and the final files, let it be published', async () => {
    await settle({ fee: 80_000, reviewsNeeded: 0 })
    const id = await underReview()
    await fire(chair, 'decision', await prepare(id, 'accept'), 'decision.release')
    const [order, ...others] = await shop.db.select().from(orders).where(eq(orders.paperId, id))
    expect(others).toEqual([])
    expect(order).toMatchObject({
      kind: 'paper',
      amount: 80_000,
      state: 'to_be_paid',
      attendee: { name: '林梅' },
    })
    expect(
      await shop.db.$count(acceptedAuthors, eq(acceptedAuthors.conferenceId, shop.conference.id)),
    ).toBeGreaterThan(0)
    await shop.db
      .update(papers)
      .set({ finalAt: new Date(shop.server.clock.now) })
      .where(eq(papers.id, id))
    expect(await refused(chair, 'paper', id, 'paper.publish')).toBe('paperNotPaid')
    await shop.db
      .update(orders)
      .set({ state: 'paid' })
      .where(eq(orders.id, order?.id ?? 0))
    await shop.db.update(papers).set({ finalAt: null }).where(eq(papers.id, id))
    expect(await refused(chair, 'paper', id, 'paper.publish')).toBe('finalMissing')
    await shop.db
      .update(papers)
      .set({ finalAt: new Date(shop.server.clock.now) })
      .where(eq(papers.id, id))
    expect(await fire(chair, 'paper', id, 'paper.publish')).toBe('published.accepted')
    await expect(withdraw(author, id)).rejects.toThrow('paperPublished')
    expect(await fire(chair, 'paper', id, 'paper.index', 'EI 20264812345678')).toBe('indexed.accepted')
  })

  it('[PAP-01] a revision that does not come in time ends it, and its chair may give more time', async () => {
    const id = await underReview()
    await fire(chair, 'decision', await prepare(id, 'major_revision'), 'decision.override', 'R')
    const due = shop.server.clock.now + 21 * day
    shop.server.clock.now = due + 29 * 60_000
    await clock()
    expect(await stateOf(papers, id)).toBe('first_review.awaiting_revision')
    shop.server.clock.now = due + 31 * 60_000
    await clock()
    expect(await stateOf(papers, id)).toBe('first_review.rejected')
    expect(await told('linmei')).toContain('paperLapsed')
    author = await shop.signedIn('linmei')
    chair = await shop.signedIn('organizer')
    expect(await fire(chair, 'paper', id, 'paper.extend')).toBe('first_review.awaiting_revision')
    expect(await refused(author, 'paper', id, 'paper.resubmit')).toBe('responseMissing')
    await shop.db.update(papers).set({ response: '已逐条修改。' }).where(eq(papers.id, id))
    expect(await fire(author, 'paper', id, 'paper.resubmit')).toBe('second_review.active')
    // The next round begins without the letter of the last one.
    expect((await shop.db.select().from(papers).where(eq(papers.id, id)))[0]).toMatchObject({
      round: 2,
      response: '',
    })
  })

  it('[PAP-01] a rejection is taken back by two people', async () => {
    const id = await underReview()
    await fire(chair, 'decision', await prepare(id, 'rejection'), 'decision.override', 'R')
    expect(await refused(chair, 'paper', id, 'paper.reinstate', '意见归错了稿件')).toBe('secondPersonNeeded')
    expect(await refused(chair, 'paper', id, 'paper.reinstate', '意见归错了稿件')).toBe('secondPersonNeeded')
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.conference.id })
    const second = await shop.signedIn('approved')
    expect(await fire(second, 'paper', id, 'paper.reinstate', '意见归错了稿件')).toBe('first_review.active')
  })

  it('[REV-01] a reviewer who does not answer or write in time is stopped by the clock', async () => {
    const id = await underReview()
    const asked = await askReviewer(id, 'newcomer')
    const writing = await askReviewer(id, 'reviewing', {
      state: 'accepted.drafting',
      comments: 'C',
      reviewDueAt: new Date(shop.server.clock.now + 7 * day),
    })
    shop.server.clock.now += 7 * day + 31 * 60_000
    await clock()
    expect([await stateOf(reviews, asked), await stateOf(reviews, writing)]).toEqual([
      'pending.expired',
      'accepted.expired',
    ])
    chair = await shop.signedIn('organizer')
    expect(await fire(chair, 'review', writing, 'review.extend')).toBe('accepted.drafting')
    expect(await fire(chair, 'review', asked, 'review.resend')).toBe('pending.waiting')
    expect(await told('newcomer')).toEqual(['reviewExpired', 'reviewAsked'])
  })

  it('a chair who is an author of a paper has no part in its review, also by an address in its list', async () => {
    const id = await underReview()
    const review = await askReviewer(id, 'newcomer')
    const decision = await prepare(id, 'accept')
    expect(await chair.call('getRecord', { entity: 'review', id: review })).toMatchObject({
      roles: ['organizer'],
    })
    const address = 'Chair@Example.org'
    await shop.db.update(users).set({ email: 'chair@example.org' }).where(eq(users.account, 'organizer'))
    const [first] = writtenPaper.authors
    if (first === undefined) throw new Error('a paper has an author')
    const form = { ...writtenPaper, authors: [first, { ...first, name: '陈立', email: address }] }
    await shop.db.update(papers).set({ form }).where(eq(papers.id, id))
    for (const [entity, row] of [
      ['paper', id],
      ['review', review],
    ] as const)
      expect(await chair.refused('getRecord', { entity, id: row })).toMatchObject({ reason: 'notFound' })
    const cards = await chair.call('getRecord', { entity: 'decision', id: decision })
    expect(cards).toMatchObject({ roles: ['owner'], detail: [] })
  })

  it('a decision about a round that is over is not released', async () => {
    const id = await underReview()
    const decision = await prepare(id, 'accept')
    await shop.engine.fire(system(null), {
      entity: 'paper',
      id,
      event: { type: 'paper.decide', decision: 'rejection' },
    })
    expect(await refused(chair, 'decision', decision, 'decision.override', 'R')).toBe('decisionDiscarded')
  })
})

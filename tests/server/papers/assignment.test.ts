import { and, asc, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { paperReviewers, reviewInvitations } from '../../../server/db/schema/paperReviewers.ts'
import { paperDecisions, papers, reviews } from '../../../server/db/schema/papers.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { remindReviewers } from '../../../server/orders/remindReviewers.ts'
import { sendInvitationMail } from '../../../server/sendInvitationMail.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { newMemory } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import { FakeLog, site, testConfig, type Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const never = () => Promise.reject(new Error('no such job was asked for'))

describe('inviting reviewers', () => {
  let shop: Shop
  let close: () => Promise<void>
  let chair: Browser
  let start: number
  let conference_id: number
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    start = shop.server.clock.now
    conference_id = shop.conference.id
    chair = await shop.signedIn('organizer', { lang: 'zh' })
  })
  afterAll(() => close())
  beforeEach(async () => {
    shop.server.clock.now = start
    await shop.db.delete(reviewInvitations)
    await shop.db.delete(reviews)
    await shop.db.delete(paperReviewers)
    await shop.db.delete(paperDecisions)
    await shop.db.update(papers).set({ state: 'draft', withdrawnFrom: null })
  })

  const addPaper = async (form: Partial<PaperForm> = {}, more: Partial<typeof papers.$inferInsert> = {}) => {
    const [paper] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: conference_id,
        form: { ...writtenPaper, ...form },
        state: 'first_review.active',
        round: 1,
        ...more,
      })
      .returning()
    return paper?.id ?? 0
  }
  const pool = (contact: string, more: object = {}) =>
    chair.call('savePoolMember', { conference_id, contact, name: '', load_cap: 3, ...more })
  const guest = (email = 'zhou@uni-a.example', more: object = {}) => pool(email, { name: '周启', ...more })
  const invite = (id: number, reviewer_id: number, more: object = {}) => ({
    id,
    reviewer_id,
    reason: '',
    key: freshKey(),
    ...more,
  })
  const reviewsOf = (paperId: number) =>
    shop.db.select().from(reviews).where(eq(reviews.paperId, paperId)).orderBy(asc(reviews.id))
  /** Does the mails of links that are due. */
  const sendLinks = async () => {
    const now = () => shop.server.clock.now
    const { sender } = shop.server
    await shop.db.delete(jobs).where(inArray(jobs.kind, ['mail', 'author']))
    const invitation = sendInvitationMail({ db: shop.db, sender, origin: site, key: testConfig.key, now })
    await runJobs({
      db: shop.db,
      log: new FakeLog(),
      now,
      works: {
        invitation,
        teamInvitation: never,
        author: never,
        documents: never,
        mail: never,
        sms: never,
        attendees: never,
        benefits: never,
      },
    })
  }
  const tokenFor = (email: string) => {
    const mail = shop.server.sender.mails.findLast(({ to }) => to === email)
    return /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const linkTo = async (email = 'zhou@uni-a.example') => {
    const id = await addPaper()
    const { id: reviewer_id } = await guest(email)
    await chair.call('inviteReviewer', invite(id, reviewer_id))
    await sendLinks()
    return { id, token: tokenFor(email) }
  }
  const answerTo = async (
    browser: Browser,
    name: 'announceInvitation' | 'openInvitation' | 'takeInvitation',
    token: string,
  ) => {
    const answer = await browser.raw(name, { token })
    return JSON.stringify(answer)
  }
  const nobodys = 'n'.repeat(43)

  describe('the pool', () => {
    it('takes an account by address, phone or name once, and changes what is known of it', async () => {
      const { id } = await pool('newcomer', { affiliation: '示例大学甲' })
      const again = await pool('newcomer', { load_cap: 5, keywords: '["钙钛矿"]', affiliation: '示例大学乙' })
      expect(again).toMatchObject({ id, load_cap: 5, affiliation: '示例大学乙', has_account: true })
      expect(again.keywords).toEqual(['钙钛矿'])
      const { list, total } = await chair.call('listPool', { conference_id })
      expect([list.map((each) => each.id), total]).toEqual([[id], 1])
    })

    it('takes an address without an account only with a name, and refuses what is neither', async () => {
      expect(await guest()).toMatchObject({ has_account: false, email: 'zhou@uni-a.example' })
      const wish = { conference_id, load_cap: 3, name: '' }
      expect(await chair.refused('savePoolMember', { ...wish, contact: 'new@uni-a.example' })).toMatchObject({
        reason: 'required',
        field: 'name',
      })
      expect(await chair.refused('savePoolMember', { ...wish, contact: '13000000009' })).toMatchObject({
        reason: 'reviewerUnknown',
        field: 'contact',
      })
    })

    it('hides most of the address of an account', async () => {
      const { email } = await pool('newcomer')
      expect(email).toMatch(/^(?:.\*\*\*@.*)?$/)
    })

    it('ten at once are one line', async () => {
      await Promise.all(Array.from({ length: 10 }, () => guest()))
      expect(await shop.db.$count(paperReviewers)).toBe(1)
    })

    it('[REV-01] says of each line of a pasted list what becomes of it, and adds those who can be asked', async () => {
      await guest()
      const list = [
        '周启 <zhou@uni-a.example>',
        'newcomer',
        '吴敏，江南大学，wu@uni-b.example',
        'WU@uni-b.example',
        'nameless@uni-c.example',
        '某老师',
      ].join('\n')
      const said = async (name: 'checkPoolList' | 'addPoolList') =>
        (await chair.call(name, { conference_id, list })).rows.map(({ standing }) => standing)
      const before = ['known', 'account', 'address', 'repeated', 'nameless', 'unknown']
      expect(await said('checkPoolList')).toEqual(before)
      expect(await shop.db.$count(paperReviewers)).toBe(1)
      expect(await said('addPoolList')).toEqual(before)
      expect((await chair.call('listPool', { conference_id })).list).toMatchObject([
        { name: '吴敏', affiliation: '江南大学', email: 'wu@uni-b.example', load_cap: 6 },
        { has_account: true },
        { name: '周启', load_cap: 3 },
      ])
      expect(await said('addPoolList')).toEqual([
        'known',
        'known',
        'known',
        'repeated',
        'nameless',
        'unknown',
      ])
    })

    it('[REV-01] a list of too many lines is refused at the field', async () => {
      const list = Array.from({ length: 301 }, (_, nth) => `a${nth}@uni-a.example`).join('\n')
      expect(await chair.refused('checkPoolList', { conference_id, list })).toMatchObject({
        reason: 'tooMany',
        field: 'list',
      })
    })

    it('[REV-01] the reviewers of the same organizer’s conference before are taken over in one press', async () => {
      const { organizerId, startsAt, id: other } = shop.other
      const before = { organizerId: await shop.idOf('organizer'), startsAt: new Date('2020-01-01T00:00:00Z') }
      await shop.db
        .update(conferences)
        .set({ organizerId: before.organizerId })
        .where(eq(conferences.id, conference_id))
      await shop.db.update(conferences).set(before).where(eq(conferences.id, other))
      const none = { conference: null, missing: 0 }
      expect(await chair.call('getEarlierPool', { conference_id })).toEqual(none)
      const line = { conferenceId: other, loadCap: 4, keywords: ['钙钛矿'] }
      await shop.db.insert(paperReviewers).values([
        { ...line, name: '周启', email: 'zhou@uni-a.example' },
        { ...line, name: '吴敏', email: 'wu@uni-b.example' },
        { ...line, name: '停用', email: 'off@uni-b.example', isActive: false },
      ])
      // An account without a decision there gets nothing of it.
      const there = { userId: before.organizerId, role: 'organizer', conferenceId: other } as const
      await shop.db
        .delete(userRoles)
        .where(and(eq(userRoles.userId, there.userId), eq(userRoles.conferenceId, other)))
      expect(await chair.call('getEarlierPool', { conference_id })).toEqual(none)
      await shop.db.insert(userRoles).values(there)
      await guest()
      expect(await chair.call('getEarlierPool', { conference_id })).toEqual({
        conference: shop.other.title,
        missing: 1,
      })
      expect((await chair.call('reusePool', { conference_id })).missing).toBe(0)
      await chair.call('reusePool', { conference_id })
      const { list } = await chair.call('listPool', { conference_id })
      expect(list.map(({ name, load_cap, keywords }) => [name, load_cap, keywords])).toEqual([
        ['吴敏', 4, ['钙钛矿']],
        ['周启', 3, []],
      ])
      // Another organizer's pool is not visible here.
      const stranger = { organizerId: await shop.idOf('linmei') }
      await shop.db.update(conferences).set(stranger).where(eq(conferences.id, other))
      expect(await chair.call('getEarlierPool', { conference_id })).toEqual(none)
      await shop.db.update(conferences).set({ organizerId, startsAt }).where(eq(conferences.id, other))
    })

    it('is taken out of by its own conference alone', async () => {
      const { id } = await guest()
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.other.id })
      const other = await shop.signedIn('approved')
      await other.call('removePoolMember', { conference_id: shop.other.id, reviewer_id: id })
      expect(await shop.db.$count(paperReviewers)).toBe(1)
      expect((await other.refused('removePoolMember', { conference_id, reviewer_id: id })).reason).toBe(
        'notFound',
      )
      await chair.call('removePoolMember', { conference_id, reviewer_id: id })
      expect(await shop.db.$count(paperReviewers)).toBe(0)
    })
  })

  describe('an invitation by hand', () => {
    it('[REV-01] asks an account by message and mail, with the date and the link to answer', async () => {
      const id = await addPaper()
      const { id: reviewer_id } = await pool('newcomer')
      const { reviewers, promised } = await chair.call('inviteReviewer', invite(id, reviewer_id))
      const [review] = await reviewsOf(id)
      expect(reviewers).toMatchObject([{ id: review?.id, state: 'pending.waiting', round: 1 }])
      expect(promised).toBe(1)
      expect(review?.responseDueAt.getTime()).toBe(start + paperDefaults.responseDays * day)
      const [message] = await shop.db
        .select()
        .from(messages)
        .where(eq(messages.link, `/onlinereview?review_id=${review?.id}`))
      expect(message).toMatchObject({ userId: await shop.idOf('newcomer'), name: 'reviewAsked' })
      expect(message?.content).toContain('前答复')
      const [mail] = await shop.db
        .select()
        .from(jobs)
        .where(eq(jobs.key, `mail of message ${message?.id}`))
      expect(mail?.kind).toBe('mail')
      const reviewer = await shop.signedIn('newcomer')
      expect((await reviewer.call('getReview', { id: review?.id ?? 0 })).readable).toBe('abstract')
    })

    it('writes down who asked whom', async () => {
      const id = await addPaper()
      const { id: reviewer } = await pool('newcomer')
      await chair.call('inviteReviewer', invite(id, reviewer))
      const events = await shop.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.entity, 'paper'), eq(auditEvents.entityId, String(id))))
      expect(events).toMatchObject([
        { event: 'reviewer.invited', actorId: await shop.idOf('organizer'), data: { reviewer } },
      ])
    })

    it('ten at once of the same person are one', async () => {
      const id = await addPaper()
      const { id: reviewer_id } = await pool('newcomer')
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => chair.raw('inviteReviewer', invite(id, reviewer_id))),
      )
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(new Set(answers.flatMap(({ data }) => (data as { reason?: string }).reason ?? []))).toEqual(
        new Set(['reviewerAsked']),
      )
      expect(await reviewsOf(id)).toHaveLength(1)
    })

    it('the same key is the same invitation', async () => {
      const id = await addPaper()
      const { id: reviewer_id } = await pool('newcomer')
      const wish = invite(id, reviewer_id)
      const answers = await Promise.all(Array.from({ length: 5 }, () => chair.raw('inviteReviewer', wish)))
      expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
      expect(await reviewsOf(id)).toHaveLength(1)
    })

    it('keeps the cap when papers ask at once', async () => {
      const { id: reviewer_id } = await pool('newcomer', { load_cap: 2 })
      const ids = []
      for (let nth = 0; nth < 6; nth += 1) ids.push(await addPaper())
      const answers = await Promise.all(ids.map((id) => chair.raw('inviteReviewer', invite(id, reviewer_id))))
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(2)
      expect(await shop.db.$count(reviews)).toBe(2)
      expect(
        answers.filter(({ data }) => (data as { reason?: string }).reason === 'reviewerFull'),
      ).toHaveLength(4)
    })

    it('never asks an author, by account or by address, whatever the reason', async () => {
      const email = 'author@uni-c.example'
      const [author] = writtenPaper.authors
      if (author === undefined) throw new Error('the paper has no author')
      const id = await addPaper({ authors: [{ ...author, email: email.toUpperCase() }] })
      for (const { id: reviewer_id } of [await pool('linmei'), await guest(email)])
        expect(
          (await chair.refused('inviteReviewer', invite(id, reviewer_id, { reason: '别无他人' }))).reason,
        ).toBe('reviewerAuthor')
    })

    it('asks in spite of a conflict only with a reason, which is written down', async () => {
      const id = await addPaper({ conflicts: ['示例大学甲'] })
      const { id: reviewer_id } = await pool('newcomer', { affiliation: '示例大学甲' })
      expect(await chair.refused('inviteReviewer', invite(id, reviewer_id))).toMatchObject({
        reason: 'reviewerConflict',
        field: 'reason',
      })
      await chair.call('inviteReviewer', invite(id, reviewer_id, { reason: '已离开该单位' }))
      const [written] = await shop.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.event, 'reviewer.invited'), eq(auditEvents.entityId, String(id))))
      expect(written?.data).toEqual({ reviewer: reviewer_id, reason: '已离开该单位' })
    })

    it('refuses by name a paper that is not under review, a prepared decision, and who is not active', async () => {
      const { id: reviewer_id } = await pool('newcomer')
      const early = await addPaper({}, { state: 'administrator_review.active', round: 0 })
      expect((await chair.refused('inviteReviewer', invite(early, reviewer_id))).reason).toBe(
        'paperNotActive',
      )
      const id = await addPaper()
      await pool('newcomer', { is_active: 0 })
      expect((await chair.refused('inviteReviewer', invite(id, reviewer_id))).reason).toBe('reviewerInactive')
      await pool('newcomer')
      await shop.db
        .insert(paperDecisions)
        .values({ paperId: id, round: 1, decision: 'accept', userId: await shop.idOf('organizer') })
      expect((await chair.refused('inviteReviewer', invite(id, reviewer_id))).reason).toBe('decisionPrepared')
      expect((await chair.refused('inviteReviewer', invite(id, 2_147_483_646))).reason).toBe(
        'reviewerUnknown',
      )
    })

    describe('to the reviewers of the round before', () => {
      /** A revision of a paper that these people have reviewed before, and what became of their reviews. */
      const revised = async (
        before: Readonly<Record<string, typeof reviews.$inferInsert.state>>,
        state = 'second_review.active',
      ) => {
        const id = await addPaper({}, { state, round: 2 })
        for (const [account, reviewState] of Object.entries(before)) {
          await pool(account, { name: account })
          const userId = await shop.idOf(account)
          const responseDueAt = new Date(start + day)
          const submittedAt = /submitted|acknowledged/.test(String(reviewState)) ? new Date(start) : null
          await shop.db
            .insert(reviews)
            .values({ paperId: id, userId, round: 1, responseDueAt, submittedAt, state: reviewState })
        }
        return id
      }
      const again = (id: number, key = freshKey()) => ({ id, key })
      const askedIn = async (id: number) =>
        (await reviewsOf(id)).filter(({ round }) => round === 2).map(({ userId }) => userId)

      it('[REV-01] asks those whose reviews came, in one action, and writes down each of them', async () => {
        const id = await revised({
          newcomer: 'accepted.submitted',
          approved: 'accepted.acknowledged',
          reviewing: 'rejected',
        })
        const seen = await chair.call('getPaperReviewers', { id })
        expect(seen.again).toHaveLength(2)
        const wish = again(id)
        const { reviewers, again: left } = await chair.call('inviteAgain', wish)
        expect(reviewers).toMatchObject([
          { round: 2, state: 'pending.waiting' },
          { round: 2, state: 'pending.waiting' },
        ])
        expect(left).toEqual([])
        expect(new Set(await askedIn(id))).toEqual(
          new Set([await shop.idOf('newcomer'), await shop.idOf('approved')]),
        )
        // The same request gets the same answer.
        expect(await chair.call('inviteAgain', wish)).toMatchObject({ reviewers })
        const events = await shop.db
          .select({ event: auditEvents.event })
          .from(auditEvents)
          .where(and(eq(auditEvents.entity, 'paper'), eq(auditEvents.entityId, String(id))))
        expect(events.map(({ event }) => event).toSorted()).toEqual([
          'reviewer.invited',
          'reviewer.invited',
          'reviewers.invited_again',
        ])
      })

      it('[REV-01] leaves out who cannot be asked, and names them still', async () => {
        const id = await revised({ newcomer: 'accepted.submitted', approved: 'accepted.submitted' })
        await pool('approved', { load_cap: 0 })
        const { reviewers, again: left } = await chair.call('inviteAgain', again(id))
        expect(reviewers).toHaveLength(1)
        expect(left).toHaveLength(1)
        expect(await askedIn(id)).toEqual([await shop.idOf('newcomer')])
        expect((await chair.refused('inviteAgain', again(id))).reason).toBe('reviewerAsked')
      })

      it('[REV-01] refuses by name reviewers who cannot be invited', async () => {
        expect((await chair.refused('inviteAgain', again(await addPaper()))).reason).toBe('reviewerUnknown')
        const accepted = await revised({ newcomer: 'accepted.submitted' }, 'second_review.accepted')
        expect((await chair.refused('inviteAgain', again(accepted))).reason).toBe('paperNotActive')
        const full = await revised({ newcomer: 'accepted.submitted' })
        await pool('newcomer', { load_cap: 0 })
        expect((await chair.refused('inviteAgain', again(full))).reason).toBe('reviewerFull')
        expect(await askedIn(full)).toEqual([])
      })

      it('[REV-01] ten at once ask everybody once', async () => {
        const id = await revised({ newcomer: 'accepted.submitted', approved: 'accepted.submitted' })
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => chair.raw('inviteAgain', again(id))),
        )
        expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
        expect(await askedIn(id)).toHaveLength(2)
      })
    })

    it('a chair who is an author finds no such paper, in no call', async () => {
      const [author] = writtenPaper.authors
      if (author === undefined) throw new Error('the paper has no author')
      const email = 'chair@uni-d.example'
      await shop.db.update(users).set({ email }).where(eq(users.account, 'organizer'))
      const id = await addPaper({ authors: [{ ...author, email }] })
      const { id: reviewer_id } = await pool('newcomer')
      const none = 2_147_483_646
      for (const [name, fields] of [
        ['getPaperReviewers', {}],
        ['listCandidates', {}],
        ['inviteReviewer', { reviewer_id, key: 'k' }],
        ['inviteByContact', { contact: 'newcomer', key: 'k' }],
        ['inviteAgain', { key: 'k' }],
        ['changeInvitation', { invitation_id: 1, act: 'resend', key: 'k' }],
      ] as const) {
        const theirs = await chair.raw(name, { id, ...fields } as never)
        expect([name, theirs]).toEqual([name, await chair.raw(name, { id: none, ...fields } as never)])
      }
      const { papers: proposed } = await chair.call('proposeAssignment', { conference_id })
      expect(proposed.map((paper) => paper.id)).not.toContain(id)
      const { rows } = await chair.call('applyAssignment', {
        conference_id,
        rows: JSON.stringify([[id, reviewer_id]]),
        key: freshKey(),
      })
      expect(rows).toEqual([{ paper_id: id, reviewer_id, refusal: 'notFound' }])
      expect(await reviewsOf(id)).toEqual([])
    })
  })

  describe('candidates', () => {
    it('are in the order of their fit, with the reasons, and those with a conflict last', async () => {
      const id = await addPaper({ conflicts: ['示例大学甲'] })
      const expert = await guest('expert@uni-x.example', { keywords: '["钙钛矿","缺陷"]' })
      const other = await guest('other@uni-y.example', { keywords: '["机器学习"]' })
      const named = await guest('named@uni-z.example', { keywords: '["钙钛矿"]', affiliation: '示例大学甲' })
      const { list, total } = await chair.call('listCandidates', { id })
      expect(list.map((each) => [each.id, each.score, each.matched, each.excluded])).toEqual([
        [expert.id, 100, ['钙钛矿', '缺陷'], []],
        [other.id, 0, [], []],
        [named.id, 50, ['钙钛矿'], ['named']],
      ])
      expect(total).toBe(3)
      const found = await chair.call('listCandidates', { id, q: '机器' })
      expect(found.list.map((each) => each.id)).toEqual([other.id])
      expect((await chair.call('listCandidates', { id, q: '%' })).total).toBe(0)
    })

    it('know who wrote another paper with an author, and leave out who was asked', async () => {
      const [author] = writtenPaper.authors
      if (author === undefined) throw new Error('the paper has no author')
      const id = await addPaper()
      await addPaper({
        authors: [author, { ...author, email: 'friend@uni-f.example', affiliation: '示例学院' }],
      })
      const friend = await guest('friend@uni-f.example')
      const asked = await pool('newcomer')
      await chair.call('inviteReviewer', invite(id, asked.id))
      const { list } = await chair.call('listCandidates', { id })
      expect(list.map((each) => [each.id, each.excluded])).toEqual([[friend.id, ['coauthor']]])
    })
  })

  describe('the automatic assignment', () => {
    it('proposes with reasons and writes nothing; applied, it invites once, however often it is sent', async () => {
      const first = await addPaper()
      const second = await addPaper({ keywords: ['机器学习'], title: '别的题目' })
      const expert = await guest('expert@uni-x.example', { keywords: '["钙钛矿"]' })
      const learner = await guest('learner@uni-y.example', { keywords: '["机器学习"]' })
      const before = await shop.db.$count(reviewInvitations)
      const proposal = await chair.call('proposeAssignment', { conference_id })
      expect(await shop.db.$count(reviewInvitations)).toBe(before)
      expect(proposal).toMatchObject({ reviewers: 2, proposed: 4, missing: 0, is_best: true })
      expect(proposal.papers.map((paper) => [paper.id, paper.proposed.map((each) => each.score)])).toEqual([
        [first, [0, 50]],
        [second, [100, 0]],
      ])
      const rows = proposal.papers.flatMap((paper) =>
        paper.proposed.map((each) => [paper.id, each.reviewer_id] as const),
      )
      const wish = { conference_id, rows: JSON.stringify(rows), key: freshKey() }
      const applied = await chair.call('applyAssignment', wish)
      expect(applied.rows.map(({ refusal }) => refusal)).toEqual([null, null, null, null])
      expect(await chair.call('applyAssignment', wish)).toEqual(applied)
      expect(await shop.db.$count(reviewInvitations)).toBe(4)
      const another = await chair.call('applyAssignment', { ...wish, key: freshKey() })
      expect(new Set(another.rows.map(({ refusal }) => refusal))).toEqual(new Set(['reviewerAsked']))
      expect((await chair.call('proposeAssignment', { conference_id })).papers).toEqual([])
      expect([expert.load, learner.load]).toEqual([0, 0])
    })

    it('refuses papers and reviewers of another conference row by row', async () => {
      const id = await addPaper({}, { conferenceId: shop.other.id })
      const mine = await addPaper()
      const { id: reviewer_id } = await guest()
      const { rows } = await chair.call('applyAssignment', {
        conference_id,
        rows: JSON.stringify([
          [id, reviewer_id],
          [mine, 2_147_483_646],
          [9_007_199_254_740_991, 9_007_199_254_740_991],
          [mine, reviewer_id],
        ]),
        key: freshKey(),
      })
      expect(rows.map(({ refusal }) => refusal)).toEqual(['notFound', 'reviewerUnknown', 'notFound', null])
    })

    it.each(['[', '{}', '[[1]]', '[[1,"x"]]', '[["1",2]]', 'null', '[[1,2,3]]'])(
      'refuses %s instead of rows',
      async (rows) => {
        const answer = await chair.refused('applyAssignment', { conference_id, rows, key: 'k' })
        expect(answer.reason).toBe('invalid')
      },
    )
  })

  describe('a link to an address', () => {
    it('[REV-01] shows title, abstract and keywords, and binds to the account that takes it', async () => {
      const { id, token } = await linkTo()
      const reviewer = await shop.signedIn('newcomer', { lang: 'zh' })
      const seen = await reviewer.call('openInvitation', { token })
      expect(seen).toMatchObject({
        title: writtenPaper.title,
        abstract: writtenPaper.abstract,
        keywords: writtenPaper.keywords,
      })
      expect(JSON.stringify(seen)).not.toContain('林梅')
      const { review_id } = await reviewer.call('takeInvitation', { token })
      const [review] = await reviewsOf(id)
      expect(review).toMatchObject({ id: review_id, userId: await shop.idOf('newcomer'), round: 1 })
      // The same account comes back by the same link.
      expect(await reviewer.call('takeInvitation', { token })).toEqual({ review_id })
      expect((await chair.call('getPaperReviewers', { id })).invitations).toEqual([])
      expect((await chair.call('listPool', { conference_id })).list).toMatchObject([
        { has_account: true, load: 1 },
      ])
    })

    it('[REV-01] tells a guest which conference invites, and nothing of the paper', async () => {
      const { token } = await linkTo()
      const guest = shop.server.browser({ lang: 'zh' })
      const { conference, ...more } = await guest.call('announceInvitation', { token })
      expect(conference).toBe(shop.conference.title)
      expect(Object.keys(more)).toEqual(['response_due_at'])
      // Its owner may come back by the same link, signed out.
      await (await shop.signedIn('newcomer')).call('takeInvitation', { token })
      expect((await guest.call('announceInvitation', { token })).conference).toBe(conference)
      expect((await guest.refused('announceInvitation', { token: nobodys })).reason).toBe('notFound')
    })

    it('the database alone does not open it', async () => {
      const { token } = await linkTo()
      const stored = JSON.stringify([
        await shop.db.select().from(reviewInvitations),
        await shop.db.select().from(jobs),
      ])
      expect(token).toHaveLength(43)
      expect(stored).not.toContain(token)
    })

    it('of ten accounts and requests at once one gets it', async () => {
      const { id, token } = await linkTo()
      const browsers = [await shop.signedIn('newcomer'), await shop.signedIn('gate')]
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, nth) => browsers[nth % 2]?.raw('takeInvitation', { token })),
      )
      expect(answers.filter((answer) => answer?.code === 1).length).toBe(5)
      expect(await reviewsOf(id)).toHaveLength(1)
    })

    const voided: Readonly<Record<string, (link: { id: number; token: string }) => Promise<void>>> = {
      'taken by somebody else': async ({ token }) => {
        await (await shop.signedIn('gate')).call('takeInvitation', { token })
      },
      expired: () => {
        shop.server.clock.now = start + paperDefaults.responseDays * day + 1000
        return Promise.resolve()
      },
      cancelled: async ({ id }) => {
        const { invitations } = await chair.call('getPaperReviewers', { id })
        const invitation_id = invitations[0]?.id ?? 0
        await chair.call('changeInvitation', { id, invitation_id, act: 'cancel', key: freshKey() })
      },
      replaced: async ({ id }) => {
        const { invitations } = await chair.call('getPaperReviewers', { id })
        const invitation_id = invitations[0]?.id ?? 0
        await chair.call('changeInvitation', { id, invitation_id, act: 'resend', key: freshKey() })
      },
      'of a paper that was withdrawn': async ({ id }) => {
        await shop.db
          .update(papers)
          .set({ state: 'first_review.withdrawn', withdrawnFrom: 'active' })
          .where(eq(papers.id, id))
      },
      'of a round that is over': async ({ id }) => {
        await shop.db.update(papers).set({ round: 2 }).where(eq(papers.id, id))
      },
      'opened by an author': async ({ id }) => {
        await shop.db
          .update(papers)
          .set({ userId: await shop.idOf('newcomer') })
          .where(eq(papers.id, id))
      },
    }
    it.each(Object.keys(voided))('[REV-01] %s answers like an unknown one', async (how) => {
      const link = await linkTo()
      await voided[how]?.(link)
      const reviewer = await shop.signedIn('newcomer')
      for (const name of ['openInvitation', 'takeInvitation'] as const)
        expect(await answerTo(reviewer, name, link.token)).toBe(await answerTo(reviewer, name, nobodys))
      // A guest is not an author, and the owner of a taken link may come back.
      if (how !== 'opened by an author' && how !== 'taken by somebody else') {
        const guest = shop.server.browser()
        expect(await answerTo(guest, 'announceInvitation', link.token)).toBe(
          await answerTo(guest, 'announceInvitation', nobodys),
        )
      }
      const [taken] = await reviewsOf(link.id)
      expect(taken?.userId).not.toBe(await shop.idOf('newcomer'))
    })

    it('sent again works, and a guest is asked to sign in', async () => {
      const { id } = await linkTo()
      const { invitations } = await chair.call('getPaperReviewers', { id })
      const resend = { id, invitation_id: invitations[0]?.id ?? 0, act: 'resend', key: freshKey() } as const
      await chair.call('changeInvitation', resend)
      await chair.call('changeInvitation', resend)
      const sent = shop.server.sender.mails.length
      await sendLinks()
      expect(shop.server.sender.mails.length).toBe(sent + 1)
      const token = tokenFor('zhou@uni-a.example')
      expect((await shop.server.browser().refused('takeInvitation', { token })).reason).toBe('signedOut')
      const reviewer = await shop.signedIn('newcomer')
      expect((await reviewer.call('takeInvitation', { token })).review_id).toBeGreaterThan(0)
    })

    it('an unknown address is invited in one go, and joins the pool', async () => {
      const id = await addPaper()
      const wish = { id, contact: 'fresh@uni-q.example', name: '新人', reason: '', key: freshKey() }
      const { invitations } = await chair.call('inviteByContact', wish)
      expect(invitations).toMatchObject([{ email: 'fresh@uni-q.example', state: 'waiting' }])
      expect(await chair.call('inviteByContact', wish)).toMatchObject({ invitations })
      expect((await chair.call('listPool', { conference_id })).total).toBe(1)
      const refused = await chair.refused('inviteByContact', { ...wish, key: freshKey(), contact: 'linmei' })
      expect(refused.reason).toBe('reviewerAuthor')
      // A refused call leaves nothing behind.
      expect((await chair.call('listPool', { conference_id })).total).toBe(1)
    })
  })

  describe('reminders', () => {
    const remind = () => remindReviewers({ db: shop.db, now: () => shop.server.clock.now })
    const remindersOf = async (name: string) =>
      shop.db
        .select({ content: messages.content })
        .from(messages)
        .where(and(eq(messages.name, name), like(messages.key, 'review %')))

    it('come once before the date to answer, and again for another date', async () => {
      const id = await addPaper()
      const { id: reviewer_id } = await pool('newcomer')
      await chair.call('inviteReviewer', invite(id, reviewer_id))
      expect(await remind()).toBe(0)
      const before = (await remindersOf('reviewAnswerSoon')).length
      shop.server.clock.now = start + (paperDefaults.responseDays - 2) * day
      expect([await remind(), await remind()]).toEqual([1, 0])
      const [review] = await reviewsOf(id)
      const later = new Date(start + 20 * day)
      await shop.db
        .update(reviews)
        .set({ responseDueAt: later })
        .where(eq(reviews.id, review?.id ?? 0))
      shop.server.clock.now = start + 19 * day
      expect([await remind(), await remind()]).toEqual([1, 0])
      expect((await remindersOf('reviewAnswerSoon')).length).toBe(before + 2)
    })

    it('come once before the date to review, and not to who has submitted', async () => {
      const id = await addPaper()
      const reviewDueAt = new Date(start + 2 * day)
      const row = {
        paperId: id,
        round: 1,
        responseDueAt: new Date(start),
        reviewDueAt,
        movedAt: new Date(start - 5 * day),
      }
      await shop.db.insert(reviews).values([
        { ...row, userId: await shop.idOf('newcomer'), state: 'accepted.drafting' },
        { ...row, userId: await shop.idOf('gate'), state: 'accepted.submitted' },
      ])
      expect([await remind(), await remind()]).toEqual([1, 0])
    })

    it('send an unopened link again', async () => {
      await linkTo()
      const sent = shop.server.sender.mails.length
      shop.server.clock.now = start + (paperDefaults.responseDays - 1) * day
      expect([await remind(), await remind()]).toEqual([1, 0])
      await sendLinks()
      expect(shop.server.sender.mails.length).toBe(sent + 1)
    })
  })
})

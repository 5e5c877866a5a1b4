import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import {
  paperDecisions,
  paperRebuttals,
  papers,
  paperSettings,
  reviews,
} from '../../../server/db/schema/papers.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('a rebuttal', (open) => {
  let shop: Shop
  let author: Browser
  let chair: Browser
  let conference_id: number
  let paperId: number
  beforeEach(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    await settle({})
    // A chair who is an author of nothing, and one who wrote the paper.
    for (const account of ['linmei', 'reviewing'])
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf(account), role: 'organizer', conferenceId: conference_id })
    chair = await shop.signedIn('organizer')
    author = await shop.signedIn('linmei')
    paperId = await paper()
    await review('newcomer')
  })

  const settle = async (more: Partial<typeof paperSettings.$inferInsert>) => {
    const values = { ...paperDefaults, reviewsNeeded: 1, rebuttal: true, rebuttalLength: 300, ...more }
    await shop.db
      .insert(paperSettings)
      .values({ conferenceId: conference_id, ...values })
      .onConflictDoUpdate({ target: paperSettings.conferenceId, set: values })
  }
  const paper = async (more: Partial<typeof papers.$inferInsert> = {}) => {
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: conference_id,
        form: writtenPaper,
        state: 'first_review.active',
        round: 1,
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const review = async (account: string, more: Partial<typeof reviews.$inferInsert> = {}) => {
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId,
        userId: await shop.idOf(account),
        round: 1,
        responseDueAt: new Date(shop.server.clock.now + 7 * day),
        reviewDueAt: new Date(shop.server.clock.now + 30 * day),
        state: 'accepted.submitted',
        recommendation: 'minor_revision',
        comments: '图 3 缺少误差棒。',
        remarks: '与作者相识。',
        submittedAt: new Date(shop.server.clock.now),
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const opens = async (ids: readonly number[] = [paperId], key = freshKey()) =>
    (await chair.call('openRebuttals', { conference_id, ids: ids.join(','), key })).results
  const mine = async () => {
    const { rebuttal } = await author.call('getPaper', { id: paperId })
    if (rebuttal === null) throw new Error('there is no rebuttal')
    return rebuttal
  }
  const asked = async () => {
    expect(await opens()).toMatchObject([{ outcome: 'opened' }])
    return (await mine()).id
  }
  const wish = (id: number, text: string, draft_version: number) => ({
    id,
    text,
    draft_version,
    key: freshKey(),
  })

  it('[PAP-01] shows its author the reviews under numbers, without names and remarks, and takes one answer', async () => {
    const canAsk = async () => (await chair.call('getDeskPaper', { id: paperId })).can_open_rebuttal
    // There are as many reviews as are needed.
    expect(await canAsk()).toBe(true)
    await review('approved', { comments: '缺少对照组。', recommendation: 'major_revision' })
    expect((await author.call('getPaper', { id: paperId })).rebuttal).toBeNull()
    const id = await asked()
    const seen = await mine()
    expect(seen).toMatchObject({ state: 'awaited', is_open: true, max_length: 300, text: '', draft: '' })
    expect(seen.reviews.map(({ number }) => number)).toEqual([1, 2])
    expect(seen.reviews.map(({ comments }) => comments).sort()).toEqual(['图 3 缺少误差棒。', '缺少对照组。'])
    const whole = JSON.stringify(await author.call('getPaper', { id: paperId }))
    for (const secret of ['与作者相识', 'newcomer', 'approved']) expect(whole).not.toContain(secret)

    expect(await author.call('saveRebuttal', { id, text: '草稿', draft_version: 0 })).toEqual({
      draft_version: 1,
    })
    // A draft is visible to its author only.
    expect((await chair.call('getDeskPaper', { id: paperId })).rebuttal).toMatchObject({ text: '' })
    const sent = await author.call('submitRebuttal', wish(id, '审稿人 1：已补。', 1))
    expect(sent).toMatchObject({ state: 'answered', text: '审稿人 1：已补。', is_open: true })
    expect((await chair.call('getDeskPaper', { id: paperId })).rebuttal).toMatchObject({
      state: 'answered',
      text: '审稿人 1：已补。',
    })
    const again = await author.call('submitRebuttal', wish(id, '审稿人 2：也已补。', sent.draft_version))
    expect(again).toMatchObject({ state: 'answered', text: '审稿人 2：也已补。' })
    const events = await shop.db
      .select({ event: lifecycleEvents.event, role: lifecycleEvents.role })
      .from(lifecycleEvents)
      .where(and(eq(lifecycleEvents.entity, 'rebuttal'), eq(lifecycleEvents.entityId, id)))
      .orderBy(lifecycleEvents.seq)
    expect(events).toEqual([
      { event: 'rebuttal.open', role: 'organizer' },
      { event: 'rebuttal.submit', role: 'owner' },
      { event: 'rebuttal.amend', role: 'owner' },
    ])
  })

  it('[PAP-01] [MSG-01] tells the author that it is awaited, and the chairs that it is in, but no chair who wrote the paper', async () => {
    const id = await asked()
    await author.call('submitRebuttal', wish(id, '已补。', 0))
    const told = await shop.db
      .select({ userId: messages.userId, name: messages.name, link: messages.link })
      .from(messages)
      .where(eq(messages.type, 'paper'))
      .orderBy(messages.id)
    const [owner, other] = [await shop.idOf('linmei'), await shop.idOf('reviewing')]
    const page = `/personal/paper/postedby?paper_id=${paperId}`
    const about = told.filter(({ name }) => name?.startsWith('rebuttal'))
    expect(about).toContainEqual({ userId: owner, name: 'rebuttalAsked', link: page })
    expect(about).toContainEqual({ userId: owner, name: 'rebuttalReceived', link: page })
    const chairs = about.filter(({ name }) => name === 'rebuttalArrived').map(({ userId }) => userId)
    expect(chairs).toContain(other)
    expect(chairs).not.toContain(owner)
  })

  it('[PAP-01] is open until its date and the grace, to the millisecond, and then closed with a name', async () => {
    const id = await asked()
    const [row] = await shop.db.select().from(paperRebuttals).where(eq(paperRebuttals.id, id))
    const last = (row?.dueAt?.getTime() ?? 0) + paperDefaults.graceMinutes * 60_000
    shop.server.clock.now = last
    author = await shop.signedIn('linmei')
    const sent = await author.call('submitRebuttal', wish(id, '赶上了。', 0))
    expect(sent.state).toBe('answered')
    shop.server.clock.now = last + 1
    const late = await author.refused('submitRebuttal', wish(id, '太迟。', sent.draft_version))
    expect(late.reason).toBe('rebuttalOver')
    expect(
      (await author.refused('saveRebuttal', { id, text: '太迟。', draft_version: sent.draft_version }))
        .reason,
    ).toBe('rebuttalOver')
    expect(await mine()).toMatchObject({ is_open: false, text: '赶上了。' })
  })

  it('[PAP-01] tells the later of two tabs that another has kept or sent something, and keeps what was sent', async () => {
    const id = await asked()
    await author.call('saveRebuttal', { id, text: '甲', draft_version: 0 })
    const stale = { id, text: '乙', draft_version: 0 }
    expect((await author.refused('saveRebuttal', stale)).reason).toBe('versionConflict')
    expect((await author.refused('submitRebuttal', { ...stale, key: freshKey() })).reason).toBe(
      'versionConflict',
    )
    expect(await mine()).toMatchObject({ state: 'awaited', draft: '甲', text: '' })
    const once = wish(id, '丙', 1)
    const [one, two] = await Promise.all([
      author.call('submitRebuttal', once),
      author.call('submitRebuttal', once),
    ])
    expect([one.text, two.text]).toEqual(['丙', '丙'])
    expect(one.draft_version).toBe(two.draft_version)
  })

  it('[PAP-01] refuses NUL, nothing and too much, and names the field', async () => {
    const id = await asked()
    const refused = (text: string) => author.refused('submitRebuttal', wish(id, text, 0))
    expect(await refused('a\u0000b')).toMatchObject({ field: 'text' })
    expect(await refused(' ')).toMatchObject({ reason: 'rebuttalEmpty' })
    expect(await refused('字'.repeat(301))).toMatchObject({
      reason: 'rebuttalTooLong',
      field: 'text',
    })
    expect(await refused('字'.repeat(20_001))).toMatchObject({ field: 'text' })
    expect(await author.call('submitRebuttal', wish(id, '字'.repeat(300), 0))).toMatchObject({
      state: 'answered',
    })
  })

  it('[PAP-01] is requested once the reviews are in, if the conference allows it, and before a decision', async () => {
    await settle({ rebuttal: false })
    expect(await opens()).toMatchObject([{ outcome: 'refused', reason: 'rebuttalOff' }])
    await settle({ reviewsNeeded: 2 })
    expect(await opens()).toMatchObject([{ outcome: 'refused', reason: 'rebuttalTooEarly' }])
    await settle({})
    await shop.db.update(papers).set({ state: 'first_review.rejected' }).where(eq(papers.id, paperId))
    expect(await opens()).toMatchObject([{ outcome: 'refused', reason: 'paperNotActive' }])
    await shop.db.update(papers).set({ state: 'first_review.active' }).where(eq(papers.id, paperId))
    // A refused call has left nothing.
    expect(await shop.db.select().from(paperRebuttals)).toEqual([])
    const key = freshKey()
    expect(await opens([paperId], key)).toMatchObject([{ outcome: 'opened' }])
    expect(await opens([paperId], key)).toMatchObject([{ outcome: 'opened' }])
    expect(await opens()).toMatchObject([{ outcome: 'refused', reason: 'rebuttalAwaited' }])
    expect(await shop.db.select().from(paperRebuttals)).toHaveLength(1)
  })

  it('[PAP-01] opens all papers with all reviews as one batch, each for itself, and none of the chair’s own', async () => {
    const first = paperId
    const other = { userId: await shop.idOf('approved') }
    paperId = await paper(other)
    await review('newcomer')
    const second = paperId
    paperId = await paper({ ...other, state: 'administrator_review.active', round: 0 })
    const early = paperId
    const own = await shop.signedIn('linmei')
    const { list } = await chair.call('listRebuttalCandidates', { conference_id })
    expect(list.map(({ id }) => id)).toEqual([first, second])
    const forAuthor = await own.call('listRebuttalCandidates', { conference_id })
    expect(forAuthor.list.map(({ id }) => id)).toEqual([second])
    expect(await opens([first, early, second, 2_147_483_647])).toMatchObject([
      { id: first, outcome: 'opened' },
      { id: early, outcome: 'refused' },
      { id: second, outcome: 'opened' },
      { outcome: 'refused', reason: 'notFound' },
    ])
    expect((await chair.call('listRebuttalCandidates', { conference_id })).list).toEqual([])
  })

  it('[PAP-01] ends with the decision, and takes nothing any more', async () => {
    const id = await asked()
    const { decisions } = await chair.call('prepareDecision', {
      id: paperId,
      version: 0,
      replaces: 0,
      decision: 'accept',
      letter: '录用。',
      key: freshKey(),
    })
    // A decision that is prepared is no business of the author's yet.
    const sent = await author.call('submitRebuttal', wish(id, '已补。', 0))
    await chair.call('releaseDecisions', {
      conference_id,
      ids: String(decisions[0]?.id),
      reason: '',
      key: freshKey(),
    })
    expect(await shop.db.select().from(paperDecisions)).toMatchObject([{ state: 'released' }])
    expect((await author.refused('submitRebuttal', wish(id, '再补。', sent.draft_version))).reason).toBe(
      'rebuttalClosed',
    )
    expect(await mine()).toMatchObject({ state: 'closed', is_open: false, text: '已补。' })
  })

  it('[PAP-01] [REV-01] is read by who submitted a review of its round, without the authors’ names, and by no other reviewer', async () => {
    const theirs = (await shop.db.select().from(reviews))[0]?.id ?? 0
    const writing = await review('approved', { state: 'accepted.drafting', submittedAt: null })
    const [reviewer, other] = [await shop.signedIn('newcomer'), await shop.signedIn('approved')]
    const before = await other.call('getReview', { id: writing })
    const id = await asked()
    expect((await reviewer.call('getReview', { id: theirs })).rebuttal).toBeNull()
    await author.call('saveRebuttal', { id, text: '草稿', draft_version: 0 })
    expect((await reviewer.call('getReview', { id: theirs })).rebuttal).toBeNull()
    await author.call('submitRebuttal', wish(id, '已补误差棒。', 1))
    const seen = await reviewer.call('getReview', { id: theirs })
    expect(seen.rebuttal).toMatchObject({ text: '已补误差棒。', number: 1 })
    expect(seen.authors).toBeNull()
    expect(JSON.stringify(seen)).not.toContain('林梅')
    expect(await other.call('getReview', { id: writing })).toEqual(before)
  })

  it('[PAP-01] [REV-01] answers everybody else, and chairs who wrote the paper, as one that does not exist', async () => {
    const id = await asked()
    const none = 2_147_483_647
    const shape = async (browser: Browser, number: number) => {
      const { code, msg, reason } = await browser.refused('submitRebuttal', wish(number, '已补。', 0))
      const saved = await browser.refused('saveRebuttal', { id: number, text: '已补。', draft_version: 0 })
      const read = await browser.refused('getRecord', { entity: 'rebuttal', id: number })
      return JSON.stringify([code, msg, reason, saved.reason, saved.msg, read.reason, read.msg])
    }
    for (const account of ['newcomer', 'approved'])
      expect(await shape(await shop.signedIn(account), id), account).toBe(
        await shape(await shop.signedIn(account), none),
      )
    const writes = await chair.refused('submitRebuttal', wish(id, '已补。', 0))
    expect(writes.reason).toBe('notFound')
    const own = await author.call('openRebuttals', {
      conference_id,
      ids: String(paperId),
      key: freshKey(),
    })
    expect(own.results).toMatchObject([{ outcome: 'refused', reason: 'notFound' }])
  })
})

import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { paperComments, paperDiscussions, paperPseudonyms } from '../../../server/db/schema/discussions.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { papers, paperSettings, reviews } from '../../../server/db/schema/papers.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { calls, type CallName } from '../../../src/contract/calls.ts'
import { discussionLimits } from '../../../src/contract/discussion.ts'
import { samples } from '../../../src/contract/examples.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import { spendHits } from '../../support/spendHits.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const minute = 60_000
const remarks = '仅供主席的保密意见'
const nobodys = 2_147_483_647

describeDatabase('the discussion of a paper', (open) => {
  let shop: Shop
  let chair: Browser
  let first: Browser
  let second: Browser
  let paperId: number
  let mine: number
  let theirs: number
  beforeEach(async () => {
    shop = await openShop(open)
    await shop.db
      .insert(paperSettings)
      .values({ conferenceId: shop.conference.id, ...paperDefaults, discussion: 'on' })
    chair = await shop.signedIn('organizer')
    first = await shop.signedIn('newcomer')
    second = await shop.signedIn('approved')
    await shop.db.update(users).set({ nickname: '审稿人蒹葭' }).where(eq(users.account, 'newcomer'))
    await shop.db.update(users).set({ nickname: '审稿人白露' }).where(eq(users.account, 'approved'))
    paperId = await paper()
    mine = await review('newcomer')
    theirs = await review('approved', { recommendation: 'rejection', comments: '缺少对照实验。' })
  })

  const paper = async (more: Partial<typeof papers.$inferInsert> = {}) => {
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form: writtenPaper,
        state: 'first_review.active',
        round: 1,
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const review = async (account: string, more: Partial<typeof reviews.$inferInsert> = {}) => {
    const at = new Date(shop.server.clock.now)
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId,
        userId: await shop.idOf(account),
        round: 1,
        responseDueAt: new Date(at.getTime() + 7 * day),
        reviewDueAt: new Date(at.getTime() + 7 * day),
        state: 'accepted.submitted',
        recommendation: 'minor_revision',
        comments: '图 3 缺少误差棒。',
        remarks,
        submittedAt: at,
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const openIt = () => chair.call('openDiscussion', { id: paperId })
  const say = (who: Browser, id: number, text: string) =>
    who.call('writeComment', { id, text, key: freshKey() })
  const reasonOf = async (answer: Promise<{ data: unknown }>) =>
    ((await answer).data as { reason?: string; field?: string } | null)?.reason ?? null
  const told = async (account: string) =>
    shop.db
      .select({ name: messages.name, link: messages.link, content: messages.content, id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.userId, await shop.idOf(account)),
          inArray(messages.name, ['discussionOpened', 'discussionComment']),
        ),
      )
      .orderBy(asc(messages.id))
  const release = async (decision: 'accept' | 'rejection' = 'accept') => {
    const { version } = await chair.call('getDeskPaper', { id: paperId })
    const prepared = await chair.call('prepareDecision', {
      id: paperId,
      version,
      replaces: 0,
      decision,
      letter: '论文已有决定。',
      key: freshKey(),
    })
    return chair.call('releaseDecisions', {
      conference_id: shop.conference.id,
      ids: String(prepared.decisions[0]?.id),
      reason: '',
      key: freshKey(),
    })
  }

  it('[REV-02] is off until a conference turns it on, and a chair opens it once two reviews are in', async () => {
    expect(paperDefaults.discussion).toBe('off')
    await shop.db.update(paperSettings).set({ discussion: 'off' })
    expect(await chair.call('getDeskDiscussion', { id: paperId })).toMatchObject({
      state: 'none',
      obstacle: 'discussionOff',
    })
    expect(await reasonOf(chair.raw('openDiscussion', { id: paperId }))).toBe('discussionOff')
    const settings = await chair.call('getPaperSettings', { conference_id: shop.conference.id })
    const { conference: _name, time_zone: _zone, ...values } = settings
    const saved = await chair.call('savePaperSettings', { ...values, discussion: 'on' })
    expect(saved.discussion).toBe('on')
    await shop.db.update(reviews).set({ state: 'accepted.drafting' }).where(eq(reviews.id, theirs))
    expect(await reasonOf(chair.raw('openDiscussion', { id: paperId }))).toBe('discussionEarly')
    // Of another round, or not accepted yet: none counts.
    await shop.db.update(reviews).set({ state: 'accepted.submitted', round: 2 }).where(eq(reviews.id, theirs))
    expect(await reasonOf(chair.raw('openDiscussion', { id: paperId }))).toBe('discussionEarly')
    await shop.db.update(reviews).set({ round: 1 }).where(eq(reviews.id, theirs))
    expect(await openIt()).toMatchObject({ state: 'open', obstacle: null, part: 'chair', round: 1 })
  })

  it('[REV-02] is not opened for a paper that waits for no decision', async () => {
    for (const state of ['administrator_review.active', 'first_review.accepted', 'first_review.rejected']) {
      const round = state.startsWith('administrator') ? 0 : 1
      await shop.db.update(papers).set({ state, round }).where(eq(papers.id, paperId))
      expect([state, await reasonOf(chair.raw('openDiscussion', { id: paperId }))]).toEqual([
        state,
        'paperNotActive',
      ])
    }
  })

  it('[REV-02] reviewers read each other’s reviews as numbers that stay, chairs read names', async () => {
    expect((await first.call('getDiscussion', { id: mine })).reviews).toEqual([])
    await openIt()
    await say(first, mine, '补上误差棒后结论仍成立。')
    await say(second, theirs, '同意。')
    await chair.call('writeDeskComment', { id: paperId, text: '请给出最终意见。', key: freshKey() })
    const seen = await first.call('getDiscussion', { id: mine })
    const other = await second.call('getDiscussion', { id: theirs })
    expect(seen.reviews.map(({ number }) => number)).toEqual([1, 2])
    expect(seen.reviews.filter(({ is_own }) => is_own).map(({ comments }) => comments)).toEqual([
      '图 3 缺少误差棒。',
    ])
    expect(seen.reviews.filter(({ is_own }) => !is_own)).toMatchObject([
      { name: null, recommendation: 'rejection', comments: '缺少对照实验。' },
    ])
    const numberOf = (list: typeof seen) => list.reviews.find(({ is_own }) => is_own)?.number
    expect(seen.comments.map(({ number, part, name, is_own }) => [number, part, name, is_own])).toEqual([
      [numberOf(seen), 'reviewer', null, true],
      [numberOf(other), 'reviewer', null, false],
      [null, 'chair', null, false],
    ])
    expect(other.comments.map(({ number }) => number)).toEqual(seen.comments.map(({ number }) => number))
    for (const page of [seen, other].map((each) => JSON.stringify(each)))
      for (const secret of ['蒹葭', '白露', remarks]) expect(page).not.toContain(secret)
    const desk = await chair.call('getDeskDiscussion', { id: paperId })
    expect(desk.comments.map(({ name }) => name).slice(0, 2)).toEqual(['审稿人蒹葭', '审稿人白露'])
    // Closed and opened again, and with one reviewer more, everybody keeps their number.
    await chair.call('closeDiscussion', { id: paperId })
    await review('gate')
    await openIt()
    const later = await first.call('getDiscussion', { id: mine })
    expect(numberOf(later)).toBe(numberOf(seen))
    expect(later.reviews.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('[REV-02] who submits while it is open joins under a number of their own', async () => {
    await openIt()
    const late = await review('gate', { state: 'accepted.drafting', submittedAt: null })
    const gate = await shop.signedIn('gate')
    expect(await reasonOf(gate.raw('getDiscussion', { id: late }))).toBe('notFound')
    const { draft } = await gate.call('getReview', { id: late })
    await gate.call('submitReview', {
      id: late,
      recommendation: 'accept',
      comments: '可以录用。',
      remarks: '',
      draft_version: draft?.version ?? 0,
      key: freshKey(),
    })
    const { reviews: seen } = await gate.call('getDiscussion', { id: late })
    expect(seen.map(({ number, is_own }) => [number, is_own])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
  })

  it('[REV-01] for who has not submitted, for authors and for chairs who are authors it does not exist', async () => {
    await openIt()
    await say(first, mine, '第一条')
    const states = ['pending.waiting', 'pending.expired', 'pending.cancelled', 'rejected'] as const
    const written = [
      'accepted.reading',
      'accepted.drafting',
      'accepted.expired',
      'accepted.cancelled',
    ] as const
    const gate = await shop.signedIn('gate')
    const own = await review('gate', { state: 'pending.waiting' })
    const byReview = ['getDiscussion', 'writeComment', 'editComment', 'deleteComment'] as const
    const byPaper = [
      ...(['getDeskDiscussion', 'openDiscussion', 'closeDiscussion'] as const),
      ...(['writeDeskComment', 'editDeskComment', 'deleteDeskComment'] as const),
    ] as const
    const same = async (who: Browser, name: CallName, id: number) => {
      const about = await who.raw(name, { ...samples[name], id })
      expect([name, about.data]).toMatchObject([name, { reason: 'notFound' }])
      expect([name, about]).toEqual([name, await who.raw(name, { ...samples[name], id: nobodys })])
    }
    for (const state of [...states, ...written]) {
      await shop.db.update(reviews).set({ state }).where(eq(reviews.id, own))
      for (const name of byReview) await same(gate, name, own)
    }
    for (const name of byReview) await same(second, name, mine)
    const author = await shop.signedIn('linmei')
    for (const name of byPaper) {
      await same(author, name, paperId)
      await same(first, name, paperId)
    }
    // A chair by part, and an author by the address that the paper names.
    await shop.db.insert(userRoles).values({
      userId: await shop.idOf('finance'),
      role: 'organizer',
      conferenceId: shop.conference.id,
    })
    await shop.db
      .update(users)
      .set({ email: writtenPaper.authors[0]?.email ?? '' })
      .where(eq(users.account, 'finance'))
    const conflicted = await shop.signedIn('finance')
    for (const name of byPaper) await same(conflicted, name, paperId)
    // And so is a reviewer who turns out to be one.
    await shop.db.update(reviews).set({ state: 'accepted.submitted' }).where(eq(reviews.id, own))
    expect((await gate.call('getDiscussion', { id: own })).state).toBe('open')
    await shop.db.update(users).set({ email: null }).where(eq(users.account, 'finance'))
    await shop.db
      .update(users)
      .set({ email: writtenPaper.authors[0]?.email ?? '' })
      .where(eq(users.account, 'gate'))
    for (const name of byReview) await same(gate, name, own)
    expect(await shop.db.select().from(paperComments)).toHaveLength(1)
  })

  it('[REV-02] is closed by a chair, and by the release of a decision; it can be read on', async () => {
    await openIt()
    await say(first, mine, '第一条')
    expect(await chair.call('closeDiscussion', { id: paperId })).toMatchObject({ state: 'closed' })
    expect(await chair.call('closeDiscussion', { id: paperId })).toMatchObject({ state: 'closed' })
    expect(await reasonOf(first.raw('writeComment', { id: mine, text: '第二条', key: freshKey() }))).toBe(
      'discussionClosed',
    )
    await openIt()
    await say(first, mine, '第二条')
    const { results } = await release()
    expect(results).toMatchObject([{ outcome: 'released' }])
    const seen = await first.call('getDiscussion', { id: mine })
    expect(seen.state).toBe('closed')
    expect(seen.comments.map(({ text, editable_until }) => [text, editable_until])).toEqual([
      ['第一条', null],
      ['第二条', null],
    ])
    for (const [who, name, fields] of [
      [first, 'writeComment', { id: mine, text: '第三条', key: freshKey() }],
      [chair, 'writeDeskComment', { id: paperId, text: '第三条', key: freshKey() }],
      [first, 'deleteComment', { id: mine, comment_id: seen.comments[0]?.id ?? 0, version: 0 }],
    ] as const)
      expect([name, await reasonOf(who.raw(name, fields))]).toEqual([name, 'discussionClosed'])
    expect(await reasonOf(chair.raw('openDiscussion', { id: paperId }))).toBe('paperNotActive')
  })

  it('[PAP-03] a withdrawn paper has none for its reviewers, and none that is open', async () => {
    await openIt()
    const author = await shop.signedIn('linmei')
    const { version } = await author.call('getPaper', { id: paperId })
    await author.call('withdrawPaper', {
      ...samples.withdrawPaper,
      id: paperId,
      version,
      key: freshKey(),
    })
    expect(await shop.db.select({ state: paperDiscussions.state }).from(paperDiscussions)).toEqual([
      { state: 'closed' },
    ])
    expect(await reasonOf(first.raw('getDiscussion', { id: mine }))).toBe('notFound')
    expect((await chair.call('getDeskDiscussion', { id: paperId })).state).toBe('closed')
  })

  it('[REV-02] a comment is changed by its writer within ten minutes; another tab is told', async () => {
    await openIt()
    const [comment] = (await say(first, mine, '第一稿')).comments
    const about = { id: mine, comment_id: comment?.id ?? 0, version: 0 }
    const [edited] = (await first.call('editComment', { ...about, text: '第二稿' })).comments
    expect(edited).toMatchObject({ text: '第二稿', version: 1 })
    expect(edited?.edited_at).not.toBeNull()
    // Its answer was lost: asked again, nothing changes.
    expect((await first.call('editComment', { ...about, text: '第二稿' })).comments[0]?.version).toBe(1)
    expect(await reasonOf(first.raw('editComment', { ...about, text: '第三稿' }))).toBe('versionConflict')
    expect(await reasonOf(first.raw('deleteComment', about))).toBe('versionConflict')
    const other = { id: theirs, comment_id: about.comment_id, version: 1 }
    expect(await reasonOf(second.raw('editComment', { ...other, text: '改别人的' }))).toBe('commentNotYours')
    expect(await reasonOf(second.raw('deleteComment', other))).toBe('commentNotYours')
    expect(await reasonOf(chair.raw('editDeskComment', { ...other, id: paperId, text: '改别人的' }))).toBe(
      'commentNotYours',
    )
    shop.server.clock.now += discussionLimits.editMinutes * minute + 1
    expect(await reasonOf(first.raw('editComment', { ...about, version: 1, text: '第四稿' }))).toBe(
      'commentSettled',
    )
    expect((await first.call('getDiscussion', { id: mine })).comments[0]).toMatchObject({
      text: '第二稿',
      editable_until: null,
    })
  })

  it('[REV-02] a deleted comment leaves its place and not its text', async () => {
    await openIt()
    const [comment] = (await say(first, mine, '说错了')).comments
    const about = { id: mine, comment_id: comment?.id ?? 0, version: 0 }
    shop.server.clock.now += day
    await first.call('deleteComment', about)
    await first.call('deleteComment', about)
    expect((await second.call('getDiscussion', { id: theirs })).comments).toMatchObject([
      { id: about.comment_id, text: '', is_deleted: true },
    ])
    expect(await shop.db.select({ text: paperComments.text }).from(paperComments)).toEqual([{ text: '' }])
    expect(await reasonOf(first.raw('editComment', { ...about, version: 1, text: '再写' }))).toBe(
      'commentGone',
    )
    expect(await reasonOf(first.raw('editComment', { ...about, comment_id: nobodys, text: '再写' }))).toBe(
      'commentGone',
    )
  })

  it('[REV-02] refuses texts that are empty, too long or no text, and names the field', async () => {
    await openIt()
    for (const [text, reason] of [
      ['', 'required'],
      ['   ', 'required'],
      ['a\0b', 'invalidCharacter'],
      ['字'.repeat(discussionLimits.text + 1), 'tooLong'],
    ] as const) {
      const { data } = await first.raw('writeComment', { id: mine, text, key: freshKey() })
      expect([reason, data]).toMatchObject([reason, { reason, field: 'text' }])
    }
    const longest = '字'.repeat(discussionLimits.text)
    expect((await say(first, mine, longest)).comments[0]?.text).toBe(longest)
    const response = await first.request(calls.writeComment.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${mine}&key=k&text=${'a'.repeat(3_000_000)}`,
    })
    expect(response.status).toBe(413)
  })

  it('[REV-02] the same key writes once, also at the same moment, and never elsewhere', async () => {
    await openIt()
    const wish = { id: mine, text: '一次就好', key: freshKey() }
    await Promise.all(Array.from({ length: 5 }, () => first.call('writeComment', wish)))
    expect((await first.call('writeComment', wish)).comments).toHaveLength(1)
    const other = await paper()
    const [before, here] = [paperId, other]
    paperId = here
    const [another] = [await review('newcomer'), await review('approved')]
    await openIt()
    expect(await reasonOf(first.raw('writeComment', { ...wish, id: another }))).toBe('keyReused')
    paperId = before
  })

  it('[REV-02] takes twenty comments in ten minutes; what was refused is not counted', async () => {
    await openIt()
    await say(first, mine, '第 1 条')
    await spendHits(shop.db, `discussion:${await shop.idOf('newcomer')}`, 19)
    await say(first, mine, '第 20 条')
    const key = freshKey()
    const refused = await first.raw('writeComment', { id: mine, text: '太快了', key })
    expect(refused.data).toMatchObject({ reason: 'limited' })
    await say(second, theirs, '另一位不受影响')
    shop.server.clock.now += 10 * minute
    await first.call('writeComment', { id: mine, text: '太快了', key })
  })

  it('[REV-02] pages by number: nothing is shown twice while others write', async () => {
    await openIt()
    const row = await shop.db.select().from(paperDiscussions)
    const userId = await shop.idOf('newcomer')
    await shop.db.insert(paperComments).values(
      Array.from({ length: 45 }, (_, at) => ({
        discussionId: row[0]?.id ?? 0,
        userId,
        part: 'reviewer' as const,
        text: `第 ${at + 1} 条`,
        key: `page ${at}`,
      })),
    )
    const texts: string[] = []
    let before: number | undefined
    for (;;) {
      const page = await second.call('getDiscussion', {
        id: theirs,
        ...(before === undefined ? {} : { before }),
      })
      texts.unshift(...page.comments.map(({ text }) => text))
      await say(second, theirs, '又一条')
      before = page.comments[0]?.id
      if (!page.has_older) break
    }
    expect(texts).toEqual(Array.from({ length: 45 }, (_, at) => `第 ${at + 1} 条`))
  })

  it('[MSG-01] tells the others that it is open, and of comments once until they have read', async () => {
    await openIt()
    expect(await told('organizer')).toEqual([])
    expect(await told('newcomer')).toMatchObject([
      { name: 'discussionOpened', link: `/onlinereview?review_id=${mine}` },
    ])
    await shop.db.update(messages).set({ readAt: new Date(shop.server.clock.now) })
    await say(second, theirs, '机密的一句话')
    await say(second, theirs, '机密的另一句话')
    expect(await told('newcomer')).toHaveLength(2)
    expect(await told('approved')).toHaveLength(1)
    expect(await told('organizer')).toMatchObject([
      { name: 'discussionComment', link: `/console/paper/${paperId}/decision` },
    ])
    await shop.db.update(messages).set({ readAt: new Date(shop.server.clock.now) })
    await say(second, theirs, '第三句')
    expect(await told('newcomer')).toHaveLength(3)
    for (const account of ['newcomer', 'organizer'])
      for (const { content } of await told(account))
        for (const secret of ['机密', '蒹葭', '白露', '林梅']) expect(content).not.toContain(secret)
    for (const account of ['linmei', 'gate', 'finance', 'admin'])
      expect([account, await told(account)]).toEqual([account, []])
  })

  it('[REV-02] two chairs who open at once open it once, and tell once', async () => {
    const other = await shop.signedIn('organizer', { ahead: 3 })
    await Promise.all([openIt(), other.call('openDiscussion', { id: paperId }), openIt()])
    expect(await shop.db.select({ version: paperDiscussions.version }).from(paperDiscussions)).toEqual([
      { version: 1 },
    ])
    expect(await shop.db.select().from(paperPseudonyms)).toHaveLength(2)
    expect(await told('newcomer')).toHaveLength(1)
  })

  it('[PAP-01] nothing is said once the decision is released, however close', async () => {
    await openIt()
    await Promise.all([
      release(),
      ...Array.from({ length: 6 }, (_, at) =>
        first.raw('writeComment', { id: mine, text: `第 ${at} 条`, key: freshKey() }),
      ),
    ])
    const [row] = await shop.db.select().from(paperDiscussions)
    expect(row?.state).toBe('closed')
    for (const { createdAt } of await shop.db.select().from(paperComments))
      expect(createdAt.getTime()).toBeLessThanOrEqual(row?.closedAt?.getTime() ?? 0)
  })

  it('[REV-02] who has read the others may change their own review until a decision is prepared', async () => {
    await openIt()
    const { draft, can_amend } = await first.call('getReview', { id: mine })
    expect(can_amend).toBe(true)
    await first.call('submitReview', {
      id: mine,
      recommendation: 'major_revision',
      comments: '讨论后改为大修。',
      remarks: '',
      draft_version: draft?.version ?? 0,
      key: freshKey(),
    })
    const { reviews: seen } = await second.call('getDiscussion', { id: theirs })
    expect(seen.find(({ is_own }) => !is_own)).toMatchObject({
      recommendation: 'major_revision',
      comments: '讨论后改为大修。',
    })
  })
})

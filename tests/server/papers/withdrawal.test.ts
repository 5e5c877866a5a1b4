import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { paperDecisions, paperFiles, papers, reviews } from '../../../server/db/schema/papers.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('a paper that its author follows', (open) => {
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
  const underReview = async () => {
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form: { ...writtenPaper, eng_title: 'Defect passivation' },
        createdAt: new Date(shop.server.clock.now),
      })
      .returning()
    const id = row?.id ?? 0
    for (const kind of ['pdf', 'doc'] as const)
      await shop.db
        .insert(paperFiles)
        .values({ paperId: id, kind, round: 0, name: kind, file: kind, bytes: 1 })
    const { version, form_version, form } = await author.call('getPaper', { id })
    const typed = { id, version, form_version, key: freshKey(), form: JSON.stringify(form) }
    await author.call('submitPaper', typed)
    await fire('paper', id, 'paper.pass')
    return id
  }
  const fire = async (entity: 'paper' | 'decision', id: number, event: string, reason = '') => {
    const { version } = await chair.call('getRecord', { entity, id })
    await chair.call('fireRecord', { entity, id, event, version, key: freshKey(), reason })
  }
  const wish = async (id: number, confirmation: string, reason = '实验有误，需重做') => ({
    id,
    version: (await author.call('getPaper', { id })).version,
    key: freshKey(),
    confirmation,
    reason,
  })

  it.each(['撤回', 'Withdraw', ' 钙钛矿薄膜的缺陷钝化 ', 'defect  passivation'])(
    '[PAP-03] typing “%s” and a reason withdraws it, its author is told, and once more with the same key is the same',
    async (confirmation) => {
      const id = await underReview()
      const send = await wish(id, confirmation)
      const done = await author.call('withdrawPaper', send)
      expect(done).toMatchObject({
        state: 'first_review.withdrawn',
        reason: '实验有误，需重做',
        is_open: true,
        editing: null,
      })
      expect(await author.call('withdrawPaper', send)).toEqual(done)
      const told = await shop.db
        .select({ name: messages.name })
        .from(messages)
        .where(and(eq(messages.userId, await shop.idOf('linmei')), eq(messages.name, 'paperWithdrawn')))
      expect(told).toHaveLength(1)
    },
  )

  it('[PAP-03] the server itself refuses another word, an empty one, and a withdrawal without a reason', async () => {
    const id = await underReview()
    for (const [confirmation, reason, field, because] of [
      ['是', 'R', 'confirmation', 'confirmationWrong'],
      ['钙钛矿薄膜的缺陷', 'R', 'confirmation', 'confirmationWrong'],
      ['', 'R', 'confirmation', 'required'],
      ['撤回', '', 'reason', 'required'],
    ] as const) {
      const answer = await author.refused('withdrawPaper', await wish(id, confirmation, reason))
      expect({ confirmation, ...answer }).toMatchObject({ field, reason: because })
    }
    const { version } = await author.call('getRecord', { entity: 'paper', id })
    const byHand = { entity: 'paper', id, event: 'paper.withdraw', version, key: freshKey(), reason: 'R' }
    expect(await author.refused('fireRecord', byHand)).toMatchObject({ reason: 'eventUnknown' })
    expect((await author.call('getPaper', { id })).state).toBe('first_review.active')
  })

  it('[PAP-03] a draft, a published paper and one that is already withdrawn are refused by name', async () => {
    const id = await underReview()
    for (const [state, reason] of [
      ['draft', 'paperDraft'],
      ['published.accepted', 'paperPublished'],
      ['first_review.rejected', 'paperRejected'],
    ] as const) {
      await shop.db.update(papers).set({ state }).where(eq(papers.id, id))
      expect(await author.refused('withdrawPaper', await wish(id, '撤回'))).toMatchObject({ reason })
    }
  })

  it('[PAP-03] reviews under way and a prepared decision end with it, and its author sees neither', async () => {
    const id = await underReview()
    const userId = await shop.idOf('approved')
    const [review] = await shop.db
      .insert(reviews)
      .values({ paperId: id, userId, round: 1, responseDueAt: new Date(shop.server.clock.now + day) })
      .returning()
    await shop.db.insert(paperDecisions).values({ paperId: id, round: 1, decision: 'rejection', userId })
    const done = await author.call('withdrawPaper', await wish(id, '撤回'))
    const [closed] = await shop.db
      .select()
      .from(reviews)
      .where(eq(reviews.id, review?.id ?? 0))
    const [dropped] = await shop.db.select().from(paperDecisions).where(eq(paperDecisions.paperId, id))
    expect([closed?.state, dropped?.state]).toEqual(['pending.cancelled', 'discarded'])
    expect(JSON.stringify(done)).not.toMatch(/rejection|decided/)
  })

  it('[PAP-03] until the deadline and its grace its author takes it back; afterwards only the organizers can', async () => {
    const id = await underReview()
    await author.call('withdrawPaper', await wish(id, '撤回'))
    const { version } = await author.call('getPaper', { id })
    await deadline(shop.server.clock.now - 31 * 60_000)
    expect((await author.call('getPaper', { id })).is_open).toBe(false)
    expect(await author.refused('revivePaper', { id, version, key: freshKey() })).toMatchObject({
      reason: 'submissionOver',
    })
    await deadline(shop.server.clock.now - 29 * 60_000)
    expect((await author.call('getPaper', { id })).is_open).toBe(true)
    const back = await author.call('revivePaper', { id, version, key: freshKey() })
    expect(back).toMatchObject({ state: 'first_review.active', reason: null })
  })

  it('[PAP-01] its history names every step with its date, organizers in general, and a decision only when released', async () => {
    const id = await underReview()
    const userId = await shop.idOf('approved')
    const [decision] = await shop.db
      .insert(paperDecisions)
      .values({ paperId: id, round: 1, decision: 'major_revision', letter: '请补充实验。', userId })
      .returning()
    const before = await author.call('getPaper', { id })
    expect(before.history.map(({ step, by }) => [step, by])).toEqual([
      ['begun', 'author'],
      ['submitted', 'author'],
      ['passed', 'organizers'],
    ])
    await fire('decision', decision?.id ?? 0, 'decision.override', '已有外部评审')
    const { history } = await author.call('getPaper', { id })
    expect(history.at(-1)).toEqual({
      step: 'decided',
      by: 'organizers',
      decision: 'major_revision',
      reason: '',
      at: new Date(shop.server.clock.now).toISOString(),
    })
    const said = JSON.stringify(history)
    expect(said).not.toMatch(/user|nickname|actor/)
    expect([...history].sort((one, other) => one.at.localeCompare(other.at))).toEqual(history)
  })

  it('a foreign paper cannot be moved', async () => {
    const id = await underReview()
    const other = await shop.signedIn('approved')
    for (const name of ['withdrawPaper', 'revivePaper'] as const) {
      const about = (of: number) => ({
        id: of,
        version: 2,
        key: 'k',
        ...(name === 'withdrawPaper' ? { confirmation: '撤回', reason: 'R' } : {}),
      })
      expect(await other.raw(name, about(id))).toEqual(await other.raw(name, about(999_999)))
    }
  })
})

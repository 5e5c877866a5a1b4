import { mkdir, writeFile } from 'node:fs/promises'

import { asc, eq } from 'drizzle-orm'
import { NoopLogger } from 'drizzle-orm/logger'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import {
  paperDecisions,
  paperFiles,
  papers,
  paperSettings,
  paperSubmissions,
  reviews,
} from '../../../server/db/schema/papers.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { newMemory } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { pdf } from '../documents/officialDocuments.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const graceMs = paperDefaults.graceMinutes * 60_000
const stored = { pdf: `${'p'.repeat(22)}.pdf`, doc: `${'d'.repeat(22)}.docx` }
const text = {
  recommendation: 'minor_revision',
  comments: '请补充对照实验。',
  remarks: '图三可疑。',
} as const
const nobodys = 2_147_483_647

describe('the reviewer’s side of a review', () => {
  let shop: Shop
  let close: () => Promise<void>
  let reviewer: Browser
  let start: number
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    start = shop.server.clock.now
    await mkdir(`${testConfig.filesRoot}/papers`, { recursive: true })
    for (const name of Object.values(stored))
      await writeFile(`${testConfig.filesRoot}/papers/${name}`, pdf(1000))
    reviewer = await shop.signedIn('newcomer', { lang: 'zh' })
  })
  afterAll(() => close())
  beforeEach(() => {
    shop.server.clock.now = start
  })

  /** Asks the newcomer to review a paper of linmei. */
  const invite = async (more: Partial<typeof reviews.$inferInsert> = {}) => {
    const [paper] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form: writtenPaper,
        state: 'first_review.active',
        round: 1,
      })
      .returning()
    const paperId = paper?.id ?? 0
    const files = await shop.db
      .insert(paperFiles)
      .values(
        (['pdf', 'doc'] as const).map((kind) => ({
          paperId,
          kind,
          round: 0,
          name: `林梅-${kind}`,
          file: stored[kind],
          bytes: 1000,
        })),
      )
      .returning()
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId,
        userId: await shop.idOf('newcomer'),
        round: 1,
        responseDueAt: new Date(start + 7 * day),
        ...more,
      })
      .returning()
    return { id: row?.id ?? 0, paperId, pdfId: files[0]?.id ?? 0, docId: files[1]?.id ?? 0 }
  }
  const accept = (id: number, ticks = { is_free: 1, is_confidential: 1 } as const) =>
    reviewer.call('acceptReview', { id, version: 0, key: freshKey(), ...ticks })
  const submit = (id: number, draft_version: number, more: object = {}) =>
    ({ id, draft_version, key: freshKey(), ...text, ...more }) as const
  const rowOf = async (id: number) => {
    const [row] = await shop.db.select().from(reviews).where(eq(reviews.id, id))
    if (row === undefined) throw new Error('no such review')
    return row
  }
  /** Answer over the wire, without the parts that differ between any two requests, and the queries to the database. */
  const answerTo = async (browser: Browser, path: string) => {
    const log = vi.spyOn(NoopLogger.prototype, 'logQuery')
    try {
      const response = await browser.request(path)
      const headers = [...response.headers].filter(
        ([name]) => !/^(?:x-request-id|date|set-cookie)$/.test(name),
      )
      const asked = (log.mock.calls as ReadonlyArray<readonly unknown[]>).map(([statement]) =>
        String(statement),
      )
      return { status: response.status, headers, body: await response.text(), asked }
    } finally {
      log.mockRestore()
    }
  }
  const none = (browser: Browser) => answerTo(browser, `/files/paper/${nobodys}`)

  it('[REV-01] before accepting shows title, abstract and keywords, and neither names nor files', async () => {
    const { id } = await invite()
    const seen = await reviewer.call('getReview', { id })
    expect(seen).toMatchObject({
      state: 'pending.waiting',
      readable: 'abstract',
      title: writtenPaper.title,
      abstract: writtenPaper.abstract,
      keywords: writtenPaper.keywords,
      authors: null,
      files: [],
      draft: null,
    })
    expect(JSON.stringify(seen)).not.toContain('林梅')
  })

  it('[REV-01] names the authors only where the papers of the conference are not anonymous', async () => {
    const { id } = await invite()
    const row = { conferenceId: shop.conference.id, ...paperDefaults }
    await shop.db.insert(paperSettings).values({ ...row, anonymity: 'single' })
    expect((await reviewer.call('getReview', { id })).authors).toEqual(['林梅'])
    await shop.db.update(paperSettings).set({ anonymity: 'double' })
    expect((await reviewer.call('getReview', { id })).authors).toBeNull()
    await shop.db.delete(paperSettings)
  })

  it('[REV-01] opens the files to who accepted, by names that say nothing of the author', async () => {
    const { id, paperId, pdfId } = await invite()
    await reviewer.refused('acceptReview', {
      id,
      version: 0,
      key: freshKey(),
      is_free: 0,
      is_confidential: 1,
    })
    const seen = await accept(id)
    expect(seen.files.map(({ name, bytes, url }) => ({ name, bytes, url }))).toEqual([
      { name: `paper-${paperId}-round-1.pdf`, bytes: 1000, url: `/files/paper/${pdfId}` },
      { name: `paper-${paperId}-round-1.docx`, bytes: 1000, url: `/files/paper/${pdfId + 1}` },
    ])
    expect(JSON.stringify(seen)).not.toContain('林梅')
    const file = await reviewer.request(`/files/paper/${pdfId}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-length')).toBe(String(pdf(1000).length))
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="paper-${paperId}-round-1.pdf"`,
    )
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf(1000))
  })

  it('[REV-01] shows the author and the chairs the same file, by the same name', async () => {
    const { pdfId, paperId } = await invite()
    for (const account of ['linmei', 'organizer']) {
      const file = await (await shop.signedIn(account)).request(`/files/paper/${pdfId}`)
      expect([account, file.status, file.headers.get('content-disposition')]).toEqual([
        account,
        200,
        `attachment; filename="paper-${paperId}-round-1.pdf"`,
      ])
    }
  })

  it('[PAP-05] a chair who is an author downloads the paper as its author does', async () => {
    const { pdfId, paperId } = await invite()
    const chair = await shop.signedIn('organizer')
    const [author] = writtenPaper.authors
    const email = `chair-${paperId}@example.org`
    await shop.db.update(users).set({ email }).where(eq(users.account, 'organizer'))
    if (author === undefined) throw new Error('the paper has no author')
    const form = { ...writtenPaper, authors: [{ ...author, email }] }
    await shop.db.update(papers).set({ form }).where(eq(papers.id, paperId))
    const file = await chair.request(`/files/paper/${pdfId}`)
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="paper-${paperId}-round-1.pdf"`,
    ])
  })

  /** How a file comes to be closed to its reviewer. */
  const closed: Readonly<Record<string, (invited: Awaited<ReturnType<typeof invite>>) => Promise<void>>> = {
    'before accepting': () => Promise.resolve(),
    'after the time to answer': () => {
      shop.server.clock.now = start + 8 * day
      return Promise.resolve()
    },
    'after declining': async ({ id }) => {
      await reviewer.call('declineReview', { id, version: 0, key: freshKey(), cause: 'time', text: '' })
    },
    'after stepping back': async ({ id }) => {
      await accept(id)
      await reviewer.call('declineReview', { id, version: 1, key: freshKey(), cause: 'conflict', text: '' })
    },
    'after the time to review and its grace': async ({ id }) => {
      await accept(id)
      shop.server.clock.now = start + paperDefaults.reviewDays * day + graceMs + 1000
    },
    'after the request was cancelled': async ({ id }) => {
      await accept(id)
      await shop.db.update(reviews).set({ state: 'accepted.cancelled' }).where(eq(reviews.id, id))
    },
    'after the paper was withdrawn': async ({ id, paperId }) => {
      await accept(id)
      await reviewer.call('submitReview', submit(id, 0))
      await shop.db
        .update(papers)
        .set({ state: 'first_review.withdrawn', withdrawnFrom: 'active' })
        .where(eq(papers.id, paperId))
    },
    'of a later round': async ({ id, paperId }) => {
      await accept(id)
      await shop.db.update(paperFiles).set({ round: 2 }).where(eq(paperFiles.paperId, paperId))
    },
  }
  it.each(Object.keys(closed))('[REV-01] %s a file answers like one that is not there', async (when) => {
    const invited = await invite()
    await closed[when]?.(invited)
    const theirs = await answerTo(reviewer, `/files/paper/${invited.pdfId}`)
    expect(theirs).toEqual(await none(reviewer))
    expect([theirs.status, theirs.asked.length > 1]).toEqual([404, true])
    const seen = await reviewer.call('getReview', { id: invited.id })
    expect(seen.files).toEqual([])
    if (when !== 'before accepting' && when !== 'of a later round')
      expect(seen).toMatchObject({
        readable: 'nothing',
        abstract: null,
        keywords: [],
        draft: null,
        response: '',
      })
  })

  it('[REV-01] to another reviewer and to a guest a file answers like one that is not there', async () => {
    const { id, pdfId } = await invite()
    await accept(id)
    const other = await shop.signedIn('approved')
    const elsewhere = await invite({ userId: await shop.idOf('approved'), state: 'accepted.reading' })
    expect((await other.request(`/files/paper/${elsewhere.pdfId}`)).status).toBe(200)
    for (const browser of [other, shop.server.browser()])
      expect(await answerTo(browser, `/files/paper/${pdfId}`)).toEqual(await none(browser))
  })

  it('[REV-01] the letter of a revision is read with the round that it began', async () => {
    const { id, paperId } = await invite()
    await accept(id)
    const letter = { paperId, form: writtenPaper, response: '第一条：已补充。' }
    await shop.db.insert(paperSubmissions).values([
      { ...letter, round: 1 },
      { ...letter, round: 2, response: '给下一轮' },
    ])
    expect((await reviewer.call('getReview', { id })).response).toBe('第一条：已补充。')
  })

  it('[REV-02] keeps a draft, tells a second tab, and takes the same text twice', async () => {
    const { id } = await invite()
    await accept(id)
    const first = { id, draft_version: 0, recommendation: '', comments: '第一段', remarks: '' } as const
    expect(await reviewer.call('saveReview', first)).toEqual({
      draft_version: 1,
      state: 'accepted.drafting',
      version: 2,
    })
    expect(await reviewer.call('saveReview', first)).toMatchObject({ draft_version: 1 })
    const other = await reviewer.refused('saveReview', { ...first, comments: '另一窗口' })
    expect(other.reason).toBe('versionConflict')
    expect(await reviewer.call('saveReview', { ...first, ...text, draft_version: 1 })).toEqual({
      draft_version: 2,
      state: 'accepted.drafting',
      version: 2,
    })
    expect((await reviewer.call('getReview', { id })).draft).toEqual({ ...text, version: 2 })
  })

  it('[REV-02] refuses a draft by name when it is over or submitted, and keeps nothing of it', async () => {
    const { id } = await invite()
    const late = { id, draft_version: 0, ...text }
    expect((await reviewer.refused('saveReview', late)).reason).toBe('reviewNotAccepted')
    await accept(id)
    await reviewer.call('saveReview', { ...late, comments: '早' })
    shop.server.clock.now = start + paperDefaults.reviewDays * day + graceMs + 1000
    expect((await reviewer.refused('saveReview', { ...late, draft_version: 1 })).reason).toBe('reviewOver')
    expect((await reviewer.refused('submitReview', submit(id, 1))).reason).toBe('reviewOver')
    expect((await rowOf(id)).comments).toBe('早')
    shop.server.clock.now = start
    await reviewer.call('submitReview', submit(id, 1))
    expect((await reviewer.refused('saveReview', { ...late, draft_version: 2 })).reason).toBe(
      'reviewSubmitted',
    )
  })

  it('[REV-02] of ten drafts at once one is kept, the others are refused', async () => {
    const { id } = await invite()
    await accept(id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        reviewer.raw('saveReview', { id, draft_version: 0, ...text, comments: `第 ${nth} 稿` }),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await rowOf(id)).draftVersion).toBe(1)
    expect((await shop.historyOf('review', id)).map(({ event }) => event)).toEqual([
      'review.accept',
      'review.draft',
    ])
  })

  it('[REV-02] hands in once, with a recommendation and comments', async () => {
    const { id } = await invite()
    await accept(id)
    for (const part of [{ recommendation: '' }, { comments: ' ' }])
      expect((await reviewer.refused('submitReview', submit(id, 0, part))).reason).toBe('reviewIncomplete')
    expect(await rowOf(id)).toMatchObject({ state: 'accepted.reading', comments: '', draftVersion: 0 })
    expect((await reviewer.refused('submitReview', submit(id, 4))).reason).toBe('versionConflict')
    const wish = submit(id, 0)
    const answers = await Promise.all(Array.from({ length: 10 }, () => reviewer.raw('submitReview', wish)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1))
    expect((await shop.historyOf('review', id)).map(({ event }) => event)).toEqual([
      'review.accept',
      'review.draft',
      'review.submit',
    ])
    expect(await rowOf(id)).toMatchObject({ state: 'accepted.submitted', draftVersion: 1, ...text })
  })

  it('[REV-02] the key by which a request was accepted submits no review', async () => {
    const { id } = await invite()
    const key = freshKey()
    await reviewer.call('acceptReview', { id, version: 0, key, is_free: 1, is_confidential: 1 })
    expect(await reviewer.refused('submitReview', { ...submit(id, 0), key })).toMatchObject({
      reason: 'keyReused',
      field: 'key',
    })
    expect(await rowOf(id)).toMatchObject({ state: 'accepted.reading', comments: '' })
    expect((await reviewer.call('submitReview', submit(id, 0))).state).toBe('accepted.submitted')
  })

  it('[REV-02] can be changed until a decision is prepared, and not after it was released', async () => {
    const { id, paperId } = await invite()
    await accept(id)
    expect((await reviewer.call('submitReview', submit(id, 0))).can_amend).toBe(true)
    const changed = await reviewer.call('submitReview', submit(id, 1, { comments: '改过的评语' }))
    expect([changed.draft?.comments, changed.can_amend]).toEqual(['改过的评语', true])
    const [decision] = await shop.db
      .insert(paperDecisions)
      .values({ paperId, round: 1, decision: 'accept', userId: await shop.idOf('organizer') })
      .returning()
    for (const state of ['prepared', 'released']) {
      await shop.db
        .update(paperDecisions)
        .set({ state })
        .where(eq(paperDecisions.id, decision?.id ?? 0))
      expect((await reviewer.refused('submitReview', submit(id, 2))).reason).toBe('decisionPrepared')
      expect((await reviewer.call('getReview', { id })).can_amend).toBe(false)
    }
    expect((await rowOf(id)).comments).toBe('改过的评语')
  })

  it('[REV-02] of two tabs that amend a submitted review the later one is told, and the earlier text stays', async () => {
    const { id } = await invite()
    await accept(id)
    await reviewer.call('submitReview', submit(id, 0))
    const elsewhere = await shop.signedIn('newcomer', { lang: 'zh' })
    const [here, there] = [
      submit(id, 1, { comments: '甲页的修改' }),
      submit(id, 1, { comments: '乙页的修改' }),
    ]
    const done = await reviewer.call('submitReview', here)
    expect(done.draft).toMatchObject({ comments: '甲页的修改', version: 2 })
    expect((await elsewhere.refused('submitReview', there)).reason).toBe('versionConflict')
    // Its own answer may have been lost: a retry is no conflict.
    expect((await reviewer.call('submitReview', here)).draft).toEqual(done.draft)
    expect((await rowOf(id)).comments).toBe('甲页的修改')
    // Both at once: one is kept, the other refused.
    const both = [reviewer, elsewhere].map((tab, at) =>
      tab.raw('submitReview', submit(id, 2, { comments: `同时的修改 ${at}` })),
    )
    const answers = await Promise.all(both)
    const kept = answers.findIndex(({ code }) => code === 1)
    expect(answers.map(({ data }) => (data as { reason?: string }).reason ?? 'kept').sort()).toEqual([
      'kept',
      'versionConflict',
    ])
    expect(await rowOf(id)).toMatchObject({ comments: `同时的修改 ${kept}`, draftVersion: 3 })
    // After reading the present version, the other may amend it.
    const { draft } = await elsewhere.call('getReview', { id })
    const last = await elsewhere.call(
      'submitReview',
      submit(id, draft?.version ?? 0, { comments: '合并后的修改' }),
    )
    expect(last.draft?.comments).toBe('合并后的修改')
    expect((await shop.historyOf('review', id)).filter(({ event }) => event === 'review.amend')).toHaveLength(
      3,
    )
  })

  it('[REV-01] says to the chairs why a reviewer declines, in words', async () => {
    const { id } = await invite()
    const wish = { id, version: 0, key: freshKey(), cause: 'expertise', text: '只做过理论' } as const
    const declined = await reviewer.call('declineReview', wish)
    expect(declined).toMatchObject({ state: 'rejected', reason: '不熟悉这一方向：只做过理论' })
    expect(await reviewer.call('declineReview', wish)).toEqual(declined)
    expect((await reviewer.refused('acceptReview', acceptance(id, 1))).reason).toBe('reviewRejected')
  })
  it('[REV-01] takes a name and an address of who could review it, which the chairs read with the reason', async () => {
    const { id } = await invite()
    const wish = {
      id,
      version: 0,
      key: freshKey(),
      cause: 'time',
      text: '',
      suggested_name: '周望舒',
    } as const
    const wrong = await reviewer.refused('declineReview', { ...wish, suggested_email: '没有地址' })
    expect(wrong).toMatchObject({ reason: 'emailFormat', field: 'suggested_email' })
    await reviewer.call('declineReview', { ...wish, suggested_email: 'wangshu@example.org' })
    const chair = await shop.signedIn('organizer', { lang: 'zh' })
    const { facts } = await chair.call('getRecord', { entity: 'review', id })
    expect(facts).toMatchObject({ reason: '没有时间\n推荐审稿人：周望舒 wangshu@example.org' })
  })
  const acceptance = (id: number, version: number) =>
    ({ id, version, key: freshKey(), is_free: 1, is_confidential: 1 }) as const

  it('[REV-01] lists one’s own reviews, newest first, page by page, without anything of the paper but its title', async () => {
    const first = await invite()
    const second = await invite()
    const { list, total } = await reviewer.call('listReviews', { page: 1, page_size: 2 })
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id])
    const mine = await shop.db
      .select({ id: reviews.id })
      .from(reviews)
      .where(eq(reviews.userId, await shop.idOf('newcomer')))
      .orderBy(asc(reviews.id))
    expect(total).toBe(mine.length)
    expect(JSON.stringify(list)).not.toContain(writtenPaper.abstract)
    expect((await (await shop.signedIn('linmei')).call('listReviews', {})).total).toBe(0)
  })

  it('[REV-02] refuses U+0000 in what is written, and names the field', async () => {
    const { id } = await invite()
    await accept(id)
    for (const field of ['comments', 'remarks'])
      expect(
        await reviewer.refused('saveReview', { id, draft_version: 0, ...text, [field]: 'a\u0000b' }),
      ).toMatchObject({
        reason: 'invalidCharacter',
        field,
      })
  })
})

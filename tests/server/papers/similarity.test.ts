import { count, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { papers } from '../../../server/db/schema/papers.ts'
import {
  similarityChecks,
  similarityDocuments,
  similarityFingerprints,
} from '../../../server/db/schema/similarity.ts'
import { keepMissingFingerprints } from '../../../server/lifecycles/papers/similarity/documents.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { freeCharacters } from '../../../src/contract/similarity.ts'
import { describeDatabase } from '../../support/engines.ts'
import { docx, writtenPaper } from '../../support/papers.ts'
import { spendHits } from '../../support/spendHits.ts'
import type { Browser } from '../api/harness.ts'
import { pdf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const [pdfType = ''] = paperFile.pdf.types
const [, docxType = ''] = paperFile.doc.types

const zh =
  '报道一种适用于大面积钙钛矿薄膜的缺陷钝化方法，器件在连续光照一千小时后仍保持初始效率的百分之九十五。'
const en =
  'We report a passivation method for large perovskite films. Devices keep most of their initial efficiency after a thousand hours of continuous illumination.'
const other =
  '本研究统计了三座城市近十年的共享单车骑行记录，分析了天气、节假日与地铁票价对短途出行选择的影响。'
const secret = '独有的题目甲乙丙'

describeDatabase('[BEN-03] the comparison with stored papers', (open) => {
  let shop: Shop
  let author: Browser
  let member: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    author = await shop.signedIn('linmei')
    member = await shop.signedIn('newcomer')
    await shop.db
      .update(conferences)
      .set({ submissionDeadline: new Date(shop.server.clock.now + 10 * day) })
      .where(eq(conferences.id, shop.conference.id))
  })

  const formOf = (more: Partial<PaperForm>): PaperForm => ({ ...writtenPaper, title: secret, ...more })
  /** A paper that linmei has handed in. */
  const handIn = async (more: Partial<PaperForm> = { abstract: zh, eng_abstract: en }) => {
    const { id } = await author.call('beginPaper', { conference_id: shop.conference.id, key: freshKey() })
    await author.call('uploadPaperFile', {
      id,
      kind: 'pdf',
      name: '论文.pdf',
      content: dataAddress(pdfType, pdf()),
    })
    await author.call('uploadPaperFile', {
      id,
      kind: 'doc',
      name: 'paper.docx',
      content: dataAddress(docxType, docx()),
    })
    const form = JSON.stringify(formOf(more))
    return author.call('submitPaper', { id, version: 0, form_version: 0, key: freshKey(), form })
  }
  const moveTo = async (id: number, state: string, more: Partial<typeof papers.$inferInsert> = {}) => {
    await shop.db
      .update(papers)
      .set({ state, ...more })
      .where(eq(papers.id, id))
  }
  const check = (browser: Browser, text: string, paper_id?: number) =>
    browser.call('checkSimilarity', paper_id === undefined ? { text } : { text, paper_id })
  const nothing = { percent: 0, papers: [], unpublished: 0 }
  const stored = async () => {
    const [row] = await shop.db.select({ sum: count() }).from(similarityFingerprints)
    return row?.sum ?? 0
  }

  it('an unpublished paper of another user is a percentage and nothing else, in either language', async () => {
    await handIn()
    for (const text of [zh, en]) {
      const answer = await member.raw('checkSimilarity', { text })
      expect(answer.data).toMatchObject({ report: { percent: 100, papers: [], unpublished: 100 } })
      expect(JSON.stringify(answer)).not.toMatch(/独有|林梅|钝化|passivation|paper_id/)
    }
    expect((await check(member, other)).report).toEqual(nothing)
    expect((await check(member, `${other}${zh.slice(0, 30)}`)).report).toMatchObject({ papers: [] })
  })

  it('however many unpublished papers match, the answer does not say how many', async () => {
    await handIn()
    const one = await member.raw('checkSimilarity', { text: zh })
    await handIn()
    await handIn()
    expect(await member.raw('checkSimilarity', { text: zh })).toEqual(one)
  })

  it('a published paper is shown with its title and both passages', async () => {
    const { id } = await handIn()
    await moveTo(id, 'published.accepted')
    const { report } = await check(member, `序言在此。${zh.slice(0, 40)}。${other}`)
    expect(report).toMatchObject({
      unpublished: 0,
      papers: [
        { kind: 'published', paper_id: id, title: secret, conference_id: shop.conference.id, more: 0 },
      ],
    })
    const [found] = report.papers
    expect(found?.passages).toHaveLength(1)
    expect(found?.passages[0]?.mine.same).toBe(found?.passages[0]?.theirs.same)
    expect(found?.passages[0]?.mine.before).toBe('序言在此。')
    expect(found?.percent).toBe(report.percent)
    await moveTo(id, 'indexed.retracted')
    expect((await check(member, `${zh}。`)).report.papers).toMatchObject([{ kind: 'published' }])
  })

  it('an author’s abstract does not match its own paper nor its earlier versions, but another own paper', async () => {
    const { id } = await handIn()
    expect((await check(author, zh, id)).report).toEqual(nothing)
    expect((await check(author, zh)).report).toMatchObject({
      percent: 100,
      unpublished: 0,
      papers: [{ kind: 'own', paper_id: id, percent: 100 }],
    })
    const second = await handIn()
    expect((await check(author, zh, second.id)).report.papers).toMatchObject([{ kind: 'own', paper_id: id }])

    await moveTo(id, 'administrator_review.awaiting_revision', {
      revisionDueAt: new Date(shop.server.clock.now + day),
    })
    const { version, form_version } = await author.call('getPaper', { id })
    const form = JSON.stringify(formOf({ abstract: other }))
    const send = { id, version, form_version, key: freshKey(), form, response: '' }
    await author.call('resubmitPaper', send)
    expect((await check(author, zh, second.id)).report).toEqual(nothing)
    expect((await check(author, other, id)).report).toEqual(nothing)
    expect((await check(member, other)).report.unpublished).toBe(100)
  })

  it('the number of another user’s paper leaves nothing out', async () => {
    const { id } = await handIn()
    const plain = await member.raw('checkSimilarity', { text: zh })
    expect(await member.raw('checkSimilarity', { text: zh, paper_id: id })).toEqual(plain)
    expect(await member.raw('checkSimilarity', { text: zh, paper_id: 999_999 })).toEqual(plain)
    expect(await member.raw('checkSimilarity', { text: zh, paper_id: 2 ** 40 })).toEqual(plain)
  })

  it('a draft is not compared with, nor is a paper while it is withdrawn', async () => {
    const { id } = await author.call('beginPaper', { conference_id: shop.conference.id, key: freshKey() })
    const form = JSON.stringify(formOf({ abstract: zh }))
    await author.call('savePaper', { id, form_version: 0, form, response: '' })
    expect((await check(member, zh)).report).toEqual(nothing)

    const paper = await handIn()
    expect(await stored()).toBeGreaterThan(5)
    const gone = await author.call('withdrawPaper', {
      id: paper.id,
      version: paper.version,
      key: freshKey(),
      confirmation: secret,
      reason: '有误',
    })
    expect((await check(member, zh)).report).toEqual(nothing)
    expect(await stored()).toBe(0)
    await author.call('revivePaper', { id: paper.id, version: gone.version, key: freshKey() })
    expect((await check(member, zh)).report.unpublished).toBe(100)
  })

  it('a submission that is refused stores nothing, and one that is repeated stores it once', async () => {
    const paper = await handIn()
    const before = await stored()
    expect(
      await author.refused('submitPaper', {
        id: paper.id,
        version: 0,
        form_version: 0,
        key: freshKey(),
        form: JSON.stringify(formOf({ abstract: other })),
      }),
    ).toMatchObject({ reason: 'versionConflict' })
    expect(await stored()).toBe(before)
  })

  it('papers from before there were fingerprints get theirs, and those of older rules get new ones', async () => {
    const id = await rowsOf(shop).paper('first_review.active')
    await rowsOf(shop).paper('draft')
    await moveTo(id, 'first_review.active', { form: formOf({ abstract: zh }) })
    expect((await check(member, zh)).report).toEqual(nothing)
    await keepMissingFingerprints({ db: shop.db, now: Date.now })
    expect((await check(member, zh)).report.unpublished).toBe(100)
    await shop.db.update(similarityDocuments).set({ rules: 0 })
    await shop.db.delete(similarityFingerprints)
    await keepMissingFingerprints({ db: shop.db, now: Date.now })
    expect((await check(member, zh)).report.unpublished).toBe(100)
    expect((await shop.db.select().from(similarityDocuments)).map(({ paperId }) => paperId)).toEqual([id])
  })

  it('[MEM-02] the rest is counted, the same text once, and the next month starts again', async () => {
    const { left, free, renews_at } = await member.call('getSimilarityBalance', {})
    expect([free, left]).toEqual([freeCharacters, freeCharacters])
    const first = await check(member, zh)
    expect(first.balance).toEqual({ free, left: left - zh.length, renews_at })
    expect(await check(member, zh)).toEqual(first)
    const long = '甲'.repeat(freeCharacters - zh.length)
    expect(await member.refused('checkSimilarity', { text: `${long}乙` })).toMatchObject({
      reason: 'freeCharactersSpent',
      field: 'text',
    })
    expect((await member.raw('checkSimilarity', { text: `${long}乙` })).msg).toContain('4,950')
    expect((await check(member, long)).balance.left).toBe(0)
    expect(await member.refused('checkSimilarity', { text: other })).toMatchObject({
      reason: 'freeCharactersSpent',
    })
    // A text compared this month may be compared again.
    expect((await check(member, zh)).balance.left).toBe(0)
    shop.server.clock.now = Date.parse(renews_at) - 1
    const late = await shop.signedIn('newcomer')
    expect((await late.call('getSimilarityBalance', {})).left).toBe(0)
    shop.server.clock.now = Date.parse(renews_at)
    expect((await late.call('getSimilarityBalance', {})).left).toBe(freeCharacters)
    expect((await check(late, other)).balance.left).toBe(freeCharacters - other.length)
  })

  it('[MEM-02] ten at once never use more than there is', async () => {
    const texts = Array.from({ length: 10 }, (_, at) => `${at}${'甲'.repeat(1500)}`)
    const answers = await Promise.all(texts.map((text) => member.raw('checkSimilarity', { text })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    expect((await member.call('getSimilarityBalance', {})).left).toBe(freeCharacters - 3 * 1501)
    const same = await Promise.all(texts.map(() => author.raw('checkSimilarity', { text: zh })))
    expect(new Set(same.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await shop.db.$count(similarityChecks)).toBe(4)
  })

  it('sixty in a minute are answered, and one more waits', async () => {
    expect((await member.raw('checkSimilarity', { text: zh })).code).toBe(1)
    await spendHits(shop.db, `similarity:${await shop.idOf('newcomer')}`, 59)
    expect((await member.raw('checkSimilarity', { text: zh })).code).toBe(1)
    expect(await member.refused('checkSimilarity', { text: zh })).toMatchObject({ reason: 'limited' })
    shop.server.clock.now += 60_000
    expect((await member.raw('checkSimilarity', { text: zh })).code).toBe(1)
  })

  it('what cannot be compared is refused by name and costs nothing', async () => {
    const refused = [
      ['短', 'textTooShort'],
      ['one two three four five six seven', 'textTooShort'],
      ['\u200b\u202e😀'.repeat(100), 'textTooShort'],
      [`${zh}\u0000`, 'invalidCharacter'],
      ['甲'.repeat(5001), 'tooLong'],
      ['   ', 'required'],
    ] as const
    for (const [text, reason] of refused)
      expect({ text, ...(await member.refused('checkSimilarity', { text })) }).toMatchObject({
        text,
        reason,
        field: 'text',
      })
    expect(await shop.db.$count(similarityChecks)).toBe(0)
    await handIn()
    const hidden = [...zh].join('\u200b')
    expect((await check(member, `\u202e${hidden}😀`)).report.unpublished).toBe(100)
  })

  it('the chair reads a paper’s report with the passages of the conference; of other conferences only a share', async () => {
    const first = await handIn({ abstract: zh, eng_abstract: '' })
    const elsewhere = await handIn({ abstract: '', eng_abstract: en })
    await moveTo(elsewhere.id, 'first_review.active', { conferenceId: shop.other.id })
    const paper = await handIn()
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.conference.id })
    const chair = await shop.signedIn('approved')
    const { parts } = await chair.call('getPaperSimilarity', { id: paper.id })
    expect(parts).toMatchObject([
      {
        part: 'abstract',
        report: { percent: 100, unpublished: 0, papers: [{ kind: 'organized', paper_id: first.id }] },
      },
      { part: 'eng_abstract', report: { percent: 100, unpublished: 100, papers: [] } },
    ])
    expect(parts[0]?.report.papers[0]?.passages[0]?.theirs.same).toContain('大面积钙钛矿薄膜')
  })

  it('a chair who is an author of a paper has no report of it, nor its text in the report of another one', async () => {
    const chairId = await shop.idOf('organizer')
    await shop.db.update(users).set({ email: 'chair@example.org' }).where(eq(users.id, chairId))
    const [name] = writtenPaper.authors
    if (name === undefined) throw new Error('nobody wrote it')
    const authors = [...writtenPaper.authors, { ...name, email: 'chair@example.org' }]
    const joint = await handIn({ abstract: zh, authors })
    const chair = await shop.signedIn('organizer')
    expect(await chair.raw('getPaperSimilarity', { id: joint.id })).toEqual(
      await chair.raw('getPaperSimilarity', { id: 999_999 }),
    )
    const paper = await handIn({ abstract: zh })
    const { parts } = await chair.call('getPaperSimilarity', { id: paper.id })
    expect(parts).toMatchObject([{ report: { percent: 100, unpublished: 100, papers: [] } }])
  })

  it('the owner reads the report of a paper as one’s own check would say it; a draft has no report', async () => {
    await handIn()
    const { id } = await handIn()
    const { parts } = await author.call('getPaperSimilarity', { id })
    expect(parts.map(({ part }) => part)).toEqual(['abstract', 'eng_abstract'])
    expect(parts[0]?.report.papers).toMatchObject([{ kind: 'own', percent: 100 }])
    const draft = await author.call('beginPaper', { conference_id: shop.conference.id, key: freshKey() })
    expect(await author.refused('getPaperSimilarity', { id: draft.id })).toMatchObject({
      reason: 'paperDraft',
    })
    expect(await member.raw('getPaperSimilarity', { id })).toEqual(
      await member.raw('getPaperSimilarity', { id: 999_999 }),
    )
  })
})

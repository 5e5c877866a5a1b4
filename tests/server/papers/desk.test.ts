import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import {
  paperDecisions,
  paperFiles,
  papers,
  paperSettings,
  paperSubmissions,
  reviews,
} from '../../../server/db/schema/papers.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { samples } from '../../../src/contract/examples.ts'
import { deskFilters, type DeskFilter } from '../../../src/contract/paperDesk.ts'
import type { Decision } from '../../../src/contract/paperWords.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('the desk of the chairs', (open) => {
  let shop: Shop
  let chair: Browser
  let conference_id: number
  beforeEach(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    await shop.db.delete(paperFiles)
    await shop.db
      .insert(paperSettings)
      .values({ conferenceId: conference_id, ...paperDefaults, reviewsNeeded: 1 })
    for (const account of ['approved', 'reviewing'])
      await shop.db.insert(userRoles).values({
        userId: await shop.idOf(account),
        role: 'organizer',
        conferenceId: account === 'approved' ? shop.other.id : conference_id,
      })
    chair = await shop.signedIn('organizer')
  })

  const paper = async (more: Partial<typeof papers.$inferInsert> = {}) => {
    const at = new Date(shop.server.clock.now)
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: conference_id,
        form: writtenPaper,
        state: 'first_review.active',
        round: 1,
        createdAt: at,
        movedAt: at,
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const review = async (paperId: number, more: Partial<typeof reviews.$inferInsert> = {}) => {
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId,
        userId: await shop.idOf('newcomer'),
        round: 1,
        responseDueAt: new Date(shop.server.clock.now + 7 * day),
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
  const wish = (id: number, decision: Decision, more: object = {}) => ({
    id,
    version: 0,
    replaces: 0,
    decision,
    letter: '请补充对照实验。',
    key: freshKey(),
    ...more,
  })
  const prepare = async (id: number, decision: Decision, more: object = {}) => {
    const { decisions } = await chair.call('prepareDecision', wish(id, decision, more))
    return decisions[0]?.id ?? 0
  }
  const release = (ids: readonly number[], more: object = {}) =>
    chair.call('releaseDecisions', {
      conference_id,
      ids: ids.join(','),
      reason: '',
      key: freshKey(),
      ...more,
    })
  const stateOf = async (id: number) =>
    (await shop.db.select({ state: papers.state }).from(papers).where(eq(papers.id, id)))[0]?.state
  const namesOf = (form: { title: string; author: string; email?: string }) => {
    const [first] = writtenPaper.authors
    if (first === undefined) throw new Error('a paper has an author')
    const authors = [{ ...first, name: form.author, email: form.email ?? first.email }]
    return { ...writtenPaper, title: form.title, authors }
  }
  const listed = async (more: { filter?: DeskFilter; q?: string; after?: number; page_size?: number } = {}) =>
    (await chair.call('listDeskPapers', { conference_id, page_size: 50, ...more })).list.map(({ id }) => id)

  it('[PAP-01] shows a paper with its reviews, its files and what has changed since it was handed in before', async () => {
    const id = await paper({ state: 'second_review.active', round: 2, lastDecision: 'major_revision' })
    await review(id)
    await review(id, { round: 2, state: 'accepted.drafting', comments: '草稿', remarks: '草稿' })
    const before = { ...writtenPaper, title: '原来的题目' }
    for (const [round, form] of [
      [0, before],
      [2, writtenPaper],
    ] as const)
      await shop.db
        .insert(paperSubmissions)
        .values({ paperId: id, round, form, response: `第 ${round} 轮的答复` })
    const [file] = await shop.db
      .insert(paperFiles)
      .values({ paperId: id, kind: 'pdf', round: 0, name: '论文.pdf', file: 'p.pdf', bytes: 7 })
      .returning()
    const seen = await chair.call('getDeskPaper', { id })
    expect(seen).toMatchObject({
      form: writtenPaper,
      before,
      response: '第 2 轮的答复',
      files: [{ kind: 'pdf', name: '论文.pdf', bytes: 7, url: `/files/paper/${file?.id}` }],
      reviews: [
        { round: 2, state: 'accepted.drafting', comments: '', remarks: '', recommendation: null },
        {
          round: 1,
          comments: '图 3 缺少误差棒。',
          remarks: '与作者相识。',
          recommendation: 'minor_revision',
        },
      ],
      submitted: 0,
      reviews_needed: 1,
      allowed: ['accept', 'minor_revision', 'major_revision', 'rejection'],
      language: 'zh',
    })
    expect(seen.letters.accept).toContain(writtenPaper.title)
  })

  it('[PAP-01] writes the letters in the language of the author, and offers what the stage allows', async () => {
    await shop.db.update(users).set({ language: 'en' }).where(eq(users.account, 'linmei'))
    const id = await paper({ state: 'administrator_review.active', round: 0 })
    const seen = await chair.call('getDeskPaper', { id })
    expect([seen.language, seen.allowed, seen.reviews_needed]).toEqual(['en', ['rejection'], 0])
    expect(seen.letters.rejection).toMatch(/^Dear author/)
    expect(await chair.refused('prepareDecision', wish(id, 'accept'))).toMatchObject({
      reason: 'decisionNotHere',
      field: 'decision',
    })
    const last = await paper({ state: 'second_review.active', round: paperDefaults.maxRounds })
    expect((await chair.call('getDeskPaper', { id: last })).allowed).toEqual(['accept', 'rejection'])
    expect(await chair.refused('prepareDecision', wish(last, 'minor_revision'))).toMatchObject({
      reason: 'lastRound',
    })
  })

  it('[PAP-01] two chairs who decide at once prepare one decision, and the other learns that one is prepared', async () => {
    const id = await paper()
    const other = await shop.signedIn('reviewing')
    const answers = await Promise.all([
      chair.raw('prepareDecision', wish(id, 'accept')),
      other.raw('prepareDecision', wish(id, 'rejection')),
    ])
    const reasons = answers.map(({ data }) => (data as { reason?: string } | null)?.reason ?? 'prepared')
    expect(reasons.toSorted()).toEqual(['decisionPrepared', 'prepared'])
    expect(await shop.db.$count(paperDecisions, eq(paperDecisions.paperId, id))).toBe(1)
  })

  it('[PAP-01] a prepared decision is replaced by who has seen it, and stays on record as discarded', async () => {
    const id = await paper()
    const first = await prepare(id, 'accept')
    expect(
      await chair.refused('prepareDecision', wish(id, 'rejection', { replaces: first + 1 })),
    ).toMatchObject({
      reason: 'versionConflict',
      field: 'replaces',
    })
    const again = wish(id, 'minor_revision', { replaces: first })
    const { decisions } = await chair.call('prepareDecision', again)
    expect(decisions.map(({ state, decision }) => [state, decision])).toEqual([
      ['prepared', 'minor_revision'],
      ['discarded', 'accept'],
    ])
    // The answer was lost: a retry changes nothing, and the key allows nothing else.
    expect((await chair.call('prepareDecision', again)).decisions).toEqual(decisions)
    expect(await chair.refused('prepareDecision', { ...again, decision: 'accept' })).toMatchObject({
      reason: 'keyReused',
    })
    expect(await chair.refused('prepareDecision', wish(id, 'accept', { version: 1 }))).toMatchObject({
      reason: 'versionConflict',
      field: 'version',
    })
  })

  it('[PAP-01] what is prepared is known to the chairs alone until it is released', async () => {
    const id = await paper()
    await review(id)
    const decision = await prepare(id, 'minor_revision')
    const author = await shop.signedIn('linmei')
    expect(JSON.stringify(await author.call('getPaper', { id }))).not.toContain('请补充对照实验')
    const { list } = await chair.call('previewDecisions', { conference_id, ids: String(decision) })
    expect(list).toMatchObject([
      { id: decision, paper_id: id, is_short: false, reviews: [{ comments: '图 3 缺少误差棒。' }] },
    ])
    expect((await release([decision])).results).toEqual([
      { id: decision, outcome: 'released', reason: null, says: '' },
    ])
    const read = await author.call('getPaper', { id })
    expect(read.decisions).toMatchObject(
      list.map(({ decision: what, letter, round, reviews: written }) => ({
        decision: what,
        letter,
        round,
        reviews: written,
      })),
    )
    expect(JSON.stringify(read)).not.toContain('与作者相识')
  })

  it('[PAP-01] a batch releases what it can, and names the reason of each other', async () => {
    const good = await paper()
    await review(good)
    const short = await paper()
    const withdrawn = await paper()
    const foreign = await paper({ conferenceId: shop.other.id })
    const ids = [
      await prepare(good, 'accept'),
      await prepare(short, 'rejection'),
      await prepare(withdrawn, 'accept'),
    ]
    const [elsewhere] = await shop.db
      .insert(paperDecisions)
      .values({ paperId: foreign, round: 1, decision: 'accept', userId: await shop.idOf('approved') })
      .returning()
    const author = await shop.signedIn('linmei')
    await author.call('withdrawPaper', {
      id: withdrawn,
      version: 0,
      key: freshKey(),
      confirmation: '撤回',
      reason: '实验有误',
    })
    const key = freshKey()
    const all = [...ids, elsewhere?.id ?? 0, 2_147_483_647]
    const { results } = await release(all, { key })
    expect(results.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'released',
      'reviewsMissing',
      'decisionDiscarded',
      'notFound',
      'notFound',
    ])
    expect(results[1]?.says).not.toBe('')
    expect(await Promise.all([good, short, foreign].map(stateOf))).toEqual([
      'first_review.accepted',
      'first_review.active',
      'first_review.active',
    ])
    // A retry gets the same answer, and nothing happens twice.
    expect((await release(all, { key })).results).toEqual(results)
    expect(await shop.historyOf('paper', good)).toHaveLength(1)
    // With a reason also the one that had too few reviews.
    const { results: later } = await release(ids.slice(0, 2), { reason: '两位审稿人逾期' })
    expect(later.map(({ outcome, reason }) => reason ?? outcome)).toEqual(['decisionReleased', 'released'])
    expect(await shop.historyOf('decision', ids[1] ?? 0)).toMatchObject([
      { event: 'decision.override', reason: '两位审稿人逾期' },
    ])
  })

  it('a chair who is an author, one of another conference and a member are refused as for a missing one', async () => {
    const own = await paper({ userId: await shop.idOf('organizer') })
    await shop.db.update(users).set({ email: 'Chair@example.org' }).where(eq(users.account, 'organizer'))
    const byAddress = await paper({
      form: namesOf({ title: '合著', author: '陈立', email: 'chair@Example.org' }),
    })
    const free = await paper()
    for (const id of [own, byAddress, 2_147_483_647, 9_999_999_999]) {
      expect(await chair.refused('getDeskPaper', { id })).toMatchObject({ reason: 'notFound' })
      expect(await chair.refused('prepareDecision', wish(id, 'accept'))).toMatchObject({ reason: 'notFound' })
    }
    const draft = await paper({ state: 'draft', round: 0 })
    expect(await chair.refused('getDeskPaper', { id: draft })).toMatchObject({ reason: 'notFound' })
    // Neither in the list nor in its numbers.
    expect(await listed()).toEqual([free])
    expect((await chair.call('countDeskPapers', { conference_id })).counts).toMatchObject({
      all: 1,
      review: 1,
    })
    const [prepared] = await shop.db
      .insert(paperDecisions)
      .values({ paperId: own, round: 1, decision: 'accept', userId: await shop.idOf('reviewing') })
      .returning()
    const ids = String(prepared?.id)
    expect(await chair.call('previewDecisions', { conference_id, ids })).toEqual({ list: [] })
    expect((await release([prepared?.id ?? 0], { reason: 'R' })).results).toMatchObject([
      { reason: 'notFound' },
    ])
    for (const account of ['approved', 'newcomer', 'linmei']) {
      const other = await shop.signedIn(account)
      expect(await other.refused('getDeskPaper', { id: free })).toMatchObject({ reason: 'notFound' })
      expect(await other.refused('getPaperSettings', { conference_id })).toMatchObject({ reason: 'notFound' })
      expect(await other.refused('listDeskPapers', { conference_id })).toMatchObject({ reason: 'notFound' })
    }
  })

  it('the list goes on behind a number, also when papers have come and moved since', async () => {
    const ids: number[] = []
    for (let i = 0; i < 7; i += 1) ids.unshift(await paper())
    const first = await chair.call('listDeskPapers', { conference_id, page_size: 3 })
    expect([first.list.map(({ id }) => id), first.total]).toEqual([ids.slice(0, 3), 4])
    await paper()
    await shop.db
      .update(papers)
      .set({ movedAt: new Date(shop.server.clock.now + day), version: 1 })
      .where(eq(papers.id, ids[2] ?? 0))
    expect(await listed({ after: ids[2] ?? 0, page_size: 3 })).toEqual(ids.slice(3, 6))
    const last = await chair.call('listDeskPapers', { conference_id, after: ids[5] ?? 0, page_size: 3 })
    expect([last.list.map(({ id }) => id), last.total]).toEqual([ids.slice(6), 1])
  })

  it('each choice of the list shows as many papers as it says', async () => {
    const waiting = await paper()
    await review(waiting)
    await review(waiting, { userId: await shop.idOf('reviewing'), state: 'pending.waiting', comments: '' })
    const decided = await paper()
    await review(decided, { recommendation: 'accept' })
    const decision = await prepare(decided, 'accept')
    // A review of an earlier round, and one that is not submitted yet.
    const early = await paper({ state: 'second_review.active', round: 2 })
    await review(early)
    const check = await paper({ state: 'administrator_review.active', round: 0 })
    const rejected = await paper({ state: 'first_review.rejected' })
    await paper({ state: 'draft', round: 0 })
    const { counts } = await chair.call('countDeskPapers', { conference_id })
    const shown = new Map<DeskFilter, number[]>()
    for (const filter of deskFilters) shown.set(filter, await listed({ filter }))
    expect(Object.fromEntries([...shown].map(([filter, ids]) => [filter, ids.length]))).toEqual(counts)
    expect(Object.fromEntries(shown)).toMatchObject({
      all: [rejected, check, early, decided, waiting],
      undecided: [waiting],
      prepared: [decided],
      review: [early, decided, waiting],
      check: [check],
      rejected: [rejected],
      published: [],
    })
    const { list } = await chair.call('listDeskPapers', { conference_id, page_size: 50 })
    expect(list.find(({ id }) => id === waiting)).toMatchObject({
      asked: 2,
      accepted: 1,
      submitted: 1,
      tally: { accept: 0, minor_revision: 1, major_revision: 0, rejection: 0 },
      prepared: null,
    })
    expect(list.find(({ id }) => id === decided)?.prepared).toMatchObject({
      id: decision,
      decision: 'accept',
    })
    expect(list.find(({ id }) => id === early)).toMatchObject({ asked: 0, submitted: 0 })
  })

  it('finds a paper by its number, by part of a title and by an author, and takes any sign', async () => {
    const film = await paper({ form: namesOf({ title: '大面积钙钛矿薄膜的缺陷钝化', author: '欧阳静' }) })
    const ions = await paper({
      form: {
        ...namesOf({ title: '', author: '' }),
        eng_title: 'Solid-State/Electrolytes for CO2',
        title: '',
      },
    })
    for (const [q, wanted] of [
      [String(film), [film]],
      [`#${ions}`, [ions]],
      ['钙钛矿', [film]],
      ['钛钙矿', []],
      ['欧阳', [film]],
      ['solid-state electro', [ions]],
      ['CO2', [ions]],
      ['', [ions, film]],
    ] as const)
      expect([q, await listed({ q })]).toEqual([q, wanted])
    for (const q of ["'", "a' | b", '%', '\\', ':*', '!', '<->', '(', '²', '½', '𠮷', "'):*--", 'Ω'])
      expect([q, await listed({ q })]).toEqual([q, []])
  })

  it('lists the conferences of a chair with what waits there', async () => {
    await paper({ state: 'administrator_review.active', round: 0 })
    await prepare(await paper(), 'accept')
    const { list } = await chair.call('listPaperConferences', {})
    expect(list.find(({ id }) => id === conference_id)).toMatchObject({
      papers: 2,
      unchecked: 1,
      prepared: 1,
    })
    const other = await shop.signedIn('approved')
    expect((await other.call('listPaperConferences', {})).list.map(({ id }) => id)).toEqual([shop.other.id])
    const nobody = await shop.signedIn('newcomer')
    expect(await nobody.call('listPaperConferences', {})).toMatchObject({ list: [], total: 0 })
  })

  it('[PAP-07] a DOI and pages are given from acceptance on, once for each paper, by who has seen the last ones', async () => {
    const id = await paper({ state: 'first_review.accepted' })
    const another = await paper({ state: 'published.accepted' })
    const wish = { id, version: 0, doi: 'https://doi.org/10.1234/A', pages: '12-18' }
    const kept = { doi: '10.1234/A', pages: '12–18', version: 1 }
    expect((await chair.call('savePaperIdentifiers', wish)).identifiers).toEqual(kept)
    for (const [fields, reason, field] of [
      [{ ...wish, pages: '1-2' }, 'versionConflict', 'version'],
      [{ ...wish, id: another, doi: '10.1234/a' }, 'doiTaken', 'doi'],
      [{ ...wish, id: await paper({ state: 'first_review.active' }) }, 'paperNotAccepted', 'id'],
      [{ ...wish, version: 1, doi: '10.1234/x\0' }, 'invalidCharacter', 'doi'],
      [{ ...wish, version: 1, doi: '10.1234/𠮷' }, 'doiWrong', 'doi'],
      [{ ...wish, version: 1, pages: '18-12' }, 'pagesWrong', 'pages'],
      [{ ...wish, id: 999_999 }, 'notFound', undefined],
    ] as const)
      expect(await chair.refused('savePaperIdentifiers', fields)).toMatchObject({
        reason,
        ...(field === undefined ? {} : { field }),
      })
    const stranger = await shop.signedIn('approved')
    expect(await stranger.refused('savePaperIdentifiers', { ...wish, version: 1 })).toMatchObject({
      reason: 'notFound',
    })
    expect((await chair.call('getDeskPaper', { id })).identifiers).toEqual(kept)
    await shop.db.update(papers).set({ state: 'published.accepted' }).where(eq(papers.id, id))
    expect(await stranger.call('getPublication', { id })).toMatchObject({ doi: kept.doi, pages: kept.pages })
  })

  const settings = { ...samples.savePaperSettings, deadline: '' }

  it('[PAP-01] settings are saved once by who has seen the last ones, and written down', async () => {
    const before = await chair.call('getPaperSettings', { conference_id })
    expect(before).toMatchObject({ version: 0, reviews_needed: 1, time_zone: 'Asia/Shanghai' })
    const year = new Date(shop.server.clock.now).getUTCFullYear() + 1
    const deadline = `${year}-03-01T23:59`
    const wanted = { ...settings, conference_id, fee: 12_345, deadline }
    const other = await shop.signedIn('reviewing')
    const answers = await Promise.all([
      chair.raw('savePaperSettings', wanted),
      other.raw('savePaperSettings', { ...wanted, fee: 1 }),
    ])
    expect(answers.map(({ code }) => code === 1).toSorted()).toEqual([false, true])
    const saved = await chair.call('getPaperSettings', { conference_id })
    expect(saved).toMatchObject({ version: 1, deadline, reviews_needed: 2 })
    const [row] = await shop.db.select().from(conferences).where(eq(conferences.id, conference_id))
    // The whole minute still counts, by the clock of the conference.
    expect(row?.submissionDeadline?.toISOString()).toBe(`${year}-03-01T15:59:59.000Z`)
    const written = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.event, 'paperSettings.saved'))
    expect(written).toHaveLength(1)
    expect(written[0]?.data).toMatchObject({ reviews_needed: [1, 2] })
  })

  it('[PAP-01] a deadline that is changed lies ahead; one that is over may stay', async () => {
    await shop.db
      .update(conferences)
      .set({ submissionDeadline: new Date(shop.server.clock.now - 10 * day) })
      .where(eq(conferences.id, conference_id))
    const { deadline, version } = await chair.call('getPaperSettings', { conference_id })
    const wanted = { ...settings, conference_id, version, deadline }
    expect(await chair.call('savePaperSettings', wanted)).toMatchObject({ version: 1, deadline })
    const moved = { ...wanted, version: 1, deadline: '2020-01-01T00:00', fee: 77 }
    expect(await chair.refused('savePaperSettings', moved)).toMatchObject({
      reason: 'deadlinePast',
      field: 'deadline',
    })
    await shop.db
      .update(conferences)
      .set({ timeZone: 'America/New_York' })
      .where(eq(conferences.id, conference_id))
    expect(
      await chair.refused('savePaperSettings', { ...moved, deadline: '2027-03-14T02:30' }),
    ).toMatchObject({ reason: 'timeSkipped', field: 'deadline' })
    expect((await chair.call('getPaperSettings', { conference_id })).fee).toBe(settings.fee)
    expect(await chair.call('savePaperSettings', { ...moved, deadline: '' })).toMatchObject({ deadline: '' })
  })

  it.each([
    ['rounds', 0],
    ['rounds', 3],
    ['max_rounds', 0],
    ['max_rounds', 10],
    ['grace_minutes', -1],
    ['grace_minutes', 10_081],
    ['reviews_needed', 11],
    ['response_days', 0],
    ['review_days', 366],
    ['revision_days', 1.5],
    ['fee', 10_000_001],
    ['anonymity', 'triple'],
    ['deadline', '2026-02-30T10:00'],
    ['deadline', "2026-03-01T10:00' --"],
    ['deadline', '2026-12-01'],
  ])('[PAP-01] settings with %s = %s are refused, and the field is named', async (field, value) => {
    const wanted = { ...settings, conference_id, [field]: value }
    const { reason, field: named } = await chair.refused('savePaperSettings', wanted)
    expect([named, ['invalid', 'tooLong'].includes(reason)]).toEqual([field, true])
  })

  it('[PAP-01] a conference of two rounds needs two at least', async () => {
    const wanted = { ...settings, conference_id, rounds: 2, max_rounds: 1 }
    expect(await chair.refused('savePaperSettings', wanted)).toMatchObject({
      reason: 'invalid',
      field: 'max_rounds',
    })
  })

  it.each([
    ["'); drop table papers; --", "'); drop table papers; --"],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['第一行\n第二行\t😀', '第一行\n第二行\t😀'],
  ])('a letter is kept as it was written: %s', async (letter, kept) => {
    const { decisions } = await chair.call('prepareDecision', wish(await paper(), 'accept', { letter }))
    expect(decisions[0]?.letter).toBe(kept)
  })

  it.each([
    ['nothing in it', '', 'required'],
    ['spaces alone', ' \n ', 'required'],
    ['a NUL', 'a\u0000b', 'invalidCharacter'],
    ['one sign too many', '长'.repeat(20_001), 'tooLong'],
  ])('a letter with %s is refused', async (_, letter, reason) => {
    const answer = await chair.refused('prepareDecision', wish(await paper(), 'accept', { letter }))
    expect(answer).toMatchObject({ reason, field: 'letter' })
  })

  it.each([
    ['nothing', '', 'required'],
    ['an end that is open', '1,', 'invalid'],
    ['no number', '0', 'invalid'],
    ['SQL', '1 or 1=1', 'invalid'],
    ['one too many', Array.from({ length: 101 }, (_, i) => i + 1).join(','), 'tooMany'],
  ])('a batch of %s is refused', async (_, ids, reason) => {
    expect(
      await chair.refused('releaseDecisions', { conference_id, ids, reason: '', key: freshKey() }),
    ).toMatchObject({ reason, field: 'ids' })
  })
})

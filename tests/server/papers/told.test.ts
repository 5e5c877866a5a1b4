import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { paperReviewers } from '../../../server/db/schema/paperReviewers.ts'
import { paperFiles, papers, paperSettings, reviews } from '../../../server/db/schema/papers.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { decisionTextIn } from '../../../server/lifecycles/papers/decisionText.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { sendMessageMail } from '../../../server/notifications/sendMessageMail.ts'
import { sendAuthorMail } from '../../../server/sendAuthorMail.ts'
import {
  notificationLink,
  paperKinds,
  paperPlaces,
} from '../../../server/shared/sentences/notificationLink.ts'
import type { Decision } from '../../../src/contract/paperWords.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { emptyAuthor } from '../../../src/contract/paperTexts.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import { site, testConfig, type Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const nothing = () => Promise.resolve()
const coauthor = 'newcomer@example.org'
const stranger = 'zhao@example.org'

const form: PaperForm = {
  ...writtenPaper,
  authors: [
    { ...emptyAuthor, name: '林梅', email: 'linmei@example.org' },
    { ...emptyAuthor, name: '新同学', email: coauthor },
    { ...emptyAuthor, name: '赵一凡', affiliation: '示例大学', email: stranger },
  ],
}

describeDatabase('notifications about a paper', (open) => {
  let shop: Shop
  let author: Browser
  let chair: Browser
  let conference_id: number
  beforeEach(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    author = await shop.signedIn('linmei')
    chair = await shop.signedIn('organizer')
    await shop.db
      .update(conferences)
      .set({ submissionDeadline: new Date(shop.server.clock.now + 10 * day) })
      .where(eq(conferences.id, conference_id))
    await shop.db
      .insert(paperSettings)
      .values({ ...paperDefaults, conferenceId: conference_id, rebuttal: true, discussion: 'on' })
    for (const [account, email] of [
      ['linmei', 'linmei@example.org'],
      ['newcomer', coauthor],
    ] as const)
      await shop.db.update(users).set({ email }).where(eq(users.account, account))
  })

  /** A paper that was submitted, with everything in it. */
  const submitted = async () => {
    const [row] = await shop.db
      .insert(papers)
      .values({ userId: await shop.idOf('linmei'), conferenceId: conference_id, form })
      .returning()
    const id = row?.id ?? 0
    for (const kind of ['pdf', 'doc'] as const)
      await shop.db
        .insert(paperFiles)
        .values({ paperId: id, kind, round: 0, name: kind, file: kind, bytes: 1 })
    const { version, form_version } = await author.call('getPaper', { id })
    await author.call('submitPaper', {
      id,
      version,
      form_version,
      key: freshKey(),
      form: JSON.stringify(form),
    })
    return id
  }
  const pass = (id: number) => chair.call('passPapers', { conference_id, ids: String(id), key: freshKey() })
  /** Both reviews come as their reviewers submit them, the harder one first. */
  const reviewed = async (id: number) => {
    const written: number[] = []
    for (const [account, recommendation, comments] of [
      ['approved', 'major_revision', '缺少对照实验。'],
      ['reviewing', 'minor_revision', '图 3 缺少误差棒。'],
    ] as const) {
      const [row] = await shop.db
        .insert(reviews)
        .values({
          paperId: id,
          userId: await shop.idOf(account),
          round: 1,
          responseDueAt: new Date(shop.server.clock.now + day),
          reviewDueAt: new Date(shop.server.clock.now + 9 * day),
          state: 'accepted.reading',
        })
        .returning()
      const review = row?.id ?? 0
      const reviewer = await shop.signedIn(account)
      await reviewer.call('submitReview', {
        ...{ id: review, draft_version: 0, recommendation, comments, remarks: '' },
        key: freshKey(),
      })
      written.push(review)
    }
    return written
  }
  const decided = async (id: number, decision: Decision = 'minor_revision', letter = '请逐条修改。') => {
    const { version } = await chair.call('getDeskPaper', { id })
    const wish = { id, version, replaces: 0, decision, letter } as const
    const { decisions } = await chair.call('prepareDecision', { ...wish, key: freshKey() })
    const ids = String(decisions[0]?.id)
    return async () => {
      const { results } = await chair.call('releaseDecisions', {
        ...{ conference_id, ids, reason: '' },
        key: freshKey(),
      })
      expect(results).toMatchObject([{ outcome: 'released' }])
    }
  }
  /** Sends every mail that is due. */
  const post = async () => {
    const { db } = shop
    const { sender } = shop.server
    const now = () => shop.server.clock.now
    const tools = { db, sender, origin: site, now, decisionText: decisionTextIn(db) }
    const mail = sendMessageMail({
      ...tools,
      attachmentsOf: () => Promise.resolve([]),
      unsubscribePath: () => '/unsubscribe',
    })
    const works = {
      ...{ mail, author: sendAuthorMail({ ...tools, key: testConfig.key }) },
      ...{ sms: nothing, attendees: nothing, invitation: nothing, teamInvitation: nothing },
      ...{ documents: nothing, benefits: nothing, row: nothing },
    }
    while ((await runJobs({ db, works, log: quietLog, now })) > 0);
    return sender.mails
  }
  const mailsTo = async (address: string) => (await post()).filter(({ to }) => to === address)
  const toldTo = async (account: string) => {
    const rows = await shop.db
      .select({ name: messages.name })
      .from(messages)
      .where(and(eq(messages.userId, await shop.idOf(account)), eq(messages.type, 'paper')))
      .orderBy(messages.id)
    return rows.map(({ name }) => name)
  }

  it('[PAP-05] all authors hear of the receipt and of the decision, with its letter and its reviews in the mail', async () => {
    const id = await submitted()
    await pass(id)
    await reviewed(id)
    await (
      await decided(id)
    )()
    for (const address of ['linmei@example.org', coauthor, stranger]) {
      const mails = await mailsTo(address)
      const decision = mails.at(-1)?.text ?? ''
      for (const said of ['请逐条修改。', '缺少对照实验。', '图 3 缺少误差棒。'])
        expect([address, decision]).toEqual([address, expect.stringContaining(said)])
      expect([address, mails.length]).toEqual([address, 3])
    }
    expect(await toldTo('newcomer')).toEqual(['paperReceived', 'paperPassed', 'paperDecided'])
  })

  it.each([
    [1, 'accept', '录用', '已被录用'],
    [2, 'next_round', '通过第一轮，进入第二轮评审', '尚未录用'],
  ] as const)(
    '[PAP-08] of %i rounds the first acceptance means %s in the letter, the mail, the message and on each page',
    async (rounds, outcome, word, sentence) => {
      await shop.db.update(paperSettings).set({ rounds }).where(eq(paperSettings.conferenceId, conference_id))
      const id = await submitted()
      await pass(id)
      const [review = 0] = await reviewed(id)
      const desk = await chair.call('getDeskPaper', { id })
      expect(desk.acceptance).toBe(outcome)
      expect(desk.letters.accept).toContain(sentence)
      const release = await decided(id, 'accept', desk.letters.accept)
      const [prepared] = (await chair.call('getDeskPaper', { id })).decisions
      const { list } = await chair.call('previewDecisions', { conference_id, ids: String(prepared?.id) })
      const cards = await chair.call('listDeskPapers', { conference_id, filter: 'prepared' })
      expect([prepared?.outcome, list[0]?.outcome, cards.list[0]?.prepared?.outcome]).toEqual(
        Array.from({ length: 3 }, () => outcome),
      )
      await release()
      for (const address of ['linmei@example.org', coauthor, stranger])
        expect((await mailsTo(address)).at(-1)?.text).toContain(`的评审决定：${word}。`)
      const { decisions, history } = await author.call('getPaper', { id })
      expect(decisions).toMatchObject([{ decision: 'accept', outcome }])
      expect(history.at(-1)).toMatchObject({ step: 'decided', decision: outcome })
      const reviewer = await shop.signedIn('approved')
      expect((await reviewer.call('getReview', { id: review })).outcome).toBe(outcome)
    },
  )

  it('[PAP-05] chairs hear of a new paper and that its reviews are complete, reviewers what was decided', async () => {
    const id = await submitted()
    expect(await toldTo('organizer')).toEqual(['paperArrived'])
    await pass(id)
    await reviewed(id)
    expect(await toldTo('organizer')).toEqual(['paperArrived', 'reviewsComplete'])
    await (
      await decided(id)
    )()
    for (const account of ['approved', 'reviewing'])
      expect(await toldTo(account)).toEqual(['reviewReceived', 'reviewAcknowledged', 'reviewOutcome'])
  })

  it('[REV-02] after the decision a reviewer still reads the own words, and what was decided', async () => {
    const id = await submitted()
    await pass(id)
    const [review = 0] = await reviewed(id)
    const reviewer = await shop.signedIn('approved')
    expect((await reviewer.call('getReview', { id: review })).outcome).toBeNull()
    await (
      await decided(id)
    )()
    expect(await reviewer.call('getReview', { id: review })).toMatchObject({
      state: 'accepted.acknowledged',
      readable: 'nothing',
      written: { recommendation: 'major_revision', comments: '缺少对照实验。', remarks: '' },
      outcome: 'minor_revision',
    })
  })

  it('[TKT-02] with the decision the reviews that it was made by leave the queue, and count for the certificate', async () => {
    const id = await submitted()
    await pass(id)
    await reviewed(id)
    const waiting = async () =>
      (await chair.call('getConsole', {})).queues.find(({ queue }) => queue === 'reviews')?.waiting
    expect(await waiting()).toBe(2)
    await (
      await decided(id)
    )()
    expect(await waiting()).toBe(0)
    const reviewer = await shop.signedIn('approved')
    expect((await reviewer.call('listCertificates', {})).list).toHaveLength(1)
  })

  it('[PAP-05] an author without an account says by the link that they are none: no further mail is sent, submitter and chairs are notified', async () => {
    const id = await submitted()
    const [receipt] = await mailsTo(stranger)
    const token = /authorship\/([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
    const anybody = shop.server.browser({ lang: 'zh' })
    const shown = { title: form.title, name: '赵一凡', affiliation: '示例大学' }
    expect(await anybody.call('openAuthorship', { token })).toMatchObject({ ...shown, answer: null })
    expect(await anybody.refused('openAuthorship', { token: 'n'.repeat(43) })).toMatchObject({
      reason: 'notFound',
    })
    expect(await anybody.call('answerAuthorship', { token, answer: 'confirmed' })).toMatchObject({
      answer: 'confirmed',
    })
    expect(await toldTo('linmei')).toEqual(['paperReceived'])
    // The submitter and the chairs see each author's answer.
    const answers = async () => {
      const { author_answers } = await (await shop.signedIn('linmei')).call('getPaper', { id })
      const { detail } = await chair.call('getRecord', { entity: 'paper', id })
      const lines = detail.filter(({ field }) => field.startsWith('authors_'))
      return [author_answers, Object.fromEntries(lines.map(({ field, value }) => [field, value]))]
    }
    expect(await answers()).toEqual([
      [null, 'asked', 'confirmed'],
      { authors_asked: '新同学', authors_confirmed: '赵一凡' },
    ])
    for (let times = 0; times < 2; times += 1)
      expect(await anybody.call('answerAuthorship', { token, answer: 'denied' })).toMatchObject({
        answer: 'denied',
      })
    expect(await toldTo('linmei')).toEqual(['paperReceived', 'authorDenied'])
    expect(await toldTo('organizer')).toEqual(['paperArrived', 'authorDenied'])
    expect(await answers()).toEqual([
      [null, 'asked', 'denied'],
      { authors_asked: '新同学', authors_denied: '赵一凡' },
    ])
    await pass(id)
    expect(await mailsTo(stranger)).toHaveLength(1)
    expect(await mailsTo(coauthor)).toHaveLength(2)
  })

  it('[PAP-05] a co-author with an account says on the paper that they are one, or none: then it is not theirs to read any more', async () => {
    const id = await submitted()
    const other = await shop.signedIn('newcomer')
    const answer = (by: typeof other, said: 'confirmed' | 'denied') =>
      by.call('answerOwnAuthorship', { id, answer: said })
    expect((await other.call('listPapers', {})).list).toMatchObject([{ id, own_answer: 'asked' }])
    for (let times = 0; times < 2; times += 1)
      expect(await answer(other, 'confirmed')).toEqual({ answer: 'confirmed' })
    expect(await other.call('getPaper', { id })).toMatchObject({ is_own: false, own_answer: 'confirmed' })
    const submitter = await shop.signedIn('linmei')
    expect((await submitter.call('getPaper', { id })).own_answer).toBeNull()
    for (const stranger of [submitter, await shop.signedIn('approved'), chair])
      expect(await stranger.refused('answerOwnAuthorship', { id, answer: 'denied' })).toMatchObject({
        reason: 'notFound',
      })
    for (let times = 0; times < 2; times += 1)
      expect(await answer(other, 'denied')).toEqual({ answer: 'denied' })
    expect((await toldTo('linmei')).filter((name) => name === 'authorDenied')).toHaveLength(1)
    expect((await other.call('listPapers', {})).list).toEqual([])
    expect(await other.refused('getPaper', { id })).toMatchObject({ reason: 'notFound' })
  })

  it('[PAP-05] a co-author reads the paper and changes nothing of it', async () => {
    const id = await submitted()
    const other = await shop.signedIn('newcomer')
    const seen = await other.call('getPaper', { id })
    expect(seen).toMatchObject({ is_own: false, editing: null, form, id })
    expect((await other.call('listPapers', {})).list).toMatchObject([{ id, is_own: false }])
    const { version, form_version } = seen
    const send = { id, version, key: freshKey(), confirmation: '撤回', reason: 'R' }
    expect(await other.refused('withdrawPaper', send)).toMatchObject({ reason: 'notFound' })
    expect(
      await other.refused('savePaper', { id, form_version, form: JSON.stringify(form), response: '' }),
    ).toMatchObject({ reason: 'notFound' })
    const outsider = await shop.signedIn('approved')
    expect(await outsider.refused('getPaper', { id })).toMatchObject({ reason: 'notFound' })
  })

  it('[PAP-05] a draft is visible to its author only', async () => {
    const [row] = await shop.db
      .insert(papers)
      .values({ userId: await shop.idOf('linmei'), conferenceId: conference_id, form })
      .returning()
    const other = await shop.signedIn('newcomer')
    expect(await other.refused('getPaper', { id: row?.id ?? 0 })).toMatchObject({ reason: 'notFound' })
  })

  it('[PAP-05] a reviewer has the same number on the desk, in the discussion, the rebuttal, the preview, the author’s page and the mail', async () => {
    const id = await submitted()
    await pass(id)
    await reviewed(id)
    const numbers = (
      list: ReadonlyArray<{ number: number | null; comments: string }>,
    ): Record<string, number | null> =>
      Object.fromEntries(list.map(({ number, comments }) => [comments, number]))
    const desk = await chair.call('getDeskPaper', { id })
    const wanted = numbers(desk.reviews)
    expect(Object.values(wanted).toSorted()).toEqual([1, 2])
    expect(desk.reviews.map(({ number }) => number)).toEqual([1, 2])
    await chair.call('openDiscussion', { id })
    expect(numbers((await chair.call('getDeskDiscussion', { id })).reviews)).toEqual(wanted)
    await chair.call('openRebuttals', { conference_id, ids: String(id), key: freshKey() })
    const { rebuttal } = await author.call('getPaper', { id })
    expect(numbers(rebuttal?.reviews ?? [])).toEqual(wanted)
    const release = await decided(id)
    const ids = String((await chair.call('getDeskPaper', { id })).decisions[0]?.id)
    const { list } = await chair.call('previewDecisions', { conference_id, ids })
    expect(list[0]?.reviews.map(({ number }) => number)).toEqual([1, 2])
    expect(numbers(list[0]?.reviews ?? [])).toEqual(wanted)
    await release()
    const { decisions } = await author.call('getPaper', { id })
    expect(numbers(decisions[0]?.reviews ?? [])).toEqual(wanted)
    const mail = (await mailsTo('linmei@example.org')).at(-1)?.text ?? ''
    for (const [comments, number] of Object.entries(wanted))
      expect(mail).toMatch(new RegExp(`(?:审稿人 |Reviewer )${number}[:：][^\\n]*\\n+${comments}`))
  })

  it('chairs meet a reviewer under the name and address by which they were invited', async () => {
    const id = await submitted()
    await pass(id)
    const [review] = await reviewed(id)
    const userId = await shop.idOf('approved')
    await shop.db.insert(paperReviewers).values({
      ...{ conferenceId: conference_id, userId, name: '外审专家', email: 'expert@uni.example' },
      loadCap: 3,
    })
    const known = { email: 'expert@uni.example' }
    const desk = await chair.call('getDeskPaper', { id })
    expect(desk.reviews.find((each) => each.id === review)).toMatchObject({ ...known, reviewer: '外审专家' })
    const asked = await chair.call('getPaperReviewers', { id })
    expect(asked.reviewers.find((each) => each.id === review)).toMatchObject({ ...known, name: '外审专家' })
    await chair.call('openDiscussion', { id })
    const { reviews: discussed } = await chair.call('getDeskDiscussion', { id })
    expect(discussed.map(({ name }) => name)).toContain('外审专家')
    const { list } = await chair.call('listQueue', { queue: 'reviews' })
    expect(list.map(({ who }) => who)).toContain('外审专家')
  })

  it('[PAP-05] [MSG-02] every link leads its reader to a page that they may open', async () => {
    const id = await submitted()
    await pass(id)
    const [review = 0] = await reviewed(id)
    const other = await shop.signedIn('newcomer')
    const reviewer = await shop.signedIn('approved')
    await shop.db
      .update(papers)
      .set({ state: 'first_review.accepted', finalAt: new Date(shop.server.clock.now) })
      .where(eq(papers.id, id))
    const { version } = await chair.call('getRecord', { entity: 'paper', id })
    const publish = { entity: 'paper', id, event: 'paper.publish', version, reason: '' } as const
    await chair.call('fireRecord', { ...publish, key: freshKey() })
    /** First calls of a page, by its address. */
    const opens = (browser: Browser, link: string) => {
      const { pathname, searchParams } = new URL(link, site)
      const number = Number(/\d+/.exec(pathname)?.[0])
      if (pathname === '/personal/paper/postedby')
        return browser.raw('getPaper', { id: Number(searchParams.get('paper_id')) })
      if (pathname === '/onlinereview')
        return browser.raw('getReview', { id: Number(searchParams.get('review_id')) })
      if (/^\/console\/paper\/\d+\/decision$/.test(pathname))
        return browser.raw('getDeskPaper', { id: number })
      if (/^\/papers\/\d+$/.test(pathname)) return browser.raw('getPublication', { id: number })
      throw new Error(`nobody knows what ${link} asks for`)
    }
    const readers = {
      author: [author, other],
      reader: [author, other, shop.server.browser()],
      reviewer: [reviewer],
      chair: [chair],
    }
    for (const part of Object.keys(paperPlaces) as Array<keyof typeof paperPlaces>)
      for (const name of paperKinds[part])
        for (const browser of readers[part]) {
          const link = notificationLink(name, part === 'reviewer' ? review : id, conference_id)
          expect([name, link, (await opens(browser, link)).code]).toEqual([name, link, 1])
        }
  })
})

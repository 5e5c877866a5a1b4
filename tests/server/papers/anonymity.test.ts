// Deep, 0.5 min: authors and reviewers read every answer in every state of a review.
import { mkdir, writeFile } from 'node:fs/promises'

import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import type { Entity } from '../../../src/contract/entity.ts'
import { toForm } from '../../../src/contract/form.ts'
import { eventsWithOwnCall, queues } from '../../../src/contract/lifecycle.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { comments } from '../../../server/db/schema/comments.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import {
  paperDecisions,
  paperFiles,
  paperRebuttals,
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
const nobodys = 2_147_483_647
const stored = { pdf: `${'q'.repeat(22)}.pdf`, doc: `${'w'.repeat(22)}.docx` }

/** Texts that reveal the author of the paper; none of them occurs in the demo. */
const author = {
  nickname: '作者昵称子衿',
  avatar: '/uploads/avatarOfTheAuthor.png',
  email: 'zijin@authors.example',
  name: '沈子衿',
  eng_name: 'Zijin Shenauthor',
  affiliation: '云梦泽研究所',
  eng_affiliation: 'Yunmengze Institute',
  orcid: '0000-0001-5109-3700',
  file: '沈子衿-终稿',
} as const
/** Texts that reveal a reviewer, or that only the chairs may read. */
const reviewer = {
  first: '审稿人甲蒹葭',
  second: '审稿人乙白露',
  email: 'jianjia@reviewers.example',
  remarks: '仅供主席的保密意见溯洄',
  comments: '给作者的意见伊人',
} as const
const written = {
  recommendation: 'minor_revision',
  comments: reviewer.comments,
  remarks: reviewer.remarks,
} as const

describe('who must not know of a paper, its reviews and its decisions', () => {
  let shop: Shop
  let close: () => Promise<void>
  const browsers = new Map<string, Browser>()
  const browser = (account: string): Browser => {
    const found = browsers.get(account)
    if (found === undefined) throw new Error(`nobody is ${account}`)
    return found
  }
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    const { db } = shop
    // Public comments of members carry their names.
    await db.delete(comments)
    await mkdir(`${testConfig.filesRoot}/papers`, { recursive: true })
    for (const name of Object.values(stored))
      await writeFile(`${testConfig.filesRoot}/papers/${name}`, pdf(1000))
    const { nickname, avatar, email } = author
    await db.update(users).set({ nickname, avatar, email }).where(eq(users.account, 'linmei'))
    const first = { nickname: reviewer.first, email: reviewer.email }
    await db.update(users).set(first).where(eq(users.account, 'newcomer'))
    await db.update(users).set({ nickname: reviewer.second }).where(eq(users.account, 'approved'))
    // A chair of the conference who is a co-author, and one of another conference.
    await db.update(users).set({ email: 'coauthor@authors.example' }).where(eq(users.account, 'finance'))
    await db.insert(userRoles).values([
      { userId: await shop.idOf('finance'), role: 'organizer', conferenceId: shop.conference.id },
      { userId: await shop.idOf('gate'), role: 'organizer', conferenceId: shop.other.id },
    ])
    for (const account of Object.values(accounts)) browsers.set(account, await shop.signedIn(account))
    browsers.set('guest', shop.server.browser())
  })
  afterAll(() => close())

  const accounts = {
    author: 'linmei',
    reviewer: 'newcomer',
    'another reviewer': 'approved',
    'a chair who is a co-author': 'finance',
    'the chair of another conference': 'gate',
    chair: 'organizer',
  } as const
  const form = {
    ...writtenPaper,
    authors: [
      {
        name: author.name,
        eng_name: author.eng_name,
        affiliation: author.affiliation,
        eng_affiliation: author.eng_affiliation,
        email: author.email,
        orcid: author.orcid,
      },
      { ...writtenPaper.authors[0], email: 'CoAuthor@authors.example', orcid: '' },
    ] as typeof writtenPaper.authors,
  }

  const begin = async () => {
    const { db } = shop
    const [paper] = await db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form,
        state: 'first_review.active',
        round: 1,
        movedAt: new Date(shop.server.clock.now),
      })
      .returning()
    const paperId = paper?.id ?? 0
    const files = await db
      .insert(paperFiles)
      .values(
        (['pdf', 'doc'] as const).map((kind) => ({
          ...{ paperId, kind, round: 0, bytes: 1000 },
          name: author.file,
          file: stored[kind],
        })),
      )
      .returning()
    return { paperId, fileIds: files.map(({ id }) => id) }
  }
  const invite = async (paperId: number, account: string) => {
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId,
        userId: await shop.idOf(account),
        round: 1,
        responseDueAt: new Date(shop.server.clock.now + 7 * day),
      })
      .returning()
    return row?.id ?? 0
  }
  const prepare = async (paperId: number) => {
    const [row] = await shop.db
      .insert(paperDecisions)
      .values({ paperId, round: 1, decision: 'accept', letter: '函', userId: await shop.idOf('organizer') })
      .returning()
    return row?.id ?? 0
  }
  const rebut = async (paperId: number, reviewId: number) => {
    const [row] = await shop.db
      .insert(paperRebuttals)
      .values({
        paperId,
        round: 1,
        reviewIds: [reviewId],
        dueAt: new Date(shop.server.clock.now + 7 * day),
        text: '已补充对照实验。',
        state: 'answered',
      })
      .returning()
    return row?.id ?? 0
  }
  const accept = async (id: number, account = 'newcomer') => {
    const { version } = await browser(account).call('getReview', { id })
    await browser(account).call('acceptReview', {
      id,
      version,
      key: freshKey(),
      is_free: 1,
      is_confidential: 1,
    })
  }
  const submit = async (id: number, account = 'newcomer', texts: object = {}) => {
    const { draft } = await browser(account).call('getReview', { id })
    const wish = { id, draft_version: draft?.version ?? 0, key: freshKey(), ...written, ...texts }
    await browser(account).call('submitReview', wish)
  }
  const fire = async (entity: Entity, id: number, event: string, reason = '') => {
    const { version } = await browser('organizer').call('getRecord', { entity, id })
    await browser('organizer').call('fireRecord', { entity, id, event, version, key: freshKey(), reason })
  }

  /** The whole answer, without what differs between any two. */
  const answerOf = async (visitor: Browser, path: string, init: RequestInit = {}) => {
    const response = await visitor.request(path, init)
    const headers = [...response.headers].filter(([name]) => !/^(?:x-request-id|date)$/.test(name))
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers, size: body.byteLength, body: body.toString() }
  }
  const ask = (visitor: Browser, name: CallName, fields: object) => {
    const { method, path } = calls[name]
    const text = toForm(fields as Record<string, unknown>).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return method === 'GET'
      ? answerOf(visitor, `${path}?${text}`)
      : answerOf(visitor, path, { method, body: text, headers })
  }

  /** Every request that names a paper, a review, a decision or a file; `id` of that. */
  const requests = (Object.keys(calls) as CallName[]).flatMap((name) => {
    const { access, input }: Endpoint = calls[name]
    const about = (entity: Entity, by: string, more: object = {}) => {
      const shape = Object.keys((input as { shape?: object }).shape ?? {})
      const given = Object.fromEntries(
        Object.entries({ version: 0, key: 'anonymity' }).filter(([field]) => shape.includes(field)),
      )
      return {
        title: `${name} ${entity}`,
        entity,
        name,
        fields: (id: number) => ({ ...samples[name], ...given, ...more, [by]: id }),
      }
    }
    if (access === 'record')
      return (['paper', 'review', 'decision', 'rebuttal'] as const).map((entity) =>
        about(entity, 'id', {
          entity,
          ...(name === 'fireRecord'
            ? { event: Object.keys(lifecycles[entity].causes).find((each) => !eventsWithOwnCall.has(each)) }
            : {}),
        }),
      )
    if (
      typeof access === 'object' &&
      'row' in access &&
      ['paper', 'review', 'decision', 'rebuttal'].includes(access.row)
    )
      return [about(access.row, access.by)]
    return []
  })

  /** Accounts for which a row of these does not exist; the author's own paper does. */
  const excluded: Readonly<Record<string, readonly Entity[]>> = {
    linmei: ['review', 'decision'],
    approved: ['paper', 'review', 'decision', 'rebuttal'],
    finance: ['paper', 'review', 'decision', 'rebuttal'],
    gate: ['paper', 'review', 'decision', 'rebuttal'],
    guest: ['paper', 'review', 'decision', 'rebuttal'],
  }
  it.each(Object.keys(excluded))(
    '[REV-01] to %s every call about it answers like one about nothing: status, headers, size, body',
    async (account) => {
      const { paperId } = await begin()
      const reviewId = await invite(paperId, 'newcomer')
      if (account === 'approved') await invite(paperId, account)
      await accept(reviewId)
      await submit(reviewId)
      const ids = {
        paper: paperId,
        review: reviewId,
        decision: await prepare(paperId),
        rebuttal: await rebut(paperId, reviewId),
      }
      expect(requests.length).toBeGreaterThan(12)
      for (const { title, entity, name, fields } of requests) {
        if (!excluded[account]?.includes(entity)) continue
        // As an author a chair reads what authors read.
        if (account === 'finance' && name === 'getPaper') continue
        const about = await ask(browser(account), name, fields(ids[entity as 'paper']))
        expect([title, about]).toEqual([title, await ask(browser(account), name, fields(nobodys))])
        expect([title, about.body]).toEqual([
          title,
          expect.stringContaining(account === 'guest' ? '"signedOut"' : '"notFound"'),
        ])
      }
    },
  )

  it.each(Object.keys(excluded).filter((account) => account !== 'linmei' && account !== 'finance'))(
    '[REV-01] to %s its files answer like none: status, headers, size, body',
    async (account) => {
      const { paperId, fileIds } = await begin()
      await accept(await invite(paperId, 'newcomer'))
      if (account === 'approved') await invite(paperId, account)
      const none = await answerOf(browser(account), `/files/paper/${nobodys}`)
      for (const id of fileIds) expect(await answerOf(browser(account), `/files/paper/${id}`)).toEqual(none)
    },
  )

  const paperQueues = queues.filter((queue) => /^(?:papers|reviews|decisions|certificates)$/.test(queue))
  /** Everything that an account can read without naming one of these: lists, counts, queues, messages, the console. */
  const overview = async (account: string) => {
    const seen: Record<string, unknown> = {}
    for (const name of Object.keys(calls) as CallName[]) {
      const { access, method }: Endpoint = calls[name]
      if (method !== 'GET') continue
      if (access === 'queue')
        for (const queue of paperQueues)
          for (const settled of [0, 1] as const)
            for (const q of ['', form.title, reviewer.first, '审稿'])
              seen[`${name} ${queue} ${settled} ${q}`] = await ask(browser(account), name, {
                queue,
                settled,
                q,
              })
      if (access !== 'member' && access !== 'anyone' && access !== 'session') continue
      // These begin or end the session of their caller, or answer another code each time.
      if (/^(?:login|logout|bindPhone|getLoginQrCode|getScene)/.test(name)) continue
      const fields = samples[name] as Record<string, unknown>
      seen[name] = await ask(browser(account), name, 'page_size' in fields ? { ...fields, page: 1 } : fields)
    }
    return seen
  }

  it.each(['finance', 'gate', 'approved', 'guest'])(
    '[REV-01] no list, count, queue, search or message of %s changes while it is reviewed and decided',
    async (account) => {
      const isCoauthor = account === 'finance'
      const begun = isCoauthor ? await begin() : null
      const before = await overview(account)
      const { paperId } = begun ?? (await begin())
      const [first, second] = [await invite(paperId, 'newcomer'), await invite(paperId, 'organizer')]
      await accept(first)
      await submit(first)
      await fire('review', first, 'review.acknowledge')
      await shop.db.update(reviews).set({ state: 'rejected' }).where(eq(reviews.id, second))
      await prepare(paperId)
      expect(await overview(account)).toEqual(before)
    },
  )

  /** Everything that an author can see of a paper, and of everything else. */
  const seenByAuthor = async (paperId: number) => ({
    ...(await overview('linmei')),
    paper: await ask(browser('linmei'), 'getPaper', { id: paperId }),
    record: await ask(browser('linmei'), 'getRecord', { entity: 'paper', id: paperId }),
  })

  it('[PAP-01] before the release an author sees the same, however many review it, and whatever they do', async () => {
    const { paperId } = await begin()
    const before = await seenByAuthor(paperId)
    const [first, second] = [await invite(paperId, 'newcomer'), await invite(paperId, 'approved')]
    const steps: ReadonlyArray<() => Promise<unknown>> = [
      () => accept(first),
      () => submit(first),
      () => submit(first, 'newcomer', { comments: '改过' }),
      () => accept(second, 'approved'),
      () =>
        browser('approved').call('declineReview', {
          id: second,
          version: 1,
          key: freshKey(),
          cause: 'time',
          text: reviewer.remarks,
        }),
      () => fire('review', first, 'review.acknowledge'),
      () => prepare(paperId),
    ]
    for (const step of steps) {
      await step()
      expect(await seenByAuthor(paperId)).toEqual(before)
    }
  })

  it('[PAP-05] [REV-01] a chair who is a co-author reads the paper as its authors do, and nothing of its reviews before the release', async () => {
    const { paperId } = await begin()
    const before = await ask(browser('finance'), 'getPaper', { id: paperId })
    expect(before.body).toContain(author.name)
    const first = await invite(paperId, 'newcomer')
    await accept(first)
    await submit(first)
    await prepare(paperId)
    expect(await ask(browser('finance'), 'getPaper', { id: paperId })).toEqual(before)
  })

  const released = async (texts: readonly (readonly [account: string, comments: string])[]) => {
    const { paperId } = await begin()
    const ids: number[] = []
    for (const [account, comments] of texts) {
      const id = await invite(paperId, account)
      ids.push(id)
      await accept(id, account)
      await submit(id, account, { comments })
    }
    const decisionId = await prepare(paperId)
    await fire('decision', decisionId, 'decision.release')
    return { paperId, ids }
  }

  it('[PAP-01] after the release an author reads recommendations and comments, and nothing of who wrote them', async () => {
    const { paperId } = await released([
      ['newcomer', reviewer.comments],
      ['approved', '第二份意见'],
    ])
    const paper = await browser('linmei').call('getPaper', { id: paperId })
    expect(
      paper.decisions.flatMap((decision) => decision.reviews.map((each) => Object.keys(each).sort())),
    ).toEqual([
      ['comments', 'number', 'recommendation'],
      ['comments', 'number', 'recommendation'],
    ])
    const everything = JSON.stringify(Object.values(await seenByAuthor(paperId)))
    expect(everything).toContain(reviewer.comments)
    for (const secret of [reviewer.first, reviewer.second, reviewer.email, reviewer.remarks])
      expect(everything).not.toContain(secret)
  })

  it('[PAP-01] neither the order nor the numbers of the reviews say who has submitted first', async () => {
    const firstNumbers = new Set<number>()
    // By chance the first one gets the same number each time once in a million runs.
    for (let times = 0; times < 20 && firstNumbers.size < 2; times += 1) {
      const { paperId } = await released([
        ['newcomer', '先提交的意见'],
        ['approved', '后提交的意见'],
      ])
      const { decisions } = await browser('linmei').call('getPaper', { id: paperId })
      const read = decisions.flatMap((decision) => decision.reviews)
      expect(read.map(({ number }) => number)).toEqual([1, 2])
      firstNumbers.add(read.find(({ comments }) => comments === '先提交的意见')?.number ?? 0)
    }
    expect([...firstNumbers].sort()).toEqual([1, 2])
  })

  it('[REV-01] nothing that a reviewer is answered says who the authors are, in any state of the review', async () => {
    const { paperId, fileIds } = await begin()
    const id = await invite(paperId, 'newcomer')
    const pages: string[] = []
    const look = async () => {
      const answers = [
        ...Object.values(await overview('newcomer')),
        await ask(browser('newcomer'), 'getReview', { id }),
        await ask(browser('newcomer'), 'getRecord', { entity: 'review', id }),
        await ask(browser('newcomer'), 'getRecord', { entity: 'paper', id: paperId }),
        await ask(browser('newcomer'), 'getPaper', { id: paperId }),
      ]
      for (const fileId of fileIds) {
        const { headers } = await answerOf(browser('newcomer'), `/files/paper/${fileId}`)
        answers.push(headers)
      }
      pages.push(JSON.stringify(answers))
    }
    await look()
    for (const step of [
      () => accept(id),
      () => browser('newcomer').call('saveReview', { id, draft_version: 0, ...written }),
      () => submit(id),
      () => fire('review', id, 'review.acknowledge'),
    ]) {
      await step()
      await look()
    }
    const decisionId = await prepare(paperId)
    await fire('decision', decisionId, 'decision.override', '审稿意见足够')
    await look()
    const other = await invite((await begin()).paperId, 'newcomer')
    await browser('newcomer').call('declineReview', {
      id: other,
      version: 0,
      key: freshKey(),
      cause: 'time',
      text: '',
    })
    await look()
    for (const page of pages) {
      expect(page).toContain(form.title)
      for (const secret of Object.values(author)) expect(page).not.toContain(secret)
      expect(page).not.toContain('coauthor@authors.example')
    }
  })

  it.each(Object.keys(excluded))(
    '[REV-01] to %s an open discussion answers like none, and shows nowhere: status, headers, size, body',
    async (account) => {
      const { paperId } = await begin()
      const ids = { paper: paperId, review: await invite(paperId, 'newcomer') }
      const other = await invite(paperId, account === 'approved' ? 'gate' : 'approved')
      if (account === 'approved') await invite(paperId, account)
      for (const id of [ids.review, other])
        await shop.db
          .update(reviews)
          .set({ state: 'accepted.submitted', submittedAt: new Date(shop.server.clock.now), ...written })
          .where(eq(reviews.id, id))
      const before = await overview(account)
      const settings = { conferenceId: shop.conference.id, ...paperDefaults, discussion: 'on' } as const
      await shop.db
        .insert(paperSettings)
        .values(settings)
        .onConflictDoUpdate({ target: paperSettings.conferenceId, set: { discussion: 'on' } })
      await browser('organizer').call('openDiscussion', { id: paperId })
      await browser('newcomer').call('writeComment', { id: ids.review, text: '悄悄话', key: freshKey() })
      expect(await overview(account)).toEqual(before)
      const about = requests.filter(({ name }) => /Discussion|Comment/.test(name))
      expect(about.length).toBe(10)
      for (const { title, entity, name, fields } of about) {
        const asked = await ask(browser(account), name, fields(ids[entity as 'paper']))
        expect([title, asked]).toEqual([title, await ask(browser(account), name, fields(nobodys))])
      }
    },
  )

  it('[REV-01] nothing of a discussion says who a reviewer or an author is, in any state of it', async () => {
    const { paperId } = await begin()
    const id = await invite(paperId, 'newcomer')
    const other = await invite(paperId, 'approved')
    for (const [review, account] of [
      [id, 'newcomer'],
      [other, 'approved'],
    ] as const) {
      await accept(review, account)
      await submit(review, account)
    }
    const settings = { conferenceId: shop.conference.id, ...paperDefaults, discussion: 'on' } as const
    await shop.db
      .insert(paperSettings)
      .values(settings)
      .onConflictDoUpdate({ target: paperSettings.conferenceId, set: { discussion: 'on' } })
    const pages: string[] = []
    const look = async () =>
      pages.push(
        JSON.stringify([
          ...Object.values(await overview('newcomer')),
          await ask(browser('newcomer'), 'getDiscussion', { id }),
        ]),
      )
    await browser('organizer').call('openDiscussion', { id: paperId })
    await look()
    const text = { id: other, text: '请看图 3', key: freshKey() }
    const [comment] = (await browser('approved').call('writeComment', text)).comments
    await look()
    await browser('approved').call('deleteComment', { id: other, comment_id: comment?.id ?? 0, version: 0 })
    await look()
    await browser('organizer').call('closeDiscussion', { id: paperId })
    await look()
    expect(pages[1]).toContain('请看图 3')
    for (const page of pages) {
      for (const secret of [...Object.values(author), reviewer.second, 'coauthor@authors.example'])
        expect(page).not.toContain(secret)
      expect(page).toContain('is_own')
    }
    expect(await seenByAuthor(paperId).then(JSON.stringify)).not.toContain('请看图 3')
  })

  it('[REV-01] what a revision changes of the authors is for its chairs alone', async () => {
    const { paperId } = await begin()
    const earlier = { ...form, authors: form.authors.map((each) => ({ ...each, name: '从前的作者采薇' })) }
    for (const [round, handedIn] of [
      [0, earlier],
      [2, form],
    ] as const)
      await shop.db.insert(paperSubmissions).values({ paperId, round, form: handedIn, response: '' })
    await shop.db.update(papers).set({ round: 2 }).where(eq(papers.id, paperId))
    const id = await invite(paperId, 'newcomer')
    await accept(id)
    await submit(id)
    const { before } = await browser('organizer').call('getDeskPaper', { id: paperId })
    expect(before?.authors.map(({ name }) => name)).toContain('从前的作者采薇')
    for (const account of ['newcomer', 'approved', 'finance', 'gate', 'guest'])
      expect(await ask(browser(account), 'getDeskPaper', { id: paperId })).toEqual(
        await ask(browser(account), 'getDeskPaper', { id: nobodys }),
      )
    const seen = JSON.stringify([
      ...Object.values(await overview('newcomer')),
      await ask(browser('newcomer'), 'getReview', { id }),
      await ask(browser('newcomer'), 'getRecord', { entity: 'review', id }),
    ])
    expect(seen).toContain(form.title)
    for (const secret of ['采薇', ...Object.values(author)]) expect(seen).not.toContain(secret)
  })

  it('[REV-01] a reviewer learns nothing of the other reviewers of the paper', async () => {
    const { paperId } = await begin()
    const mine = await invite(paperId, 'newcomer')
    await accept(mine)
    const look = async () => ({
      ...(await overview('newcomer')),
      review: await ask(browser('newcomer'), 'getReview', { id: mine }),
      record: await ask(browser('newcomer'), 'getRecord', { entity: 'review', id: mine }),
    })
    const before = await look()
    const other = await invite(paperId, 'approved')
    await accept(other, 'approved')
    await submit(other, 'approved')
    await fire('review', other, 'review.acknowledge')
    expect(await look()).toEqual(before)
    const [row] = await shop.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, other), eq(reviews.state, 'accepted.acknowledged')))
      .orderBy(desc(reviews.id))
    expect(row?.remarks).toBe(reviewer.remarks)
  })
})

import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import {
  keptEarlier,
  presentationLimit,
  presentationTypes,
  type PresentationEnding,
} from '../../../src/contract/presentationFile.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { papers, reviews } from '../../../server/db/schema/papers.ts'
import { presentationFiles } from '../../../server/db/schema/presentations.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { describeDatabase } from '../../support/engines.ts'
import { cfb, compoundWith, docx, pptx, writtenPaper } from '../../support/papers.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { pdf, zip } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
/** Address of the co-author, whose account is `newcomer`. */
const coauthor = 'coauthor@presentations.example'

const contents: Readonly<Record<PresentationEnding, () => Buffer>> = {
  doc: () => compoundWith('WordDocument'),
  docx,
  ppt: () => compoundWith('PowerPoint Document'),
  pptx,
}

describeDatabase('[FILE-03] oral presentations and posters', (open) => {
  let shop: Shop
  let author: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    author = await shop.signedIn('linmei')
  })

  const paperIn = async (state = 'first_review.accepted', account = 'linmei') => {
    const [first] = writtenPaper.authors
    if (first === undefined) throw new Error('the paper has no author')
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf(account),
        conferenceId: shop.conference.id,
        form: { ...writtenPaper, authors: [first, { ...first, name: '合作者', email: coauthor }] },
        round: state === 'draft' ? 0 : 1,
        state,
        revisionDueAt: new Date(shop.server.clock.now + day),
        withdrawnFrom: state.endsWith('.withdrawn') ? 'accepted' : null,
      })
      .returning()
    return row?.id ?? 0
  }
  const wish = (
    id: number,
    {
      kind = 'oral',
      ending = 'pptx',
      name = `报告.${ending}`,
      content = contents[ending](),
    }: Partial<Wish> = {},
  ) => ({ id, kind, name, content: dataAddress(presentationTypes[ending], content) }) as const
  const put = async (id: number, more: Partial<Wish> = {}) => {
    const { current } = await author.call('uploadPresentation', wish(id, more))
    return current?.id ?? 0
  }
  const listed = async (browser = author, kind: 'oral' | 'post' = 'oral') =>
    (await browser.call('listPresentations', { kind })).list
  const rowsOf = (id: number) =>
    shop.db.select().from(presentationFiles).where(eq(presentationFiles.paperId, id))

  it.each(Object.keys(contents) as PresentationEnding[])(
    '[FILE-01] a %s is put on an accepted paper, is listed, and comes back byte for byte',
    async (ending) => {
      const id = await paperIn()
      const content = contents[ending]()
      const done = await author.call('uploadPresentation', wish(id, { ending, content }))
      expect(done).toMatchObject({
        id,
        title: writtenPaper.title,
        is_open: true,
        current: { name: `报告.${ending}`, bytes: content.length },
        earlier: [],
      })
      expect(await listed()).toEqual([done])
      const response = await author.request(`/files/presentation/${done.current?.id}`)
      expect(response.headers.get('content-type')).toBe(presentationTypes[ending])
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="paper-${id}-oral-${done.current?.id}.${ending}"`,
      )
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
    },
  )

  it('[FILE-01] [FILE-02] what lies, is of another type or too large is refused by name, and nothing is kept', async () => {
    const id = await paperIn()
    const bomb = pptx()
    bomb.writeUInt32LE(1024 ** 3, bomb.indexOf('PK\x01\x02') + 24)
    const exe = Buffer.from('MZ\x90\x00')
    const lies: ReadonlyArray<readonly [string, Partial<Wish>, string, string]> = [
      ['a program', { content: exe }, 'content', 'fileContentWrong'],
      ['a program as an older one', { ending: 'ppt', content: exe }, 'content', 'fileContentWrong'],
      ['a program by its name', { name: '报告.exe' }, 'name', 'fileTypeWrong'],
      ['an archive', { content: zip('a.txt') }, 'content', 'fileContentWrong'],
      ['a docx as pptx', { content: docx() }, 'content', 'fileContentWrong'],
      ['a pptx as docx', { ending: 'docx', content: pptx() }, 'content', 'fileContentWrong'],
      [
        'a doc as ppt',
        { ending: 'ppt', content: compoundWith('WordDocument') },
        'content',
        'fileContentWrong',
      ],
      [
        'a ppt as doc',
        { ending: 'doc', content: compoundWith('PowerPoint Document') },
        'content',
        'fileContentWrong',
      ],
      ['a compound file of something else', { ending: 'ppt', content: cfb() }, 'content', 'fileContentWrong'],
      ['a pptx named ppt', { name: '报告.ppt' }, 'name', 'fileTypeWrong'],
      ['a pptx without an ending', { name: '报告' }, 'name', 'fileTypeWrong'],
      ['macros', { content: pptx('ppt/vbaProject.bin') }, 'content', 'fileContentWrong'],
      ['a bomb', { content: bomb }, 'content', 'fileContentWrong'],
      ['a pptx that was cut off', { content: pptx().subarray(0, 90) }, 'content', 'fileContentWrong'],
      [
        'one byte too many',
        { ending: 'ppt', content: sized(presentationLimit + 1) },
        'content',
        'fileTooLarge',
      ],
    ]
    for (const [what, more, field, reason] of lies) {
      const answer = await author.refused('uploadPresentation', wish(id, more))
      expect({ what, ...answer }).toMatchObject({ what, field, reason })
    }
    const asPdf = { ...wish(id), name: '报告.pdf', content: dataAddress('application/pdf', pdf()) }
    expect(await author.refused('uploadPresentation', asPdf)).toMatchObject({
      field: 'content',
      reason: 'fileTypeWrong',
    })
    expect(await rowsOf(id)).toEqual([])
    expect(await shop.db.select().from(uploadedFiles)).toEqual([])
    const exact = await author.call(
      'uploadPresentation',
      wish(id, { ending: 'ppt', content: sized(presentationLimit) }),
    )
    expect(exact.current?.bytes).toBe(presentationLimit)
  })

  it('a bad field is named, and nothing of it reaches the database', async () => {
    const id = await paperIn()
    const file_id = await put(id)
    for (const [change, field, reason] of [
      [{ kind: 'paper' }, 'kind', 'invalid'],
      [{ name: 'a\u0000b.pptx' }, 'name', 'invalidCharacter'],
      [{ name: `${'长'.repeat(200)}.pptx` }, 'name', 'tooLong'],
      [{ name: '' }, 'name', 'required'],
      [{ content: 'no address' }, 'content', 'fileTypeWrong'],
    ] as const) {
      const answer = await author.refused('uploadPresentation', { ...wish(id), ...change } as never)
      expect({ change, ...answer }).toMatchObject({ change, field, reason })
    }
    expect(await author.refused('removePresentation', { id, kind: 'oral', file_id: 0 })).toMatchObject({
      field: 'file_id',
    })
    expect((await rowsOf(id)).map((row) => row.id)).toEqual([file_id])
  })

  it.each([
    ['draft', 'paperNotAccepted'],
    ['administrator_review.active', 'paperNotAccepted'],
    ['first_review.active', 'paperNotAccepted'],
    ['first_review.awaiting_revision', 'paperNotAccepted'],
    ['second_review.rejected', 'paperRejected'],
    ['first_review.withdrawn', 'paperWithdrawn'],
    ['published.retracted', 'paperRetracted'],
  ])('nothing is put on a paper that is %s: %s', async (state, reason) => {
    const accepted = await paperIn()
    const file_id = await put(accepted)
    const id = await paperIn(state)
    expect(await author.refused('uploadPresentation', wish(id))).toMatchObject({ reason })
    expect((await listed()).map((one) => one.id)).toEqual([accepted])
    // A file uploaded before stays readable for its owner, and is not changed any more.
    await shop.db
      .update(papers)
      .set({ state, withdrawnFrom: state.endsWith('.withdrawn') ? 'accepted' : null })
      .where(eq(papers.id, accepted))
    const about = { id: accepted, kind: 'oral', file_id } as const
    for (const name of ['removePresentation', 'restorePresentation'] as const)
      expect(await author.refused(name, about)).toMatchObject({ reason })
    expect(await listed()).toMatchObject([{ id: accepted, is_open: false, current: { id: file_id } }])
    expect((await author.request(`/files/presentation/${file_id}`)).status).toBe(200)
  })

  it.each(['first_review.accepted', 'second_review.accepted', 'published.accepted', 'indexed.accepted'])(
    'a paper that is %s takes files',
    async (state) => {
      const id = await paperIn(state)
      expect(await listed()).toMatchObject([{ id, is_open: true, current: null }])
      expect(await put(id)).toBeGreaterThan(0)
    },
  )

  it('the list is empty, pages, and holds the two kinds apart', async () => {
    expect(await listed()).toEqual([])
    const ids = [await paperIn(), await paperIn('published.accepted'), await paperIn()]
    await paperIn('first_review.accepted', 'approved')
    const [first = 0] = ids
    const oral = await put(first)
    const post = await put(first, { kind: 'post', name: '海报.pptx' })
    const page = async (no: number) =>
      author.call('listPresentations', { kind: 'post', page: no, page_size: 2 })
    const [one, two, three] = [await page(1), await page(2), await page(99_999_999)]
    expect([one.total, two.total, three.list]).toEqual([3, 3, []])
    expect([...one.list, ...two.list].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(two.list[0]?.current).toMatchObject({ id: post, name: '海报.pptx' })
    expect((await listed()).find(({ id }) => id === first)?.current?.id).toBe(oral)
    // A file of the other kind is not there.
    expect(
      await author.refused('removePresentation', { id: first, kind: 'oral', file_id: post }),
    ).toMatchObject({ reason: 'notFound', field: 'file_id' })
    const english = await shop.signedIn('linmei', { lang: 'en' })
    expect((await listed(english))[0]?.conference).toBe(shop.conference.engTitle)
  })

  it('a replaced file is history, a removed one too, and a removal is taken back', async () => {
    const id = await paperIn()
    const first = await put(id, { name: '初稿.pptx' })
    shop.server.clock.now += 60_000
    const second = await put(id, { name: '终稿.ppt', ending: 'ppt' })
    const [replaced] = await listed()
    expect(replaced).toMatchObject({
      current: { id: second, name: '终稿.ppt' },
      earlier: [{ id: first, name: '初稿.pptx' }],
    })
    expect(Date.parse(replaced?.current?.at ?? '') - Date.parse(replaced?.earlier[0]?.at ?? '')).toBe(60_000)

    const about = { id, kind: 'oral', file_id: second } as const
    const gone = { current: null, earlier: [{ id: second }, { id: first }] }
    expect(await author.call('removePresentation', about)).toMatchObject(gone)
    // A retry, as after a lost answer.
    expect(await author.call('removePresentation', about)).toMatchObject(gone)
    for (const file of [first, second])
      expect((await author.request(`/files/presentation/${file}`)).status).toBe(200)

    const back = { current: { id: second }, earlier: [{ id: first }] }
    expect(await author.call('restorePresentation', about)).toMatchObject(back)
    expect(await author.call('restorePresentation', about)).toMatchObject(back)
    // A removal from another tab, which has not seen the newer file: the newer one is left.
    expect(await author.call('removePresentation', { ...about, file_id: first })).toMatchObject(back)
    expect(await author.call('restorePresentation', { ...about, file_id: first })).toMatchObject({
      current: { id: first },
      earlier: [{ id: second }],
    })
  })

  it('of ten files at once one is current, and all are kept', async () => {
    const id = await paperIn()
    const rounds = [0, 1, 2, 3, 4].map((round) => [round * 2, round * 2 + 1])
    for (const pair of rounds) {
      // Two at a time: a member may not send more together.
      await Promise.all(pair.map((no) => author.call('uploadPresentation', wish(id, { name: `${no}.pptx` }))))
    }
    const [one] = await listed()
    expect(one?.earlier).toHaveLength(9)
    expect((await rowsOf(id)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect([one?.current, ...(one?.earlier ?? [])].map((file) => file?.name).toSorted()).toEqual(
      rounds.flat().map((no) => `${no}.pptx`),
    )
    const [current, ...others] = [one?.current, ...(one?.earlier ?? [])].map((file) => file?.id ?? 0)
    await Promise.all(
      others.slice(0, 4).map((file_id) => author.call('restorePresentation', { id, kind: 'oral', file_id })),
    )
    await author.call('removePresentation', { id, kind: 'oral', file_id: current ?? 0 })
    expect((await rowsOf(id)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  it('only the newest earlier files are kept, and the sweep takes the bytes of the others', async () => {
    const id = await paperIn()
    const all: number[] = []
    for (let no = 0; no < keptEarlier + 3; no += 1) all.push(await put(id, { name: `${no}.pptx` }))
    const [oldest = 0, ...rest] = all.slice(0, 2)
    const [one] = await listed()
    expect([one?.current?.id, ...(one?.earlier.map((file) => file.id) ?? [])]).toEqual(
      all.slice(2).toReversed(),
    )
    for (const gone of [oldest, ...rest])
      expect((await author.request(`/files/presentation/${gone}`)).status).toBe(404)
    const uploads = createUploads(
      shop.db,
      uploadStores(testConfig.filesRoot),
      () => shop.server.clock.now + 2 * day,
    )
    await uploads.sweep()
    expect(await shop.db.$count(uploadedFiles)).toBe(keptEarlier + 1)
    for (const file of all.slice(2))
      expect((await author.request(`/files/presentation/${file}`)).status).toBe(200)
  })

  it('the current file is for the owner and the chairs, former ones for the owner alone, and for everyone else none exists', async () => {
    const id = await paperIn()
    const earlier = await put(id)
    const current = await put(id)
    await shop.db.update(users).set({ email: coauthor }).where(eq(users.account, 'newcomer'))
    await shop.db.insert(reviews).values({
      paperId: id,
      userId: await shop.idOf('approved'),
      round: 1,
      responseDueAt: new Date(shop.server.clock.now + day),
      reviewDueAt: new Date(shop.server.clock.now + day),
      state: 'accepted.reading',
    })
    const none = 2_147_483_647
    const get = async (browser: Browser, file: number) => {
      const response = await browser.request(`/files/presentation/${file}`)
      const isFile = response.headers.get('content-disposition') !== null
      return { status: response.status, text: isFile ? 'the file' : await response.text() }
    }
    const file = { status: 200, text: 'the file' }
    expect([await get(author, current), await get(author, earlier)]).toEqual([file, file])
    const chair = await shop.signedIn('organizer')
    expect(await get(chair, current)).toEqual(file)
    expect(await get(chair, earlier)).toEqual(await get(chair, none))
    // Roles that have no part in papers, a reviewer of this paper, and a co-author, too.
    for (const account of ['approved', 'newcomer', 'finance', 'admin', 'gate']) {
      const browser = await shop.signedIn(account)
      const absent = await get(browser, none)
      expect([account, absent.status]).toEqual([account, 404])
      for (const id of [current, earlier])
        expect([account, await get(browser, id)]).toEqual([account, absent])
      expect(await listed(browser)).toEqual([])
    }
    const guest = shop.server.browser()
    expect(await get(guest, current)).toEqual(await get(guest, none))
    for (const odd of ['0', '-1', '1.5', '99999999999', '%00', `${current}.pptx`])
      expect([odd, (await author.request(`/files/presentation/${odd}`)).status]).toEqual([odd, 404])

    // A chair finds it on the record of the paper, without the parts that are hidden there.
    const lines = async () => {
      const { detail } = await chair.call('getRecord', { entity: 'paper', id })
      return detail.filter(({ field }) => field === 'oral' || field === 'post')
    }
    expect(await lines()).toEqual([{ field: 'oral', kind: 'file', value: `/files/presentation/${current}` }])
    await author.call('removePresentation', { id, kind: 'oral', file_id: current })
    expect(await lines()).toEqual([])
    expect(await get(chair, current)).toEqual(await get(chair, none))
  })

  it('a foreign paper is like none, for every call', async () => {
    const id = await paperIn()
    const file_id = await put(id)
    await shop.db.update(users).set({ email: coauthor }).where(eq(users.account, 'newcomer'))
    for (const account of ['newcomer', 'organizer', 'approved']) {
      const other = await shop.signedIn(account)
      for (const name of ['removePresentation', 'restorePresentation'] as const) {
        const about = (of: number) => ({ id: of, kind: 'oral', file_id }) as const
        expect(await other.raw(name, about(id))).toEqual(await other.raw(name, about(999_999)))
        expect((await other.refused(name, about(id))).reason).toBe('notFound')
      }
      expect(await other.raw('uploadPresentation', wish(id))).toEqual(
        await other.raw('uploadPresentation', wish(999_999)),
      )
      // A file of a paper of one's own is not available by naming another user's.
      const own = await paperIn('first_review.accepted', account)
      expect(await other.raw('restorePresentation', { id: own, kind: 'oral', file_id })).toEqual(
        await other.raw('restorePresentation', { id: own, kind: 'oral', file_id: 999_999 }),
      )
    }
    expect((await listed())[0]?.current?.id).toBe(file_id)
  })
})

interface Wish {
  readonly kind: 'oral' | 'post'
  readonly ending: PresentationEnding
  readonly name: string
  readonly content: Buffer
}

/** A ppt of exactly so many bytes. */
const sized = (bytes: number): Buffer => {
  const file = contents.ppt()
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)])
}

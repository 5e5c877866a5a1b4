import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'

import { eq } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { paperFiles, papers, paperSettings, reviews } from '../../../server/db/schema/papers.ts'
import { lookForNames } from '../../../server/files/names/lookForNames.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { examineMissing } from '../../../server/orders/examineKept.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import { newMemory } from '../../support/engines.ts'
import { hostileCorpus } from '../../support/hostileCorpus.ts'
import { namedDocx, namedPdf } from '../../support/namedDocuments.ts'
import { cfb, docx } from '../../support/papers.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { pdf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const [pdfType = ''] = paperFile.pdf.types
const [docType = '', docxType = ''] = paperFile.doc.types

const names = {
  author: '沈子衿 Zijin',
  editor: 'Zijin &amp; Co',
  company: '云梦泽研究所',
  changedBy: 'Bai Lu',
  commentedBy: 'Jian Jia',
  email: 'zijin@authors.example',
} as const
const plain = ['沈子衿', 'Zijin', '云梦泽研究所', 'Bai Lu', 'Jian Jia', 'zijin@authors.example', 'XY']

describe('what a paper’s files say of their authors beside the text', () => {
  let shop: Shop
  let author: Browser
  let reviewer: Browser
  let chair: Browser
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    await shop.db
      .update(conferences)
      .set({ submissionDeadline: new Date(shop.server.clock.now + 10 * day) })
      .where(eq(conferences.id, shop.conference.id))
    author = await shop.signedIn('linmei')
    reviewer = await shop.signedIn('newcomer')
    chair = await shop.signedIn('organizer')
  })
  afterAll(() => close())

  const begin = async () => {
    const { id } = await author.call('beginPaper', {
      conference_id: shop.conference.id,
      key: freshKey(),
    })
    return id
  }
  const upload = (id: number, kind: 'pdf' | 'doc', name: string, type: string, content: Buffer) =>
    author.call('uploadPaperFile', { id, kind, name, content: dataAddress(type, content) })
  /** Has the newcomer review it, who may read the paper now. */
  const review = async (paperId: number) => {
    await shop.db.update(papers).set({ state: 'first_review.active', round: 1 }).where(eq(papers.id, paperId))
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId,
        userId: await shop.idOf('newcomer'),
        round: 1,
        responseDueAt: new Date(shop.server.clock.now + 7 * day),
        reviewDueAt: new Date(shop.server.clock.now + 20 * day),
        state: 'accepted.reading',
      })
      .returning()
    return row?.id ?? 0
  }
  const download = async (browser: Browser, fileId: number) => {
    const response = await browser.request(`/files/paper/${fileId}`)
    expect(response.status).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    return { bytes, said: response.headers.get('content-disposition') }
  }
  /** Every text of an archive, unpacked, with the archive itself. */
  const textsOf = (archive: Buffer): Map<string, Buffer> => {
    const found = new Map<string, Buffer>()
    for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
      const [method, packed] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 18)]
      const name = archive.toString('utf8', at + 30, at + 30 + archive.readUInt16LE(at + 26))
      const begin = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
      const content = archive.subarray(begin, begin + packed)
      found.set(name, method === 8 ? inflateRawSync(content) : content)
      at = begin + packed
    }
    return found
  }

  it('[REV-01] a Word document: the author sees each name with its place, reviewers get a copy without any', async () => {
    const id = await begin()
    const original = namedDocx(names)
    const sent = await upload(id, 'doc', '沈子衿.docx', docxType, original)
    expect(sent.names).toEqual([
      { name: 'Bai Lu', place: 'changes', is_removed: true },
      { name: 'Jian Jia', place: 'comments', is_removed: true },
      { name: '沈子衿 Zijin', place: 'author', is_removed: true },
      { name: 'Zijin & Co', place: 'editor', is_removed: true },
      { name: '云梦泽研究所', place: 'company', is_removed: true },
    ])
    const known = await author.call('getPaper', { id })
    expect(known).toMatchObject({ is_blind: true, files: [{ id: sent.id, names: sent.names }] })

    const reviewId = await review(id)
    const { bytes: blind, said } = await download(reviewer, sent.id)
    expect(said).toBe(`attachment; filename="paper-${id}-round-1.docx"`)
    const [before, after] = [textsOf(original), textsOf(blind)]
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const secret of plain)
      for (const [name, content] of after)
        expect({ name, secret, isThere: content.includes(secret) }).toEqual({ name, secret, isThere: false })
    // The text is untouched, and the document is one that the site takes.
    expect(after.get('word/document.xml')?.toString()).toContain('2 &gt; 1, by w:author="nobody"')
    expect(after.get('word/media/image1.png')).toEqual(before.get('word/media/image1.png'))
    const again = await upload(await begin(), 'doc', 'a.docx', docxType, blind)
    expect(again.names).toEqual([])

    const { files } = await reviewer.call('getReview', { id: reviewId })
    expect(files).toMatchObject([{ id: sent.id, bytes: blind.length }])
    for (const browser of [author, chair])
      expect((await download(browser, sent.id)).bytes.equals(original)).toBe(true)
    const desk = await chair.call('getDeskPaper', { id })
    expect(desk.files).toMatchObject([{ id: sent.id, bytes: original.length, names: sent.names }])
    const record = await chair.call('getRecord', { entity: 'paper', id })
    expect(record.detail.find(({ field }) => field === 'names')?.value).toBe(
      ['Bai Lu', 'Jian Jia', '沈子衿 Zijin', 'Zijin & Co', '云梦泽研究所'].join('\n'),
    )
  })

  it('[REV-01] a PDF: properties and metadata are not in the copy, which stays the same PDF to read', async () => {
    for (const name of ['沈子衿 (a) \\ b', 'Zijin Shen', 'Jürgen (Zijin']) {
      const id = await begin()
      const original = await namedPdf({ author: name })
      const sent = await upload(id, 'pdf', '论文.pdf', pdfType, original)
      expect(sent.names).toEqual([
        { name, place: 'author', is_removed: true },
        { name, place: 'metadata', is_removed: true },
      ])
      await review(id)
      const { bytes: blind } = await download(reviewer, sent.id)
      for (const encoding of ['utf8', 'latin1', 'utf16le'] as const) {
        const swapped = Buffer.from(blind.subarray(0, blind.length & ~1)).swap16()
        const wanted = Buffer.from('Zijin', encoding)
        expect([blind, swapped].some((bytes) => bytes.includes(wanted))).toBe(false)
      }
      const read = await getDocument({ data: Uint8Array.from(blind), verbosity: 0 }).promise
      const { info, metadata } = await read.getMetadata()
      expect(read.numPages).toBe(1)
      expect(String((info as { Author?: string }).Author ?? '').trim()).toBe('')
      expect(String(metadata?.get('dc:creator') ?? '').trim()).toBe('')
      expect((info as { Title?: string }).Title).toBe('T')
      await read.loadingTask.destroy()
      for (const browser of [author, chair])
        expect((await download(browser, sent.id)).bytes.equals(original)).toBe(true)
    }
  })

  it('a name that cannot be removed is reported as such, and the reviewer gets the file as it is', async () => {
    const id = await begin()
    const original = await namedPdf({ author: 'Zijin Shen', ownerPassword: 'secret' })
    const sent = await upload(id, 'pdf', '论文.pdf', pdfType, original)
    expect(sent.names).toEqual([
      { name: 'Zijin Shen', place: 'author', is_removed: false },
      { name: '', place: 'unchecked', is_removed: false },
    ])
    await review(id)
    expect((await download(reviewer, sent.id)).bytes.equals(original)).toBe(true)
  })

  it('a document without names reports none; one that cannot be examined is reported as such', async () => {
    const id = await begin()
    expect((await upload(id, 'doc', 'a.docx', docxType, docx())).names).toEqual([])
    expect((await upload(id, 'doc', 'a.doc', docType, cfb())).names).toBeNull()
    expect((await upload(id, 'pdf', 'a.pdf', pdfType, pdf())).names).toBeNull()
  })

  it('where reviewers learn the authors, they get the file as it is', async () => {
    const id = await begin()
    const original = namedDocx(names)
    const { id: fileId } = await upload(id, 'doc', 'a.docx', docxType, original)
    const reviewId = await review(id)
    const row = { conferenceId: shop.conference.id, ...paperDefaults }
    await shop.db.insert(paperSettings).values({ ...row, anonymity: 'single' })
    try {
      expect((await download(reviewer, fileId)).bytes.equals(original)).toBe(true)
      const { files } = await reviewer.call('getReview', { id: reviewId })
      expect(files).toMatchObject([{ bytes: original.length }])
      expect((await author.call('getPaper', { id })).is_blind).toBe(false)
    } finally {
      await shop.db.delete(paperSettings)
    }
  })

  describe('files that were kept before anybody looked', () => {
    const keptBefore = async () => {
      const id = await begin()
      const original = namedDocx(names)
      const file = `${freshKey().replaceAll(/[^\w]/g, '').padEnd(22, 'x').slice(0, 22)}.docx`
      await mkdir(`${testConfig.filesRoot}/papers`, { recursive: true })
      await writeFile(`${testConfig.filesRoot}/papers/${file}`, original)
      const [row] = await shop.db
        .insert(paperFiles)
        .values({ paperId: id, kind: 'doc', round: 0, name: 'a.docx', file, bytes: original.length })
        .returning()
      return { id, fileId: row?.id ?? 0, original }
    }
    const rowOf = async (id: number) => {
      const [row] = await shop.db.select().from(paperFiles).where(eq(paperFiles.id, id))
      return row
    }

    it('[REV-01] are looked into when a reviewer asks for them, once however many ask', async () => {
      const { id, fileId, original } = await keptBefore()
      await review(id)
      expect((await author.call('getPaper', { id })).files).toMatchObject([{ names: null }])
      expect((await download(chair, fileId)).bytes.equals(original)).toBe(true)
      expect((await rowOf(fileId))?.examined).toBeNull()
      const got = await Promise.all([1, 2, 3, 4].map(() => download(reviewer, fileId)))
      for (const { bytes } of got)
        for (const content of textsOf(bytes).values())
          for (const secret of plain) expect(content.includes(secret)).toBe(false)
      const row = await rowOf(fileId)
      expect(row?.examined?.names).toHaveLength(5)
      const copies = await shop.db
        .select()
        .from(uploadedFiles)
        .where(eq(uploadedFiles.bytes, row?.blindBytes ?? 0))
      expect(copies.map(({ name }) => name)).toContain(row?.blindFile)
      expect(await readdir(`${testConfig.filesRoot}/papers`)).not.toContain(expect.stringMatching(/\.part$/))
    })

    it('[REV-01] are handed to no reviewer before they are examined', async () => {
      const { id, fileId, original } = await keptBefore()
      await review(id)
      const account = await shop.idOf('linmei')
      const path = `${testConfig.filesRoot}/slow.docx`
      const slow = hostileCorpus.find(({ name }) => name === 'a million numbers of signs in one name')
      await writeFile(path, (await slow?.make()) ?? '')
      // As many as may wait of one account.
      const others = [1, 2, 3, 4, 5].map((at) =>
        lookForNames(account, { path, copy: `${path}.${at}`, ending: 'docx', authors: [] }),
      )
      const refused = await reviewer.request(`/files/paper/${fileId}`)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('10')
      expect((await rowOf(fileId))?.examined).toBeNull()
      // A reader who knows the authors needs no copy.
      expect((await download(chair, fileId)).bytes.equals(original)).toBe(true)
      await Promise.all(others)
      const { bytes } = await download(reviewer, fileId)
      expect(bytes.equals(original)).toBe(false)
    })

    it('are examined by the clock, and a copy that a reviewer may read is never swept', async () => {
      const { id, fileId } = await keptBefore()
      const { db, server } = shop
      const stores = uploadStores(testConfig.filesRoot)
      const uploads = createUploads(db, stores, () => server.clock.now)
      await examineMissing({ db, now: Date.now, uploads, paperFiles: stores.papers })
      expect((await author.call('getPaper', { id })).files[0]?.names).toHaveLength(5)
      const blind = (await rowOf(fileId))?.blindFile ?? ''
      const later = createUploads(db, stores, () => server.clock.now + 3 * day)
      await later.sweep()
      expect(await stores.papers.find(blind)).not.toBeNull()
    })
  })
})

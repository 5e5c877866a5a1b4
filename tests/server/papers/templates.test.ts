import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { unzipSync } from 'fflate'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { pieceType, uploadAddress } from '../../../src/contract/partialUpload.ts'
import { templateLimit, templateTypes, type TemplateEnding } from '../../../src/contract/templateFile.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { partialUploads } from '../../../server/db/schema/partialUploads.ts'
import { templatePack } from '../../../server/documents/templates/templatePack.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import { describeDatabase } from '../../support/engines.ts'
import { docx } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { pdf, zipOf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('the platform’s templates of a paper', () => {
  it('[MEM-02] [BEN-03] are the same bytes each time, whatever the clock says', () => {
    expect(Buffer.from(templatePack()).equals(Buffer.from(templatePack()))).toBe(true)
  })

  it.each(['zh', 'en'])(
    '[MEM-02] for Word in %s are a document of whole parts with every part of a paper',
    (language) => {
      const docx = unzipSync(unzipSync(templatePack())[`paper-${language}.docx`] ?? new Uint8Array())
      expect(Object.keys(docx).sort()).toEqual([
        '[Content_Types].xml',
        '_rels/.rels',
        'word/_rels/document.xml.rels',
        'word/document.xml',
        'word/styles.xml',
      ])
      for (const [name, bytes] of Object.entries(docx))
        expect(XMLValidator.validate(textOf(bytes)), name).toBe(true)
      const document = textOf(docx['word/document.xml'])
      const used = [...document.matchAll(/w:pStyle w:val="(\w+)"/g)].map(([, style]) => style)
      const styles = textOf(docx['word/styles.xml'])
      for (const style of new Set(used)) expect(styles).toContain(`w:styleId="${style}"`)
      const words = JSON.stringify(new XMLParser().parse(document))
      const parts =
        language === 'zh'
          ? ['题目', '作者', '摘要', '关键词', '参考文献']
          : ['Title', 'Author', 'Abstract', 'Keywords', 'References']
      for (const each of parts) expect(words).toContain(each)
    },
  )

  it('[MEM-02] say in both languages how they are used, and have one for LaTeX', () => {
    const files = unzipSync(templatePack())
    expect(textOf(files['README.txt'])).toMatch(/论文模板[^]*Paper templates/)
    const latex = textOf(files['paper.tex'])
    for (const each of ['\\title', '\\author', '\\begin{abstract}', '\\section', '\\begin{thebibliography}'])
      expect(latex).toContain(each)
    expect(latex.split('\\begin{').length).toBe(latex.split('\\end{').length)
  })
})

describeDatabase('the templates of a conference', (open) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(open)
  })

  it('[MEM-02] [BEN-03] are everybody’s, under a name in both languages, and of no conference that is not public', async () => {
    const guest = shop.server.browser()
    const { id } = shop.conference
    const found = await guest.request(`/files/template/${id}`)
    expect(found.status).toBe(200)
    expect(found.headers.get('content-type')).toBe('application/zip')
    const disposition = found.headers.get('content-disposition') ?? ''
    expect(disposition).toContain('filename="paper-templates.zip"')
    expect(decodeURIComponent(disposition)).toContain('论文模板')
    expect(Buffer.from(await found.arrayBuffer()).equals(Buffer.from(templatePack()))).toBe(true)
    const none = await guest.request('/files/template/2147483647')
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, id))
    const hidden = await guest.request(`/files/template/${id}`)
    expect([none.status, hidden.status]).toEqual([404, 404])
    expect((await guest.request('/files/template/0x1')).status).toBe(404)
  })
})

const day = 86_400_000
const own = () =>
  zipOf(
    [
      ['模板/论文.tex', '\\documentclass{article}'],
      ['模板/论文.docx', docx()],
    ],
    true,
  )

describeDatabase('[MEM-02] the pack that a conference brings', (open) => {
  const filesRoot = join(tmpdir(), `symposium-templates-${process.pid}`)
  let shop: Shop
  let chair: Browser
  let guest: Browser
  let conference_id: number
  beforeEach(async () => {
    rmSync(filesRoot, { recursive: true, force: true })
    shop = await openShop(open, { config: { filesRoot } })
    conference_id = shop.conference.id
    chair = await shop.signedIn('organizer')
    guest = shop.server.browser()
  })
  afterAll(() => rmSync(filesRoot, { recursive: true, force: true }))

  const wish = (version: number, { ending = 'zip', ...more }: Partial<Wish> = {}) => {
    const { name = `模板.${ending}`, content = contents[ending]() } = more
    return { conference_id, version, name, content: dataAddress(templateTypes[ending], content) }
  }
  const secondChair = async () => {
    const userId = await shop.idOf('approved')
    await shop.db.insert(userRoles).values({ userId, role: 'organizer', conferenceId: conference_id })
    return shop.signedIn('approved')
  }
  const get = (browser = guest, headers: Record<string, string> = {}, id = conference_id) =>
    browser.request(`/files/template/${id}`, { headers })
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
  const platform = Buffer.from(templatePack())
  /** Names of what lies in the store. */
  const stored = () => {
    try {
      return readdirSync(join(filesRoot, 'papers')).toSorted()
    } catch {
      return []
    }
  }
  const rows = async () =>
    (await shop.db.select({ name: uploadedFiles.name }).from(uploadedFiles))
      .map(({ name }) => name)
      .toSorted()
  const written = async () =>
    (await shop.db.select().from(auditEvents).where(like(auditEvents.event, 'templatePack.%'))).map(
      ({ event, entityId, data }) => [event, entityId, data],
    )

  it.each(Object.keys(templateTypes) as TemplateEnding[])(
    'a %s is everybody’s at once, byte for byte, under its own name',
    async (ending) => {
      const content = contents[ending]()
      expect(await chair.call('getTemplatePack', { conference_id })).toEqual({
        conference_id,
        version: 0,
        own: null,
        changed: null,
      })
      const name = `论文 ‘模板’ (A*).${ending}`
      const put = await chair.call('uploadTemplatePack', wish(0, { ending, name, content }))
      expect(put).toMatchObject({ version: 1, own: { name, bytes: content.length } })
      expect(put.changed?.at).toBe(new Date(shop.server.clock.now).toISOString())
      expect(put.changed?.by).not.toBe('')
      expect(await chair.call('getTemplatePack', { conference_id })).toEqual(put)
      const response = await get()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(templateTypes[ending])
      expect(response.headers.get('content-length')).toBe(String(content.length))
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      const disposition = response.headers.get('content-disposition') ?? ''
      const [, encoded = ''] =
        /^attachment; filename="paper-templates\.\w+"; filename\*=UTF-8''([\w!.~%-]+)$/.exec(disposition) ?? [
          '',
        ]
      expect(disposition).toContain(`filename="paper-templates.${ending}"`)
      expect(decodeURIComponent(encoded)).toBe(name)
      expect((await bytesOf(response)).equals(content)).toBe(true)
      // No other conference has it.
      expect((await bytesOf(await get(guest, {}, shop.other.id))).equals(platform)).toBe(true)
      expect(await written()).toEqual([
        ['templatePack.uploaded', String(conference_id), { ending, bytes: content.length, version: 1 }],
      ])
    },
  )

  it('is revalidated each time, is not sent twice, and has its size before its bytes', async () => {
    const before = await get()
    const tag = before.headers.get('etag') ?? ''
    expect(tag).toBe(`"${createHash('sha256').update(platform).digest('base64url').slice(0, 22)}"`)
    expect(before.headers.get('cache-control')).toBe('public, no-cache')
    expect((await get(guest, { 'if-none-match': tag })).status).toBe(304)
    await chair.call('uploadTemplatePack', wish(0))
    const after = await get(guest, { 'if-none-match': tag })
    expect([after.status, after.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    const known = await get(guest, { 'if-none-match': `"x", W/${after.headers.get('etag')}` })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const head = await guest.request(`/files/template/${conference_id}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(contents.zip().length),
      '',
    ])
    await chair.call('removeTemplatePack', { conference_id, version: 1 })
    expect((await get(guest, { 'if-none-match': after.headers.get('etag') ?? '' })).status).toBe(200)
    expect((await get(guest, { 'if-none-match': tag })).status).toBe(304)
  })

  it('is replaced and removed, of which nothing is left in the store, and comes back by another upload', async () => {
    await chair.call('uploadTemplatePack', wish(0))
    const [first = ''] = stored()
    expect(await rows()).toEqual([first])
    const paper = contents.docx()
    const put = await chair.call('uploadTemplatePack', wish(1, { ending: 'docx', name: '新.docx' }))
    expect(put).toMatchObject({ version: 2, own: { name: '新.docx', bytes: paper.length } })
    expect(stored()).toHaveLength(1)
    expect(stored()).not.toContain(first)
    expect(await rows()).toEqual(stored())
    expect((await bytesOf(await get())).equals(paper)).toBe(true)

    const gone = await chair.call('removeTemplatePack', { conference_id, version: 2 })
    expect(gone).toMatchObject({ version: 3, own: null })
    expect([stored(), await rows()]).toEqual([[], []])
    expect((await bytesOf(await get())).equals(platform)).toBe(true)
    // A retry, as after a lost answer: nothing happens, and nothing is recorded.
    expect(await chair.call('removeTemplatePack', { conference_id, version: 2 })).toEqual(gone)
    expect(await chair.call('uploadTemplatePack', wish(3))).toMatchObject({ version: 4 })
    expect((await bytesOf(await get())).equals(contents.zip())).toBe(true)
    expect((await written()).map(([event]) => event)).toEqual([
      'templatePack.uploaded',
      'templatePack.uploaded',
      'templatePack.removed',
      'templatePack.uploaded',
    ])
  })

  it('goes with a copy of the conference, and is there for either while the other one replaces or removes it', async () => {
    const both = await secondChair()
    await both.call('uploadTemplatePack', wish(0))
    const [shared = ''] = stored()
    const copied = async (parts: string) =>
      (
        await both.call('cloneConference', {
          ...{ conference_id, key: `copy ${parts}`, title: '下一届', eng_title: '', parts },
          starts_on: '2028-04-29',
        })
      ).id
    const bare = await copied('tickets')
    expect(await both.call('getTemplatePack', { conference_id: bare })).toMatchObject({ own: null })
    const next = await copied('papers')
    expect(await both.call('getTemplatePack', { conference_id: next })).toMatchObject({
      version: 1,
      own: { name: '模板.zip', bytes: contents.zip().length },
    })
    expect([stored(), await rows()]).toEqual([[shared], [shared]])
    await both.call('uploadTemplatePack', wish(1, { ending: 'docx' }))
    expect(stored()).toContain(shared)
    expect((await bytesOf(await get(both, {}, next))).equals(contents.zip())).toBe(true)
    await both.call('removeTemplatePack', { conference_id: next, version: 1 })
    expect(stored()).not.toContain(shared)
    expect(await rows()).toEqual(stored())
  })

  it('the sweep leaves it, however old it is, and takes what a killed server has left', async () => {
    await chair.call('uploadTemplatePack', wish(0))
    const [kept = ''] = stored()
    const left = `${'l'.repeat(22)}.zip`
    const userId = await shop.idOf('organizer')
    const createdAt = new Date(shop.server.clock.now)
    await shop.db.insert(uploadedFiles).values({ name: left, userId, place: 'papers', bytes: 1, createdAt })
    await createUploads(shop.db, uploadStores(filesRoot), () => shop.server.clock.now + 400 * day).sweep()
    expect(await rows()).toEqual([kept])
    expect((await get()).headers.get('content-type')).toBe('application/zip')
  })

  it('[FILE-02] what lies, runs, leaves its folder or swells is refused by name, and nothing is kept', async () => {
    for (const [what, more, field, reason] of hostile()) {
      // A chair has a hundred uploads per hour.
      const answer = await chair.refused('uploadTemplatePack', wish(0, more))
      expect({ what, ...answer }).toMatchObject({ what, field, reason })
    }
    expect([stored(), await rows(), await written()]).toEqual([[], [], []])
    expect((await bytesOf(await get())).equals(platform)).toBe(true)
    const chinese = await shop.signedIn('organizer', { lang: 'zh' })
    const program = wish(0, { content: zipOf([['setup.exe', 'x']]) })
    const [zh, en] = [
      await chinese.raw('uploadTemplatePack', program),
      await chair.raw('uploadTemplatePack', program),
    ]
    expect([zh.msg, en.msg]).toEqual([expect.stringContaining('压缩包'), expect.stringContaining('archive')])
  })

  it('[FILE-02] takes what authors need, also under names in the encoding of Chinese Windows', async () => {
    // “誠” is 0xD5 0x5C in GBK, whose second byte is a backslash.
    const named = zipOf([['XX.tex', 'x']])
    for (let at = named.indexOf('XX.tex'); at >= 0; at = named.indexOf('XX.tex', at + 1))
      named.set([0xd5, 0x5c], at)
    await chair.call('uploadTemplatePack', wish(0, { content: named }))
    const many = ['cls', 'sty', 'bst', 'bib', 'tex', 'eps', 'png', 'ttf', 'dotx', 'zip', 'md'].map(
      (ending) => [`模板/a..b.${ending}`, 'content'] as const,
    )
    const packs = [zipOf([['空/', ''], ...many], true), Buffer.from(templatePack()), sized(templateLimit)]
    for (const [version, content] of packs.entries()) {
      const { own } = await chair.call('uploadTemplatePack', wish(version + 1, { content }))
      expect(own?.bytes).toBe(content.length)
    }
  })

  it('a bad field is named', async () => {
    for (const [change, field, reason] of [
      [{ name: 'a\u0000b.zip' }, 'name', 'invalidCharacter'],
      [{ name: `${'长'.repeat(200)}.zip` }, 'name', 'tooLong'],
      [{ name: '' }, 'name', 'required'],
      [{ version: -1 }, 'version', 'invalid'],
      [{ content: 'no address' }, 'content', 'fileTypeWrong'],
      [{ conference_id: 0 }, 'conference_id', 'invalid'],
    ] as const) {
      const answer = await chair.refused('uploadTemplatePack', { ...wish(0), ...change } as never)
      expect({ change, ...answer }).toMatchObject({ change, field, reason })
    }
  })

  it('[FILE-01] goes on from the lost connection, and a repeated end gets the same answer', async () => {
    const content = own()
    const name = '模板.zip'
    const about = { conference_id, name, size: content.length, fingerprint: 'f' }
    const { upload } = await chair.call('beginTemplatePack', about)
    const append = (offset: number, piece: Buffer) =>
      chair.call('appendUpload', { upload, offset, content: dataAddress(pieceType, piece) })
    await append(0, content.subarray(0, 50))
    const end = { conference_id, version: 0, name, content: uploadAddress(upload) }
    expect(await chair.refused('uploadTemplatePack', end)).toMatchObject({ reason: 'uploadIncomplete' })
    expect(await chair.call('beginTemplatePack', about)).toMatchObject({ upload, offset: 50 })
    await append(50, content.subarray(50))
    // For another conference, even one’s own, and for a paper there is no such upload.
    expect(await chair.refused('uploadTemplatePack', { ...end, conference_id: shop.other.id })).toMatchObject(
      { reason: 'notFound' },
    )
    expect(
      (await chair.call('beginTemplatePack', { ...about, conference_id: shop.other.id })).upload,
    ).not.toBe(upload)
    const put = await chair.call('uploadTemplatePack', end)
    expect(await chair.call('uploadTemplatePack', end)).toEqual(put)
    expect((await bytesOf(await get())).equals(content)).toBe(true)
    expect(await written()).toHaveLength(1)

    for (const [more, field, reason] of [
      [{ size: templateLimit + 1 }, 'size', 'fileTooLarge'],
      [{ size: 0 }, 'size', 'fileContentWrong'],
      [{ name: 'a.exe' }, 'name', 'fileTypeWrong'],
    ] as const)
      expect(await chair.refused('beginTemplatePack', { ...about, ...more })).toMatchObject({ field, reason })
    // A program that came in pieces is thrown away whole.
    const program = zipOf([['setup.exe', 'x']])
    const bad = { ...about, size: program.length, fingerprint: 'p' }
    const begun = await chair.call('beginTemplatePack', bad)
    await chair.call('appendUpload', {
      ...{ upload: begun.upload, offset: 0 },
      content: dataAddress(pieceType, program),
    })
    const last = { conference_id, version: 1, name, content: uploadAddress(begun.upload) }
    expect(await chair.refused('uploadTemplatePack', last)).toMatchObject({ reason: 'archiveUnsafe' })
    expect(await chair.refused('getUpload', { upload: begun.upload })).toMatchObject({ reason: 'notFound' })
    await shop.db.delete(partialUploads)
  })

  it('of two chairs the slower one is refused, and nothing of theirs is left', async () => {
    const other = await secondChair()
    await chair.call('uploadTemplatePack', wish(0))
    expect(await other.refused('uploadTemplatePack', wish(0, { ending: 'pdf' }))).toMatchObject({
      reason: 'versionConflict',
      field: 'version',
    })
    expect(await other.refused('removeTemplatePack', { conference_id, version: 0 })).toMatchObject({
      reason: 'versionConflict',
    })
    expect(stored()).toHaveLength(1)
    const put = await other.call('uploadTemplatePack', wish(1, { ending: 'pdf' }))
    const { changed } = await chair.call('getTemplatePack', { conference_id })
    expect(changed).toEqual(put.changed)
    expect(stored()).toHaveLength(1)
  })

  it('of ten uploads at once one is kept and nine are refused, and a download at that time is complete', async () => {
    const other = await secondChair()
    await chair.call('uploadTemplatePack', wish(0))
    const one = (no: number) => zipOf([[`${no}.tex`, String(no)]])
    const contentsOf = Array.from({ length: 10 }, (_, no) => one(no))
    const whole = [own(), ...contentsOf].map((each) => each.toString('base64'))
    let wins = 0
    // Two of each chair at a time: a member may not send more together.
    for (let from = 0; from < 10; from += 4) {
      const sent = contentsOf
        .slice(from, from + 4)
        .map((content, at) => (at % 2 === 0 ? chair : other).raw('uploadTemplatePack', wish(1, { content })))
      const got = Array.from({ length: 4 }, async () => (await bytesOf(await get())).toString('base64'))
      const answers = await Promise.all(sent)
      wins += answers.filter(({ code }) => code === 1).length
      for (const each of await Promise.all(got)) expect(whole).toContain(each)
      const told = answers.filter(({ code }) => code !== 1).map(({ data }) => data)
      for (const each of told) expect(each).toMatchObject({ reason: 'versionConflict' })
    }
    expect(wins).toBe(1)
    expect(await chair.call('getTemplatePack', { conference_id })).toMatchObject({ version: 2 })
    expect(stored()).toHaveLength(1)
    expect(await rows()).toEqual(stored())
    const now = (await bytesOf(await get())).toString('base64')
    expect(whole.slice(1)).toContain(now)
  })

  it('is changed by its chairs only, and hidden from others if the conference is not public', async () => {
    await chair.call('uploadTemplatePack', wish(0))
    const asks = (id: number) =>
      [
        ['getTemplatePack', { conference_id: id }],
        ['beginTemplatePack', { conference_id: id, name: 'a.zip', size: 1, fingerprint: 'f' }],
        ['uploadTemplatePack', { ...wish(1), conference_id: id }],
        ['removeTemplatePack', { conference_id: id, version: 1 }],
      ] as const
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.other.id })
    for (const account of ['approved', 'newcomer', 'finance', 'gate', 'admin']) {
      for (const lang of ['zh', 'en']) {
        const stranger = await shop.signedIn(account, { lang })
        const [theirs, none] = [asks(conference_id), asks(999_999)]
        for (const [at, [name, fields]] of theirs.entries()) {
          const answer = await stranger.raw(name, fields)
          expect([account, name, answer]).toEqual([
            account,
            name,
            await stranger.raw(name, none[at]?.[1] ?? {}),
          ])
          expect(answer).toMatchObject({ data: { reason: 'notFound', field: 'conference_id' } })
        }
      }
    }
    for (const [name, fields] of asks(conference_id))
      expect(await guest.refused(name, fields as never)).toMatchObject({ reason: 'signedOut' })

    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, conference_id))
    const textOf = async (response: Response) => [
      response.status,
      [...response.headers].filter(([name]) => !name.startsWith('x-request')),
      await response.text(),
    ]
    for (const account of [null, 'approved', 'newcomer', 'admin']) {
      const browser = account === null ? guest : await shop.signedIn(account)
      expect(await textOf(await get(browser))).toEqual(await textOf(await get(browser, {}, 2_147_483_647)))
    }
    const response = await get(chair)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await bytesOf(response)).equals(own())).toBe(true)
  })
})

interface Wish {
  readonly ending: TemplateEnding
  readonly name: string
  readonly content: Buffer
}

const contents: Readonly<Record<TemplateEnding, () => Buffer>> = { zip: own, docx, pdf }

/** Title, file, and the field and reason of the refusal. */
function hostile(): ReadonlyArray<readonly [string, Partial<Wish>, string, string]> {
  const exe = Buffer.from('MZ\x90\x00')
  const unsafe = (what: string, content: Buffer) => [what, { content }, 'content', 'archiveUnsafe'] as const
  const wrong = (what: string, more: Partial<Wish>) => [what, more, 'content', 'fileContentWrong'] as const
  const packed = zipOf([['a.tex', 'text text text']], true)
  const inDirectory = (content: Buffer, offset: number, write: (view: Buffer, at: number) => void) => {
    const made = Buffer.from(content)
    write(made, made.indexOf('PK\x01\x02') + offset)
    return made
  }
  const overlapping = () => {
    // Every entry of the directory speaks of the same part, as the bombs do that have no nested archives.
    const part = Buffer.from(zipOf([['a.tex', Buffer.alloc(200)]]))
    const [from, to] = [part.indexOf('PK\x01\x02'), part.indexOf('PK\x05\x06')]
    const entries = Array.from({ length: 50 }, () => part.subarray(from, to))
    const end = Buffer.from(part.subarray(to))
    end.writeUInt16LE(50, 8)
    end.writeUInt16LE(50, 10)
    end.writeUInt32LE(50 * (to - from), 12)
    return Buffer.concat([part.subarray(0, from), ...entries, end])
  }
  return [
    wrong('a program', { content: exe }),
    wrong('a program as Word', { ending: 'docx', content: exe }),
    wrong('a program as PDF', { ending: 'pdf', content: exe }),
    ['a program by its name', { name: '模板.exe' }, 'name', 'fileTypeWrong'],
    ['another ending', { name: '模板.docx' }, 'name', 'fileTypeWrong'],
    ['no ending', { name: '模板' }, 'name', 'fileTypeWrong'],
    wrong('an archive as Word', { ending: 'docx', content: own() }),
    wrong('Word with macros', { ending: 'docx', content: docx('word/vbaProject.bin') }),
    wrong('a PDF that is an archive, too', { ending: 'pdf', content: Buffer.concat([pdf(), own()]) }),
    wrong('an archive that was cut off', { content: own().subarray(0, 60) }),
    wrong('an archive of nothing', { content: zipOf([]) }),
    wrong('a part that is not deflated', {
      content: inDirectory(zipOf([['a.tex', 'no deflate']]), 10, (made, at) => made.writeUInt16LE(8, at)),
    }),
    wrong('a way of packing that nobody knows', {
      content: inDirectory(packed, 10, (made, at) => made.writeUInt16LE(14, at)),
    }),
    wrong('a part that begins nowhere', {
      content: inDirectory(packed, 42, (made, at) => made.writeUInt32LE(7, at)),
    }),
    [
      'a password',
      { content: inDirectory(packed, 8, (made, at) => made.writeUInt16LE(1, at)) },
      'content',
      'fileLocked',
    ],
    unsafe(
      'a link',
      inDirectory(packed, 38, (made, at) => made.writeUInt32LE((0xa1ff << 16) >>> 0, at)),
    ),
    unsafe('a bomb', zipOf([['a.txt', Buffer.alloc(40 * 1024 * 1024)]], true)),
    unsafe(
      'a bomb by its directory',
      inDirectory(packed, 24, (made, at) => made.writeUInt32LE(2 ** 30, at)),
    ),
    unsafe('parts over each other', overlapping()),
    unsafe('too many parts', zipOf(Array.from({ length: 1001 }, (_, no) => [`${no}.tex`, '']))),
    ...[
      '../a.tex',
      'a/../../b.tex',
      '/etc/passwd',
      'C:\\a.tex',
      '..\\a.tex',
      'a.tex:b',
      'a\u202Exet.exe',
    ].map((name) => unsafe(`the path ${name}`, zipOf([[name, 'text']]))),
    ...['setup.exe', 'a/RUN.BAT', 'a.ps1', 'a.js', 'a.lnk', 'a.docm', 'a.exe.', 'a.exe ', 'make.sh'].map(
      (name) => unsafe(`the name ${name}`, zipOf([[name, 'text']])),
    ),
    ...[exe, '\x7FELF\x02', '#!/bin/sh\n', Buffer.from('cffaedfe07', 'hex')].flatMap((content) =>
      [false, true].map((isPacked) =>
        unsafe(`a program called otherwise, packed: ${isPacked}`, zipOf([['a.tex', content]], isPacked)),
      ),
    ),
    ['one byte too many', { content: sized(templateLimit + 1) }, 'content', 'fileTooLarge'],
  ]
}

/** A ZIP of exactly so many bytes. */
function sized(bytes: number): Buffer {
  const [name, overhead] = ['a.eps', zipOf([['a.eps', '']]).length]
  return zipOf([[name, Buffer.alloc(bytes - overhead)]])
}

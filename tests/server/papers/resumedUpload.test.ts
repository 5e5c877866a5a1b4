import { readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { paperFiles, papers } from '../../../server/db/schema/papers.ts'
import { partialUploads } from '../../../server/db/schema/partialUploads.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import { connectionOptions } from '../../../server/http/connectionOptions.ts'
import { calls, type CallName } from '../../../src/contract/calls.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { CallError, failure } from '../../../src/contract/failure.ts'
import { toForm } from '../../../src/contract/form.ts'
import type { OwnPaperFile } from '../../../src/contract/paper.ts'
import {
  pieceBytes,
  pieceType,
  uploadAddress,
  type UploadPurpose,
} from '../../../src/contract/partialUpload.ts'
import { fileUploadMachine } from '../../../src/machines/fileUpload/fileUpload.machine.ts'
import { actorsOf } from '../../../src/machines/shared/actorsOf.ts'
import type { Api } from '../../../src/services/api.ts'
import { createDraftStore } from '../../../src/services/draftStore.ts'
import { createPaperService } from '../../../src/services/paperService.ts'
import { describeDatabase } from '../../support/engines.ts'
import { namedPdf } from '../../support/namedDocuments.ts'
import { pptx, writtenPaper } from '../../support/papers.ts'
import { memoryStore } from '../../support/memoryStore.ts'
import { createDraw, ofSeed, rounds } from '../../support/rounds.ts'
import { run } from '../../support/run.ts'
import { site, type Browser } from '../api/harness.ts'
import { pdf, zip, zipOf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const megabyte = 1024 * 1024
const piece = (bytes: Buffer) => dataAddress(pieceType, bytes)
const draw = createDraw()

describeDatabase('[FILE-01] a file that comes in pieces', (open) => {
  const filesRoot = join(tmpdir(), `symposium-resumed-${process.pid}`)
  let shop: Shop
  let author: Browser
  let id: number
  beforeAll(async () => {
    shop = await openShop(open, { config: { filesRoot } })
    await shop.db
      .update(conferences)
      .set({ submissionDeadline: new Date(shop.server.clock.now + 100 * day) })
      .where(eq(conferences.id, shop.conference.id))
    author = await shop.signedIn('linmei')
    id = (await author.call('beginPaper', { conference_id: shop.conference.id, key: freshKey() })).id
  })
  beforeEach(async () => {
    await shop.db.delete(partialUploads)
    rmSync(filesRoot, { recursive: true, force: true })
    // An hourly limit used up by one test is free again in the next.
    shop.server.clock.now += 3_700_000
  })
  afterAll(() => rmSync(filesRoot, { recursive: true, force: true }))

  const wish = (size: number, more: object = {}) =>
    ({ id, purpose: 'pdf', name: 'a.pdf', size, fingerprint: 'f', ...more }) as const
  const append = (upload: string, offset: number, bytes: Buffer, browser = author) =>
    browser.call('appendUpload', { upload, offset, content: piece(bytes) })
  /** Sends it in two pieces. */
  const sendAll = async (bytes: Buffer, more: object = {}) => {
    const { upload } = await author.call('beginUpload', wish(bytes.length, more))
    const half = Math.floor(bytes.length / 2)
    if (half > 0) await append(upload, 0, bytes.subarray(0, half))
    await append(upload, half, bytes.subarray(half))
    return upload
  }
  const finish = (upload: string, more: object = {}) =>
    ({ id, kind: 'pdf', name: 'a.pdf', content: uploadAddress(upload), ...more }) as const
  const parts = () => {
    try {
      return readdirSync(join(filesRoot, 'papers')).filter((name) => name.endsWith('.part'))
    } catch {
      return []
    }
  }
  const bytesOf = async ({ id: file }: OwnPaperFile) =>
    Buffer.from(await (await author.request(`/files/paper/${file}`)).arrayBuffer())

  it('comes whole out of two pieces, by way of two servers, and gets the same answer when its end is repeated', async () => {
    const beside = await shop.signedIn('linmei', { ahead: 0 })
    const content = pdf(5000)
    const begun = await author.call('beginUpload', wish(content.length))
    expect(begun).toMatchObject({ name: 'a.pdf', size: content.length, offset: 0 })
    expect(begun.upload).toMatch(/^[\w-]{22}$/)
    expect(await append(begun.upload, 0, content.subarray(0, 1234))).toMatchObject({ offset: 1234 })
    // After a reload the page has forgotten it, and begins the same file at another server.
    expect(await beside.call('beginUpload', wish(content.length))).toEqual({ ...begun, offset: 1234 })
    await append(begun.upload, 1234, content.subarray(1234), beside)
    const sent = await beside.call('uploadPaperFile', finish(begun.upload))
    expect((await bytesOf(sent)).equals(content)).toBe(true)
    expect(parts()).toEqual([])
    const files = await shop.db.$count(paperFiles)
    expect(await author.call('uploadPaperFile', finish(begun.upload))).toEqual(sent)
    expect(await shop.db.$count(paperFiles)).toBe(files)
    // It is over: another beginning is another upload.
    expect((await author.call('beginUpload', wish(content.length))).upload).not.toBe(begun.upload)
    expect(
      await author.refused('appendUpload', { upload: begun.upload, offset: 0, content: piece(content) }),
    ).toMatchObject({ reason: 'offsetWrong', offset: content.length })
  })

  it('another file of the same name and size is never joined to it', async () => {
    const { upload } = await author.call('beginUpload', wish(1000))
    await append(upload, 0, Buffer.alloc(10))
    for (const more of [
      { fingerprint: 'g' },
      { size: 1001 },
      { name: 'b.pdf' },
      { purpose: 'doc', name: 'a.docx' },
    ])
      expect(await author.call('beginUpload', { ...wish(1000), ...more } as never)).toMatchObject({
        offset: 0,
      })
    expect(await author.call('beginUpload', wish(1000))).toMatchObject({ upload, offset: 10 })
  })

  it('a piece for another offset is refused with the true one, in both languages', async () => {
    const { upload } = await author.call('beginUpload', wish(100))
    await append(upload, 0, Buffer.alloc(40))
    const chinese = await shop.signedIn('linmei', { lang: 'zh-CN' })
    for (const offset of [0, 39, 41, 100, 101, 2_147_483_647]) {
      const wrong = { upload, offset, content: piece(Buffer.alloc(1)) }
      expect(await author.refused('appendUpload', wrong)).toMatchObject({
        reason: 'offsetWrong',
        field: 'offset',
        offset: 40,
        msg: expect.stringContaining('another part') as string,
      })
      expect((await chinese.refused('appendUpload', wrong)).msg).toContain('请继续上传')
    }
    expect(await author.call('getUpload', { upload })).toMatchObject({ offset: 40 })
  })

  it('of ten pieces at once, at ten servers, one is taken and the others are refused', async () => {
    const { upload } = await author.call('beginUpload', wish(100))
    const browsers = await Promise.all(
      Array.from({ length: 10 }, () => shop.signedIn('linmei', { ahead: 0 })),
    )
    const answers = await Promise.all(
      browsers.map((browser, no) =>
        browser.raw('appendUpload', { upload, offset: 0, content: piece(Buffer.alloc(50, no)) }),
      ),
    )
    const reasons = answers.map(({ data }) => (data as { reason?: string }).reason)
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1)
    for (const reason of reasons.filter((each) => each !== undefined))
      expect(['uploadBusy', 'offsetWrong']).toContain(reason)
    expect(await author.call('getUpload', { upload })).toMatchObject({ offset: 50 })
  })

  it('while one tab sends, another has to wait; a sender who falls silent is overtaken and learns it', async () => {
    const { upload } = await author.call('beginUpload', wish(6))
    let goOn = () => {}
    const silence = new Promise<void>((settle) => {
      goOn = settle
    })
    let isSilent = () => {}
    const silent = new Promise<void>((settle) => {
      isSilent = settle
    })
    let pulls = 0
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          pulls += 1
          const text = (said: string) => controller.enqueue(new TextEncoder().encode(said))
          if (pulls === 1)
            text(`upload=${upload}&offset=0&content=${encodeURIComponent(`data:${pieceType};base64,`)}AAAA`)
          if (pulls === 2) {
            isSilent()
            await silence
            text('BBBB')
          }
          if (pulls === 3) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const init = { method: 'POST', body, duplex: 'half', headers: form }
    const slow = author.request(calls.appendUpload.path, init as RequestInit)
    await silent
    const beside = await shop.signedIn('linmei', { ahead: 0 })
    await vi.waitFor(async () =>
      expect(await beside.call('getUpload', { upload })).toMatchObject({ offset: 3 }),
    )
    const rest = { upload, offset: 3, content: piece(Buffer.from('xyz')) }
    expect(await beside.refused('appendUpload', rest)).toMatchObject({
      reason: 'uploadBusy',
      retry_after: 10,
    })
    shop.server.clock.now += 10_001
    expect(await beside.call('appendUpload', rest)).toMatchObject({ offset: 6 })
    goOn()
    expect(await (await slow).json()).toMatchObject({ data: { reason: 'uploadBusy' } })
    expect(await author.call('getUpload', { upload })).toMatchObject({ offset: 6 })
  })

  it('another user’s, an expired one and a discarded one do not exist, byte for byte, for every call', async () => {
    const none = 'A'.repeat(22)
    const { upload } = await author.call('beginUpload', wish(100))
    const other = await shop.signedIn('approved')
    const foreign = (await other.call('beginPaper', { conference_id: shop.conference.id, key: freshKey() }))
      .id
    const asked = (browser: Browser, of: string, paper: number) =>
      Promise.all([
        browser.raw('getUpload', { upload: of }),
        browser.raw('appendUpload', { upload: of, offset: 0, content: piece(Buffer.alloc(1)) }),
        browser.raw('discardUpload', { upload: of }),
        browser.raw('uploadPaperFile', finish(of, { id: paper })),
      ])
    const absent = await asked(other, none, foreign)
    for (const { data } of absent) expect(data).toMatchObject({ reason: 'notFound' })
    expect(await asked(other, upload, foreign)).toEqual(absent)
    // For another place it does not exist either.
    expect(await author.raw('uploadPaperFile', finish(upload, { kind: 'doc', name: 'a.docx' }))).toEqual(
      await author.raw('uploadPaperFile', finish(none, { kind: 'doc', name: 'a.docx' })),
    )
    expect(await author.call('getUpload', { upload })).toMatchObject({ offset: 0 })
    // A paper of another user is like none for the beginning.
    expect(await other.raw('beginUpload', wish(100))).toEqual(
      await other.raw('beginUpload', wish(100, { id: 999_999 })),
    )

    await author.call('discardUpload', { upload })
    const own = await asked(author, none, id)
    expect(await asked(author, upload, id)).toEqual(own)

    const { upload: old } = await author.call('beginUpload', wish(100))
    await append(old, 0, Buffer.alloc(10))
    expect(parts()).toEqual([`${old}.part`])
    shop.server.clock.now += day + 1
    expect(await asked(author, old, id)).toEqual(own)
    await createUploads(shop.db, uploadStores(filesRoot), () => shop.server.clock.now).sweep()
    expect(await shop.db.$count(partialUploads)).toBe(0)
    expect(parts()).toEqual([])
  })

  it('no guest requests one, and a name with a NUL or an invalid id is refused by its field', async () => {
    const guest = shop.server.browser()
    for (const [name, fields] of [
      ['beginUpload', wish(1)],
      ['getUpload', { upload: 'A'.repeat(22) }],
      ['appendUpload', { upload: 'A'.repeat(22), offset: 0, content: piece(Buffer.alloc(1)) }],
      ['discardUpload', { upload: 'A'.repeat(22) }],
    ] as ReadonlyArray<readonly [CallName, object]>)
      expect(await guest.refused(name, { ...fields })).toMatchObject({ reason: 'signedOut' })
    for (const upload of ['', '../../../etc/passwd____', 'A'.repeat(23), `${'A'.repeat(21)}\0`])
      expect(await author.refused('getUpload', { upload })).toMatchObject({ field: 'upload' })
    expect(await author.refused('beginUpload', wish(1, { name: 'a\0.pdf' }))).toMatchObject({ field: 'name' })
  })

  it('lies about the size are refused: one byte more than 30 MB, nothing, more than was said, less than was said', async () => {
    expect(await author.refused('beginUpload', wish(30 * megabyte + 1))).toMatchObject({
      reason: 'fileTooLarge',
      field: 'size',
    })
    expect(await author.refused('beginUpload', wish(0))).toMatchObject({
      reason: 'fileContentWrong',
      field: 'size',
    })
    expect(await author.refused('beginUpload', wish(100, { name: 'a.exe' }))).toMatchObject({
      reason: 'fileTypeWrong',
      field: 'name',
    })
    const { upload } = await author.call('beginUpload', wish(100))
    expect(
      await author.refused('appendUpload', { upload, offset: 0, content: piece(Buffer.alloc(megabyte)) }),
    ).toMatchObject({ reason: 'fileTooLarge' })
    expect(
      await author.refused('appendUpload', { upload, offset: 0, content: piece(Buffer.alloc(101)) }),
    ).toMatchObject({
      reason: 'fileTooLarge',
      field: 'content',
    })
    const { offset } = await author.call('getUpload', { upload })
    expect(offset).toBeLessThanOrEqual(100)
    expect(await author.refused('uploadPaperFile', finish(upload))).toMatchObject({
      reason: 'uploadIncomplete',
      field: 'content',
      offset,
    })
    // A short upload can be completed.
    await append(upload, offset, Buffer.alloc(100 - offset))
    expect(await author.refused('uploadPaperFile', finish(upload))).toMatchObject({
      reason: 'fileContentWrong',
    })
  })

  it('what is no piece, and an upload where none is taken, is refused as a file of the wrong type', async () => {
    const { upload } = await author.call('beginUpload', wish(100))
    for (const content of [dataAddress('application/pdf', pdf()), 'upload:x', uploadAddress(upload)])
      expect(await author.refused('appendUpload', { upload, offset: 0, content })).toMatchObject({
        reason: 'fileTypeWrong',
        field: 'content',
      })
    expect(await author.refused('upload', { kind: 'avatar', content: uploadAddress(upload) })).toMatchObject({
      reason: 'fileTypeWrong',
    })
  })

  it.each<readonly [string, () => Buffer | Promise<Buffer>, UploadPurpose, string, string]>([
    ['a program as pdf', () => Buffer.from('MZ\x90\x00 and more of it'), 'pdf', 'a.pdf', 'fileContentWrong'],
    [
      'a pdf with an archive behind it',
      () => Buffer.concat([pdf(), zip('a.txt')]),
      'pdf',
      'a.pdf',
      'fileContentWrong',
    ],
    ['a pdf without its end', () => pdf().subarray(0, -10), 'pdf', 'a.pdf', 'fileContentWrong'],
    [
      'a pdf behind a password',
      () => namedPdf({ author: 'A', password: 's', ownerPassword: 'o' }),
      'pdf',
      'a.pdf',
      'fileLocked',
    ],
    ['an archive as docx', () => zip('a.txt', 'b.txt'), 'doc', 'a.docx', 'fileContentWrong'],
    ['a docx of 120 MB when it is opened', bomb, 'doc', 'a.docx', 'fileContentWrong'],
  ])(
    '[FILE-02] %s is refused by the same name as if it came at once, and nothing of it stays',
    async (_, make, purpose, name, reason) => {
      const bytes = await make()
      const before = {
        files: await shop.db.$count(paperFiles),
        uploaded: await shop.db.$count(uploadedFiles),
      }
      const upload = await sendAll(bytes, { purpose, name })
      const refused = await author.refused('uploadPaperFile', finish(upload, { kind: purpose, name }))
      expect(refused).toMatchObject({ reason, field: 'content' })
      const type = purpose === 'pdf' ? 'application/pdf' : docxType
      const once = await author.refused('uploadPaperFile', {
        id,
        kind: purpose,
        name,
        content: dataAddress(type, bytes),
      })
      expect(refused).toEqual(once)
      expect({
        files: await shop.db.$count(paperFiles),
        uploaded: await shop.db.$count(uploadedFiles),
      }).toEqual(before)
      expect(parts()).toEqual([])
      expect((await author.refused('getUpload', { upload })).reason).toBe('notFound')
    },
  )

  it('a paper that was submitted since takes no file, and a poster goes the same way as a paper', async () => {
    const upload = await sendAll(pdf())
    await shop.db.update(papers).set({ state: 'first_review.active', round: 1 }).where(eq(papers.id, id))
    expect((await author.refused('uploadPaperFile', finish(upload))).reason).toBe('paperNotEditable')
    expect((await author.refused('beginUpload', wish(100))).reason).toBe('paperNotEditable')
    await shop.db.update(papers).set({ state: 'draft', round: 0 }).where(eq(papers.id, id))
    // The bytes are still there.
    await author.call('uploadPaperFile', finish(upload))

    const poster = { purpose: 'post', name: 'a.pptx' } as const
    expect((await author.refused('beginUpload', wish(100, poster))).reason).toBe('paperNotAccepted')
    const [accepted] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form: writtenPaper,
        round: 1,
        state: 'first_review.accepted',
      })
      .returning()
    const own = accepted?.id ?? 0
    const content = pptx()
    const sent = await sendAll(content, { id: own, ...poster })
    expect(
      await author.call('uploadPresentation', {
        id: own,
        kind: 'post',
        name: 'a.pptx',
        content: uploadAddress(sent),
      }),
    ).toMatchObject({ current: { name: 'a.pptx', bytes: content.length } })
    expect(await author.refused('beginUpload', wish(2 * megabyte + 1, { id: own, ...poster }))).toMatchObject(
      {
        reason: 'fileTooLarge',
      },
    )
  })

  it('a member has eight of them, of which the oldest gives way, and all members together so much', async () => {
    const first = await author.call('beginUpload', wish(100, { fingerprint: '0' }))
    await append(first.upload, 0, Buffer.alloc(10))
    for (let no = 1; no < 8; no += 1) {
      shop.server.clock.now += 1
      await author.call('beginUpload', wish(100, { fingerprint: String(no) }))
    }
    expect(await author.call('getUpload', { upload: first.upload })).toMatchObject({ offset: 10 })
    await author.call('beginUpload', wish(100, { fingerprint: '8' }))
    expect((await author.refused('getUpload', { upload: first.upload })).reason).toBe('notFound')
    expect(parts()).toEqual([])
    expect(await shop.db.$count(partialUploads)).toBe(8)

    const userId = await shop.idOf('approved')
    const large = { userId, purpose: 'pdf', paperId: id, name: 'a', fingerprint: 'x' } as const
    await shop.db.insert(partialUploads).values(
      [1, 2, 3, 4].map((no) => ({
        ...large,
        id: `large-${no}`,
        bytes: 1024 * megabyte - 300,
        createdAt: new Date(shop.server.clock.now),
      })),
    )
    expect(await author.refused('beginUpload', wish(30 * megabyte))).toMatchObject({
      reason: 'limited',
      retry_after: 600,
    })
    await author.call('beginUpload', wish(100, { fingerprint: '9' }))
  })

  it('ten beginnings at once are one upload', async () => {
    const begun = await Promise.all(Array.from({ length: 10 }, () => author.call('beginUpload', wish(100))))
    expect(new Set(begun.map(({ upload }) => upload)).size).toBe(1)
    expect(await shop.db.$count(partialUploads)).toBe(1)
  })

  it('the page’s own flow, cut in the middle of its second piece, sends the rest alone: every byte is counted', async () => {
    vi.stubGlobal('FileReader', Reader)
    const sent: Array<{ offset: number; bytes: number }> = []
    let appended = 0
    const lost = () => new CallError(failure('offline'))
    // The page's client, over a connection that breaks once.
    const call = async (endpoint: Endpoint, input: Record<string, unknown>) => {
      const name = (Object.keys(calls) as CallName[]).find((each) => calls[each] === endpoint)
      if (name === undefined) throw new Error('no such call')
      const content = String(input['content'] ?? '')
      if (name === 'appendUpload') {
        appended += 1
        const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64').length
        if (appended !== 2) sent.push({ offset: Number(input['offset']), bytes })
        else {
          const body = toForm(input).toString()
          let pulls = 0
          const half = new ReadableStream<Uint8Array>(
            {
              pull(controller) {
                pulls += 1
                if (pulls > 1) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
                controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2)))
              },
            },
            { highWaterMark: 0 },
          )
          const init = { method: 'POST', body: half, duplex: 'half', headers: form }
          await author.request(endpoint.path, init as RequestInit)
          throw lost()
        }
      }
      return author.call(name as 'getUpload', input as never)
    }
    const memory = memoryStore()
    const drafts = createDraftStore({ tab: memory, local: memory, uid: () => '7' })
    const port = createPaperService({ api: { call } as unknown as Api, drafts })
    const kept: OwnPaperFile[] = []
    const machine = fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        ...port.pieces,
        watchNetwork: () => () => undefined,
        sendFile: (wish, tell) =>
          port.sendPaperFile({ ...wish, id, kind: 'paperPdf' }, tell, (file) => kept.push(file)),
      }),
    })
    const { actor, clock } = run(machine, { kind: 'paperPdf', url: '' })
    const whole = Buffer.concat([
      pdf().subarray(0, -6),
      Buffer.alloc(10 * megabyte, 'symposium '),
      Buffer.from('\n%%EOF\n'),
    ])
    actor.send({ type: 'file.choose', file: new File([new Uint8Array(whole)], 'a.pdf', { lastModified: 1 }) })
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('interrupted')).toBe(true), { timeout: 20_000 })
    clock.increment(1000)
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('kept')).toBe(true), { timeout: 20_000 })

    const [file] = kept
    if (file === undefined) throw new Error('no file was kept')
    expect((await bytesOf(file)).equals(whole)).toBe(true)
    // The first piece; then what followed what came of the second, which was about a half.
    const [one, two, ...more] = sent
    expect(one).toEqual({ offset: 0, bytes: pieceBytes })
    expect(two?.offset).toBeGreaterThan(pieceBytes * 1.4)
    expect(two?.offset).toBeLessThan(pieceBytes * 1.6)
    const rest = [two, ...more].reduce((sum, each) => sum + (each?.bytes ?? 0), 0)
    expect(rest).toBe(whole.length - (two?.offset ?? 0))
    vi.unstubAllGlobals()
  }, 60_000)

  describe('on a connection', () => {
    let server: Server
    let port: number
    // Connections that were made, and those of which the server has seen the end; requests that it is at.
    let made = 0
    let ended = 0
    let atWork = 0
    beforeAll(async () => {
      const answer = getRequestListener(shop.server.app.fetch)
      server = createServer(connectionOptions(5000), (request, response) => {
        atWork += 1
        void answer(request, response).finally(() => {
          atWork -= 1
        })
      })
      server.on('connection', (socket) =>
        socket.on('close', () => {
          ended += 1
        }),
      )
      await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
      port = (server.address() as AddressInfo).port
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })

    /** A free upload does not prove the end: a request that was cut at once may not have begun to write yet. */
    const isOver = () =>
      vi.waitFor(() => expect({ ended, atWork }).toEqual({ ended: made, atWork: 0 }), { timeout: 10_000 })
    const holderOf = async (upload: string) => {
      const [row] = await shop.db.select().from(partialUploads).where(eq(partialUploads.id, upload))
      if (row === undefined) throw new Error('there is no such upload')
      return row.holder
    }
    /** Sends a piece, of whose body so many bytes leave before the connection is cut. */
    const cut = async (upload: string, offset: number, bytes: Buffer, left: number) => {
      const body = Buffer.from(toForm({ upload, offset, content: piece(bytes) }).toString())
      const cookies = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const head = [
        `POST ${calls.appendUpload.path} HTTP/1.1`,
        `Host: ${new URL(site).host}`,
        `Origin: ${site}`,
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
        `Cookie: ${cookies}`,
        ...Object.entries(author.credentials ?? {}).map(([name, value]) => `${name}: ${value}`),
        '\r\n',
      ].join('\r\n')
      const socket = connect(port, '127.0.0.1')
      made += 1
      socket.on('error', () => undefined)
      const sent = Math.min(left, body.length - 1)
      await new Promise<void>((settle) =>
        socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, sent)]), () => settle()),
      )
      return { socket, sent }
    }

    it('cut at many places, it goes on where it was, and every byte is there once', async () => {
      const content = Buffer.concat([
        pdf().subarray(0, -6),
        Buffer.alloc(300_000, 'symposium '),
        Buffer.from('\n%%EOF\n'),
      ])
      const { upload } = await author.call('beginUpload', wish(content.length))
      const faults = shop.server.log.faults().length
      let offset = 0
      let moved = 0
      for (let no = 0; no < rounds(12, 60) && offset < content.length - 1000; no += 1) {
        const left = draw.between(0, 60_000)
        const { socket } = await cut(upload, offset, content.subarray(offset), left)
        // At least the first of it has been read before it is cut, where there is any.
        if (left > 20_000)
          await vi.waitFor(
            async () => expect((await author.call('getUpload', { upload })).offset).toBeGreaterThan(offset),
            { timeout: 10_000 },
          )
        socket.destroy()
        await isOver()
        expect(await holderOf(upload), ofSeed).toBeNull()
        const there = (await author.call('getUpload', { upload })).offset
        expect(there, ofSeed).toBeGreaterThanOrEqual(offset)
        // No more than was sent of it: its address takes a third more, and escapes more than that.
        expect(there - offset, ofSeed).toBeLessThanOrEqual(left)
        if (there > offset) moved += 1
        offset = there
      }
      expect(moved).toBeGreaterThan(0)
      if (offset < content.length) await append(upload, offset, content.subarray(offset))
      const sent = await author.call('uploadPaperFile', finish(upload))
      expect((await bytesOf(sent)).equals(content), ofSeed).toBe(true)
      expect(shop.server.log.faults()).toHaveLength(faults)
    })
  })
})

/** Node has files, but no reader of them. */
class Reader extends EventTarget {
  result = ''
  readAsDataURL(file: Blob) {
    void file.arrayBuffer().then((bytes) => {
      this.result = `data:;base64,${Buffer.from(bytes).toString('base64')}`
      this.dispatchEvent(new Event('load'))
    })
  }
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A hundred kilobytes that take 120 MB. */
function bomb(): Buffer {
  return zipOf(
    [
      ['[Content_Types].xml', '<a/>'],
      ['word/document.xml', '<a/>'],
      ['word/media/a.bin', Buffer.alloc(120 * megabyte)],
    ],
    true,
  )
}

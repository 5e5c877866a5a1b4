// Deep, 0.5 min: files that are made to exhaust memory are read.
import { readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { connectionOptions } from '../../../server/http/connectionOptions.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { paperFiles } from '../../../server/db/schema/papers.ts'
import { calls } from '../../../src/contract/calls.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import { newMemory } from '../../support/engines.ts'
import { namedPdf } from '../../support/namedDocuments.ts'
import { docx } from '../../support/papers.ts'
import { site, type Browser } from '../api/harness.ts'
import { pdf, zip, zipOf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const megabyte = 1024 * 1024
const [pdfType = ''] = paperFile.pdf.types
const [docType = '', docxType = ''] = paperFile.doc.types

/** MS-DOS and PE head of a program for Windows. */
const program = Buffer.concat([
  Buffer.from('MZ\x90\x00'),
  Buffer.alloc(60),
  Buffer.from('PE\0\0'),
  Buffer.alloc(400),
])
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')
const contents = ['[Content_Types].xml', 'word/document.xml'] as const

describe('uploads of a paper that lie', () => {
  const filesRoot = join(tmpdir(), `symposium-hostile-files-${process.pid}`)
  let shop: Shop
  let author: Browser
  let id: number
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database), { config: { filesRoot } })
    await shop.db
      .update(conferences)
      .set({ submissionDeadline: new Date(shop.server.clock.now + 10 * day) })
      .where(eq(conferences.id, shop.conference.id))
    author = await shop.signedIn('linmei')
    id = (await author.call('beginPaper', { conference_id: shop.conference.id, key: freshKey() })).id
  })
  afterAll(async () => {
    rmSync(filesRoot, { recursive: true, force: true })
    await close()
  })

  const wish = (content: Buffer, { kind = 'pdf', name = 'a.pdf', type = pdfType }: Partial<Told> = {}) => ({
    ...{ id, kind, name, content: dataAddress(type, content) },
  })
  interface Told {
    kind: 'pdf' | 'doc'
    name: string
    type: string
  }
  const word = { kind: 'doc', name: 'a.docx', type: docxType } as const
  const onDisk = () => {
    try {
      return readdirSync(join(filesRoot, 'papers')).sort()
    } catch {
      return []
    }
  }
  /** Files on the disk and in the tables. */
  const kept = async () => ({
    disk: onDisk(),
    uploaded: (await shop.db.select({ name: uploadedFiles.name }).from(uploadedFiles)).length,
    files: (await shop.db.select({ id: paperFiles.id }).from(paperFiles)).length,
  })

  const bomb = () =>
    zipOf(
      [
        ...contents.map((name) => [name, '<a/>'] as const),
        ['word/media/a.bin', Buffer.alloc(120 * megabyte)],
      ],
      true,
    )
  /** Says that it holds a few bytes, and holds a hundred megabytes. */
  const lyingBomb = () => {
    const made = zipOf(
      [
        ['[Content_Types].xml', '<a/>'],
        ['word/document.xml', Buffer.alloc(100 * megabyte, 32)],
      ],
      true,
    )
    const entry = made.lastIndexOf('PK\x01\x02')
    made.writeUInt32LE(100, entry + 24)
    return made
  }
  const many = () =>
    zipOf(
      [...contents, ...Array.from({ length: 100_000 }, (_, at) => `word/${at}`)].map((name) => [name, '']),
    )

  const refused: ReadonlyArray<
    readonly [string, () => Buffer | Promise<Buffer>, Partial<Told>, string, string]
  > = [
    ['a program as pdf', () => program, {}, 'content', 'fileContentWrong'],
    ['a program as docx', () => program, word, 'content', 'fileContentWrong'],
    [
      'a program as doc',
      () => program,
      { kind: 'doc', name: 'a.doc', type: docType },
      'content',
      'fileContentWrong',
    ],
    [
      'a page of markup as pdf',
      () => Buffer.from('<!doctype html><script>1</script>'),
      {},
      'content',
      'fileContentWrong',
    ],
    [
      'a picture with an archive behind it',
      () => Buffer.concat([gif, zip('a.txt')]),
      {},
      'content',
      'fileContentWrong',
    ],
    ['the same as docx', () => Buffer.concat([gif, zip('a.txt')]), word, 'content', 'fileContentWrong'],
    [
      'a pdf with an archive behind it',
      () => Buffer.concat([pdf(), zip('a.txt')]),
      {},
      'content',
      'fileContentWrong',
    ],
    ['an archive renamed to docx', () => zip('a.txt', 'b.txt'), word, 'content', 'fileContentWrong'],
    ['a docx of a hundred kilobytes that takes 120 MB', bomb, word, 'content', 'fileContentWrong'],
    ['a docx of 100 000 parts', many, word, 'content', 'fileContentWrong'],
    ['a docx without its directory', () => docx().subarray(0, -40), word, 'content', 'fileContentWrong'],
    ['a docx cut in half', () => docx().subarray(0, 60), word, 'content', 'fileContentWrong'],
    ['a pdf without its end', () => pdf().subarray(0, -10), {}, 'content', 'fileContentWrong'],
    [
      'a pdf that opens with a password only',
      () => namedPdf({ author: 'A', password: 'secret', ownerPassword: 'other' }),
      {},
      'content',
      'fileLocked',
    ],
    ['nothing', () => Buffer.alloc(0), {}, 'content', 'fileContentWrong'],
    ['a name with a NUL', pdf, { name: 'a\0.pdf' }, 'name', 'invalidCharacter'],
    ['a name of 300 signs', pdf, { name: `${'a'.repeat(296)}.pdf` }, 'name', 'tooLong'],
    ['a name that is read backwards', pdf, { name: 'a\u202eexe.pdf' }, 'name', 'invalidCharacter'],
    ['a name without an ending', pdf, { name: 'pdf' }, 'name', 'fileTypeWrong'],
    ['a name of two endings', pdf, { name: 'a.pdf.exe' }, 'name', 'fileTypeWrong'],
    ['one byte more than 30 MB', () => ended(30 * megabyte + 1), {}, 'content', 'fileTooLarge'],
  ]
  it.each(refused)(
    '[FILE-01] [FILE-02] %s is refused by name, and nothing of it stays',
    async (_, make, told, field, reason) => {
      const before = await kept()
      const content = await make()
      expect(await author.refused('uploadPaperFile', wish(content, told))).toMatchObject({ field, reason })
      expect(await kept()).toEqual(before)
    },
  )

  it('the bomb is as small as it is said to be', () => {
    expect(bomb().length).toBeLessThan(130_000)
  })

  it('[FILE-01] exactly 30 MB are taken', async () => {
    expect(await author.call('uploadPaperFile', wish(ended(30 * megabyte)))).toMatchObject({
      bytes: 30 * megabyte,
    })
  })

  it('[FILE-02] a part that holds more than it says is never unpacked further than it says', async () => {
    const before = process.memoryUsage.rss()
    const sent = await author.call('uploadPaperFile', wish(lyingBomb(), word))
    expect(sent.names).toBeNull()
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * megabyte)
  })

  it('[FILE-02] a pdf that is also a page of markup is handed out as a file that no browser opens as a page', async () => {
    const both = Buffer.concat([
      Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>\n'),
      pdf().subarray(9),
    ])
    const { id: fileId } = await author.call('uploadPaperFile', wish(both))
    const response = await author.request(`/files/paper/${fileId}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="paper-${id}-round-1.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  it('[FILE-02] a name that is a way through folders names nothing on the disk', async () => {
    for (const name of ['../../x.pdf', '..\\..\\x.pdf', '/etc/x.pdf', 'C:\\x.pdf']) {
      const before = onDisk()
      const sent = await author.call('uploadPaperFile', wish(pdf(), { name }))
      expect(sent.name).toBe(name)
      const fresh = onDisk().filter((each) => !before.includes(each))
      expect(fresh).toEqual([expect.stringMatching(/^[\w-]{22}\.pdf$/)])
    }
  })

  describe('on a connection', () => {
    let server: Server
    let port: number
    beforeAll(async () => {
      const answer = getRequestListener(shop.server.app.fetch)
      server = createServer(connectionOptions(5000), (request, response) => void answer(request, response))
      await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
      port = (server.address() as AddressInfo).port
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })

    const body = () => {
      const { content, ...rest } = wish(ended(2 * megabyte))
      const fields = new URLSearchParams({ ...rest, id: String(rest.id) }).toString()
      return Buffer.from(`${fields}&content=${encodeURIComponent(content)}`)
    }
    const head = (length: number) => {
      const { credentials } = author
      const cookies = [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return [
        `POST ${calls.uploadPaperFile.path} HTTP/1.1`,
        `Host: ${new URL(site).host}`,
        `Origin: ${site}`,
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${length}`,
        ...(cookies === '' ? [] : [`Cookie: ${cookies}`]),
        ...Object.entries(credentials ?? {}).map(([name, value]) => `${name}: ${value}`),
        '\r\n',
      ].join('\r\n')
    }
    const send = (length: number, bytes: Buffer) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', (part) => (text += part.toString()))
      socket.on('error', () => undefined)
      socket.write(head(length))
      socket.write(bytes)
      return { socket, said: () => text }
    }
    const isGone = async (before: Awaited<ReturnType<typeof kept>>) =>
      vi.waitFor(async () => expect(await kept()).toEqual(before), { timeout: 10_000 })
    const isBegun = () =>
      vi.waitFor(() => expect(onDisk().some((name) => name.endsWith('.part'))).toBe(true), {
        timeout: 10_000,
      })

    it('a whole one is taken, which the next two are but for their ends', async () => {
      const whole = body()
      const { socket, said } = send(whole.length, whole)
      await vi.waitFor(() => expect(said()).toContain('"kind":"pdf"'), { timeout: 20_000 })
      socket.destroy()
    })

    it('[FILE-01] one that is cut in the middle leaves nothing, on the disk or in a table', async () => {
      const before = await kept()
      const faults = shop.server.log.faults().length
      const whole = body()
      const { socket } = send(whole.length, whole.subarray(0, whole.length / 2))
      await isBegun()
      socket.destroy()
      await isGone(before)
      expect(shop.server.log.faults()).toHaveLength(faults)
    })

    it('one that promises more than it sends waits and leaves nothing; of one that promises less the rest is no request', async () => {
      const before = await kept()
      const whole = body()
      const more = send(whole.length + 1000, whole)
      await isBegun()
      more.socket.end()
      await isGone(before)
      const less = send(whole.length - 1001, whole)
      await vi.waitFor(() => expect(less.said()).toMatch(/fileContentWrong|400 Bad Request/), {
        timeout: 20_000,
      })
      less.socket.destroy()
      await isGone(before)
    })
  })
})

/** A pdf of exactly that many bytes. */
const ended = (bytes: number): Buffer => {
  const [begin, end] = [Buffer.from('%PDF-1.4\n'), Buffer.from('\n%%EOF\n')]
  return Buffer.concat([begin, Buffer.alloc(bytes - begin.length - end.length), end])
}

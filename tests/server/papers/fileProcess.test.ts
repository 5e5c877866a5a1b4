import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { demoPassword } from '../../../server/db/seed.ts'
import { createFileStore } from '../../../server/files/store.ts'
import { calls, type CallName } from '../../../src/contract/calls.ts'
import { toForm } from '../../../src/contract/form.ts'
import type { OwnPaper, OwnPaperFile } from '../../../src/contract/paper.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import {
  pieceBytes,
  pieceType,
  uploadAddress,
  type PartialUpload,
} from '../../../src/contract/partialUpload.ts'
import { bundledServer } from '../../support/bundledServer.ts'
import { isDeep } from '../../support/deep.ts'
import { namedDocx, namedPdf } from '../../support/namedDocuments.ts'
import { docx, writtenPaper } from '../../support/papers.ts'
import { pdf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'

const megabyte = 1024 * 1024
const day = 86_400_000
const [pdfType = ''] = paperFile.pdf.types
const docxType = paperFile.doc.types[1] ?? ''

describe('the server process and files of papers', () => {
  const bundled = bundledServer(
    'paper-files',
    { main: 'server/main.ts', namesChild: 'server/files/names/namesChild.ts' },
    // As it is shipped: its child lies beside it.
    { 'import.meta.env.DEV': 'false' },
  )
  const files = join(bundled.home, 'files')
  const folder = join(files, 'papers')

  const start = async () => {
    const server = bundled.start({ FILES: files })
    const kill = async () => {
      server.child.kill('SIGKILL')
      await server.ended
    }
    return { port: await bundled.portOf(server), kill, pid: server.child.pid ?? 0 }
  }

  /** A visitor who signs in, on whatever port the server has. */
  const visitorAt = async (port: number) => {
    const origin = `http://localhost:${port}`
    let credentials: Record<string, string> = {}
    const call = async <Answer>(name: CallName, fields: object): Promise<Answer> => {
      const { method, path, success } = calls[name]
      const form = toForm(fields as Record<string, unknown>).toString()
      const headers = { origin, ...credentials }
      const response = await (method === 'GET'
        ? fetch(`${origin}${path}?${form}`, { headers })
        : fetch(`${origin}${path}`, {
            method,
            body: form,
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          }))
      const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
      if (cookies.length > 0) credentials = { ...credentials, cookie: cookies.join('; ') }
      const answer = (await response.json()) as { code: number; data: Answer }
      if (answer.code !== success) throw new Error(`${name} answered ${JSON.stringify(answer)}`)
      return answer.data
    }
    const session = await call<{ token: string; sign: string; user_id: number }>('loginByPassword', {
      account: 'linmei',
      password: demoPassword,
    })
    credentials = { ...credentials, token: session.token, sign: session.sign, uid: String(session.user_id) }
    /** An upload of which only a part is sent. */
    const begin = (fields: object, share: number, name: CallName = 'uploadPaperFile') => {
      const body = Buffer.from(toForm(fields as Record<string, unknown>).toString())
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(
        [
          `POST ${calls[name].path} HTTP/1.1`,
          `Host: localhost:${port}`,
          `Origin: ${origin}`,
          'Content-Type: application/x-www-form-urlencoded',
          `Content-Length: ${body.length}`,
          ...Object.entries(credentials).map(([name, value]) => `${name}: ${value}`),
          '\r\n',
        ].join('\r\n'),
      )
      socket.write(body.subarray(0, Math.floor(body.length * share)))
      return socket
    }
    return { call, begin }
  }
  const beginPaper = async ({ call }: Awaited<ReturnType<typeof visitorAt>>): Promise<OwnPaper> => {
    // One of the demo's conferences takes papers today.
    for (let conference_id = 1; ; conference_id += 1) {
      const { refusal } = await call<{ refusal: string | null }>('getSubmission', { conference_id })
      if (refusal === null) return call<OwnPaper>('beginPaper', { conference_id, key: randomUUID() })
    }
  }
  const drafts = () => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.part'))
    } catch {
      return []
    }
  }

  it('[FILE-01] [PAP-02] after kill -9 during an upload the draft is whole, no half file is listed, what is left is swept, and the file can be sent again', async () => {
    const first = await start()
    const author = await visitorAt(first.port)
    const { id, form_version } = await beginPaper(author)
    await author.call('savePaper', { id, form_version, form: JSON.stringify(writtenPaper), response: '' })
    const kept = await author.call<OwnPaperFile>('uploadPaperFile', {
      ...{ id, kind: 'doc', name: 'a.docx', content: dataAddress(docxType, docx()) },
    })
    const whole = Buffer.concat([
      pdf().subarray(0, -8),
      Buffer.alloc(8 * megabyte, ' '),
      Buffer.from('\n%%EOF\n'),
    ])
    const sent = { id, kind: 'pdf', name: 'a.pdf', content: dataAddress(pdfType, whole) }
    const socket = author.begin(sent, 0.6)
    await vi.waitFor(
      () => {
        const [draft] = drafts()
        expect(draft === undefined ? 0 : statSync(join(folder, draft)).size).toBeGreaterThan(2 * megabyte)
      },
      { timeout: 20_000, interval: 5 },
    )
    await first.kill()
    socket.destroy()

    const second = await start()
    const again = await visitorAt(second.port)
    const read = await again.call<OwnPaper>('getPaper', { id })
    expect(read).toMatchObject({ state: 'draft', form: writtenPaper, form_version: 1 })
    expect(read.files).toEqual([kept])
    expect(drafts()).toHaveLength(1)

    const store = createFileStore(folder)
    await store.removeDrafts(Date.now() - day)
    expect(drafts()).toHaveLength(1)
    // A day later no process writes to it any more.
    await store.removeDrafts(Date.now() + day)
    expect(drafts()).toEqual([])

    await again.call('uploadPaperFile', sent)
    expect((await again.call<OwnPaper>('getPaper', { id })).files).toMatchObject([
      { kind: 'pdf', bytes: whole.length },
      { kind: 'doc', id: kept.id },
    ])
    expect(drafts()).toEqual([])
    await second.kill()
  }, 120_000)

  it('[FILE-01] after kill -9 between two pieces, and in the middle of a third, the file goes on where it was', async () => {
    const first = await start()
    const author = await visitorAt(first.port)
    const { id } = await beginPaper(author)
    const whole = Buffer.concat([
      pdf().subarray(0, -8),
      Buffer.alloc(6 * megabyte, 'symposium '),
      Buffer.from('\n%%EOF\n'),
    ])
    const about = { id, purpose: 'pdf', name: 'a.pdf', size: whole.length, fingerprint: 'f' }
    const piece = (from: number, to?: number) => dataAddress(pieceType, whole.subarray(from, to))
    const { upload } = await author.call<PartialUpload>('beginUpload', about)
    for (const from of [0, megabyte])
      await author.call('appendUpload', { upload, offset: from, content: piece(from, from + megabyte) })
    await first.kill()

    const second = await start()
    const again = await visitorAt(second.port)
    expect(await again.call<PartialUpload>('getUpload', { upload })).toMatchObject({ offset: 2 * megabyte })
    const rest = { upload, offset: 2 * megabyte, content: piece(2 * megabyte) }
    const socket = again.begin(rest, 0.5, 'appendUpload')
    const part = join(folder, `${upload}.part`)
    await vi.waitFor(() => expect(statSync(part).size).toBeGreaterThan(3 * megabyte), {
      timeout: 20_000,
      interval: 5,
    })
    await second.kill()
    socket.destroy()

    const third = await start()
    const last = await visitorAt(third.port)
    // As after a reload: the page asks by the file alone.
    const { offset } = await last.call<PartialUpload>('beginUpload', about)
    expect(offset).toBe(statSync(part).size)
    expect(offset).toBeGreaterThan(3 * megabyte)
    // The killed writer held it; it is waited for as long as it was given.
    await vi.waitFor(() => last.call('appendUpload', { upload, offset, content: piece(offset) }), {
      timeout: 20_000,
      interval: 500,
    })
    const content = uploadAddress(upload)
    const sent = await last.call<OwnPaperFile>('uploadPaperFile', { id, kind: 'pdf', name: 'a.pdf', content })
    expect(sent).toMatchObject({ bytes: whole.length })
    const stored = readdirSync(folder).find(
      (name) => name.endsWith('.pdf') && statSync(join(folder, name)).size === whole.length,
    )
    expect(readFileSync(join(folder, stored ?? '')).equals(whole)).toBe(true)
    expect(drafts()).toEqual([])
    await third.kill()
  }, 120_000)

  it.runIf(isDeep && process.platform === 'linux')(
    '[FILE-01] a file of 30 MB in pieces takes less than 30 MB of memory',
    async () => {
      const server = await start()
      const author = await visitorAt(server.port)
      const { id } = await beginPaper(author)
      const send = async (bytes: number) => {
        const whole = Buffer.concat([
          pdf().subarray(0, -8),
          Buffer.alloc(bytes, 'a'),
          Buffer.from('\n%%EOF\n'),
        ])
        const about = { id, purpose: 'pdf', name: 'a.pdf', size: whole.length, fingerprint: String(bytes) }
        const { upload } = await author.call<PartialUpload>('beginUpload', about)
        for (let offset = 0; offset < whole.length; offset += pieceBytes) {
          const content = dataAddress(pieceType, whole.subarray(offset, offset + pieceBytes))
          await author.call('appendUpload', { upload, offset, content })
        }
        await author.call('uploadPaperFile', {
          id,
          kind: 'pdf',
          name: 'a.pdf',
          content: uploadAddress(upload),
        })
      }
      for (let round = 0; round < 3; round += 1) await send(5 * megabyte)
      const before = residentOf(server.pid)
      let most = before
      const looking = setInterval(() => {
        most = Math.max(most, residentOf(server.pid))
      }, 5)
      await send(29.9 * megabyte)
      clearInterval(looking)
      expect(most - before).toBeLessThan(30 * megabyte)
      await server.kill()
    },
    120_000,
  )

  it.runIf(process.platform === 'linux')(
    '[FILE-01] two files of 30 MB at once, with names to remove, take less than 30 MB of memory',
    async () => {
      const server = await start()
      const author = await visitorAt(server.port)
      const { id } = await beginPaper(author)
      const send = (kind: 'pdf' | 'doc', content: string) =>
        author.call<OwnPaperFile>('uploadPaperFile', { id, kind, name: `a.${endings[kind]}`, content })
      const pdfOf = async (bytes: number) =>
        dataAddress(pdfType, await namedPdf({ author: 'Lin Mei', attached: randomBytes(bytes) }))
      const docxOf = (bytes: number) =>
        dataAddress(docxType, namedDocx(names, ['word/media/image2.png', randomBytes(bytes)]))
      // One-time memory, and that of the first megabytes, is no growth by size.
      for (let round = 0; round < 2; round += 1)
        await Promise.all([send('pdf', await pdfOf(2 * megabyte)), send('doc', docxOf(2 * megabyte))])
      const [large, other] = [await pdfOf(29.5 * megabyte), docxOf(29.5 * megabyte)]
      const before = residentOf(server.pid)
      let most = before
      const looking = setInterval(() => {
        most = Math.max(most, residentOf(server.pid))
      }, 5)
      const sent = await Promise.all([send('pdf', large), send('doc', other)])
      clearInterval(looking)
      for (const { bytes, names: told } of sent) {
        expect(bytes).toBeGreaterThan(29 * megabyte)
        expect(told?.length).toBeGreaterThan(0)
        expect(told?.every(({ is_removed }) => is_removed)).toBe(true)
      }
      expect(most - before).toBeLessThan(30 * megabyte)
      await server.kill()
    },
    120_000,
  )
})

const endings = { pdf: 'pdf', doc: 'docx' } as const
const names = {
  author: 'Lin Mei',
  editor: 'Lin Mei',
  company: 'C',
  changedBy: 'Wang Lei',
  commentedBy: 'Wang Lei',
  email: 'a@b.example',
}

/** Bytes of the process and all its threads. */
const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

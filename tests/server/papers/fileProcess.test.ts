import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { keptCluster } from '../../../server/db/madeCluster.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import { createFileStore } from '../../../server/files/store.ts'
import { calls, type CallName } from '../../../src/contract/calls.ts'
import { toForm } from '../../../src/contract/form.ts'
import type { OwnPaper, OwnPaperFile } from '../../../src/contract/paper.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import { namedDocx, namedPdf } from '../../support/namedDocuments.ts'
import { docx, writtenPaper } from '../../support/papers.ts'
import { pdf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'

const megabyte = 1024 * 1024
const day = 86_400_000
const [pdfType = ''] = paperFile.pdf.types
const docxType = paperFile.doc.types[1] ?? ''

/** The process as it is started: bundled, with its own directory. */
describe('the server process and files of papers', () => {
  // Inside the repository, so that the bundle finds the packages it leaves out.
  const bundle = resolve(`.cache/paper-kill-${process.pid}`)
  const home = mkdtempSync(join(tmpdir(), 'paper-kill-'))
  const folder = join(home, 'files/papers')
  const running = new Set<ChildProcess>()
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // As it is shipped: its thread lies beside it.
      define: { 'import.meta.env.DEV': 'false' },
      build: {
        ssr: true,
        outDir: bundle,
        target: 'node20',
        rollupOptions: {
          input: { main: 'server/main.ts', namesWorker: 'server/files/names/namesWorker.ts' },
          output: { entryFileNames: '[name].js' },
        },
      },
    })
    symlinkSync(await keptCluster(resolve('.cache')), join(bundle, 'cluster'))
  }, 120_000)
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  afterAll(() => {
    rmSync(bundle, { recursive: true, force: true })
    rmSync(home, { recursive: true, force: true })
  })

  const start = async () => {
    const child = spawn(process.execPath, [join(bundle, 'main.js')], {
      cwd: home,
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: join(home, 'db'),
        FILES: join(home, 'files'),
        DIST: join(home, 'none'),
        LIVE_UDP_PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const ended = new Promise<void>((settle) => child.once('close', () => settle()))
    let output = ''
    const port = await new Promise<number>((settle, fail) => {
      const look = (part: Buffer) => {
        output += part.toString()
        const said = /Symposium +http:\/\/localhost:(\d+)/.exec(output)?.[1]
        if (said !== undefined) settle(Number(said))
      }
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      void ended.then(() => fail(new Error(`ended before it listened:\n${output}`)))
    })
    const kill = async () => {
      child.kill('SIGKILL')
      running.delete(child)
      await ended
    }
    return { port, kill, pid: child.pid ?? 0 }
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
    const begin = (fields: object, share: number) => {
      const body = Buffer.from(toForm(fields as Record<string, unknown>).toString())
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(
        [
          `POST ${calls.uploadPaperFile.path} HTTP/1.1`,
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
    // A day later nobody writes to it any more.
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

  it.runIf(process.platform === 'linux')(
    '[FILE-01] two files of 30 MB at once, with names to remove, take less than 60 MB of memory',
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
      // What is loaded once, and what the first megabytes take, is no growth by size.
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
      expect(most - before).toBeLessThan(60 * megabyte)
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

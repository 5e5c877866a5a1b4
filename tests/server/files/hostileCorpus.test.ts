// Deep, 4 min: a hundred files that are made to fill a memory go through a server of their own.
import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { demoPassword } from '../../../server/db/seed.ts'
import { usedBy } from '../../../server/shared/limitedChild.ts'
import { calls, type CallName } from '../../../src/contract/calls.ts'
import { toForm } from '../../../src/contract/form.ts'
import type { OwnPaper, OwnPaperFile } from '../../../src/contract/paper.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import { sheetTypes } from '../../../src/contract/paperSheetWords.ts'
import { bundledServer } from '../../support/bundledServer.ts'
import { hostileCorpus, type Door, type HostileFile } from '../../support/hostileCorpus.ts'
import { namedDocx, namedPdf } from '../../support/namedDocuments.ts'
import { photo } from './photos.ts'
import { dataAddress } from './pictures.ts'

const megabyte = 1024 * 1024

describe.runIf(process.platform === 'linux')('hostile files through the doors that take them', () => {
  const bundled = bundledServer(
    'hostile-corpus',
    {
      main: 'server/main.ts',
      namesChild: 'server/files/names/namesChild.ts',
      pictureChild: 'server/files/pictures/pictureChild.ts',
      sheetWorker: 'server/sheets/sheetWorker.ts',
    },
    { 'import.meta.env.DEV': 'false' },
  )
  let pid = 0
  let port = 0
  let author: Visitor
  let chair: Visitor
  let paper = 0
  let conference = 0
  let before = 0

  interface Answer {
    readonly code: number
    readonly data: unknown
  }
  type Visitor = Awaited<ReturnType<typeof visitorAs>>

  const visitorAs = async (account: string) => {
    const origin = `http://localhost:${port}`
    let credentials: Record<string, string> = {}
    const ask = async (name: CallName, fields: object): Promise<Answer> => {
      const { method, path } = calls[name]
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
      return (await response.json()) as Answer
    }
    const call = async <Data>(name: CallName, fields: object): Promise<Data> => {
      const answer = await ask(name, fields)
      if (answer.code !== calls[name].success) throw new Error(`${name} answered ${JSON.stringify(answer)}`)
      return answer.data as Data
    }
    const session = await call<{ token: string; sign: string; user_id: number }>('loginByPassword', {
      account,
      password: demoPassword,
    })
    credentials = { ...credentials, token: session.token, sign: session.sign, uid: String(session.user_id) }
    return { ask, call }
  }

  /** The server and its children: bytes in memory, and processor time of all that have been and are. */
  const used = () => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const all = [pid, ...children.map(Number)]
    return {
      resident: all.reduce((sum, each) => sum + shareOf(each), 0),
      cpuMs: all.reduce((sum, each) => sum + (usedBy(each)?.cpuMs ?? 0), 0),
    }
  }

  const send: Readonly<
    Record<Door, (file: HostileFile, content: Buffer) => Promise<readonly [CallName, Answer]>>
  > = {
    doc: (_, content) => uploaded('doc', 'a.docx', wordType, content),
    pdf: (_, content) => uploaded('pdf', 'a.pdf', paperFile.pdf.types[0] ?? '', content),
    picture: async ({ ending }, content) => [
      'upload',
      await author.ask('upload', {
        kind: 'cover',
        name: `a.${ending}`,
        content: dataAddress(ending === 'png' ? 'image/png' : 'image/jpeg', content),
      }),
    ],
    pack: async (_, content) => [
      'uploadTemplatePack',
      await chair.ask('uploadTemplatePack', {
        conference_id: conference,
        version: (await chair.call<{ version: number }>('getTemplatePack', { conference_id: conference }))
          .version,
        name: 'a.zip',
        content: dataAddress('application/zip', content),
      }),
    ],
    sheet: async ({ ending }, content) => [
      'uploadPeopleImport',
      await chair.ask('uploadPeopleImport', {
        conference_id: conference,
        key: randomUUID(),
        name: `a.${ending}`,
        content: dataAddress(ending === 'csv' ? sheetTypes.csv : sheetTypes.xlsx, content),
      }),
    ],
    citation: async (_, content) => [
      'readCitation',
      await author.ask('readCitation', { text: content.toString() }),
    ],
    conference: async (_, content) => [
      'importConference',
      await chair.ask('importConference', { key: randomUUID(), file: content.toString() }),
    ],
  }
  const uploaded = async (kind: 'doc' | 'pdf', name: string, type: string, content: Buffer) =>
    [
      'uploadPaperFile',
      await author.ask('uploadPaperFile', { id: paper, kind, name, content: dataAddress(type, content) }),
    ] as const

  const start = async () => {
    const server = bundled.start({ FILES: join(bundled.home, 'files') })
    port = await bundled.portOf(server)
    pid = server.child.pid ?? 0
    author = await visitorAs('linmei')
    chair = await visitorAs('organizer')
    for (let id = 1; paper === 0; id += 1) {
      const { refusal } = await author.call<{ refusal: string | null }>('getSubmission', {
        conference_id: id,
      })
      if (refusal !== null) continue
      paper = (await author.call<OwnPaper>('beginPaper', { conference_id: id, key: randomUUID() })).id
    }
    const { list } = await chair.call<{ list: ReadonlyArray<{ id: number }> }>('listOwnConferences', {})
    conference = list[0]?.id ?? 0
    // Memory loaded once does not count as growth.
    for (let round = 0; round < 2; round += 1) {
      await uploaded('doc', 'a.docx', wordType, plainWord)
      await uploaded(
        'pdf',
        'a.pdf',
        paperFile.pdf.types[0] ?? '',
        await namedPdf({ author: 'A B', attached: Buffer.alloc(megabyte) }),
      )
      await author.ask('upload', {
        ...{ kind: 'cover', name: 'a.jpg' },
        content: dataAddress('image/jpeg', await photo('jpeg', 3000, 2000)),
      })
      await author.ask('readCitation', { text: '@article{a, title={b}, author={C D}}' })
    }
    before = used().resident
  }
  /** Fault in the outcome of a file; null: it was refused by a name or read, in little time and memory. */
  const faultOf = async (file: HostileFile): Promise<string | null> => {
    const content = await file.make()
    const since = used().cpuMs
    let most = 0
    let cpuMs = 0
    const looking = setInterval(() => {
      const now = used()
      most = Math.max(most, now.resident)
      cpuMs = Math.max(cpuMs, now.cpuMs - since)
    }, 10)
    const [name, answer] = await send[file.door](file, content).finally(() => clearInterval(looking))
    const megabytes = Math.round((most - before) / megabyte)
    const isTaken = answer.code === calls[name].success
    const reason = (answer.data as { readonly reason?: string } | null)?.reason ?? ''
    if (report !== undefined)
      appendFileSync(
        report,
        `${file.door} | ${file.name} | ${isTaken ? 'taken' : reason} | ${cpuMs} ms | ${megabytes} MB\n`,
      )
    const faults = [
      // A rate limit or a fault of the server does not count as an examination of the file.
      ...(isTaken || named.has(reason) ? [] : [`answered ${reason}`]),
      ...(cpuMs > mostCpuMs ? [`took ${cpuMs} ms of a processor`] : []),
      ...(megabytes > mostMegabytes ? [`took ${megabytes} MB`] : []),
    ]
    return faults.length === 0 ? null : `${file.door}, ${file.name}: ${faults.join(', ')}`
  }

  it('[FILE-02] each is refused by name or read, in little time and memory, and a good file is read afterwards', async () => {
    expect(hostileCorpus.length).toBeGreaterThanOrEqual(60)
    await start()
    const faults: string[] = []
    for (const file of hostileCorpus) {
      const fault = await faultOf(file)
      if (fault !== null) faults.push(fault)
    }
    expect(faults).toEqual([])
    const [, { data }] = await uploaded('doc', 'a.docx', wordType, plainWord)
    expect((data as OwnPaperFile).names?.length).toBeGreaterThan(0)
  }, 900_000)
})

/** Proportional set size of a process in bytes: pages that the server and its child share count once. */
const shareOf = (pid: number): number => {
  try {
    const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return Number(pss ?? 0) * 1024
  } catch {
    return 0
  }
}

/** File for the measurements, if the variable names one. */
const report = process.env['HOSTILE_REPORT']
const wordType = paperFile.doc.types[1] ?? ''
const mostMegabytes = 150
/** Processor time of the process that examines a document is 5 s, and the server needs its own. */
const mostCpuMs = 7000
const named = new Set([
  ...['fileContentWrong', 'fileLocked', 'archiveUnsafe', 'imageTooLarge', 'fileTooLarge', 'sheetTooLarge'],
  ...[
    'sheetUnreadable',
    'sheetEmpty',
    'citationUnreadable',
    'conferenceFileUnknown',
    'invalid',
    'tooLong',
    'invalidCharacter',
  ],
])
const plainWord = namedDocx({
  author: 'Lin Mei',
  editor: 'Lin Mei',
  company: 'C',
  changedBy: 'Wang Lei',
  commentedBy: 'Wang Lei',
  email: 'a@b.example',
})

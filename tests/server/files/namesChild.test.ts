import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { lookForNames } from '../../../server/files/names/lookForNames.ts'
import { growsTooLarge } from '../../../server/files/officeFiles.ts'
import { filesInZip } from '../../../server/files/namesInZip.ts'
import { usedBy } from '../../../server/shared/limitedChild.ts'
import { hostileCorpus } from '../../support/hostileCorpus.ts'
import { namedPdf } from '../../support/namedDocuments.ts'

const megabyte = 1024 * 1024
/** Files of the corpus that once filled the memory; `hostileCorpus.test.ts` sends all of them through a server. */
const some = new Set([
  '60 MB of elements in its properties, beside noise',
  '3.9 MB of elements in its properties',
  '512 MB of metadata',
  '300 MB of objects in a stream',
  'an author of 20 MB',
])

describe('[FILE-02] documents that are made to fill a memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-child-'))
  // Before the child is started for the first time.
  beforeAll(() => {
    process.env['SECRET_OF_THE_SERVER'] = 'planted'
  })
  afterAll(() => {
    delete process.env['SECRET_OF_THE_SERVER']
    rmSync(folder, { recursive: true, force: true })
  })

  it.runIf(process.platform === 'linux')(
    'are refused at the door, or looked into by a child that the system limits, and a good one is read after each',
    async () => {
      const files = hostileCorpus.filter(({ name }) => some.has(name))
      expect(files).toHaveLength(some.size)
      const path = join(folder, 'file')
      const good = await namedPdf({ author: 'Lin Mei' })
      const look = (ending: 'pdf' | 'docx') =>
        lookForNames(1, { path, copy: join(folder, 'copy'), ending, authors: [] })
      // Without a build of the server, the first order bundles the child in this process.
      writeFileSync(path, good)
      await look('pdf')
      for (const { ending, make } of files) {
        writeFileSync(path, await make())
        if (ending === 'docx' && growsTooLarge(await filesInZip(path))) continue
        let most = 0
        const measure = () => {
          most = Math.max(most, ...childrenOf(process.pid).map((pid) => usedBy(pid)?.resident ?? 0))
        }
        const looking = setInterval(measure, 10)
        const before = process.memoryUsage.rss()
        await look(ending === 'pdf' ? 'pdf' : 'docx')
        clearInterval(looking)
        // The answer may come before the first interval; the child stays for the next order.
        measure()
        expect(most).toBeGreaterThan(0)
        expect(most).toBeLessThan(260 * megabyte)
        expect(process.memoryUsage.rss() - before).toBeLessThan(50 * megabyte)
        writeFileSync(path, good)
        expect(await look('pdf')).toMatchObject({
          kind: 'read',
          names: [{ name: 'Lin Mei' }, { name: 'Lin Mei' }],
        })
      }
    },
  )

  it.runIf(process.platform === 'linux')(
    'the child knows nothing of the environment of the server',
    async () => {
      const path = join(folder, 'file')
      writeFileSync(path, await namedPdf({ author: 'Lin Mei' }))
      await lookForNames(1, { path, copy: join(folder, 'copy'), ending: 'pdf', authors: [] })
      const [child] = childrenOf(process.pid).filter((pid) => argumentsOf(pid).includes('namesChild'))
      const known = readFileSync(`/proc/${child}/environ`, 'utf8')
      expect(known).toContain('PATH=')
      expect(known).not.toContain('SECRET_OF_THE_SERVER')
      // In kilobytes as the system counts: 256 MB for data, and no file of a process that died.
      const limits = readFileSync(`/proc/${child}/limits`, 'utf8')
      expect(limits).toMatch(/^Max data size\s+268435456\s/m)
      expect(limits).toMatch(/^Max core file size\s+0\s/m)
    },
  )
})

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
const argumentsOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

// Deep, 2 min: a disk is cut off at each write.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { openEmbedded } from '../../../server/db/embedded.ts'
import { lockDirectory } from '../../../server/db/lock.ts'
import { keptCluster } from '../../../server/db/madeCluster.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { outboxMessages } from '../../../server/db/schema/outbox.ts'
import { isDeep } from '../../support/deep.ts'
import { quietLog } from '../../support/engines.ts'
import { createDraw, ofSeed, rounds } from '../../support/rounds.ts'
import { buildWriter, type WriterProcess } from '../../support/writerProcess.ts'

const draw = createDraw()
let writers: Awaited<ReturnType<typeof buildWriter>>
const directories: string[] = []
const running: WriterProcess[] = []

let cluster: string
beforeAll(async () => {
  writers = await buildWriter()
  cluster = await keptCluster(path.resolve('.cache'))
})
afterEach(async () => {
  for (const writer of running.splice(0)) await writer.kill()
  for (const directory of directories.splice(0)) fs.rmSync(directory, { recursive: true, force: true })
})
afterAll(() => {
  writers.remove()
})

const newDirectory = () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'symposium-db-'))
  directories.push(directory)
  return directory
}
const start = (...parameters: Parameters<typeof writers.start>) => {
  const writer = writers.start(...parameters)
  running.push(writer)
  return writer
}
const missing = (acknowledged: Iterable<string>, found: ReadonlySet<string>) =>
  [...acknowledged].filter((body) => !found.has(body))
const rowsIn = async (directory: string) => {
  const { db, close } = await openDatabase(directory, quietLog, { cluster })
  try {
    return new Set(
      (await db.select({ body: outboxMessages.body }).from(outboxMessages)).map(({ body }) => body),
    )
  } finally {
    await close()
  }
}

describe('kill -9', () => {
  it(
    'loses nothing that was acknowledged, during writes, again and again',
    { timeout: 300_000 },
    async () => {
      const directory = newDirectory()
      const acknowledged = new Set<string>()
      // Different lengths, so that the kill falls before, during and after checkpoints (every 50).
      const lengths = Array.from({ length: rounds(2, 20) }, (_, round) =>
        rounds(draw.between(5, 90), 5 + round * 13),
      )
      for (const [round, length] of lengths.entries()) {
        const writer = start('write', directory, `r${round}`)
        await writer.until((_, line) => line === 'ready')
        expect(missing(acknowledged, writer.have), `after round ${round}, ${ofSeed}`).toEqual([])
        await writer.until(({ acknowledged: { size } }) => size >= length)
        await writer.kill()
        for (const body of writer.acknowledged) acknowledged.add(body)
      }
      expect(missing(acknowledged, await rowsIn(directory))).toEqual([])
      expect(acknowledged.size).toBeGreaterThanOrEqual(lengths.reduce((sum, length) => sum + length))
    },
  )

  const moments = ['database.creating', 'pg/PG_VERSION', 'pg/pg_wal', 'pg/postgresql.conf', 'database.ready']
  it.each(draw.some(moments, rounds(2, moments.length)))(
    'during the first creation, at the moment %s appears: the next start works',
    { timeout: 120_000 },
    async (file) => {
      const directory = newDirectory()
      const writer = start('write', directory)
      await vi.waitUntil(() => fs.existsSync(path.join(directory, file)), { interval: 1, timeout: 60_000 })
      await writer.kill()
      const again = start('write', directory, 'again')
      await again.until(({ acknowledged: { size } }) => size >= 3)
      await again.kill()
      expect(missing([...writer.acknowledged, ...again.acknowledged], await rowsIn(directory))).toEqual([])
    },
  )
})

describe('the start after kill -9', () => {
  it.runIf(isDeep)(
    'syncs every file side by side, instead of waiting for the disk file by file, and opens none of them again for it',
    async () => {
      const directory = newDirectory()
      const writer = start('write', directory, 'k')
      await writer.until(({ acknowledged: { size } }) => size >= 60)
      await writer.kill()
      const files = fs
        .readdirSync(path.join(directory, 'pg'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
      const sync = vi.spyOn(fs, 'fsync')
      const open = vi.spyOn(fs, 'openSync')
      try {
        const killed = await openEmbedded(directory)
        expect(sync).toHaveBeenCalledTimes(files.length)
        expect(files.length).toBeGreaterThan(1000)
        // Folders, and what the replay of the log wrote.
        expect(killed.fsyncs()).toBeLessThan(200)
        // Twice each, if the engine walked through them.
        expect(open.mock.calls.length).toBeLessThan(files.length * 1.5)
        await killed.close()
        sync.mockClear()
        const clean = await openEmbedded(directory)
        expect(sync).not.toHaveBeenCalled()
        expect(clean.fsyncs()).toBeLessThan(20)
        await clean.close()
      } finally {
        sync.mockRestore()
        open.mockRestore()
      }
      expect(missing(writer.acknowledged, await rowsIn(directory))).toEqual([])
    },
  )
})

describe('power cut', () => {
  const reason = whyNoPowerCut()

  if (reason === null) {
    it('loses nothing that was acknowledged; the unpatched engine does', { timeout: 300_000 }, async () => {
      const disk = newDisk()
      try {
        const writer = start('write', path.join(disk.mount, 'data'), 'p')
        const cuts: { image: string; acknowledged: string[] }[] = []
        for (const size of draw.some([0, 1, 60, 400, 1000], rounds(2, 5))) {
          await writer.until((state, line) => state.acknowledged.size >= size && /^(?:ready|ok)/.test(line))
          const acknowledged = [...writer.acknowledged]
          writer.signal('SIGSTOP')
          cuts.push({ image: disk.cut(), acknowledged })
          writer.signal('SIGCONT')
        }
        await writer.kill()
        for (const { image, acknowledged } of cuts) {
          const found = await disk.inside(image, (mount) => rowsIn(path.join(mount, 'data')))
          expect(missing(acknowledged, found), `cut after ${acknowledged.length}, ${ofSeed}`).toEqual([])
        }

        const shipped = start('shipped', path.join(disk.mount, 'shipped'), 's')
        await shipped.until(({ acknowledged: { size } }) => size >= 400)
        const acknowledged = [...shipped.acknowledged]
        shipped.signal('SIGSTOP')
        const image = disk.cut()
        await shipped.kill()
        const found = await disk.inside(image, (mount) => rowsAsShipped(path.join(mount, 'shipped')))
        expect(missing(acknowledged, found).length).toBeGreaterThan(0)
      } finally {
        for (const writer of running.splice(0)) await writer.kill()
        disk.remove()
      }
    })
  } else {
    it('cannot be simulated here', ({ annotate }) => {
      console.warn(
        `\n!!! NO POWER-CUT SIMULATION: ${reason}. Every commit is proved to sync instead (below).\n`,
      )
      expect(reason).toBeTruthy()
      return annotate(String(reason), 'warning')
    })
  }

  it('every commit reaches fsync before it is acknowledged', async () => {
    const { client, close } = await openEmbedded(newDirectory(), { cluster })
    try {
      await client.exec('create table t (n int)')
      const sync = vi.spyOn(fs, 'fsyncSync')
      for (let n = 0; n < 100; n++) {
        sync.mockClear()
        await client.query('insert into t values ($1)', [n])
        expect(sync).toHaveBeenCalled()
      }
      sync.mockClear()
      await client.query('select * from t')
      expect(sync).not.toHaveBeenCalled()
    } finally {
      await close()
    }
  })

  it('the opener refuses an engine whose commits do not reach fsync, and gives the directory free', async () => {
    const directory = newDirectory()
    await expect(openEmbedded(directory, { hookFsync: false, cluster })).rejects.toMatchObject({
      fault: 'notDurable',
    })
    expect(fs.existsSync(path.join(directory, 'database.ready'))).toBe(false)
    const { close } = await openEmbedded(directory, { cluster })
    await close()
  })
})

describe('one process per directory', () => {
  it('a second process is refused by name, also through another path, until the first is killed', async () => {
    const directory = newDirectory()
    const holder = start('hold', directory)
    await holder.until((_, line) => line === 'ready')
    const alias = `${directory}-alias`
    fs.symlinkSync(directory, alias)
    directories.push(alias)
    await expect(openDatabase(directory, quietLog)).rejects.toMatchObject({ fault: 'locked' })
    await expect(openDatabase(alias, quietLog)).rejects.toMatchObject({ fault: 'locked' })
    await holder.kill()
    expect(await rowsIn(alias)).toEqual(new Set())
  })

  it('the same process is refused while it holds the directory, and let in after closing', async () => {
    const directory = newDirectory()
    const first = await openDatabase(directory, quietLog, { cluster })
    await expect(openDatabase(directory, quietLog)).rejects.toMatchObject({ fault: 'locked' })
    await Promise.all([first.close(), first.close()])
    expect(await rowsIn(directory)).toEqual(new Set())
  })

  it('elsewhere a file with the process id does it, and a dead owner does not block', async () => {
    const directory = newDirectory()
    const release = await lockDirectory(directory, 'darwin')
    await expect(lockDirectory(directory, 'darwin')).rejects.toMatchObject({ fault: 'locked' })
    await release()
    // A process id that is surely unused: of a child that has just ended.
    const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim()
    fs.writeFileSync(path.join(directory, 'database.pid'), dead)
    await (
      await lockDirectory(directory, 'darwin')
    )()
    expect(fs.existsSync(path.join(directory, 'database.pid'))).toBe(false)
  })
})

describe('the content of the directory', () => {
  it('a new cluster is the same, whether it is made from nothing or a copy of what the build made', async () => {
    const tablesIn = async (options: Parameters<typeof openDatabase>[2]) => {
      const { db, close } = await openDatabase(newDirectory(), quietLog, options)
      try {
        const { rows } = (await db.execute(
          sql`select table_name, column_name, data_type, column_default from information_schema.columns
            where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
        )) as unknown as { rows: unknown[] }
        return rows
      } finally {
        await close()
      }
    }
    const made = await tablesIn({ cluster: null })
    expect(made.length).toBeGreaterThan(100)
    expect(await tablesIn({ cluster })).toEqual(made)
  })

  it.runIf(isDeep)(
    'of two new databases that copy one cluster neither sees the other, and the copied one stays as it was',
    async () => {
      const before = fs.readFileSync(path.join(cluster, 'global/pg_control'))
      const [one, other] = [newDirectory(), newDirectory()]
      const writer = start('write', one, 'x')
      await writer.until(({ acknowledged: { size } }) => size >= 3)
      await writer.kill()
      expect(await rowsIn(other)).toEqual(new Set())
      expect((await rowsIn(one)).size).toBeGreaterThanOrEqual(3)
      expect(fs.readFileSync(path.join(cluster, 'global/pg_control')).equals(before)).toBe(true)
    },
  )

  it('a half-made cluster of ours is made again', async () => {
    const directory = newDirectory()
    fs.mkdirSync(path.join(directory, 'pg/base'), { recursive: true })
    fs.writeFileSync(path.join(directory, 'pg/PG_VERSION'), '18\n')
    fs.writeFileSync(path.join(directory, 'database.creating'), '')
    expect(await rowsIn(directory)).toEqual(new Set())
  })

  it('a cluster that is not ours is refused and left alone', async () => {
    const directory = newDirectory()
    fs.mkdirSync(path.join(directory, 'pg'))
    fs.writeFileSync(path.join(directory, 'pg/precious'), 'x')
    await expect(openDatabase(directory, quietLog)).rejects.toMatchObject({ fault: 'foreignFiles' })
    expect(fs.readFileSync(path.join(directory, 'pg/precious'), 'utf8')).toBe('x')
  })

  it('data of another PostgreSQL major is refused and left alone', async () => {
    const directory = newDirectory()
    fs.mkdirSync(path.join(directory, 'pg'))
    fs.writeFileSync(path.join(directory, 'pg/PG_VERSION'), '17\n')
    fs.writeFileSync(path.join(directory, 'database.ready'), '')
    await expect(openDatabase(directory, quietLog)).rejects.toMatchObject({ fault: 'otherMajor' })
    expect(fs.readFileSync(path.join(directory, 'pg/PG_VERSION'), 'utf8')).toBe('17\n')
  })
})

/** Null where a disk that forgets what was not synced can be simulated. */
function whyNoPowerCut(): string | null {
  if (process.platform !== 'linux') return 'needs loop devices of Linux'
  if (process.getuid?.() !== 0) return 'needs root to mount a disk image'
  try {
    newDisk().remove()
    return null
  } catch (error) {
    return `a disk image cannot be mounted (${error instanceof Error ? error.message.split('\n')[0] : 'unknown'})`
  }
}

/**
 * An ext4 disk image that the kernel writes back by itself only every 300 s: a copy of the image holds what was synced
 * and little else, as a disk does after the power went.
 */
function newDisk() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'symposium-disk-'))
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
  const image = path.join(home, 'disk')
  const mount = path.join(home, 'mount')
  fs.mkdirSync(mount)
  let copies = 0
  try {
    run('truncate', '-s', '600M', image)
    run('mkfs.ext4', '-q', image)
    run('mount', '-o', 'loop,commit=300', image, mount)
  } catch (error) {
    fs.rmSync(home, { recursive: true, force: true })
    throw error
  }
  return {
    mount,
    cut: () => {
      const copy = path.join(home, `cut-${copies++}`)
      run('cp', '--sparse=always', image, copy)
      return copy
    },
    inside: async <T>(copy: string, look: (mount: string) => Promise<T>): Promise<T> => {
      const at = `${copy}-mount`
      fs.mkdirSync(at)
      run('mount', '-o', 'loop', copy, at)
      try {
        return await look(at)
      } finally {
        run('umount', at)
      }
    },
    remove: () => {
      run('umount', mount)
      fs.rmSync(home, { recursive: true, force: true })
    },
  }
}

async function rowsAsShipped(directory: string): Promise<Set<string>> {
  try {
    const client = await PGlite.create(directory)
    try {
      const { rows } = await client.query<{ body: string }>('select body from written')
      return new Set(rows.map(({ body }) => body))
    } finally {
      await client.close()
    }
  } catch {
    return new Set()
  }
}

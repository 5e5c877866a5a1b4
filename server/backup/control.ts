import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import type { OnlineBackup } from '../db/onlineBackup.ts'
import type { Log } from '../db/types.ts'
import { describeFault } from '../shared/faults.ts'
import { BackupError } from './backupError.ts'

/**
 * The socket on which a running server with an embedded database lets its files be copied. It lies in the folder of the database,
 * so that only a user who may read the data may ask. One line of JSON each way: `begin`, `end`; who hangs up is done.
 */
const socketOf = (database: string): string => {
  const path = join(resolve(database), 'control.sock')
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}

/** Longest address of a socket on every system that we run on, in bytes. */
const longestAddress = 103

/** Longest time of a copy, in milliseconds: the log grows during it. */
const mostMs = 30 * 60_000

/** Never rejects: a site without the socket still works, and is backed up while it is stopped. */
export const openControl = async (
  database: string,
  backup: OnlineBackup,
  log: Log,
): Promise<() => Promise<void>> => {
  const path = socketOf(database)
  if (Buffer.byteLength(path) > longestAddress) {
    log.warn({ path }, 'the path is too long for a socket: backups of this database need the server stopped')
    return () => Promise.resolve()
  }
  // The folder is ours alone: one that lies there was left by a process that was killed.
  rmSync(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    answer(socket, backup, log)
  })
  try {
    await new Promise<void>((settle, fail) => {
      server.once('error', fail)
      server.listen(path, settle)
    })
    chmodSync(path, 0o600)
  } catch (error) {
    log.warn({ fault: describeFault(error) }, 'backups of this database need the server stopped')
  }
  server.on('error', (error) => log.error({ fault: describeFault(error) }, 'control socket'))
  server.unref()
  return async () => {
    if (!server.listening) return
    const closed = new Promise<void>((settle) => server.close(() => settle()))
    for (const socket of open) socket.destroy()
    await closed
  }
}

const answer = (socket: Socket, backup: OnlineBackup, log: Log): void => {
  const since = performance.now()
  let isMine = false
  const write = (said: object) => socket.write(`${JSON.stringify(said)}\n`)
  const works: Readonly<Record<string, () => Promise<object>>> = {
    begin: async () => {
      const from = await backup.begin()
      isMine = true
      return { from }
    },
    end: async () => {
      if (!isMine) throw new Error('nothing was begun')
      return backup.end()
    },
  }
  // One after the other, and the release behind them.
  let last: Promise<void> = Promise.resolve()
  const lines = createInterface({ input: socket })
  lines.on('line', (line) => {
    last = last.then(async () => {
      try {
        const work = works[line.trim()]
        if (work === undefined) throw new Error('unknown word')
        write(await work())
      } catch (error) {
        write({ refused: error instanceof Error ? error.message : 'unknown' })
      }
    })
  })
  socket.setTimeout(mostMs, () => socket.destroy())
  socket.on('error', () => undefined)
  socket.on('close', () => {
    void last
      .then(async () => {
        if (!isMine) return
        await backup.release()
        log.info({ ms: Math.round(performance.now() - since) }, 'the database was copied')
      })
      .catch((error: unknown) => log.error({ fault: describeFault(error) }, 'control socket'))
  })
}

/** Commands to the running server of a database. */
export interface Conversation {
  readonly begin: () => Promise<{ readonly from: string }>
  readonly end: () => Promise<{ readonly label: string; readonly upTo: string }>
  readonly hangUp: () => void
}

/** Null: no server runs. Rejects with `BackupError`. */
export const converse = async (database: string): Promise<Conversation | null> => {
  const path = socketOf(database)
  if (Buffer.byteLength(path) > longestAddress) return null
  const socket = await new Promise<Socket | null>((settle, fail) => {
    const attempt = connect(path)
    attempt.once('connect', () => settle(attempt))
    attempt.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTDIR') return settle(null)
      fail(
        new BackupError(
          `The running server cannot be asked (${code ?? 'unknown'} at ${path}).`,
          'Run the command as the user that the server runs as.',
        ),
      )
    })
  })
  if (socket === null) return null
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const gone = (cause?: unknown) =>
    new BackupError('The server stopped while its database was copied.', 'Run the command again.', { cause })
  socket.on('error', () => undefined)
  const ask = async <Said>(word: string): Promise<Said> => {
    socket.write(`${word}\n`)
    const { value, done } = await lines.next().catch((error: unknown) => {
      throw gone(error)
    })
    if (done === true) throw gone()
    const said = JSON.parse(value) as { refused?: string }
    if (said.refused !== undefined)
      throw new BackupError(`The running server refuses: ${said.refused}.`, 'Run the command again later.')
    return said as Said
  }
  return { begin: () => ask('begin'), end: () => ask('end'), hangUp: () => socket.destroy() }
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface PrivatePostgres {
  /** Address of the maintenance database; replace the path for another one. */
  url: string
  /**
   * Effect of `pg_ctl restart`: `fast` refuses new connections, ends the open ones and stops in order; `immediate`
   * leaves everything as a crash would, and the next start replays the log. Resolves when connections are accepted again.
   */
  restart(mode: 'fast' | 'immediate'): Promise<void>
  stop(): Promise<void>
}

/** The signals by which PostgreSQL's own control program asks for a shutdown. */
const shutdowns = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Thrown when the machine has no PostgreSQL. */
export class PostgresAbsent extends Error {}

/**
 * A PostgreSQL of its own in a temporary directory, reachable through a unix socket only. PostgreSQL refuses to run as
 * root, so root starts it as `postgres` or `nobody`.
 */
export const startPostgres = async (): Promise<PrivatePostgres> => {
  const bin = findBinaries()
  const owner: { uid?: number; gid?: number } = process.getuid?.() === 0 ? unprivileged() : {}
  // Short: the path of a unix socket may hold 107 bytes.
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sympg-'))
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(home, owner.uid, owner.gid)
  const data = path.join(home, 'data')
  try {
    execFileSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-sync'],
      { ...owner, cwd: home, stdio: 'pipe' },
    )
    const launch = async (): Promise<ChildProcess> => {
      const server = spawn(
        path.join(bin, 'postgres'),
        [
          ...['-D', data, '-k', home, '-c', 'listen_addresses='],
          ...[
            '-c',
            'fsync=off',
            '-c',
            'full_page_writes=off',
            '-c',
            'max_connections=200',
            '-c',
            'shared_buffers=32MB',
          ],
        ],
        { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      await untilReady(server)
      return server
    }
    let server = await launch()
    const restart = async (mode: keyof typeof shutdowns) => {
      await ended(server, shutdowns[mode])
      server = await launch()
    }
    const stop = async () => {
      // The data is thrown away anyway.
      await ended(server, shutdowns.immediate)
      fs.rmSync(home, { recursive: true, force: true })
    }
    return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`, restart, stop }
  } catch (error) {
    fs.rmSync(home, { recursive: true, force: true })
    throw error
  }
}

const findBinaries = (): string => {
  const debian = '/usr/lib/postgresql'
  const candidates = [
    ...(fs.existsSync(debian)
      ? fs
          .readdirSync(debian)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => path.join(debian, version, 'bin'))
      : []),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  const found = candidates.find((directory) =>
    ['initdb', 'postgres'].every((program) => fs.existsSync(path.join(directory, program))),
  )
  if (found === undefined)
    throw new PostgresAbsent('neither /usr/lib/postgresql/*/bin nor PATH holds initdb and postgres')
  return found
}

const unprivileged = (): { uid: number; gid: number } => {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new PostgresAbsent('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

/** The server says so on its error stream: no guessing by time. */
const untilReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => {
      reject(new Error(`postgres ended with ${code}:\n${said}`))
    })
  })

const ended = (server: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill(signal)
  })

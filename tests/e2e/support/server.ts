import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

import { preparedData } from '../../../scripts/lib/preparedData.mjs'
import { openEmbedded } from '../../../server/db/embedded.ts'
import { freePort } from './freePort.ts'

export interface OwnServer {
  readonly origin: string
  start(): Promise<void>
  /** Output on its terminal since it was started. */
  said(): string
  /** As a power cut would: nothing is said to anybody. */
  kill(): Promise<void>
  /** Ends the process that carries sound and pictures of live rooms; the server itself goes on. */
  killMedia(): Promise<void>
  /** Stops for good and takes the data along. */
  end(): Promise<void>
}

/**
 * The built server as a process of its own, on a data directory of its own. `prepare` changes the seeded database before
 * the site is opened; `env` are further variables.
 */
export const ownServer = async (
  prepare?: (database: PGlite) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'symposium-e2e-'))
  const seeded = process.env[seededAt]
  if (seeded === undefined) throw new Error('The setup of this run has made no data directory.')
  await cp(seeded, directory, { recursive: true })
  const server = await serverOn(directory, env)
  if (prepare !== undefined) {
    const { client, close } = await openEmbedded(join(directory, 'db'))
    try {
      await prepare(client)
    } finally {
      await close()
    }
  }
  await server.start()
  return server
}

/** A server as an operator starts it for the first time: in production, on an empty database, which `start` fills. */
export const emptyServer = async (env: Readonly<Record<string, string>>): Promise<OwnServer> => {
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'symposium-e2e-'))
  return serverOn(
    directory,
    {
      NODE_ENV: 'production',
      SEED: 'off',
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      FILES: join(directory, 'files'),
      ...env,
    },
    port,
  )
}

const serverOn = async (
  directory: string,
  env: Readonly<Record<string, string>>,
  known?: number,
): Promise<OwnServer> => {
  const port = known ?? (await freePort())
  const origin = `http://localhost:${port}`
  let child: ChildProcess | null = null
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const running = child
    child = null
    if (running === null || running.exitCode !== null) return
    const gone = new Promise((done) => running.once('exit', done))
    running.kill(signal)
    await gone
  }
  let said = ''
  return {
    origin,
    said: () => said,
    async start() {
      child = await started(port, { ...env, DATABASE_URL: join(directory, 'db') }, (text) => {
        said = text
      })
    },
    kill: () => stop('SIGKILL'),
    async killMedia() {
      const parent = child?.pid
      if (parent === undefined) throw new Error('The server is not running.')
      // Its only child.
      const pids = (await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')).trim().split(' ')
      if (pids.length !== 1 || pids[0] === '') throw new Error(`Expected one child, found: ${pids.join(' ')}`)
      process.kill(Number(pids[0]), 'SIGKILL')
    },
    async end() {
      await stop('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Variable with the data directory that the setup has made, for the workers, which inherit the environment. */
const seededAt = 'E2E_SEEDED'

/** Before the first test: a data directory as the first start leaves it, for all workers, also for those that follow one whose test has failed. */
export default async () => {
  process.env[seededAt] = await preparedData()
}

/** Resolves when the server says its address, which it does once it listens. */
const started = (port: number, env: Readonly<Record<string, string>>, onSaid?: (text: string) => void) =>
  new Promise<ChildProcess>((ready, fail) => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        // Any that is free: several servers run side by side.
        LIVE_UDP_PORT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part.toString()
        onSaid?.(said)
        if (said.includes(`localhost:${port}/`)) ready(child)
      })
    }
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`The server ended (${code}): ${said}`)))
  })

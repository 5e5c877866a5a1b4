import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { build } from 'vite'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { keptCluster } from '../../server/db/madeCluster.ts'

/**
 * The server as it is started: bundled, a process with a directory of its own (`home`). Bundles before the tests of the
 * describe block that calls it, and kills after each of them what still runs.
 */
export const bundledServer = (
  name: string,
  input: Readonly<Record<string, string>>,
  define: Readonly<Record<string, string>> = {},
) => {
  // Inside the repository, so that the bundle finds the packages it leaves out.
  const bundle = resolve(`.cache/${name}-${process.pid}`)
  const home = mkdtempSync(join(tmpdir(), `${name}-`))
  const running = new Set<ChildProcess>()
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define,
      build: {
        ssr: true,
        outDir: bundle,
        target: 'node20',
        rollupOptions: { input, output: { entryFileNames: '[name].js' } },
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

  /** `within`: a command that runs the one after it, e.g. `sh -c 'ulimit -n 256; exec "$@"' sh`. */
  const start = (
    env: Record<string, string> = {},
    command: readonly string[] = ['main.js'],
    within: readonly string[] = [],
  ) => {
    const [script = '', ...parameters] = command
    const [program = '', ...words] = [...within, process.execPath, join(bundle, script), ...parameters]
    const child = spawn(program, words, {
      cwd: home,
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: join(home, 'db'),
        DIST: join(home, 'none'),
        LIVE_UDP_PORT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const waiting = new Set<() => void>()
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        for (const look of waiting) look()
      })
    }
    const ended = new Promise<number | null>((settle) => {
      child.on('close', (code) => {
        running.delete(child)
        settle(code)
      })
    })
    /** Resolves with the match when it is written; rejects when the process ends without it. */
    const says = (pattern: RegExp) =>
      new Promise<RegExpExecArray>((settle, fail) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match === null) return
          waiting.delete(look)
          settle(match)
        }
        waiting.add(look)
        void ended.then((code) => fail(new Error(`ended with ${code} without ${pattern}:\n${output}`)))
        look()
      })
    return { child, ended, says, output: () => output }
  }
  const portOf = async ({ says }: Pick<ReturnType<typeof start>, 'says'>) =>
    Number((await says(/Symposium +http:\/\/localhost:(\d+)/))[1])

  return { home, start, portOf }
}

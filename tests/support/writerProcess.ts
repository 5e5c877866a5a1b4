import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'

import { build } from 'vite'

import { keptCluster } from '../../server/db/madeCluster.ts'

export interface WriterProcess {
  /** Rows that were there when it opened. */
  readonly have: ReadonlySet<string>
  /** Rows acknowledged so far. */
  readonly acknowledged: ReadonlySet<string>
  /** Resolves when `reached` holds after a line; rejects when the process ends before. */
  until(reached: (writer: WriterProcess, line: string) => boolean): Promise<void>
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>
}

/** Bundles a writer as the server is bundled; gives a starter and a clean-up. */
export const buildWriter = async (source = 'writer') => {
  // Inside the project, so that the bundle finds node_modules.
  const outDir = path.resolve('.cache', `writer-${process.pid}`)
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: `tests/support/${source}.ts`, outDir, emptyOutDir: true, target: 'node20' },
  })
  // As beside the built server.
  fs.symlinkSync(await keptCluster(path.resolve('.cache')), path.join(outDir, 'cluster'))
  const file = path.join(outDir, `${source}.js`)
  return {
    start: (
      mode: 'write' | 'hold' | 'shipped' | 'pay' | 'chat' | 'mail' | 'finish' | 'delete',
      directory: string,
      prefix = 'w',
      env: Readonly<Record<string, string>> = {},
    ) => startWriter([file, mode, directory, prefix], env),
    remove: () => {
      fs.rmSync(outDir, { recursive: true, force: true })
    },
  }
}

const startWriter = (parameters: readonly string[], env: Readonly<Record<string, string>>): WriterProcess => {
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const have = new Set<string>()
  const acknowledged = new Set<string>()
  const waiting = new Set<(line: string) => void>()
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('have ')) have.add(line.slice(5))
    if (line.startsWith('ok ')) acknowledged.add(line.slice(3))
    for (const look of waiting) look(line)
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const writer: WriterProcess = {
    have,
    acknowledged,
    until: (reached) =>
      new Promise((resolve, reject) => {
        const look = (line: string) => {
          if (!reached(writer, line)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        void gone.then(() => {
          reject(new Error(`The writer ended: ${complaint}`))
        })
      }),
    signal: (name) => {
      child.kill(name)
    },
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
  return writer
}

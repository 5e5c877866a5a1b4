import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { root } from '../../lib/root.mjs'

/**
 * Starts a Node script and waits for a line of its output.
 * @returns {Promise<{pid: number, line: string, stop(): Promise<void>, kill(): Promise<void>}>} rejects when it ends first
 */
export const startProcess = (script, args, env, ready) =>
  new Promise((settle, fail) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise((done) => child.once('exit', done))
    let said = ''
    const hear = (part) => {
      if (said.length > 1e6) return
      said += part
      const line = said.split('\n').find((text) => ready.test(text))
      if (line === undefined) return
      const end = (signal) => () => (child.kill(signal), ended)
      settle({ pid: child.pid, line, stop: end('SIGTERM'), kill: end('SIGKILL') })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}:\n${said.slice(-2000)}`)))
  })

/** The built server; ready when it answers. Production needs the origin that requests will name. */
export const startServer = ({ port, origin, databaseUrl, env = {}, ready = /^ {2}Symposium / }) =>
  startProcess(
    'dist/server/main.js',
    [],
    {
      NODE_ENV: 'production',
      // Measures a site with data.
      SEED: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: databaseUrl,
      SECRET: 'only for this measurement: 32 characters and more',
      LOG_LEVEL: 'warn',
      ...env,
    },
    ready,
  )

/** A port without a listener at this moment. */
export const freePort = () =>
  new Promise((settle, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => settle(port))
    })
  })

/** Seconds of processor time that a process has used so far; null where the system does not say. */
export const cpuSeconds = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    // utime and stime, in ticks of a hundredth of a second on every Linux that Node runs on.
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

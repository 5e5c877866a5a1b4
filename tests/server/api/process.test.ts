import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { demoPassword } from '../../../server/db/seed.ts'

/** The process as it is started: bundled, with its own directory. */
describe('the server process', () => {
  // Inside the repository, so that the bundle finds the packages it leaves out.
  const bundle = resolve(`.cache/server-process-${process.pid}`)
  const home = mkdtempSync(join(tmpdir(), 'process-'))
  const running = new Set<ChildProcess>()

  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: 'server/main.ts',
        outDir: bundle,
        target: 'node20',
        rollupOptions: { output: { entryFileNames: 'main.js' } },
      },
    })
  }, 120_000)
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  afterAll(() => {
    rmSync(bundle, { recursive: true, force: true })
    rmSync(home, { recursive: true, force: true })
  })

  const start = (env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(bundle, 'main.js')], {
      cwd: home,
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: join(home, 'db'),
        DIST: join(home, 'none'),
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
  const portOf = async (server: ReturnType<typeof start>) =>
    Number((await server.says(/Symposium +http:\/\/localhost:(\d+)/))[1])

  const read = (socket: Socket) => {
    let text = ''
    const waiting = new Set<() => void>()
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (const look of waiting) look()
    })
    return (pattern: RegExp) =>
      new Promise<string>((settle, fail) => {
        const look = () => {
          if (!pattern.test(text)) return
          waiting.delete(look)
          settle(text)
        }
        waiting.add(look)
        socket.on('close', () => fail(new Error(`closed without ${pattern}: ${text}`)))
        look()
      })
  }

  /** `fetch` does not let a caller choose the Host. */
  const post = async (port: number, host: string, body: string) => {
    const socket = connect(port, '127.0.0.1')
    const answers = read(socket)
    socket.write(
      `POST /apic/login/account HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    const answer = await answers(/"data":/)
    socket.destroy()
    return answer
  }

  it('on SIGTERM a running request is answered, new connections are refused, and the process ends with 0', async () => {
    const server = start()
    const port = await portOf(server)
    const body = `account=linmei&password=${demoPassword}`
    const socket = connect(port, '127.0.0.1')
    const answers = read(socket)
    socket.write(
      `POST /apic/login/account HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    await answers(/100 Continue/)
    server.child.kill('SIGTERM')
    await server.says(/stopping/)
    const refused = await new Promise<string>((settle) => {
      connect(port, '127.0.0.1')
        .on('connect', () => settle('accepted'))
        .on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? ''))
    })
    expect(refused).toBe('ECONNREFUSED')
    socket.write(body)
    expect(await answers(/"loginauth":1/)).toContain('"code":200')
    socket.end()
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('"msg":"stopped"')
  }, 120_000)

  it('a session outlives a restart, because the key lies beside the database, readable by its owner only', async () => {
    const first = start()
    const login = await fetch(`http://127.0.0.1:${await portOf(first)}/apic/login/account`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'linmei', password: demoPassword }),
    })
    const { data } = (await login.json()) as { data: { token: string; sign: string; user_id: number } }
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    first.child.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(statSync(join(home, 'db.key')).mode & 0o777).toBe(0o600)

    const second = start()
    const info = await fetch(`http://127.0.0.1:${await portOf(second)}/apic/user/info`, {
      headers: { token: data.token, sign: data.sign, uid: String(data.user_id), cookie },
    })
    expect(await info.json()).toMatchObject({ code: 1, data: { id: data.user_id } })
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  }, 120_000)

  it('says the addresses and the demo accounts; in production neither accounts nor the outbox', async () => {
    const development = start()
    await portOf(development)
    await development.says(/linmei +13800138000/)
    expect(development.output()).toContain('/dev/outbox')
    expect(development.output()).toContain(demoPassword)
    development.child.kill('SIGTERM')
    await development.ended
    const taken = createServer()
    await new Promise<void>((settle) => taken.listen(0, '127.0.0.1', settle))
    const { port } = taken.address() as AddressInfo
    await new Promise((settle) => taken.close(settle))
    const production = start({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://symposium.example',
      PORT: String(port),
      DATABASE_URL: join(home, 'production'),
    })
    await production.says(/API +https:\/\/symposium\.example\/api\/docs/)
    // The public password of the demo accounts opens nothing here.
    const login = await post(port, 'symposium.example', `account=linmei&password=${demoPassword}`)
    expect(login).toMatch(/"reason":"accountOrPasswordWrong"/)
    expect(production.output()).not.toContain(demoPassword)
    expect(production.output()).not.toContain('/dev/outbox')
    production.child.kill('SIGTERM')
    expect(await production.ended).toBe(0)
  }, 120_000)

  it('names what keeps it from starting, and its remedy', async () => {
    const taken = createServer()
    await new Promise<void>((settle) => taken.listen(0, '127.0.0.1', settle))
    const { port } = taken.address() as AddressInfo
    const cases: Array<[Record<string, string>, RegExp]> = [
      [{ NODE_ENV: 'production' }, /PUBLIC_ORIGIN: set it to/],
      [{ PORT: String(port) }, /PORT: \d+ is in use/],
      [{ WECHAT_APP_ID: 'x' }, /WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_TOKEN: set all three/],
      [{ SMTP_URL: 'smtp://localhost' }, /SMTP_FROM/],
    ]
    for (const [env, sentence] of cases) {
      const server = start(env)
      expect(await server.ended).toBe(1)
      expect(server.output()).toMatch(sentence)
      expect(server.output()).not.toMatch(/\n\s+at /)
    }
    await new Promise((settle) => taken.close(settle))
    expect(existsSync(join(home, 'db'))).toBe(true)
  }, 120_000)
})

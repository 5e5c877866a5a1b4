import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, it, vi } from 'vitest'

import { demoPassword } from '../../../server/db/seed.ts'
import { calls } from '../../../src/contract/calls.ts'
import { bundledServer } from '../../support/bundledServer.ts'

describe('the server process', () => {
  const { home, start, portOf } = bundledServer('server-process', {
    main: 'server/main.ts',
    'cli-admin': 'server/cli-admin.ts',
  })
  const freePort = async (): Promise<number> => {
    const taken = createServer()
    await new Promise<void>((settle) => taken.listen(0, '127.0.0.1', settle))
    const { port } = taken.address() as AddressInfo
    await new Promise((settle) => taken.close(settle))
    return port
  }
  /** In production the log does not say the port: it is chosen here. */
  const startProduction = async (env: Record<string, string> = {}) => {
    const port = await freePort()
    const server = start({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://symposium.example',
      PORT: String(port),
      DATABASE_URL: join(home, 'production'),
      ...env,
    })
    await server.says(/API +https:\/\/symposium\.example\/api\/docs/)
    return { ...server, port }
  }
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

  it('[OPS-03] figures are served by a listener of their own, which counts the requests of the site', async () => {
    const figures = await freePort()
    const server = start({ DATABASE_URL: 'memory://', METRICS_PORT: String(figures) })
    const port = await portOf(server)
    await (await fetch(`http://127.0.0.1:${port}${calls.getLinks.path}`)).text()
    const text = await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text()
    expect(text).toMatch(/^symposium_requests_total\{call="getLinks",status="2xx"\} 1$/m)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  })

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

  it('an unforeseen error is logged, running requests are answered, and the process ends with 1', async () => {
    const loaded = join(home, 'unforeseen.mjs')
    writeFileSync(
      loaded,
      `process.on('SIGUSR2', () => { setTimeout(() => { throw new RangeError('secret') }, 0) })
       process.on('SIGWINCH', () => { void Promise.reject(new TypeError('secret')) })`,
    )
    for (const [signal, event, name] of [
      ['SIGUSR2', 'uncaughtException', 'RangeError'],
      ['SIGWINCH', 'unhandledRejection', 'TypeError'],
    ] as const) {
      const server = start({ NODE_OPTIONS: `--import ${pathToFileURL(loaded).href}` })
      const port = await portOf(server)
      const body = `account=linmei&password=${demoPassword}`
      const socket = connect(port, '127.0.0.1')
      const answers = read(socket)
      socket.write(
        `POST /apic/login/account HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
      )
      await answers(/100 Continue/)
      server.child.kill(signal)
      await server.says(/stopping/)
      socket.write(body)
      expect(await answers(/"loginauth":1/)).toContain('"code":200')
      socket.end()
      expect(await server.ended).toBe(1)
      expect(server.output()).toMatch(new RegExp(`"event":"${event}","fault":\\{"name":"${name}"`))
      expect(server.output()).toContain('"msg":"stopped"')
      expect(server.output()).not.toContain('secret')
    }
  }, 120_000)

  it('goes on where its log cannot be written', async () => {
    const loaded = join(home, 'full.mjs')
    // The lowest number that is free is that of the standard output.
    writeFileSync(
      loaded,
      `import fs from 'node:fs'; fs.closeSync(1); fs.openSync('/dev/full', 'w'); process.on('exit', (code) => fs.writeSync(2, 'ended ' + code))`,
    )
    const port = await freePort()
    const server = start({ PORT: String(port), NODE_OPTIONS: `--import ${pathToFileURL(loaded).href}` })
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status === 200,
        () => false,
      )
    await Promise.race([
      vi.waitUntil(answers, { timeout: 60_000, interval: 50 }),
      server.says(/ended/).then(([said]) => Promise.reject(new Error(said))),
    ])
    const login = await fetch(`http://127.0.0.1:${port}/apic/login/account`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'linmei', password: demoPassword }),
    })
    expect(login.status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
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
    await development.says(/linmei +15400000000/)
    expect(development.output()).toContain('/dev/outbox')
    expect(development.output()).toContain(demoPassword)
    development.child.kill('SIGTERM')
    await development.ended
    const production = await startProduction()
    // No demo account is there; the name and its public password open nothing.
    const login = await post(production.port, 'symposium.example', `account=linmei&password=${demoPassword}`)
    expect(login).toMatch(/"reason":"accountOrPasswordWrong"/)
    expect(production.output()).not.toContain(demoPassword)
    expect(production.output()).not.toContain('/dev/outbox')
    expect(production.output()).not.toContain('demo accounts')
    production.child.kill('SIGTERM')
    expect(await production.ended).toBe(0)
  }, 120_000)

  it('without demo content the site is whole: configuration, countries, subjects and documents answer', async () => {
    const server = await startProduction()
    const ask = (path: string) =>
      new Promise<string>((settle) => {
        let answer = ''
        const socket = connect(server.port, '127.0.0.1')
        socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
        socket.on('close', () => settle(answer))
        socket.write(`GET ${path} HTTP/1.1\r\nHost: symposium.example\r\nConnection: close\r\n\r\n`)
      })
    expect(await ask(calls.getSiteBase.path)).toMatch(/"code":1,/)
    expect(await ask(calls.getCountries.path)).toContain('"sms":"852"')
    expect(await ask(calls.getSubjects.path)).toContain('机器学习')
    expect(await ask(calls.getAgreement.path)).toMatch(/"code":1,/)
    expect(await ask(calls.listConferences.path)).toMatch(/"list":\[\]/)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }, 120_000)

  it('in production warns of demo accounts whose password is public, until they are closed', async () => {
    const data = { DATABASE_URL: join(home, 'moved') }
    const development = start(data)
    await portOf(development)
    expect(await start(data, ['cli-admin.js', '--close-demo']).ended, 'while the server holds it').toBe(1)
    development.child.kill('SIGTERM')
    await development.ended
    const before = await startProduction(data)
    await before.says(/"accounts":\["linmei",.*npm run admin -- --close-demo/)
    before.child.kill('SIGTERM')
    await before.ended
    const closing = start(data, ['cli-admin.js', '--close-demo'])
    expect(await closing.ended, closing.output()).toBe(0)
    expect(closing.output()).toContain('linmei, newcomer')
    const after = await startProduction(data)
    expect(after.output()).not.toContain('demo accounts')
    const login = await post(after.port, 'symposium.example', `account=admin&password=${demoPassword}`)
    expect(login).toMatch(/"reason":"accountOrPasswordWrong"/)
  }, 240_000)

  it('npm run admin makes an administrator in an empty database, and says who holds one that is open', async () => {
    const data = { DATABASE_URL: join(home, 'administered') }
    const command = ['cli-admin.js', '--phone', '13912345678']
    const made = start(data, command)
    expect(await made.ended, made.output()).toBe(0)
    expect(made.output()).toMatch(/Made account 1 for \+86 13912345678, an administrator\. Sign in by a code/)
    const again = start(data, command)
    expect(await again.ended).toBe(0)
    expect(again.output()).toContain('was an administrator already')

    const server = await startProduction(data)
    const refused = start(data, command)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(
      /The database in .*administered is open in another process\. If that is the site's server: stop it, run this/,
    )
    expect(refused.output()).not.toMatch(/\n\s+at /)
    server.child.kill('SIGTERM')
    await server.ended
    for (const wrong of [[], ['--phone'], ['--nonsense'], ['--close-demo', '--phone', '1']])
      expect(await start(data, ['cli-admin.js', ...wrong]).ended, wrong.join(' ')).toBe(2)
    const mistyped = start(data, ['cli-admin.js', '--phone', '1391234'])
    expect(await mistyped.ended).toBe(1)
    expect(mistyped.output()).toMatch(/^--phone 1391234: /)
  }, 240_000)

  it('serves the workshop from the origin of the site in production only when configured', async () => {
    const built = join(home, 'built')
    for (const folder of ['template', 'ssr', 'site', '../storybook-static'])
      mkdirSync(join(built, folder), { recursive: true })
    writeFileSync(join(built, 'template/index.html'), '<!doctype html><title>x</title>')
    writeFileSync(join(built, 'template/manifest.json'), '{}')
    writeFileSync(join(built, 'ssr/entry-server.js'), 'export const render = () => null')
    writeFileSync(join(built, '../storybook-static/index.html'), '<!doctype html><title>workshop</title>')
    const head = async (env: Record<string, string>) => {
      const server = await startProduction({ DIST: built, ...env })
      const socket = connect(server.port, '127.0.0.1')
      const answers = read(socket)
      socket.write('GET /workshop/ HTTP/1.1\r\nHost: symposium.example\r\n\r\n')
      const answer = await answers(/\r\n\r\n/)
      socket.destroy()
      server.child.kill('SIGTERM')
      await server.ended
      return { answer, output: server.output() }
    }
    const closed = await head({})
    expect(closed.answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(closed.answer).not.toContain('unsafe-eval')
    expect(closed.output).not.toContain('/workshop/')
    const opened = await head({ WORKSHOP: 'on' })
    expect(opened.answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(opened.answer).toContain('unsafe-eval')
    expect(opened.output).toContain('/workshop/')
  }, 240_000)

  it('names what keeps it from starting, and its remedy', async () => {
    const taken = createServer()
    await new Promise<void>((settle) => taken.listen(0, '127.0.0.1', settle))
    const { port } = taken.address() as AddressInfo
    const cases: Array<[Record<string, string>, RegExp]> = [
      [{ NODE_ENV: 'production' }, /PUBLIC_ORIGIN: set it to/],
      [{ PORT: String(port) }, /PORT: \d+ is in use/],
      [{ WECHAT_APP_ID: 'x' }, /WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_TOKEN: set all three/],
      [{ SMTP_URL: 'smtp://localhost' }, /SMTP_FROM/],
      [
        {
          NODE_ENV: 'production',
          PUBLIC_ORIGIN: 'https://symposium.example',
          SEED: 'demo',
          SMTP_URL: 'smtp://localhost',
          SMTP_FROM: 'a@symposium.example',
        },
        /SEED: demo content does not stand beside real senders/,
      ],
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

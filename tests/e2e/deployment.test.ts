// Deep, 3 min: a release is made, installed and run behind each proxy, and the relay is started.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { connect as connectHttp2 } from 'node:http2'
import { join, resolve } from 'node:path'

import { expect, test } from '@playwright/test'

import { bodyLimitWith } from '../../server/http/bodyLimits.ts'
import { iceServersFor } from '../../server/live/media/turn.ts'
import { imageKinds } from '../../src/contract/imageKinds.ts'
import { freePort } from './support/freePort.ts'
import { installRelease, openFolder, programPath, ran, started, startRelease } from './support/release.ts'

const site = 'symposium.example'
const deploy = resolve('deploy')
const programs = { nginx: 'nginx', caddy: 'caddy', coturn: 'turnserver' } as const
const isThere = (name: keyof typeof programs) => programPath(programs[name]) !== null

let folder = ''
let installed = ''
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.beforeAll(() => {
  test.setTimeout(240_000)
  folder = openFolder('symposium-deployment')
  installed = installRelease(folder)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('where the gate runs, both proxies and the relay are installed', () => {
  const missing = Object.keys(programs).filter((name) => !isThere(name as keyof typeof programs))
  if (missing.length > 0) console.log(`Not tried, as they are not installed: ${missing.join(', ')}`)
  expect(process.env['CI'] === undefined ? [] : missing).toEqual([])
})

test('a release holds what runs and what its operator reads, nothing for development', async () => {
  expect(readdirSync(installed).toSorted()).toEqual(
    [
      '.npmrc',
      'SECURITY.md',
      'deploy',
      'dist',
      'docs',
      'node_modules',
      'package-lock.json',
      'package.json',
    ].toSorted(),
  )
  // `former`: assets of earlier builds, where this folder has built before.
  const built = readdirSync(join(installed, 'dist')).filter((name) => name !== 'former')
  expect(built.toSorted()).toEqual(['release.json', 'server', 'site', 'ssr', 'template'])
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /js\.map$|\.tsx?$|mockServiceWorker|\.test\./.test(file))).toEqual([])
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly devDependencies?: unknown
    readonly dependencies: Readonly<Record<string, string>>
  }
  expect(manifest.devDependencies).toBeUndefined()
  for (const name of ['vite', 'react', 'xstate', 'playwright'])
    expect(manifest.dependencies, name).not.toHaveProperty(name)
})

test('it starts in production on an empty database, serves, is examined, and ends in order on SIGTERM', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const data = join(folder, 'data')
  const server = await startRelease(installed, data, { port, env: { PUBLIC_ORIGIN: origin } })
  const page = await fetch(`${origin}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/<!doctype html>/i)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  // Drawn by a package with native code and with fonts that are looked for beside it.
  const card = await fetch(`${origin}/share/site/0.en.png`)
  expect(card.status).toBe(200)
  ran(process.execPath, [join(deploy, 'docker/healthcheck.mjs')], { env: { PORT: String(port) } })
  const since = performance.now()
  expect(await server.end()).toBe(0)
  // Two of them let the proxy see that the server is not ready any more.
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(server.said()).toContain('"msg":"stopped"')
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['db', 'db.key']))
  const env = { ...process.env, NODE_ENV: 'production', PUBLIC_ORIGIN: origin, PORT: String(port) }
  const doctor = ran('npm', ['run', 'doctor'], {
    cwd: installed,
    env: { ...env, DATABASE_URL: join(data, 'db'), FILES: join(data, 'files'), LIVE_UDP_PORT: '0' },
  })
  expect(doctor).toContain('Nothing keeps the site from working.')
  expect(doctor).toContain('migrations complete')
  expect(() => ran(process.execPath, [join(deploy, 'docker/healthcheck.mjs')], { env })).toThrow()
})

/** A certificate for a day, as the paths in the examples name one. */
const certificate = () => {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')] as const
  const subject = ['-subj', `/CN=${site}`, '-addext', `subjectAltName=DNS:${site}`]
  ran('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ])
  return { cert, key }
}

interface Ports {
  readonly server: number
  readonly http: number
  readonly https: number
}

/** The configuration with other ports and files, and nothing else changed. Answers the program. */
const proxies = {
  nginx: async ({ server, http, https }: Ports) => {
    const { cert, key } = certificate()
    const text = readFileSync(join(deploy, 'nginx/symposium.conf'), 'utf8')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace(/^ *listen 80;/m, `listen 127.0.0.1:${http};`)
      .replace(/^ *listen 443 ssl/m, `listen 127.0.0.1:${https} ssl`)
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
      .replace(/ssl_certificate .*/, `ssl_certificate ${cert};`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    const own = join(folder, 'nginx')
    mkdirSync(own)
    writeFileSync(join(own, 'symposium.conf'), text)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${own}/${name};`,
    )
    writeFileSync(
      join(own, 'nginx.conf'),
      `daemon off; pid ${own}/pid; error_log stderr notice; events {}
       http { access_log off; ${temporary.join(' ')} include ${own}/symposium.conf; }`,
    )
    const words = ['-p', own, '-c', join(own, 'nginx.conf'), '-e', 'stderr']
    expect(ran(programPath('nginx') ?? '', [...words, '-t'])).toContain('test is successful')
    const program = started(programPath('nginx') ?? '', words)
    await program.says(/start worker processes/)
    return program
  },
  caddy: async ({ server, http, https }: Ports) => {
    const written = readFileSync(join(deploy, 'caddy/Caddyfile'), 'utf8')
    const own = join(folder, 'caddy')
    mkdirSync(own)
    // A certificate of its own authority, as no outside authority vouches for this name.
    const text = written.replace(
      /^\{\n/m,
      `{\nadmin off\nlocal_certs\nskip_install_trust\nhttp_port ${http}\nhttps_port ${https}\n`,
    )
    writeFileSync(join(own, 'Caddyfile'), text)
    const env = {
      PATH: process.env['PATH'],
      HOME: own,
      XDG_DATA_HOME: own,
      XDG_CONFIG_HOME: own,
      UPSTREAM: `127.0.0.1:${server}`,
    }
    const caddy = programPath('caddy') ?? ''
    const named = (file: string) => ['--config', file, '--adapter', 'caddyfile']
    expect(ran(caddy, ['validate', ...named(join(deploy, 'caddy/Caddyfile'))], { env })).toContain(
      'Valid configuration',
    )
    const program = started(caddy, ['run', ...named(join(own, 'Caddyfile'))], { env })
    await program.says(/certificate obtained successfully/)
    return program
  },
}

/** Answer to a raw request, up to the expected pattern. */
const answerTo = (port: number, request: string, until: RegExp) =>
  new Promise<string>((settle, fail) => {
    const socket = connectTls(
      { host: '127.0.0.1', port, servername: site, rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] },
      () => socket.write(request),
    )
    let text = ''
    socket.on('error', fail)
    socket.on('close', () => fail(new Error(`closed without ${until}: ${text}`)))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (!until.test(text)) return
      settle(text)
      socket.destroy()
    })
  })

const isOpen = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connectTcp(port, '127.0.0.1', () => {
      socket.destroy()
      settle(true)
    })
    socket.on('error', () => settle(false))
  })

const statusByHttp2 = (port: number) =>
  new Promise<number>((settle, fail) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: site, rejectUnauthorized: false })
    session.on('error', fail)
    const request = session.request({ ':path': '/setup', ':authority': site })
    request.on('response', ({ ':status': status = 0 }) => settle(status))
    request.on('close', () => session.close())
    request.resume()
  })

for (const name of ['nginx', 'caddy'] as const) {
  if (!isThere(name)) continue
  test(`${name} passes on pages by HTTP/2, sockets of live rooms, the visitor's address and the largest body`, async () => {
    const ports = { server: await freePort(), http: await freePort(), https: await freePort() }
    const server = await startRelease(installed, join(folder, name + '-data'), {
      port: ports.server,
      env: { PUBLIC_ORIGIN: `https://${site}`, TRUST_PROXY: '1' },
    })
    const proxy = await proxies[name](ports)
    try {
      expect(await statusByHttp2(ports.https)).toBe(200)

      const lines = (first: string, headers: readonly string[]) =>
        [first, `Host: ${site}`, `Origin: https://${site}`, ...headers, '', ''].join('\r\n')
      const opening = lines(`GET /live/ws HTTP/1.1`, [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ])
      expect(await answerTo(ports.https, opening, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 101 /)

      const form = 'account=nobody&password=nothing-1'
      const posted = lines('POST /apic/login/account HTTP/1.1', [
        'X-Forwarded-For: 198.51.100.9',
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${form.length}`,
      ])
      expect(await answerTo(ports.https, posted + form, /"code":/)).toMatch(/^HTTP\/1\.1 200 /)
      await server.says(/"path":"\/apic\/login\/account".*"network":"127\.0\.0\./)
      expect(server.said()).not.toContain('198.51.100')

      // A body of the largest size reaches the server, which knows no such caller; a byte more is refused in front.
      const largest = bodyLimitWith(Math.max(...Object.values(imageKinds).map(({ limit }) => limit)))
      const upload = (size: number) =>
        lines('POST /apic/upload/image HTTP/1.1', [
          'Content-Type: application/x-www-form-urlencoded',
          'Expect: 100-continue',
          `Content-Length: ${size}`,
        ])
      if (name === 'nginx')
        expect(await answerTo(ports.https, upload(largest + 1), /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 413 /)
      expect(await answerTo(ports.https, upload(largest) + 'kind=', /\r\n\r\n/)).not.toMatch(/ 413 /)
    } finally {
      await proxy.end()
      await server.end()
    }
  })
}

if (isThere('coturn'))
  test('the relay gives a port only with a password made by the server, and leads to no private address', async () => {
    const [port, tlsPort] = [await freePort(), await freePort()]
    const { cert, key } = certificate()
    const own = join(folder, 'turnserver.conf')
    const text = readFileSync(join(deploy, 'coturn/turnserver.conf'), 'utf8')
      .replace(/^listening-port=.*/m, `listening-port=${port}`)
      .replace(/^tls-listening-port=.*/m, `tls-listening-port=${tlsPort}`)
      .replace(/^cert=.*/m, `cert=${cert}`)
      .replace(/^pkey=.*/m, `pkey=${key}`)
      .replace('CHANGE-ME', 'the-secret-of-the-relay')
      .replace(/^syslog$/m, 'log-file=stdout')
    writeFileSync(
      own,
      `${text}listening-ip=127.0.0.1\nrelay-ip=127.0.0.1\npidfile=${folder}/turn.pid\nuserdb=${folder}/turn.db\n`,
    )
    const relay = started(programPath('turnserver') ?? '', ['-c', own])
    try {
      // It listens for TCP on the same port, and its own words come in blocks.
      await expect.poll(() => isOpen(port), { timeout: 30_000 }).toBe(true)
      const turn = { urls: [`turn:127.0.0.1:${port}`], secret: 'the-secret-of-the-relay' }
      const ask = (secret: string) => {
        const [server] = iceServersFor({ turn: { ...turn, secret } }, '7', Date.now())
        const { stdout, stderr } = spawnSync(
          programPath('turnutils_uclient') ?? '',
          [
            ...['-v', '-y', '-n', '1', '-p', String(port)],
            ...['-u', server?.username ?? '', '-w', server?.credential ?? '', '127.0.0.1'],
          ],
          { encoding: 'utf8', timeout: 30_000 },
        )
        return stdout + stderr
      }
      const allowed = ask('the-secret-of-the-relay')
      expect(allowed).toContain('Received relay addr')
      expect(allowed).toContain('403 (Forbidden IP)')
      const refused = ask('another-secret')
      expect(refused).toContain('Cannot complete Allocation')
      expect(refused).not.toContain('Received relay addr')
    } finally {
      await relay.end('SIGKILL')
    }
  })

if (programPath('systemd-analyze') !== null)
  test('the unit is understood, and its process may do little', () => {
    const unit = readFileSync(join(deploy, 'systemd/symposium.service'), 'utf8')
    const own = join(folder, 'symposium.service')
    // The program that the unit starts is looked for; it may lie elsewhere on this machine.
    writeFileSync(own, unit.replace('/usr/bin/node', process.execPath))
    expect(ran('systemd-analyze', ['verify', own]).trim()).toBe('')
    const exposure = /exposure level for symposium\.service: (\d+\.\d)/.exec(
      ran('systemd-analyze', ['security', '--offline=true', '--no-pager', own]),
    )?.[1]
    expect(Number(exposure)).toBeLessThanOrEqual(2)
  })

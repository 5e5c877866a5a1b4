import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { bodyLimitWith } from '../../../server/http/bodyLimits.ts'
import { connectionOptions } from '../../../server/http/connectionOptions.ts'
import { readConfig } from '../../../server/shared/config.ts'
import { calls } from '../../../src/contract/calls.ts'
import { imageKinds } from '../../../src/contract/imageKinds.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import { presentationLimit } from '../../../src/contract/presentationFile.ts'
import { templateLimit } from '../../../src/contract/templateFile.ts'
import { voucherFile } from '../../../src/contract/voucherFile.ts'
import { knownVariables } from './knownVariables.ts'

const read = (path: string) => readFileSync(join('deploy', path), 'utf8')
const nginx = read('nginx/symposium.conf')
const caddy = read('caddy/Caddyfile')
const unit = read('systemd/symposium.service')
const dockerfile = read('docker/Dockerfile')
const compose = read('docker/compose.yaml')
const example = read('symposium.env.example')
const turn = read('coturn/turnserver.conf')

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://symposium.example' }
const config = readConfig(production)
const connection = connectionOptions(config.keepAliveMs)

/** The one group of the pattern as a number; absent or twice is a fault. */
const numberIn = (text: string, pattern: RegExp): number => {
  const found = [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, number]) => Number(number))
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] ?? Number.NaN
}

describe('limits of the proxy before the server equal its own', () => {
  const files = [
    ...Object.values(imageKinds),
    ...Object.values(paperFile),
    voucherFile,
    { limit: presentationLimit },
    { limit: templateLimit },
  ]
  const largest = Math.max(
    ...files.map(({ limit }) => bodyLimitWith(limit)),
    ...Object.values(calls).map((call) => ('bodyLimit' in call ? (call.bodyLimit ?? 0) : 0)),
  )
  const grace = 60
  const startPeriod = 120
  it.each([
    ['nginx: body', () => 1024 * numberIn(nginx, /^ *client_max_body_size (\d+)k;/), largest],
    ['Caddy: body', () => 1024 * numberIn(caddy, /^\s*max_size (\d+)KiB/), largest],
    [
      'nginx: headers',
      () => 1024 * numberIn(nginx, /^ *large_client_header_buffers 4 (\d+)k;/),
      connection.maxHeaderSize,
    ],
    [
      'Caddy: headers',
      () => 1024 * numberIn(caddy, /^\s*max_header_size (\d+)KiB/),
      connection.maxHeaderSize,
    ],
    [
      'nginx: time for headers',
      () => 1000 * numberIn(nginx, /^ *client_header_timeout (\d+)s;/),
      connection.headersTimeout,
    ],
    [
      'Caddy: time for headers',
      () => 1000 * numberIn(caddy, /^\s*read_header (\d+)s/),
      connection.headersTimeout,
    ],
    ['nginx: port', () => numberIn(nginx, /^ *server 127\.0\.0\.1:(\d+);/), config.port],
    [
      'Caddy: port',
      () => numberIn(caddy, /^\s*reverse_proxy \{\$UPSTREAM:127\.0\.0\.1:(\d+)\}/),
      config.port,
    ],
    ['variables: port', () => numberIn(example, /^PORT=(\d+)$/), config.port],
    ['variables: UDP', () => numberIn(example, /^LIVE_UDP_PORT=(\d+)$/), config.live.udpPort],
    ['image: port', () => numberIn(dockerfile, /^EXPOSE (\d+)\/tcp \d+\/udp$/), config.port],
    ['image: UDP', () => numberIn(dockerfile, /^EXPOSE \d+\/tcp (\d+)\/udp$/), config.live.udpPort],
    ['compose: UDP', () => numberIn(compose, /^ *- (\d+):\d+\/udp$/), config.live.udpPort],
    ['unit: time to stop', () => numberIn(unit, /^TimeoutStopSec=(\d+)$/), grace],
    ['image: time to start', () => numberIn(dockerfile, /--start-period=(\d+)s/), startPeriod],
    ['unit: time to start', () => numberIn(unit, /^TimeoutStartSec=(\d+)$/), startPeriod],
    ['image: user', () => numberIn(dockerfile, /^USER (\d+):\d+$/), 10_001],
    ['image: owner of its data', () => numberIn(dockerfile, /install -d -o (\d+)/), 10_001],
  ])('%s', (_name, found, wanted) => {
    expect(found()).toBe(wanted)
  })

  it('both services with a database in compose have as long to stop as the unit', () => {
    const graces = [...compose.matchAll(/stop_grace_period: (\d+)s/g)].map(([, seconds]) => Number(seconds))
    expect(graces).toEqual([grace, grace])
  })

  it('the table of how long a supervisor waits says the same', () => {
    const page = readFileSync('docs/operators.md', 'utf8')
    expect(page).toContain(`\`TimeoutStopSec=${grace}\``)
    expect(page).toContain(`\`--health-start-period=${startPeriod}s\``)
  })

  it('a proxy gives up an idle connection before the server does, or a request is lost', () => {
    const kept = [
      ...[...nginx.matchAll(/keepalive_timeout (\d+)s;/g)],
      ...[...caddy.matchAll(/^\s*keepalive (\d+)s$/gm)],
    ].map(([, seconds]) => 1000 * Number(seconds))
    expect(kept).toHaveLength(3)
    for (const each of kept) expect(each).toBeLessThan(config.keepAliveMs)
  })

  it('one proxy is in front, appends the address of the visitor and passes sockets on', () => {
    expect(example).toMatch(/^TRUST_PROXY=1$/m)
    expect(compose).toMatch(/^ *TRUST_PROXY: 1$/m)
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
    expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
    expect(nginx).toContain('proxy_set_header Host $host;')
    expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;')
  })
})

describe('variables', () => {
  const known = knownVariables()
  const named = (text: string, pattern: RegExp) =>
    [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, name = '']) => name)

  it.each([
    ['deploy/symposium.env.example', named(example, /^#?([A-Z][A-Z0-9_]+)=/), 30],
    ['deploy/systemd', named(unit, /[= ]([A-Z][A-Z0-9_]+)=/), 3],
    ['deploy/docker/Dockerfile', named(dockerfile.match(/^ENV .*$/m)?.[0] ?? '', /[ ]([A-Z][A-Z0-9_]+)=/), 4],
    ['deploy/docker/compose.yaml', named(compose.split('\n  db:')[0] ?? '', /^ {6}([A-Z][A-Z0-9_]+):/), 9],
  ])('each of %s is one that the server reads', (_file, names, least) => {
    expect(names.length).toBeGreaterThanOrEqual(least)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  it('each has one row of the table in docs/operators.md', () => {
    const rows = readFileSync('docs/operators.md', 'utf8')
      .split('\n')
      .flatMap((line) => /^\| ((?:`[A-Z0-9_]+`[^|`]*)+)\|/.exec(line)?.[1] ?? [])
      .flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name))
    expect(rows.length).toBeGreaterThanOrEqual(40)
    expect(rows.filter((name, index) => rows.indexOf(name) !== index)).toEqual([])
    expect(rows.filter((name) => !known.has(name) && name !== 'CHROMIUM_PATH')).toEqual([])
    expect(named(example, /^#?([A-Z][A-Z0-9_]+)=/).filter((name) => !rows.includes(name))).toEqual([])
  })

  it('the example is taken unchanged, and with every line of it switched on', () => {
    const all = (pattern: RegExp) =>
      Object.fromEntries(
        [...example.matchAll(pattern)].map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]),
      )
    const env = { ...production, ...all(/^([A-Z_]+)=(.*)$/gm) }
    expect(readConfig(env)).toMatchObject({ hostname: '127.0.0.1', trustProxy: 1 })
    const everything = { ...production, ...all(/^#?([A-Z_]+)=(.*)$/gm) }
    expect(readConfig(everything).rooms.turn?.urls).toHaveLength(2)
  })

  it('the relay has the secret, the name and the ports that the variables say', () => {
    expect(turn).toMatch(/^use-auth-secret$/m)
    const urls = example.match(/^#LIVE_TURN_URLS=(.*)$/m)?.[1] ?? ''
    const realm = turn.match(/^realm=(.*)$/m)?.[1]
    const port = (name: string) => numberIn(turn, new RegExp(`^${name}=(\\d+)$`))
    expect(urls).toBe(
      `turn:${realm}:${port('listening-port')},turns:${realm}:${port('tls-listening-port')}?transport=tcp`,
    )
    expect(example.match(/^#LIVE_TURN_SECRET=(.*)$/m)?.[1]).toBe(
      turn.match(/^static-auth-secret=(.*)$/m)?.[1],
    )
  })
})

describe('the unit', () => {
  it.each([
    'User=symposium',
    'Restart=always',
    'KillMode=mixed',
    'LimitNOFILE=65536',
    'EnvironmentFile=/etc/symposium/symposium.env',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
  ])('says %s', (line) => {
    expect(unit.split('\n')).toContain(line)
  })

  it('lets the server write where its variables say', () => {
    const state = `/var/lib/${unit.match(/^StateDirectory=(.*)$/m)?.[1]}/`
    for (const name of ['DATABASE_URL', 'FILES'])
      expect(unit.match(new RegExp(`${name}=(\\S+)`))?.[1]?.startsWith(state), name).toBe(true)
    expect(example).toContain(`FILES=${state}`)
  })
})

describe('the image', () => {
  const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const last = lines.findLastIndex((line) => line.startsWith('FROM '))

  it('comes from images with a full version, which run this program', () => {
    const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? [])
    expect(bases).toHaveLength(3)
    for (const base of bases) expect(base).toMatch(/^node:20\.(?:19|[2-9]\d)\.\d+-\w+-slim$/)
    const images = [...compose.matchAll(/image: (\S+)/g)].map(([, image]) => image)
    expect(images).toHaveLength(4)
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-\w+)?$/)
  })

  it('runs as a user without a name, after all that needs rights', () => {
    const user = lines.findIndex((line) => line.startsWith('USER '))
    expect(user).toBeGreaterThan(last)
    expect(lines.slice(user).filter((line) => /^(?:RUN|COPY|ADD) /.test(line))).toEqual([])
  })

  it('starts and is asked without a shell, which would keep signals to itself', () => {
    for (const word of ['CMD', 'HEALTHCHECK']) {
      const own = lines.slice(last).filter((line) => line.startsWith(`${word} `))
      expect(own, word).toHaveLength(1)
      expect(own[0]).toMatch(/CMD \["node", "[\w./-]+"\]$/)
    }
  })

  it('holds no secret and fetches nothing by itself', () => {
    expect(lines.filter((line) => /^(?:ADD|ARG) /.test(line))).toEqual([])
    expect(lines.filter((line) => /^ENV .*(?:SECRET|PASSWORD|KEY)/.test(line))).toEqual([])
  })

  it('sends no local data to the builder', () => {
    const ignored = read('docker/Dockerfile.dockerignore').split('\n')
    for (const name of ['.git', 'data', 'node_modules', '**/.env', 'release']) expect(ignored).toContain(name)
  })

  it('names only files that are there', () => {
    expect(existsSync('deploy/docker/healthcheck.mjs')).toBe(true)
    const mounted = [...compose.matchAll(/- (\.\.\/[\w./-]+):/g)].map(([, path = '']) => path)
    expect(mounted.map((path) => existsSync(join('deploy/docker', path)))).toEqual([true, true])
  })
})

describe('secrets', () => {
  it('of the examples are not used', () => {
    const files = readdirSync('deploy', { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    const kept = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^#?\w*(?:SECRET|PASSWORD|secret)\w*=(?!CHANGE-ME|$)/.test(line)),
    )
    expect(files.length).toBeGreaterThan(7)
    expect(kept).toEqual([])
  })
})

describe('installing packages', () => {
  it('needs no scripts of the sources: `prepare` ends well where they are missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prepare-'))
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { prepare: string } }
    try {
      const { status, stderr } = spawnSync(scripts.prepare, { cwd: folder, shell: true, encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

// Deep, 3 min: every command of docs/operating.md that needs no systemd is run in its order, on a release and a PostgreSQL.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'

import { expect, test } from '@playwright/test'

import { commandBlocks, type CommandBlock } from '../support/commandBlocks.ts'
import { startPostgres, type PrivatePostgres } from '../support/postgres.ts'
import { freePort } from './support/freePort.ts'
import { openFolder, ran } from './support/release.ts'

const blocks = commandBlocks('docs/operating.md').filter(({ runs }) => runs)
let root = ''
let port = 0
let postgres: PrivatePostgres
/** Folder of the maintenance database's socket. */
let socket = ''

test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  ran('npm', ['run', 'release'])
  root = openFolder('symposium-operating')
  port = await freePort()
  postgres = await startPostgres()
  socket = new URL(postgres.url.replace('@/', '@localhost/')).searchParams.get('host') ?? ''
  for (const path of ['bin', 'usr/local/bin', 'etc/systemd/system', 'var/backups'])
    mkdirSync(join(root, path), { recursive: true })
  for (const [name, script] of Object.entries(standIns)) {
    writeFileSync(join(root, 'bin', name), script)
    chmodSync(join(root, 'bin', name), 0o755)
  }
})
test.afterAll(async () => {
  ran('sh', ['-c', 'systemctl stop symposium'], { env: environment() })
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

/** In place of what changes the machine: nothing else is another program than on a server. */
const standIns = {
  useradd: '#!/bin/sh\n',
  // There are no users but the present one.
  install: `#!/bin/bash
words=()
while [ $# -gt 0 ]; do
  case $1 in -o | -g) shift ;; *) words+=("$1") ;; esac
  shift
done
exec /usr/bin/install "\${words[@]}"
`,
  su: '#!/bin/sh\n[ "$1 $2" = "postgres -c" ] || exit 9\nexec sh -c "$3"\n',
  systemctl: `#!/bin/sh
pid=$ROOT/pid
case "$*" in
  daemon-reload) test -f "$ROOT/etc/systemd/system/symposium.service" ;;
  'stop symposium')
    if [ -f "$pid" ]; then kill "$(cat "$pid")"; tail --pid="$(cat "$pid")" -f /dev/null; rm "$pid"; fi ;;
  'start symposium' | 'enable --now symposium')
    cd "$ROOT/opt/symposium/current" || exit 1
    NODE_ENV=production node --env-file="$ROOT/etc/symposium/symposium.env" dist/server/main.js >> "$ROOT/log" 2>&1 < /dev/null &
    echo $! > "$pid" ;;
  *) exit 9 ;;
esac
`,
}

const environment = () => ({
  PATH: [join(root, 'bin'), join(root, 'usr/local/bin'), process.env['PATH']].join(delimiter),
  HOME: root,
  npm_config_prefer_offline: 'true',
  npm_config_cache: ran('npm', ['config', 'get', 'cache']).trim(),
  ROOT: root,
  PGHOST: socket,
  PGUSER: 'postgres',
  SYMPOSIUM_ENV: join(root, 'etc/symposium/symposium.env'),
  SYMPOSIUM_DATA: join(root, 'var/lib/symposium'),
})

/** Another port, another database server, and folders of its own. */
const moved = (text: string) =>
  text
    .replaceAll(
      /\/(?:opt\/symposium|etc\/symposium|etc\/systemd|var\/lib\/symposium|var\/backups|usr\/local\/bin)\b/g,
      `${root}$&`,
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll(
      /postgres:\/\/symposium:CHANGE-ME@127\.0\.0\.1:5432\/(\w+)/g,
      (_, name: string) => `"postgres://symposium@localhost/${name}?host=${encodeURIComponent(socket)}"`,
    )
    .replaceAll(/\bsymposium-\d+\.\d+\.\d+\b/g, released().replace('.tar.gz', ''))

const released = () => readdirSync('release').find((name) => name.endsWith('.tar.gz')) ?? ''

/** Steps that the page describes in words, after the block that has these words. */
const byHand: ReadonlyArray<readonly [string, () => void]> = [
  [
    'useradd',
    () => {
      for (const name of readdirSync('release').filter((each) => each.startsWith(released())))
        cpSync(join('release', name), join(root, 'opt/symposium', name))
    },
  ],
  [
    'symposium.env.example',
    () => {
      const file = join(root, 'etc/symposium/symposium.env')
      const text = readFileSync(file, 'utf8')
        .replace('PORT=3000', `PORT=${port}`)
        .replace('LIVE_UDP_PORT=40000', 'LIVE_UDP_PORT=0')
      writeFileSync(file, moved(text))
    },
  ],
]

const run = ({ text }: CommandBlock): string => {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail'], {
    input: moved(text),
    encoding: 'utf8',
    env: environment(),
    cwd: root,
  })
  const log = existsSync(join(root, 'log')) ? readFileSync(join(root, 'log'), 'utf8').slice(-2000) : ''
  expect(status, `${text}\n${stdout}${stderr}\n${log}`).toBe(0)
  for (const [words, act] of byHand) if (text.includes(words)) act()
  return stdout
}

/** Text that at least one block prints, by its words. */
const says: ReadonlyArray<readonly [string, RegExp]> = [
  ['symposium doctor', /Nothing keeps the site from working\./],
  ['/healthz', /"status":"ok"/],
  ['--setup-code', /give the code \S+/],
  ['--email', /an administrator/],
  ['symposium migrate', /Nothing to do: the data is that of this program\./],
]

for (const block of blocks)
  test(`the commands at line ${block.line} do what the page says`, () => {
    const said = run(block)
    for (const [words, pattern] of says) if (block.text.includes(words)) expect(said).toMatch(pattern)
  })

test('afterwards the site runs with the data of its backup', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(page.status).toBe(200)
  // Made before the backup.
  const again = spawnSync(
    join(root, 'usr/local/bin/symposium'),
    ['admin', '--email', 'chair@symposium.example'],
    {
      encoding: 'utf8',
      env: environment(),
    },
  )
  expect(again.stdout).toContain('was an administrator already')
  expect(readFileSync(join(root, 'log'), 'utf8')).not.toContain('"level":50')
})

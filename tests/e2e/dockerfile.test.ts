// Deep, 8 min: the lines of the Dockerfile are run in folders, as no builder of images is needed for what they do.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from '@playwright/test'

import { freePort } from './support/freePort.ts'
import { openFolder, ran, startRelease } from './support/release.ts'

/** Changes accounts and folders of the machine, and is about nothing else. */
const ofSystem = /^groupadd /

let folder = ''
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the image builds from what git keeps, and its process starts, is healthy, writes to its data alone, and ends in order', async () => {
  test.setTimeout(1_200_000)
  folder = openFolder('symposium-image')
  const last = build(readFileSync('deploy/docker/Dockerfile', 'utf8'))
  expect(last.command).toEqual(['node', 'dist/server/main.js'])
  expect(readdirSync(last.workdir)).not.toContain('tests')
  const before = filesIn(last.workdir)

  const port = await freePort()
  const data = join(folder, 'data')
  const server = await startRelease(last.workdir, data, {
    port,
    env: {
      ...last.env,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATABASE_URL: join(data, 'db'),
      FILES: join(data, 'files'),
      PORT: String(port),
    },
  })
  const [program = '', ...words] = last.health
  ran(program, words, { cwd: last.workdir, env: { PATH: process.env['PATH'], PORT: String(port) } })
  expect(await server.end()).toBe(0)
  expect(filesIn(last.workdir)).toEqual(before)
})

interface Stage {
  readonly root: string
  workdir: string
  readonly env: Record<string, string>
  command: readonly string[]
  health: readonly string[]
}

/** Each stage is a folder; what an instruction does outside of it is not done. Answers the last one. */
const build = (dockerfile: string): Stage => {
  const stages: Stage[] = []
  const named = new Map<string, Stage>()
  for (const line of dockerfile.split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    const stage = stages.at(-1)
    if (word === 'FROM') {
      const root = join(folder, `stage-${stages.length}`)
      mkdirSync(root)
      const next: Stage = { root, workdir: root, env: {}, command: [], health: [] }
      stages.push(next)
      named.set(/ AS (\w+)$/.exec(rest)?.[1] ?? '', next)
    } else if (stage === undefined) {
      expect(word).toBe('')
    } else if (word === 'WORKDIR') {
      stage.workdir = join(stage.root, rest)
      mkdirSync(stage.workdir, { recursive: true })
    } else if (word === 'ENV') {
      for (const pair of rest.split(' ')) stage.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? ''
    } else if (word === 'COPY') {
      const [, from, list = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? []
      copy(list.split(' '), from === undefined ? null : named.get(from), stage.workdir)
    } else if (word === 'RUN' && !ofSystem.test(rest)) {
      ran('sh', ['-ec', rest], {
        cwd: stage.workdir,
        env: { ...process.env, ...stage.env, npm_config_prefer_offline: 'true' },
      })
    } else if (word === 'CMD') {
      stage.command = JSON.parse(rest) as string[]
    } else if (word === 'HEALTHCHECK') {
      stage.health = JSON.parse(rest.replace(/^.* CMD /, '')) as string[]
    }
  }
  return stages.at(-1) as Stage
}

const copy = (words: readonly string[], from: Stage | null | undefined, workdir: string): void => {
  const target = join(workdir, words.at(-1) ?? '')
  for (const source of words.slice(0, -1)) {
    if (from != null) {
      const path = join(from.root, source)
      const isFolder = statSync(path).isDirectory()
      cpSync(path, isFolder ? target : join(target, source.split('/').at(-1) ?? ''), {
        recursive: true,
        verbatimSymlinks: true,
      })
    } else if (source === '.') {
      for (const path of kept()) {
        mkdirSync(dirname(join(target, path)), { recursive: true })
        copyFileSync(path, join(target, path))
      }
    } else copyFileSync(source, join(target, source))
  }
}

/** Files that git keeps, or would keep. */
const kept = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path))

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('node_modules/'))
    .toSorted()

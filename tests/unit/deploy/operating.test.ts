import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { commandBlocks } from '../../support/commandBlocks.ts'
import { knownVariables } from './knownVariables.ts'

const pages = ['docs/operating.md', 'docs/operating.zh-CN.md']
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
/** The internal listener's, which the section about monitoring names. */
const ofListener = ['METRICS_HOST', 'METRICS_PORT']
/** Variables of journald. */
const ofOthers = ['DKIM', 'DMARC', 'SPF', 'RELEASE', 'END', 'ON_ERROR_STOP']

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8')
  const blocks = commandBlocks(page)
  const present = blocks.filter(({ needs }) => needs === null || needs in scripts)

  it('has blocks that are run, others, and none without a mark of its language', () => {
    expect(blocks.filter(({ runs }) => runs).length).toBeGreaterThanOrEqual(10)
    expect(blocks.filter(({ runs }) => !runs).length).toBeGreaterThanOrEqual(4)
    expect([...text.matchAll(/^```/gm)]).toHaveLength(2 * blocks.length)
  })

  it.each(blocks.map((block) => [block.line, block.text] as const))(
    'the block at line %i is a script',
    (_line, script) => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    },
  )

  it('names commands that there are', () => {
    const sources = [text.replaceAll(/^```[\s\S]*?^```$/gm, ''), ...present.map((block) => block.text)].join(
      '\n',
    )
    const named = [
      ...sources.matchAll(/npm run ([a-z][\w:-]*)|(?:^|[`\s])symposium ([a-z]+)(?=[\s`]|$)/gm),
    ].map(([, script, command]) => script ?? command ?? '')
    const ofSystem = new Set(['nginx', 'login', 'owner', 'encoding'])
    expect(named).toContain('doctor')
    expect(named.filter((name) => !(name in scripts) && !ofSystem.has(name))).toEqual([])
  })

  it('names files that there are', () => {
    const named = [
      ...[...text.matchAll(/(?:\/opt\/symposium\/current\/|`)((?:deploy|docs|tests)\/[\w./-]+)/g)].map(
        ([, path = '']) => path,
      ),
      ...[...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => join('docs', path)),
    ]
    expect(named.length).toBeGreaterThanOrEqual(10)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names variables that the server reads', () => {
    const known = new Set([...knownVariables(), ...ofListener, ...ofOthers])
    const named = [
      ...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g),
      ...text.matchAll(/`([A-Z]{3,})(?:=[^`]*)?`/g),
    ].map(([whole, name]) => name ?? whole)
    expect(named.length).toBeGreaterThanOrEqual(30)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it('an anchor of another page is a heading of it', () => {
    const broken = [...text.matchAll(/\]\(([^)#\s]+\.md)#([^)\s]+)\)/g)].filter(([, path = '', anchor]) => {
      const headings = [...readFileSync(join('docs', path), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
        ([, heading = '']) =>
          heading
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
            .replaceAll(' ', '-'),
      )
      return !headings.includes(anchor ?? '')
    })
    expect(broken.map(([whole]) => whole)).toEqual([])
  })
})

it('both languages say the same commands in the same order, and have as many sections and rows', () => {
  const [chinese, english] = pages.toReversed().map((page) => {
    const text = readFileSync(page, 'utf8')
    return {
      blocks: commandBlocks(page).map(({ runs, needs, text: block }) => ({ runs, needs, block })),
      headings: [...text.matchAll(/^#+ /gm)].map(([mark]) => mark),
      rows: [...text.matchAll(/^\| /gm)].length,
      names: [
        ...new Set(
          [
            ...text.matchAll(
              /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\/(?:console|organizer|setup|healthz)[\w/]*/g,
            ),
          ].map(([name]) => name),
        ),
      ].toSorted(),
    }
  })
  expect(chinese).toEqual(english)
})

describe('the command `symposium`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symposium-command-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['release/deploy', 'release/dist/server', 'data'])
    mkdirSync(join(folder, path), { recursive: true })
  const command = join(folder, 'release/deploy/symposium.mjs')
  writeFileSync(command, readFileSync('deploy/symposium.mjs'))
  writeFileSync(
    join(folder, 'release/dist/server/cli-say.js'),
    `const { FILES, DATABASE_URL, NODE_ENV, SMTP_FROM, HOME } = process.env
     console.log(JSON.stringify({ words: process.argv.slice(2), cwd: process.cwd(), FILES, DATABASE_URL, NODE_ENV, SMTP_FROM, HOME }))
     process.exitCode = 7`,
  )
  const variables = join(folder, 'symposium.env')
  writeFileSync(variables, 'DATABASE_URL=postgres://a:b$c@d/e\nSMTP_FROM="Symposium <a@b.example>"\n')
  const run = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [command, ...words], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: '/root',
        SYMPOSIUM_ENV: variables,
        SYMPOSIUM_DATA: join(folder, 'data'),
        ...env,
      },
    })

  it('gives a tool the variables of the site unchanged, in the release, and answers with its exit code', () => {
    const { status, stdout } = run(['say', '--email', 'a b'])
    expect(status).toBe(7)
    expect(JSON.parse(stdout)).toEqual({
      words: ['--email', 'a b'],
      cwd: join(folder, 'release'),
      FILES: join(folder, 'data/files'),
      DATABASE_URL: 'postgres://a:b$c@d/e',
      NODE_ENV: 'production',
      SMTP_FROM: 'Symposium <a@b.example>',
    })
  })

  it('reads another database where the caller says so', () => {
    const { stdout } = run(['say'], { DATABASE_URL: 'postgres://drill' })
    expect(JSON.parse(stdout)).toMatchObject({ DATABASE_URL: 'postgres://drill' })
  })

  it.each([
    ['an unknown command', ['other'], {}, 'Usage'],
    ['no command', [], {}, 'Usage'],
    ['a path', ['../server/cli-say'], {}, 'Usage'],
    [
      'no variables',
      ['say'],
      { SYMPOSIUM_ENV: '/nowhere/symposium.env' },
      '/nowhere/symposium.env is missing',
    ],
  ] as const)('refuses %s with exit code 2', (_name, words, env, sentence) => {
    const { status, stderr } = run(words, env)
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
  })

  it('can be started by its name', () => {
    expect(statSync('deploy/symposium.mjs').mode & 0o111).toBe(0o111)
  })
})

import { spawn } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { checkCatalogues } from './lib/catalogues.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lengthFaults, matchesFaults } from './lib/longMachines.mjs'
import { checkNode } from './lib/node.mjs'
import { effects, pageFaults } from './lib/pageRules.mjs'
import { englishFaults } from './lib/plainEnglish.mjs'
import { readRules } from './lib/rules.mjs'
import { root } from './lib/root.mjs'
import { run, seconds } from './lib/say.mjs'

const modules = join(root, 'node_modules')

/** Each answers the faults it found as text; an empty text is a pass. */
const checks = {
  format: () => tool('oxfmt/bin/oxfmt', ['--list-different', '.']),
  lint: () =>
    tool('oxlint/bin/oxlint', [
      '--type-aware',
      '-f',
      'unix',
      '--quiet',
      '--ignore-pattern',
      'tests/fixtures/layering',
      '.',
    ]),
  layering: checkLayeringFixtures,
  pages: checkPages,
  cuts: checkCuts,
  // In one thread: four checkers each look into most of what they share, and the other checks run beside them.
  types: () => tool('typescript/bin/tsc', ['--noEmit', '-p', '.', '--pretty', 'false', '--singleThreaded']),
  // The lists of machines are not kept by git, and import most of what there is.
  'dead code': () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--no-gitignore']),
  texts: async () => (await checkCatalogues()).join('\n'),
  machines: checkMachines,
  english: checkEnglish,
  routes: checkRoutes,
  lockfile: checkLockfile,
}

/** `npm run check [names…]`: one line per check, details of what failed, exit code 1 if anything did. */
await run(async () => {
  checkNode()
  ensureInstalled()
  const wanted = process.argv.slice(2)
  const failed = []
  const since = performance.now()
  // All at once: some of them use one core only.
  const running = Object.entries(checks)
    .filter(([name]) => wanted.length === 0 || wanted.includes(name))
    .map(([name, check]) => [
      name,
      check().then(
        (text) => text.trim(),
        (error) => String(error),
      ),
    ])
  for (const [name, found] of running) {
    const faults = await found
    console.log(`${faults === '' ? '✓' : '✗'} ${name.padEnd(10)} ${seconds(since)}`)
    if (faults === '') continue
    failed.push(name)
    console.log(
      faults
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n'),
    )
  }
  if (failed.length === 0) return
  console.error(`\n✗ ${failed.join(', ')}`)
  process.exitCode = 1
})

/** Output of a tool that failed, or '' when it passed. */
function tool(entry, args, options = {}) {
  return start(entry, args, options).then(({ status, text }) =>
    status === 0 ? '' : text || `exit code ${status}`,
  )
}

function start(entry, args, { cwd = root } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(modules, entry), ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1' },
    })
    const parts = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
    child.on('error', fail)
    child.on('close', (status) => done({ status, text: Buffer.concat(parts).toString() }))
  })
}

/** Every fixture must be reported with the rule it breaks: otherwise the checker is broken, not the layering whole. */
async function checkLayeringFixtures() {
  const folder = join(root, 'tests/fixtures/layering')
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  const { text } = await start('oxlint/bin/oxlint', ['-c', '../../../.oxlintrc.json', '-f', 'json', '.'], {
    cwd: folder,
  })
  const found = new Set(
    JSON.parse(text.slice(text.indexOf('{'))).diagnostics.map(
      ({ filename, code }) => `${filename.replaceAll('\\', '/')} ${code}`,
    ),
  )
  return Object.entries(expected)
    .filter(([file, rule]) => !found.has(`${file} ${rule}`))
    .map(([file, rule]) => `${file} breaks ${rule}, and nobody noticed`)
    .join('\n')
}

/** Pages are thin; each fixture must be found, and nothing else. */
async function checkPages() {
  const found = pageFaults(join(root, 'tests/fixtures/pages'), { 'isStale.tsx': 'has none' })
  const missed = [
    'hasEffect.tsx',
    'hasFetch.ts',
    'hasTimer.ts',
    'isLong.tsx',
    'isStale.tsx',
    'somePort.ts',
  ].filter((file) => !found.some((fault) => fault.startsWith(`${file} `)))
  return [
    ...missed.map((file) => `tests/fixtures/pages/${file} breaks a rule of pages, and nobody noticed`),
    ...pageFaults(join(root, 'src/pages'), effects).map((fault) => `src/pages/${fault}`),
  ].join('\n')
}

/** No text of people is cut within a character; each cut of the fixture must be found. */
async function checkCuts() {
  // It asks the compiler, which is there only once packages are installed.
  const { knownCuts, textCuts } = await import('./lib/textCuts.mjs')
  const fixture = 'tests/fixtures/cuts/halves.ts'
  const found = textCuts(root, ['src', 'server', 'tests/fixtures/cuts'], knownCuts)
  const wanted = readFileSync(join(root, fixture), 'utf8')
    .split('\n')
    .flatMap((text, index) => (text.endsWith('// half') ? [`${fixture}:${index + 1} `] : []))
  return [
    ...wanted
      .filter((place) => !found.some((fault) => fault.startsWith(place)))
      .map((place) => `${place}cuts a character in two, and nobody noticed`),
    ...found.filter((fault) => !wanted.some((place) => fault.startsWith(place))),
  ].join('\n')
}

/** No machine is longer than can be read, and pages select their view by tags. */
async function checkMachines() {
  const machines = textsIn('src/machines', (file) => file.endsWith('.machine.ts'))
  const readers = [
    ...textsIn('src/machines', (file) => file.endsWith('.selectors.ts')),
    ...['src/components', 'src/pages', 'src/app'].flatMap((folder) =>
      textsIn(folder, (file) => /\.tsx?$/.test(file)),
    ),
  ]
  return [...lengthFaults(machines), ...matchesFaults(readers)].join('\n')
}

/** Comments, titles of tests and documents keep to plain English; the newest files are named first. */
async function checkEnglish() {
  const folders = ['src', 'server', 'mocks', 'stories', 'workbench', 'tests', 'scripts', 'deploy']
  const files = [
    ...folders.flatMap((folder) =>
      textsIn(folder, (file) => /\.(?:tsx?|m?js|mts|css)$/.test(file) && !/fixtures[\\/]/.test(file)),
    ),
    ...textsIn('docs', (file) => file.endsWith('.md') && !file.endsWith('zh-CN.md')),
  ]
  const changed = new Map(files.map(([path]) => [path, statSync(join(root, path)).mtimeMs]))
  return englishFaults(files.toSorted(([a], [b]) => changed.get(b) - changed.get(a))).join('\n')
}

/** Path and text of each file below `folder` that `isWanted`. */
function textsIn(folder, isWanted) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')])
}

/** Every address that the rules NAV-01 … NAV-05 name is in the route table. */
async function checkRoutes() {
  const table = readFileSync(join(root, 'src/app/routes.ts'), 'utf8')
  const known = new Set(
    [...table.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path.replaceAll(/:\w+/g, ':id')),
  )
  const named = readRules()
    .filter(({ id }) => /^NAV-0[1-5]$/.test(id))
    .flatMap(({ id, rule }) => [...rule.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => ({ id, path })))
  return named
    .map(({ id, path }) => ({ id, path: path.replace(/\?.*$/, '').replaceAll(/\{\w+\}/g, ':id') }))
    .filter(({ path }) => !known.has(path))
    .map(({ id, path }) => `${id} names ${path}, which src/app/routes.ts does not have`)
    .join('\n')
}

/** `npm ci` refuses a lockfile that lacks the packages of another system; the machine that wrote it does not notice. */
async function checkLockfile() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const faults = []
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = packages[foldersAbove(path).find((folder) => folder + name in packages) + name]
      if (found === undefined) faults.push(`${name}, wanted by ${path}, is missing`)
      // Another version of the same name, installed for another package, does not help.
      else if (/^\d+\.\d+\.\d+$/.test(wanted) && found.version !== wanted)
        faults.push(`${name} ${wanted}, wanted by ${path}, is missing (there is ${found.version})`)
    }
  }
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!/^\d/.test(range)) faults.push(`${name} is not pinned exactly (${range})`)
    const locked = packages[`node_modules/${name}`]?.version
    if (locked !== range) faults.push(`${name} is ${range} in package.json but ${locked} in the lockfile`)
  }
  return faults.join('\n')
}

/** Folders in which Node looks for a package: beside the requiring one, then in every folder above. */
function foldersAbove(path) {
  const folders = path === '' ? [] : [`${path}/node_modules/`]
  for (let at = path.lastIndexOf('/node_modules/'); at >= 0; at = path.lastIndexOf('/node_modules/', at - 1))
    folders.push(`${path.slice(0, at)}/node_modules/`)
  return [...folders, 'node_modules/']
}

import { execFile, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { layAsideAssets, writeRelease } from './formerAssets.mjs'
import { historyMark } from './keptCharts.mjs'
import { root } from './root.mjs'
import { Remedy, seconds } from './say.mjs'
import { filesBelow, forget, hashOf, isFresh, remember } from './stamp.mjs'

const common = ['package-lock.json', 'tsconfig.json', 'scripts/vite', 'scripts/lib/build.mjs']

const steps = [
  {
    name: 'site',
    inputs: [...common, 'vite.config.ts', 'index.html', 'public', 'src'],
    output: 'dist/template/index.html',
    make: async () => {
      const keep = layAsideAssets({ dist: join(root, 'dist'), before: process.env.BEFORE || undefined })
      await viteBuild({ configFile: join(root, 'vite.config.ts'), mode: 'production' })
      await finishSite()
      keep()
    },
  },
  {
    name: 'ssr',
    inputs: [...common, 'vite.server.config.ts', 'src'],
    output: 'dist/ssr/entry-server.js',
    make: () => viteBuild({ configFile: join(root, 'vite.server.config.ts'), mode: 'ssr' }),
  },
  {
    name: 'server',
    inputs: [
      ...common,
      'vite.server.config.ts',
      'server',
      'src/contract',
      'src/machines/lifecycles',
      'src/mails',
      'src/theme',
    ],
    output: 'dist/server/main.js',
    make: () =>
      viteBuild({ configFile: join(root, 'vite.server.config.ts'), mode: 'server' }).then(layCluster),
  },
  {
    name: 'workshop',
    inputs: [
      ...common,
      'vite.config.ts',
      '.storybook',
      'workbench',
      'stories',
      'mocks',
      'src',
      'public',
      // The pages of docs that the workshop shows; a word in another one is no reason to build it again.
      'docs/atlas.md',
      'docs/rules.md',
      'server/shared/sentences',
    ],
    output: 'storybook-static/index.html',
    // Its page of changes tells what git knows.
    mark: () => historyMark(root),
    make: buildWorkshop,
  },
]

/**
 * Builds what is stale. `only`: names of the wanted steps, else all; `optional`: names of those that may be missing.
 * @throws when something else does not build
 */
export const build = async ({ only = null, optional = [] } = {}) => {
  const release = lock()
  try {
    for (const step of steps) {
      if (only !== null && !only.includes(step.name)) continue
      const hash = hashOf(step.inputs) + (step.mark?.() ?? '')
      if (isFresh(step.name, hash, step.output)) continue
      await make(step, hash, optional.includes(step.name))
    }
    writeRelease(join(root, 'dist'), { version: projectVersion(), commit: commitOf() })
  } finally {
    release()
  }
}

const projectVersion = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** Version and commit of this build; a build without git takes the commit from COMMIT. */
const commitOf = () => {
  if (process.env.COMMIT) return process.env.COMMIT
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'],
    { cwd: root, encoding: 'utf8' },
  )
  return status === 0 ? stdout.trim() : 'unknown'
}

const make = async (step, hash, isOptional) => {
  const since = performance.now()
  forget(step.name)
  try {
    await step.make()
    remember(step.name, hash)
    console.log(`built ${step.name.padEnd(9)} ${seconds(since)}`)
  } catch (error) {
    if (!isOptional) throw error
    console.warn(`! The ${step.name} did not build; everything else works without it.\n  ${error.message}`)
  }
}

/**
 * Builds for production, whatever ran before in this process. Vite sets NODE_ENV for the whole process if it is not set:
 * later steps keep the requested mode.
 */
const viteBuild = async (config) => {
  // Imported late: this module is read before anything is installed.
  const { build } = await import('vite')
  const asked = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await build({ root, logLevel: 'error', ...config })
  } finally {
    if (asked === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = asked
  }
}

/** Takes apart what vite made: files for the browser, packed, and what only the renderer reads. */
const finishSite = async () => {
  const site = join(root, 'dist/site')
  const template = join(root, 'dist/template')
  rmSync(template, { recursive: true, force: true })
  mkdirSync(template, { recursive: true })
  renameSync(join(site, '.vite/manifest.json'), join(template, 'manifest.json'))
  const manifest = JSON.parse(readFileSync(join(template, 'manifest.json'), 'utf8'))
  const loader = await loaderCode(`/${manifest['src/app/steps.ts'].file}`)
  const written = readFileSync(join(root, 'index.html'), 'utf8')
  const page = written.replace(loaderTag, () => `<script>${loader}</script>`)
  if (page === written) throw new Error(`index.html does not name the loader: ${loaderTag}`)
  writeFileSync(join(template, 'index.html'), page)
  rmSync(join(site, '.vite'), { recursive: true, force: true })
  // The mocks of the workshop have no business on the site.
  rmSync(join(site, 'mockServiceWorker.js'), { force: true })
  await Promise.all(
    filesBelow('dist/site')
      .filter(isPackable)
      .map((file) => pack(file)),
  )
}

const loaderTag = '<script type="module" src="/src/app/loader.ts"></script>'

/**
 * The loader as a script for the markup: a file of its own would arrive a round trip after the first paint, and what is
 * pressed until then would be lost. @param steps address of the module that it fetches
 */
const loaderCode = async (steps) => {
  const built = await viteBuild({
    configFile: false,
    publicDir: false,
    plugins: [
      {
        name: 'steps',
        enforce: 'pre',
        resolveId: (id) => (id === './steps.ts' ? { id: steps, external: 'absolute' } : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      // As a library it is spared the preload helper of the site.
      lib: { entry: 'src/app/loader.ts', formats: ['iife'], name: 'loader' },
    },
  })
  const { output } = [built].flat()[0]
  const code = output[0].code.trim()
  if (output.length > 1 || /<\/script|<!--/i.test(code))
    throw new Error('The loader does not fit into the markup.')
  return code
}

const isPackable = (file) =>
  ['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'].includes(extname(file))

const brotliPacked = promisify(brotliCompress)
const gzipPacked = promisify(gzip)

const pack = async (file, quality = 11) => {
  const content = readFileSync(join(root, file))
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  writeFileSync(join(root, `${file}.br`), await brotliPacked(content, options))
  writeFileSync(join(root, `${file}.gz`), await gzipPacked(content, { level: 9 }))
}

/** The cluster that a new embedded database is a copy of; kept, because making it takes longer than the build. */
async function layCluster() {
  const program = join(root, 'dist/server/cli-cluster.js')
  const { stdout } = await promisify(execFile)(process.execPath, [program, join(root, '.cache')])
  const target = join(root, 'dist/server/cluster')
  cpSync(stdout, target, { recursive: true })
  // Some are readable by their owner alone; another user than the one who built may run the program.
  for (const file of filesBelow('dist/server/cluster')) chmodSync(join(root, file), 0o644)
}

async function buildWorkshop() {
  if (!existsSync(join(root, '.storybook/main.ts'))) throw new Error('There is no .storybook/main.ts.')
  const log = []
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const status = await new Promise((done) => {
    const child = spawn(
      process.execPath,
      [storybook, 'build', '--quiet', '--disable-telemetry', '--output-dir', 'storybook-static'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      },
    )
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => log.push(part))
    child.on('close', done)
  })
  if (status !== 0) throw new Error(Buffer.concat(log).toString().split('\n').slice(-25).join('\n  '))
  // Quality 11 takes six times as long for 3 % less. The report of coverage is written again after each run.
  const files = filesBelow('storybook-static').filter(
    (file) => (isPackable(file) || file.endsWith('.html')) && !file.startsWith('storybook-static/coverage/'),
  )
  await Promise.all(files.map((file) => pack(file, 9)))
}

/** Two builds at once would write into each other's output. */
const lock = () => {
  const file = join(root, '.cache/build.lock')
  mkdirSync(join(root, '.cache'), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw unwritable(error)
    const owner = Number(readFileSync(file, 'utf8'))
    if (isAlive(owner)) {
      throw new Remedy(
        `Process ${owner} is building already.`,
        'Wait until it is done, then run the command again.',
      )
    }
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}

const unwritable = (error) =>
  ['EACCES', 'EROFS', 'EPERM'].includes(error.code)
    ? new Remedy(
        `${root} cannot be written (${error.code}).`,
        'Give this user the right to write there, or clone elsewhere.',
      )
    : error

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { packagesIn, releaseManifest, releaseScripts } from './lib/release.mjs'
import { root } from './lib/root.mjs'
import { Remedy, run } from './lib/say.mjs'
import { filesBelow } from './lib/stamp.mjs'

/** Documents that a release holds beside the program. */
const papers = [
  'deploy',
  'docs/operating.md',
  'docs/operating.zh-CN.md',
  'docs/operators.md',
  'docs/live.md',
  'docs/security.md',
  'SECURITY.md',
  '.npmrc',
]

/**
 * `npm run release [-- --folder <path>]`: the built program with the packages that it needs while it runs, as
 * `release/symposium-<version>.tar.gz` and its checksum; `--folder`: as an unpacked folder instead.
 */
await run(async () => {
  checkNode()
  ensureInstalled()
  await build({ only: ['site', 'ssr', 'server'] })
  const { folder } = parseArgs({ options: { folder: { type: 'string' } } }).values
  const manifest = read('package.json')
  const name = `symposium-${manifest.version}`
  const target = folder === undefined ? join(root, 'release', name) : resolve(folder)
  rmSync(target, { recursive: true, force: true })
  // Fails where a licence does not let a package be handed on.
  execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs')], { stdio: 'inherit' })
  lay(target, manifest)
  if (folder !== undefined) return console.log(target)
  const archive = pack(name)
  rmSync(target, { recursive: true })
  console.log(archive)
})

function lay(target, manifest) {
  mkdirSync(target, { recursive: true })
  // Maps are useful with the sources only; PostgreSQL calls a file of its cluster so, too.
  cpSync(join(root, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: (path) => !/\.(?:m?js|css)\.map$/.test(path),
  })
  for (const path of papers) cpSync(join(root, path), join(target, path), { recursive: true })
  cpSync(join(root, 'release/licences.md'), join(target, 'docs/licences.md'))
  const modules = ['dist/server', 'dist/ssr'].flatMap(filesBelow).filter((file) => file.endsWith('.js'))
  const names = packagesIn(
    modules.map((file) => join(root, file)),
    Object.keys(manifest.dependencies),
  )
  const scripts = releaseScripts(manifest.scripts, readdirSync(join(root, 'dist/server')))
  const made = releaseManifest(manifest, read('package-lock.json'), { names, scripts })
  write(join(target, 'package.json'), made.manifest)
  write(join(target, 'package-lock.json'), made.lock)
}

/** The same bytes for the same content, packed by any user. */
function pack(name) {
  const archive = join(root, 'release', `${name}.tar.gz`)
  const words = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
  ]
  const { status, error } = spawnSync(
    'tar',
    ['-C', join(root, 'release'), ...words, '-I', 'gzip -n', '-cf', archive, name],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0)
    throw new Remedy(
      `tar could not pack the release (${error?.code ?? `exit code ${status}`}).`,
      'It takes GNU tar and some 200 MB of room.',
    )
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${hash}  ${name}.tar.gz\n`)
  return archive
}

function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function write(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

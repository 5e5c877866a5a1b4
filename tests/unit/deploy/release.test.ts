import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { packagesIn, releaseManifest, releaseScripts } from '../../../scripts/lib/release.mjs'

describe('packages of a release', () => {
  it.each([
    ['an import', `import { a } from "pg";`, ['pg']],
    ['an import without a name', `import 'pg';`, ['pg']],
    ['a late import', `const { a } = await import("pg");`, ['pg']],
    ['a file that is resolved', `require$1.resolve("@scope/fonts/package.json")`, ['@scope/fonts']],
    ['a module of a package', `import { b } from "@scope/fonts/legacy/b.mjs";`, ['@scope/fonts']],
    ['another package with the same beginning', `import "pg-pool";`, []],
    ['a word', `const driver = "pg";`, []],
    ['a comment', ` * import { a } from "pg"\n// import "pg"`, []],
  ])('%s', (_name, text, wanted) => {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'))
    try {
      writeFileSync(join(folder, 'a.js'), text)
      expect(packagesIn([join(folder, 'a.js')], ['@scope/fonts', 'pg'])).toEqual(wanted)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const manifest = {
    name: 'symposium',
    version: '1.2.3',
    license: 'UNLICENSED',
    scripts: { prepare: 'node scripts/machines.mjs' },
    dependencies: { a: '1.0.0', z: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  }
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': {
        dependencies: { b: '^2.0.0' },
        optionalDependencies: { native: '1.0.0', absent: '1.0.0' },
        peerDependencies: { host: '1.0.0', maybe: '1.0.0' },
        peerDependenciesMeta: { maybe: { optional: true } },
      },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1.0.0' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { dependencies: { a: '1.0.0' } },
      'node_modules/host': {},
      'node_modules/maybe': {},
      'node_modules/native': {},
      'node_modules/tool': {},
      'node_modules/z': {},
    },
  }

  it('are those that run with what they need, from where Node finds it', () => {
    const made = releaseManifest(manifest, lock, { names: ['a'], scripts: { start: 'node main.js' } })
    expect(Object.keys(made.lock.packages)).toEqual([
      '',
      ...['a', 'a/node_modules/b', 'c', 'host', 'native'].map((path) => `node_modules/${path}`),
    ])
    expect(made.manifest).toMatchObject({
      version: '1.2.3',
      private: true,
      type: 'module',
      scripts: { start: 'node main.js' },
      dependencies: { a: '1.0.0' },
    })
    expect(made.manifest).not.toHaveProperty('devDependencies')
    expect(made.lock.packages['']?.dependencies).toEqual({ a: '1.0.0' })
  })

  it('one that the lockfile does not know ends the release', () => {
    const { 'node_modules/c': _, ...rest } = lock.packages
    expect(() => releaseManifest(manifest, { packages: rest }, { names: ['a'], scripts: {} })).toThrow(
      'no c for node_modules/a/node_modules/b',
    )
  })

  it('each package of the real lockfile is found', () => {
    const real = JSON.parse(readFileSync('package.json', 'utf8')) as typeof manifest
    const whole = JSON.parse(readFileSync('package-lock.json', 'utf8')) as typeof lock
    const made = releaseManifest(real, whole, { names: ['pg', 'sharp', 'piscina'], scripts: {} })
    const paths = Object.keys(made.lock.packages)
    expect(paths).toEqual(expect.arrayContaining(['node_modules/pg-pool', 'node_modules/sharp']))
    expect(paths).not.toContain('node_modules/vite')
  })

  it('its commands are those whose tool was built', () => {
    const scripts = { doctor: 'node scripts/doctor.mjs', test: 'node scripts/test.mjs', copy: 'x' }
    const built = ['main.js', 'cli-doctor.js', 'cli-copy.js', 'cli-cluster.js', 'cli-doctor.js.map']
    expect(releaseScripts(scripts, built)).toEqual({
      start: 'node dist/server/main.js',
      copy: 'node dist/server/cli-copy.js',
      doctor: 'node dist/server/cli-doctor.js',
    })
  })
})

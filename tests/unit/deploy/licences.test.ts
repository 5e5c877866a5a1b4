import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { licenceFaults, licencesOf, staleLicences } from '../../../scripts/lib/licences.mjs'

const { packages: real } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly version?: string; readonly license?: string }>
  >
}

describe('licences of what a release contains', () => {
  it('are all known and allowed', () => {
    const packages = licencesOf(real)
    expect(packages.length).toBeGreaterThan(300)
    expect(licenceFaults(packages)).toEqual([])
    expect(staleLicences(real)).toEqual([])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['MIT AND GPL-2.0-only', false],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['SEE LICENSE IN LICENSE', false],
    ['UNLICENSED', false],
    ['mit', false],
  ])('%s: allowed is %s', (license, isFine) => {
    const found = licenceFaults(licencesOf({ 'node_modules/a': { version: '1.0.0', license } }))
    expect(found).toEqual(isFine ? [] : [`a 1.0.0 is under ${license}, which is not allowed`])
  })

  it('a package that names none is a fault; one for development is not looked at', () => {
    expect(licenceFaults(licencesOf({ 'node_modules/@a/b': { version: '1.0.0' } }))).toEqual([
      expect.stringMatching(/^@a\/b 1\.0\.0 names no licence/),
    ])
    expect(licencesOf({ '': {}, 'node_modules/a': { dev: true, license: 'GPL-3.0-only' } })).toEqual([])
  })

  it('each version of a package is listed once, by its own name', () => {
    const one = { version: '1.0.0', license: 'MIT' }
    expect(
      licencesOf({
        'node_modules/z': one,
        'node_modules/z/node_modules/a': one,
        'node_modules/y/node_modules/a': one,
      }).map(({ name }) => name),
    ).toEqual(['a', 'z'])
  })
})

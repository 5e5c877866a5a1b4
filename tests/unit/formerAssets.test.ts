import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { layAsideAssets, writeRelease } from '../../scripts/lib/formerAssets.mjs'

describe('[OPS-03] the assets of the last two builds', () => {
  let home = ''
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'former-'))
  })
  afterEach(() => rmSync(home, { recursive: true }))

  /** A build whose one asset is named by it, as vite does: what was there before is gone. */
  const build = (name: string, before?: string) => {
    const dist = join(home, 'dist')
    const keep = layAsideAssets({ dist, before })
    rmSync(join(dist, 'site'), { recursive: true, force: true })
    mkdirSync(join(dist, 'site/assets'), { recursive: true })
    for (const ending of ['js', 'js.br']) writeFileSync(join(dist, `site/assets/app-${name}.${ending}`), name)
    keep()
    writeRelease(dist, { version: '1.0.0', commit: name })
  }
  const kept = () =>
    ['1', '2'].map((at) => {
      const folder = join(home, 'dist/former', at)
      try {
        const { commit } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
          commit: string
        }
        return [commit, ...readdirSync(join(folder, 'assets'))]
      } catch {
        return []
      }
    })
  const one = (name: string) => [name, `app-${name}.js`, `app-${name}.js.br`]

  it('move up with each build, and the third is gone; a repeated build pushes none out', () => {
    build('a')
    expect(kept()).toEqual([[], []])
    build('b')
    expect(kept()).toEqual([one('a'), []])
    build('c')
    build('c')
    expect(kept()).toEqual([one('b'), one('a')])
    build('d')
    expect(kept()).toEqual([one('c'), one('b')])
    expect(readdirSync(join(home, 'dist/former'))).toEqual(['1', '2'])
  })

  it('come from the running program where another folder is built in, and stay while a build does not get done', () => {
    build('a')
    build('b')
    const running = join(home, 'running')
    renameSync(join(home, 'dist'), running)
    build('c', running)
    expect(kept()).toEqual([one('b'), one('a')])
    layAsideAssets({ dist: join(home, 'dist') })
    expect(kept()).toEqual([one('b'), one('a')])
  })
})

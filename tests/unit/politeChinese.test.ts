import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** 迷你 is a word of its own. */
const familiar = /(?<!迷)你/

it('[I18N-02] Chinese texts address everybody as 您', () => {
  const sources = ['src', 'server', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|json)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  expect(sources).toContain('src/i18n/zh-CN.json')
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => (familiar.test(line) ? [`${path}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

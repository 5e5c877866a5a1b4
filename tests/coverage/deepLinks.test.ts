import { readFileSync } from 'node:fs'

import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'

import { declaredStories } from './declaredStates.ts'

const ids = new Set(
  declaredStories().map(({ story, title }) => toId(title, storyNameFromExport(story.split('#')[1] ?? ''))),
)

it.each([
  ['README.md', /\?path=\/story\/([\w-]+)/g],
  ['README.zh-CN.md', /\?path=\/story\/([\w-]+)/g],
  ['stories/docs/StartHere.mdx', /\?path=\/story\/([\w-]+)/g],
  ['tests/visual/scenes.ts', /story: '([\w-]+)'/g],
])('every story that %s leads to exists', (file, link) => {
  const wanted = [...readFileSync(file, 'utf8').matchAll(link)].map(([, id]) => id ?? '')
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.filter((id) => !ids.has(id))).toEqual([])
})

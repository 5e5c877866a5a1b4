import { expect, it } from 'vitest'

import { drawStories } from '../../scripts/lib/drawStories.mjs'

const others = ['journeys-order--first-click', 'mails-order--paid', 'state-atlas-all-states--search']

const machines = ['lifecycle', 'live', 'shared', 'page'].flatMap((kind) =>
  Array.from({ length: 9 }, (_, at) => ({
    id: `state-atlas-machines--${kind}-${at}`,
    tags: ['dev', `machine:${kind}`],
  })),
)

const stories = [
  ...Array.from({ length: 400 }, (_, at) => ({ id: `flows-order--state-${at}` })),
  ...Array.from({ length: 400 }, (_, at) => ({ id: `components-order--state-${at}` })),
  ...others.map((id) => ({ id })),
  ...machines,
]

it('every story is played in one language: journeys, mails and the atlas in Chinese, of states and parts a fourth in English', () => {
  const drawn = drawStories(stories, 1)
  for (const id of others) expect([id, drawn.get(id)]).toEqual([id, ['zh-CN']])
  for (const kind of ['flows', 'components']) {
    const own = [...drawn].filter(([id]) => id.startsWith(kind)).map(([, languages]) => languages.join())
    const english = own.filter((languages) => languages === 'en').length
    expect([kind, english > 70 && english < 130]).toEqual([kind, true])
    expect([kind, own.filter((languages) => languages === 'zh-CN').length]).toEqual([kind, 400 - english])
  }
})

it('of the atlas pages of machines one of each kind is played, and every page is drawn by some seed', () => {
  const playedBy = (seed: number) =>
    [...drawStories(machines, seed)].flatMap(([id, languages]) => (languages.length > 0 ? [id] : []))
  const kindsOf = (ids: readonly string[]) => ids.map((id) => /--(\w+)-/.exec(id)?.[1])
  const seeds = Array.from({ length: 100 }, (_, seed) => playedBy(seed))
  for (const played of seeds) expect(kindsOf(played)).toEqual(['lifecycle', 'live', 'shared', 'page'])
  expect(new Set(seeds.flat()).size).toBe(machines.length)
})

it('a seed draws the same again, also of fewer stories, and another seed draws others', () => {
  const drawn = drawStories(stories, 1)
  expect(drawStories(stories, 1)).toEqual(drawn)
  const some = stories.slice(100, 300)
  expect(drawStories(some, 1)).toEqual(new Map(some.map(({ id }) => [id, drawn.get(id)])))
  const otherwise = [...drawStories(stories, 2)].filter(
    ([id, languages]) => languages.join() !== drawn.get(id)?.join(),
  )
  expect(otherwise.length).toBeGreaterThan(50)
})

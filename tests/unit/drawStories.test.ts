import { expect, it } from 'vitest'

import { drawStories } from '../../scripts/lib/drawStories.mjs'

const stories = [
  ...Array.from({ length: 400 }, (_, at) => ({ id: `flows-order--state-${at}` })),
  ...Array.from({ length: 400 }, (_, at) => ({ id: `components-order--state-${at}` })),
  ...['journeys-order--first-click', 'mails-order--paid', 'state-atlas-order--chart'].map((id) => ({ id })),
]

it('every journey, mail and chart is played in both languages; states and parts in one, a fourth of them in English', () => {
  const drawn = drawStories(stories, 1)
  for (const id of ['journeys-order--first-click', 'mails-order--paid', 'state-atlas-order--chart'])
    expect([id, drawn.get(id)]).toEqual([id, ['zh-CN', 'en']])
  for (const kind of ['flows', 'components']) {
    const own = [...drawn].filter(([id]) => id.startsWith(kind)).map(([, languages]) => languages.join())
    const english = own.filter((languages) => languages === 'en').length
    expect([kind, english > 70 && english < 130]).toEqual([kind, true])
    expect([kind, own.filter((languages) => languages === 'zh-CN').length]).toEqual([kind, 400 - english])
  }
})

it('a seed draws the same again, also of fewer stories, and another seed draws others', () => {
  const drawn = drawStories(stories, 1)
  expect(drawStories(stories, 1)).toEqual(drawn)
  const some = stories.slice(100, 300)
  expect(drawStories(some, 1)).toEqual(new Map(some.map(({ id }) => [id, drawn.get(id)])))
  const others = [...drawStories(stories, 2)].filter(
    ([id, languages]) => languages.join() !== drawn.get(id)?.join(),
  )
  expect(others.length).toBeGreaterThan(50)
})

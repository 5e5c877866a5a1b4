import { expect, it } from 'vitest'

import { drawStories } from '../../scripts/lib/drawStories.mjs'

const stories = [
  ...Array.from({ length: 400 }, (_, at) => ({ id: `flows-order--state-${at}` })),
  ...Array.from({ length: 400 }, (_, at) => ({ id: `components-order--state-${at}` })),
  ...['journeys-order--first-click', 'mails-order--paid', 'state-atlas-order--chart'].map((id) => ({ id })),
]

it('every journey, mail and chart is drawn, and about a fourth of the states and parts', () => {
  const drawn = drawStories(stories, 1)
  for (const id of ['journeys-order--first-click', 'mails-order--paid', 'state-atlas-order--chart'])
    expect([id, drawn.has(id)]).toEqual([id, true])
  for (const kind of ['flows', 'components']) {
    const number = [...drawn].filter((id) => id.startsWith(kind)).length
    expect([kind, number > 70 && number < 130]).toEqual([kind, true])
  }
})

it('a seed draws the same again, also of fewer stories, and another seed draws others', () => {
  const drawn = drawStories(stories, 1)
  expect(drawStories(stories, 1)).toEqual(drawn)
  const some = stories.slice(100, 300)
  expect([...drawStories(some, 1)]).toEqual(some.map(({ id }) => id).filter((id) => drawn.has(id)))
  const others = [...drawStories(stories, 2)].filter((id) => !drawn.has(id))
  expect(others.length).toBeGreaterThan(50)
})

import { expect, it } from 'vitest'

import { createKeptPlaces } from '../../src/app/keptPlaces.ts'

const shown = (name: string) => ({ shown: name, top: 10 })

it('what was shown at a place is found there under its name only', () => {
  const places = createKeptPlaces(() => 0)
  places.keep('a', 'news', shown('first'))
  places.keep('b', 'news', shown('second'))
  places.keep('a', 'news', shown('third'))
  expect(places.find('a', 'news')).toEqual(shown('third'))
  expect(places.find('b', 'news')).toEqual(shown('second'))
  expect(places.find('a', 'videos')).toBeNull()
  expect(places.find('', 'news')).toBeNull()
})

it('after ten minutes, and behind thirty newer places, nothing is kept', () => {
  let now = 0
  const places = createKeptPlaces(() => now)
  places.keep('old', 'news', shown('old'))
  now = 600_000
  expect(places.find('old', 'news')).toEqual(shown('old'))
  now += 1
  expect(places.find('old', 'news')).toBeNull()
  places.keep('first', 'news', shown('first'))
  for (let at = 0; at < 29; at += 1) places.keep(`e${at}`, 'news', shown(`${at}`))
  expect(places.find('first', 'news')).toEqual(shown('first'))
  places.keep('last', 'news', shown('last'))
  expect(places.find('first', 'news')).toBeNull()
  expect(places.find('e0', 'news')).toEqual(shown('0'))
})

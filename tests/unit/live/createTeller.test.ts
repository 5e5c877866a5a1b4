import { expect, it, vi } from 'vitest'

import { createTeller } from '../../../mocks/live/createTeller.ts'
import { createFakeMedia } from '../../../mocks/live/fakeMedia.ts'

it('tells the first listener what was said before anybody listened, in order and once', () => {
  const { tell, listen } = createTeller<string>()
  tell('ready')
  tell('received')
  const first = vi.fn()
  const end = listen(first)
  tell('lost')
  end()
  const second = vi.fn()
  listen(second)
  expect(first.mock.calls).toEqual([['ready'], ['received'], ['lost']])
  expect(second).not.toHaveBeenCalled()
})

it('the cdn line of the fake media plays only after it is set, however early the story says so', async () => {
  const media = createFakeMedia({ confirms: false })
  media.emit('cdn', { state: 'playing' })
  const heard: string[] = []
  media.on('cdn', ({ state }) => heard.push(state))
  media.emit('cdn', { state: 'stalled' })
  expect(heard).toEqual([])
  await media.setLine('cdn', '/hls/1/1/master.m3u8')
  expect(heard).toEqual(['loading', 'playing', 'stalled'])
})

it('a cdn line that is watched again is reported only after it was set again', async () => {
  const media = createFakeMedia({ confirms: false })
  const end = media.on('cdn', () => {})
  await media.setLine('cdn', '/hls/1/1/master.m3u8')
  end()
  media.emit('cdn', { state: 'playing' })
  const heard: string[] = []
  media.on('cdn', ({ state }) => heard.push(state))
  await media.setLine('cdn', '/hls/1/2/master.m3u8')
  expect(heard).toEqual(['loading', 'playing'])
})

it('whatever else happens by itself to the fake media waits for a listener', () => {
  const media = createFakeMedia()
  media.emit('trackEnded', { what: 'camera', fault: 'lost' })
  const heard = vi.fn()
  media.on('trackEnded', heard)
  expect(heard).toHaveBeenCalledExactlyOnceWith({ what: 'camera', fault: 'lost' })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createCdnPlayer } from '../../../src/services/live/cdnPlayer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
let end = () => {}

/** A browser that plays HLS by itself; `state` is the last report. */
const open = async () => {
  const video = document.createElement('video')
  vi.spyOn(video, 'play').mockResolvedValue()
  vi.spyOn(video, 'load').mockImplementation(() => {})
  Object.defineProperty(video, 'seekable', { value: { length: 0 } })
  const states: string[] = []
  const player = createCdnPlayer({ tell: (state) => states.push(state), blocked: () => {} })
  end = player.attach(video)
  player.setPlaylist('/hls/1/1/master.m3u8')
  await vi.advanceTimersByTimeAsync(0)
  return { video, states, player }
}

it('[LIVE-02] tells a late listener that it plays', async () => {
  const { video, states, player } = await open()
  video.dispatchEvent(new Event('playing'))
  states.length = 0
  player.setPlaylist('/hls/1/1/master.m3u8')
  expect(states).toEqual(['playing'])
})

it('[LIVE-02] a retry by hand loads at once what waited for its next attempt', async () => {
  const { video, states, player } = await open()
  video.dispatchEvent(new Event('error'))
  expect(states.at(-1)).toBe('failed')
  player.setPlaylist('/hls/1/1/master.m3u8')
  expect(states.at(-1)).toBe('loading')
})

import { expect, it, onTestFinished } from 'vitest'

import { createCdnPlayer } from '../../src/services/live/cdnPlayer.ts'
import { runPlayer } from '../../src/services/videoPlayer.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const playlist = '/sample/29.m3u8'
const missing = '/sample/missing.m3u8'

const openScreen = () => {
  const video = document.body.appendChild(document.createElement('video'))
  // A silent player needs no press first.
  video.muted = true
  onTestFinished(() => video.remove())
  return video
}

it('[LIVE-02] the cdn line plays in the browser, says when it cannot, and plays what comes next', async () => {
  const states: string[] = []
  const video = openScreen()
  const player = createCdnPlayer({
    tell: (state) => states.push(state),
    blocked: () => states.push('blocked'),
  })
  const detach = player.attach(video)
  player.setPlaylist(playlist)
  await until(() => expect(states.at(-1)).toBe('playing'))
  player.setPlaylist(missing)
  await until(() => expect(states).toContain('failed'))
  player.setPlaylist(playlist)
  await until(() => expect(states.at(-1)).toBe('playing'))
  detach()
  expect(video.src).toBe('')
})

it('a recording plays from where it was left; one that does not come is the network’s fault', async () => {
  const states: unknown[] = []
  const video = openScreen()
  const run = (address: string) => {
    const stop = runPlayer(
      () => video,
      { playlist: address, from: 2 },
      (signal) => states.push(signal),
    )
    onTestFinished(stop)
    return stop
  }
  const stop = run(playlist)
  await until(() => expect(states).toContainEqual({ type: 'player.played' }))
  expect(video.currentTime).toBeGreaterThanOrEqual(2)
  stop()
  run(missing)
  await until(() => expect(states.at(-1)).toEqual({ type: 'player.failed', mediaFault: 'network' }))
})

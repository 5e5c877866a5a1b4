import { describe, expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { openStage } from '../support/stage.tsx'
import { until } from '../../workbench/harness/stage/until.ts'

const screen = () => element<HTMLVideoElement>('main video')
const openVideo = async () => {
  network.use(
    answer('getVideo', ({ language }) => fixturesFor(language).getVideo),
    answer('openVideo', ({ language }) => ({ ...fixturesFor(language).openVideo, position: 754 })),
    answer('saveVideoPosition', ({ language }) => fixturesFor(language).saveVideoPosition),
  )
  const stage = await openStage({ at: '/videoDetails?video_id=1', signedIn: true })
  const { press } = pageActions(stage)
  await press('video.open')
  await press('video.resume', { time: '12:34' })
  await until(() =>
    expect(element('main [role="status"]').textContent).toBe(stage.say('video.state.playing')),
  )
  return stage
}
const kept = async () =>
  (await network.sent('saveVideoPosition')).map(({ input }) => Number(input.get('position')))

describe('a recorded film in a real player', () => {
  it('goes on where it was left, keeps a jump, and the last second when the visitor leaves', async () => {
    const stage = await openVideo()
    expect(screen().currentTime).toBeGreaterThanOrEqual(753)
    expect(document.activeElement).toBe(screen())
    screen().currentTime = 900
    await until(async () => expect((await kept()).at(-1)).toBeGreaterThanOrEqual(900))
    const before = (await kept()).length
    await stage.user.keyboard('k')
    await until(() => expect(screen().paused).toBe(true))
    screen().currentTime = 905
    await until(() => expect(stage.actor('videoPlayback').getSnapshot().context.position).toBe(905))
    stage.services.go.to('/lives')
    await until(async () => expect((await kept()).slice(before).at(-1)).toBe(905))
    expect(stage.errors).toEqual([])
  })
})

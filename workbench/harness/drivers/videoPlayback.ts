import { holdPlayer } from '../stage/player.ts'
import { answer } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { selectView } from '../../../src/machines/videoPlayback/videoPlayback.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** A video element controlled by the walk. */
export const videoPlayback: Driver<'videoPlayback'> = {
  async open(_walk, { network, openStage }) {
    const player = holdPlayer()
    network.use(
      answer('getVideo', ({ language }) => ({
        ...fixturesFor(language).getVideo,
        member: { unlocked: true, position: 0, free_left: 6 },
      })),
      answer('openVideo', ({ language }) => fixturesFor(language).openVideo),
      answer('saveVideoPosition', ({ language }) => fixturesFor(language).saveVideoPosition),
    )
    const stage = await openStage({ at: '/videoDetails?video_id=1', signedIn: true })
    const { press } = pageActions(stage)
    await loaded()
    return {
      stage,
      causes: {
        'player.ready': () => player.ready(),
        'player.played': () => player.play(),
        'player.paused': () => player.pause(),
        'player.waiting': () => player.wait(),
        'player.moved': ({ position }) => player.move(position as number),
        'player.ended': () => player.end(),
        'player.failed': () => player.fail(2),
        async 'play.retry'() {
          await press('state.retry')
          await loaded()
        },
      },
      shows(state) {
        const text = element('main [role="status"]').textContent ?? ''
        const view = selectView(state)
        const id = view === 'failed' ? `video.trouble.${state.context.mediaFault}` : `video.state.${view}`
        expect(text).toBe(stage.say(id))
      },
    }
  },
}

/** The player has begun to fetch the film, and listens. */
const loaded = () => until(() => expect(element<HTMLVideoElement>('main video').src).not.toBe(''))

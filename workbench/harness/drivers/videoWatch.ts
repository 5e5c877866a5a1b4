import { holdPlayer } from '../stage/player.ts'
import type { OpenedVideo } from '../../../src/machines/videoWatch/videoWatch.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const videoWatch: Driver<'videoWatch'> = {
  async open({ steps }, { network, openStage }) {
    holdPlayer()
    const isGuest = steps.some(({ event }) => event.type === 'watch.signIn')
    const answers = holdCalls(network, { fetchVideo: 'getVideo' })
    const opens = network.hold('openVideo')
    const stage = await openStage({ at: '/videoDetails?video_id=1', signedIn: !isGuest })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'watch.signIn': () => press('video.signIn'),
        'watch.open': () => press('video.open'),
        'watch.resume': () => press('video.resume', { time: '12:34' }),
        'watch.restart': () => press('video.restart'),
        'watch.retry': () => press(retryLabel(stage.say)),
        'xstate.done.actor.openVideo': ({ output }) => {
          const { playlist, position, freeLeft } = output as OpenedVideo
          const opened_at = '2026-11-21T02:00:00.000Z'
          return opens.answer(answered('openVideo', { playlist, position, free_left: freeLeft, opened_at }))
        },
        'xstate.error.actor.openVideo': ({ error }) =>
          opens.answer(failing('openVideo', error, stage.language)),
      },
      shows(state) {
        // A guest who pressed is at the login by now.
        if (isGuest && stage.path() === '/login') return
        const text = element('main').textContent ?? ''
        const { say } = stage
        const all = { all: 10, left: state.context.video?.member?.free_left ?? 0 }
        for (const view of [
          'missing',
          'signedOut',
          'locked',
          'noFreeViews',
          'opening',
          'choosing',
        ] as const) {
          expect([view, text.includes(say(`video.gate.${view}`, all))]).toEqual([view, state.matches(view)])
        }
        expect(document.querySelector('main video') !== null).toBe(state.matches('watching'))
        expect(document.querySelector('main [role="alert"]') !== null).toBe(state.matches('failed'))
      },
    }
  },
}

/** After a failure the button is the one of every failure. */
const retryLabel = (say: (id: string) => string) =>
  (element('main').textContent ?? '').includes(say('state.retry')) ? 'state.retry' : 'video.check'

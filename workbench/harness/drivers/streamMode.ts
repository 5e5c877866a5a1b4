import { selectLine, selectStatus } from '../../../src/machines/streamMode/streamMode.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import type { Driver } from './driver.ts'
import { openRoomPart } from '../stage/roomPart.tsx'

/** The visitor is taken on stage, and down again. */
const seat = (userId: string) =>
  ({
    req: 'hand-1',
    user: { userId, userName: '', userAvatar: '' },
    phase: 'live',
    muted: false,
    at: 0,
  }) as const

export const streamMode: Driver<'streamMode'> = {
  async open({ start }, harness) {
    const { wanted, canRtc, canCdn, startsOnStage, playlist } = start.context
    if (wanted === 'rtc') localStorage.setItem('live:line', 'rtc')
    const { stage, bench } = await openRoomPart(
      harness,
      {
        show: 'player',
        caps: { rtc: canRtc, cdn: canCdn },
        state: () => ({ cdn: playlist, linkMic: startsOnStage ? seat('u_7') : null }),
      },
      ({ media }) => media.hold('enter'),
    )
    const { press } = pageActions(stage)
    const cdn = (state: 'loading' | 'playing' | 'stalled' | 'failed') => () =>
      bench.media.emit('cdn', { state })
    const rtc = (state: 'connected' | 'reconnecting' | 'down') => () =>
      bench.media.emit('connection', { state })
    return {
      stage,
      causes: {
        'line.choose': ({ line }) => press(`player.line.${line}`),
        'line.retry': () => press('player.now'),
        'line.hinted': ({ line, reason }) => bench.hint(line, reason),
        'stage.entered': () => bench.change({ linkMic: seat('u_7') }),
        'stage.left': () => bench.change({ linkMic: null }),
        'playlist.changed': (event) => bench.change({ cdn: event['playlist'] }),
        'cdn.loading': cdn('loading'),
        'cdn.playing': cdn('playing'),
        'cdn.stalled': cdn('stalled'),
        'cdn.failed': cdn('failed'),
        'rtc.connected': rtc('connected'),
        'rtc.reconnecting': rtc('reconnecting'),
        'rtc.down': rtc('down'),
        'xstate.after.retry.streamMode.cdn.retrying': () => stage.clock.increment(15_000),
        'xstate.after.retry.streamMode.rtc.connection.retrying': () => stage.clock.increment(15_000),
      },
      shows(state) {
        const line = selectLine(state)
        const said = element('main section > div:last-child p[role="status"]').textContent ?? ''
        expect(said).toContain(stage.say(`player.status.${selectStatus(state)}`))
        if (line !== null) expect(said).toContain(stage.say(`player.line.${line}`))
        const { reason } = state.context
        if (reason !== null) expect(element('main').textContent).toContain(stage.say(`player.why.${reason}`))
      },
    }
  },
}

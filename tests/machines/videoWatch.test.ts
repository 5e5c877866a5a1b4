import { describe, expect, it } from 'vitest'

import type { VideoDetails } from '../../src/contract/video.ts'
import { videoPlaybackMachine } from '../../src/machines/videoPlayback/videoPlayback.machine.ts'
import { selectHasMoved } from '../../src/machines/videoPlayback/videoPlayback.selectors.ts'
import type { PlayerSignal } from '../../src/machines/videoPlayback/videoPlayback.types.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { videoWatchMachine } from '../../src/machines/videoWatch/videoWatch.machine.ts'
import { selectFreeLeft, selectFrom } from '../../src/machines/videoWatch/videoWatch.selectors.ts'
import type { OpenedVideo } from '../../src/machines/videoWatch/videoWatch.types.ts'
import { watchable } from '../../src/machines/videoWatch/videoWatch.model.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const start = () => {
  const fetch = held<[], VideoDetails>()
  const open = held<[], OpenedVideo>()
  const machine = videoWatchMachine.provide({
    actors: actorsOf(videoWatchMachine, { fetchVideo: fetch.call, openVideo: open.call }),
  })
  return { ...run(machine, undefined), fetch, open }
}

describe('watching a video', () => {
  it('[MEM-02] spends a free view only when the member says so, and once for two presses', async () => {
    const { actor, fetch, open } = start()
    fetch.last().resolve(watchable)
    await turn()
    expect(actor.getSnapshot().value).toBe('locked')
    expect(open.calls).toHaveLength(0)
    actor.send({ type: 'watch.open' })
    actor.send({ type: 'watch.open' })
    expect(open.calls).toHaveLength(1)
    open.last().resolve({ playlist: '/p.m3u8', position: 0, freeLeft: 6 })
    await turn()
    expect(actor.getSnapshot().value).toBe('watching')
    expect(selectFreeLeft(actor.getSnapshot())).toBe(6)
  })

  it('opens by itself what was opened before, and asks where to go on', async () => {
    const { actor, fetch, open } = start()
    fetch.last().resolve({ ...watchable, member: { unlocked: true, position: 754, free_left: 0 } })
    await turn()
    open.last().resolve({ playlist: '/p.m3u8', position: 754, freeLeft: 0 })
    await turn()
    expect(actor.getSnapshot().value).toBe('choosing')
    actor.send({ type: 'watch.resume' })
    expect(selectFrom(actor.getSnapshot())).toBe(754)
  })

  it.each([0, 9, 2701, 2710])(
    'begins anew without a question when it was left at second %i',
    async (position) => {
      const { actor, fetch, open } = start()
      fetch.last().resolve({ ...watchable, member: { unlocked: true, position, free_left: 0 } })
      await turn()
      open.last().resolve({ playlist: '/p.m3u8', position, freeLeft: 0 })
      await turn()
      expect(actor.getSnapshot().value).toBe('watching')
      expect(selectFrom(actor.getSnapshot())).toBe(0)
    },
  )

  it('[MEM-02] says that the free views are used up, also when another tab spent the last one', async () => {
    const { actor, fetch, open } = start()
    fetch.last().resolve(watchable)
    await turn()
    actor.send({ type: 'watch.open' })
    open.last().reject(callError('refused', 'noFreeViews'))
    await turn()
    expect(actor.getSnapshot().value).toBe('noFreeViews')
    actor.send({ type: 'watch.retry' })
    fetch.last().resolve({ ...watchable, member: { unlocked: false, position: 0, free_left: 0 } })
    await turn()
    expect(actor.getSnapshot().value).toBe('noFreeViews')
  })

  it('[SES-08] leads a guest to the login', async () => {
    const { actor, fetch, emitted } = start()
    fetch.last().resolve({ ...watchable, member: null })
    await turn()
    actor.send({ type: 'watch.signIn' })
    expect(emitted).toEqual([{ type: 'login.wanted' }])
  })
})

const play = (from: number) => {
  const runs: Array<{ from: number; tell: (signal: PlayerSignal) => void; isOver: boolean }> = []
  const machine = videoPlaybackMachine.provide({
    actors: actorsOf(videoPlaybackMachine, {
      runPlayer(second, tell) {
        const one = { from: second, tell, isOver: false }
        runs.push(one)
        return () => {
          one.isOver = true
        }
      },
    }),
  })
  return { ...run(machine, { from }), runs }
}

describe('playing a video', () => {
  it('tells the position every ten seconds, after a jump, and where playing stops', () => {
    const { actor, runs, emitted } = play(100)
    const tell = (signal: PlayerSignal) => runs[0]?.tell(signal)
    tell({ type: 'player.ready' })
    tell({ type: 'player.played' })
    for (let second = 101; second <= 125; second += 1) tell({ type: 'player.moved', position: second })
    tell({ type: 'player.moved', position: 20 })
    tell({ type: 'player.moved', position: 21 })
    expect(selectHasMoved(actor.getSnapshot())).toBe(true)
    tell({ type: 'player.paused' })
    expect(selectHasMoved(actor.getSnapshot())).toBe(false)
    expect(emitted.map((event) => (event as { position: number }).position)).toEqual([110, 120, 20, 21])
  })

  it('goes on where the network failed, with a new player', () => {
    const { actor, runs } = play(0)
    runs[0]?.tell({ type: 'player.played' })
    runs[0]?.tell({ type: 'player.moved', position: 42 })
    runs[0]?.tell({ type: 'player.failed', mediaFault: 'network' })
    expect(runs[0]?.isOver).toBe(true)
    actor.send({ type: 'play.retry' })
    expect(runs[1]).toMatchObject({ from: 42, isOver: false })
    expect(actor.getSnapshot().value).toEqual({ running: 'preparing' })
  })
})

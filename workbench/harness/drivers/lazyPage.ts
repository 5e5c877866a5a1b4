import type { LazyPageInput } from '../../../src/machines/lazyPage/lazyPage.types.ts'
import { expect } from '../stage/expect.ts'
import { pageActions } from '../stage/pageActions.ts'
import type { Driver } from './driver.ts'

export const lazyPage: Driver<'lazyPage'> = {
  async open({ input }, { openStage }) {
    const { loaded } = input as LazyPageInput
    const stage = await openStage({ at: '/404', lazily: !loaded, holdsChunks: !loaded })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        'xstate.done.actor.loadChunk': () => stage.chunks.arrive(),
        'xstate.error.actor.loadChunk': () => stage.chunks.fail(),
        'xstate.after.chunkTimeout.lazyPage.loading': () => stage.clock.increment(120_000),
        'page.retry': () => press('state.retry'),
      },
      shows(state) {
        const main = document.querySelector('main')
        expect(main?.querySelector('[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
        expect(main?.textContent?.includes(stage.say('state.chunk.text'))).toBe(state.hasTag('failure'))
        if (state.context.problem !== null) {
          expect(main?.textContent).toContain(stage.say(`state.chunk.${state.context.problem}`))
        }
        if (state.matches('ready')) {
          expect(main?.querySelector('h1')?.textContent).toBe(stage.say('page.404.title'))
        }
      },
    }
  },
}

import type { LaneBoard } from '../../../src/machines/jobLanes/jobLanes.types.ts'
import { expect } from '../stage/expect.ts'
import { operators } from '../stage/operators.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { turnPage } from '../stage/device.ts'
import type { Driver } from './driver.ts'

export const jobLanes: Driver<'jobLanes'> = {
  async open(_walk, { network, openStage }) {
    network.use(...operators())
    const answers = holdCalls(network, {
      fetchLanes: ['getLanes', ({ output }) => ({ lanes: (output as LaneBoard).lanes })],
    })
    const stage = await openStage({ at: '/console/jobs', signedIn: true })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'lanes.retry': () => press('state.retry'),
        'page.aged'() {
          turnPage('hidden')
          turnPage('visible')
        },
      },
      shows(state) {
        const main = element('main')
        expect(main.querySelector('[role="alert"]') !== null).toBe(state.hasTag('failure'))
        expect(main.querySelector('[data-lane="mail"]') !== null).toBe(state.hasTag('shown'))
      },
    }
  },
}

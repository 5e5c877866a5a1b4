import { holdPhone } from '../stage/device.ts'
import type { MobileRedirectInput } from '../../../src/machines/mobileRedirect/mobileRedirect.types.ts'
import { answer } from '../../../mocks/handlers.ts'
import { createFakeRoom } from '../../../mocks/live/fakeRoom.ts'
import { expect } from '../stage/expect.ts'
import { site } from '../../../mocks/samples/payloads.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const mobileRedirect: Driver<'mobileRedirect'> = {
  async open({ input }, { network, openStage }) {
    const { origin, target } = input as MobileRedirectInput
    holdPhone()
    // The room's page opens its connection before it is left.
    network.use(...createFakeRoom().handlers, answer('getSiteBase', { ...site.base, mobile_origin: origin }))
    const answers = holdCalls(network, {
      issueTicket: ['issueTicket', ({ output }) => ({ ticket: output, expires_in: 60 })],
    })
    const stage = await openStage({
      // A meeting hands its session over; the login does not.
      at: target?.handover ? '/meetStream/3' : '/login',
      signedIn: target?.handover === true,
    })
    return {
      stage,
      causes: {
        ...answers,
        'xstate.after.redirect.mobileRedirect.waiting': () => stage.clock.increment(200),
      },
      shows(state) {
        const { ticket } = state.context
        const address =
          (target?.handover ? '/live?live_id=3' : '/login') + (ticket === null ? '' : `&ticket=${ticket}`)
        expect(stage.left).toEqual(state.matches('leaving') ? [origin + address] : [])
      },
    }
  },
}

import { fixturesFor } from '../../../mocks/fixtures.ts'
import { faultResponse } from '../../../mocks/handlers.ts'
import * as select from '../../../src/machines/gate/gate.selectors.ts'
import type { GateStart, GateVerdict } from '../../../src/machines/gate/gate.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** A door; the device may remember its last gate. A code that is not on its list is doubtful while the server is silent. */
export const gate: Driver<'gate'> = {
  // A visitor admitted by a person is not doubtful any more.
  refuses: (events) => {
    const admitted = events.findIndex(({ type }) => type === 'scan.admit')
    return admitted !== -1 && isDoubtful(events[admitted + 1])
  },
  async open({ steps }, { network, openStage }) {
    const start = steps.find(({ event }) => event.type === 'xstate.done.actor.openGate')?.event as
      | { output: GateStart }
      | undefined
    if (start?.output.place) localStorage.setItem('gate:place:7:', JSON.stringify(start.output.place))
    const answers = holdCalls(network, {
      openGate: ['listGateConferences', () => fixtures.listGateConferences],
    })
    const scanning = network.hold('scanTicket')
    const stage = await openStage({ at: '/console/gate', signedIn: true })
    const { fixtures, hands } = { fixtures: fixturesFor(stage.language), hands: pageActions(stage) }
    return {
      stage,
      causes: {
        ...answers,
        'gate.retry': () => hands.press('state.retry'),
        async 'gate.choose'({ place }) {
          await hands.fill('gate.name', place.gate)
          await hands.submit()
        },
        'gate.change': () => hands.press('gate.change'),
        async 'scan.code'({ code }) {
          await hands.fill('gate.code', code)
          await stage.user.keyboard('{Enter}')
        },
        'scan.admit': () => hands.press('gate.admit'),
        'scan.refuse': () => hands.press('gate.refuse'),
        'xstate.done.actor.checkScan': (event) => {
          if (isDoubtful(event))
            return scanning.answer(faultResponse('scanTicket', 'offline', stage.language))
          const { result } = (event as unknown as { output: GateVerdict }).output
          return scanning.answer(answered('scanTicket', { ...fixtures.scanTicket, result }))
        },
        'xstate.error.actor.checkScan': ({ error }) =>
          scanning.answer(failing('scanTicket', error, stage.language)),
      },
      shows(state) {
        const main = element<HTMLElement>('main')
        const view = select.selectView(state)
        expect(main.querySelector('select') !== null).toBe(view === 'choosing')
        expect(main.querySelector('[name="code"]') !== null).toBe(view === 'open')
        if (view === 'failed') expect(main.textContent).toContain(stage.say('error.kind.offline'))
        if (view !== 'open') return
        const answer = select.selectAnswer(state)
        const said = answer === 'refused' ? 'gate.result.alreadySignedIn' : `gate.answer.${answer}`
        expect(main.querySelector('[aria-live="assertive"] > p')?.textContent).toBe(stage.say(said))
      },
    }
  },
}

const isDoubtful = (event: { type: string } | undefined) =>
  event?.type === 'xstate.done.actor.checkScan' &&
  (event as unknown as { output: GateVerdict }).output.result === 'doubtful'

import { createFakeProbe } from '../../../mocks/live/fakeProbe.ts'
import type { ProbeAct } from '../../../mocks/live/fakeProbe.ts'
import type { NetworkReport, SupportReport } from '../../../src/contract/room/ports.ts'
import {
  selectFault,
  selectStep,
  selectView,
} from '../../../src/machines/deviceCheck/deviceCheck.selectors.ts'
import type { CheckStep } from '../../../src/machines/deviceCheck/deviceCheck.types.ts'
import { given } from '../../../src/machines/shared/given.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const acts: Record<CheckStep, ProbeAct> = {
  browser: 'support',
  camera: 'openCamera',
  microphone: 'openMicrophone',
  speaker: 'playSound',
  network: 'testNetwork',
}

/** Two of a kind, so that another one can be chosen. */
const two = (kind: string) => ['1', '2'].map((place) => ({ deviceId: `${kind}-${place}`, label: place }))

/** Changed fields of a report. */
type Changed<Report> = { -readonly [Field in keyof Report]?: Report[Field] }

export const deviceCheck: Driver<'deviceCheck'> = {
  async open(_walk, { openStage }) {
    const support: Changed<SupportReport> = {}
    const network: Changed<NetworkReport> = {}
    const probe = createFakeProbe({
      support,
      network,
      devices: { microphone: two('microphone'), speaker: two('speaker') },
    })
    for (const act of Object.values(acts)) probe.hold(act)
    const stage = await openStage({ at: '/deviceDetection', live: { probe } })
    const { press } = pageActions(stage)
    const state = () => stage.actor('deviceCheck').getSnapshot()
    const step = () => given(selectStep(state()), 'a step')
    const act = () => acts[step()]
    const letGo = () => {
      probe.release(act())
      probe.hold(act())
    }
    const kind = () => {
      const now = step()
      if (now === 'browser' || now === 'network') throw new Error(`Nobody is asked about the ${now}`)
      return now
    }
    return {
      stage,
      causes: {
        'devices.found': ({ devices }) => probe.plug('camera', devices),
        'check.start': () => press(selectView(state()) === 'summary' ? 'check.startOver' : 'check.start'),
        'check.confirm': () => press(`check.${kind()}.yes`),
        'check.deny': () => press(`check.${kind()}.no`),
        'check.retry': () => press(selectView(state()) === 'failed' ? 'check.retry' : 'check.speaker.again'),
        'check.skip': () => press('check.skip'),
        async 'check.choose'({ deviceId }) {
          const select = await until(() => element('main select'))
          // The walk's device, of the kind that the step is about.
          await stage.user.selectOptions(select, deviceId.replace('camera', kind()))
        },
        'check.again': (wanted) => press(`check.${wanted.step}.recheck`),
        'step.shown': letGo,
        'browser.measured'(measured) {
          Object.assign(support, measured.support)
          letGo()
        },
        'network.measured'(measured) {
          Object.assign(network, measured.network)
          letGo()
        },
        'step.failed': ({ fault }) => probe.fail(act(), fault),
        'level.changed': ({ level }) => probe.speak(level),
      },
      shows(now) {
        const view = selectView(now)
        const text = element('main').textContent ?? ''
        if (view === 'welcome') expect(text).toContain(stage.say('check.welcome'))
        if (view === 'checking') expect(text).toContain(stage.say(`check.${step()}.checking`))
        if (view === 'asking') expect(text).toContain(stage.say(`check.${kind()}.ask`))
        const fault = selectFault(now)
        if (view === 'failed') expect(text).toContain(stage.say(`live.remedy.${fault}`))
        if (view === 'summary') expect(text).toContain(stage.say('check.copy'))
      },
    }
  },
}

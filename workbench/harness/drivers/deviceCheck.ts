import { createFakeProbe } from '../../../mocks/live/fakeProbe.ts'
import type { ProbeAct } from '../../../mocks/live/fakeProbe.ts'
import type { SupportReport } from '../../../src/contract/room/ports.ts'
import { selectFault, selectView } from '../../../src/machines/deviceCheck/deviceCheck.selectors.ts'
import type { CheckStep } from '../../../src/machines/deviceCheck/deviceCheck.types.ts'
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

export const deviceCheck: Driver<'deviceCheck'> = {
  async open(_walk, { openStage }) {
    const found: { -readonly [Field in keyof SupportReport]?: SupportReport[Field] } = {}
    const probe = createFakeProbe({ support: found })
    for (const act of Object.values(acts)) probe.hold(act)
    const stage = await openStage({ at: '/deviceDetection', live: { probe } })
    const { press } = pageActions(stage)
    const state = () => stage.actor('deviceCheck').getSnapshot()
    const act = () => acts[state().context.step]
    const letGo = () => {
      probe.release(act())
      probe.hold(act())
    }
    const kind = () => {
      const { step } = state().context
      return step === 'browser' || step === 'network' ? 'camera' : step
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
          await stage.user.selectOptions(select, deviceId)
        },
        'check.again': ({ step }) => press(`check.${step}.recheck`),
        'step.shown': letGo,
        'step.measured'({ support }) {
          Object.assign(found, support)
          letGo()
        },
        'step.failed': ({ fault }) => probe.fail(act(), fault),
        'level.changed': ({ level }) => probe.speak(level),
      },
      shows(now) {
        const view = selectView(now)
        const text = element('main').textContent ?? ''
        const { step } = now.context
        if (view === 'welcome') expect(text).toContain(stage.say('check.welcome'))
        if (view === 'checking') expect(text).toContain(stage.say(`check.${step}.checking`))
        if (view === 'asking') expect(text).toContain(stage.say(`check.${kind()}.ask`))
        const fault = selectFault(now)
        if (view === 'failed') expect(text).toContain(stage.say(`live.remedy.${fault}`))
        if (view === 'summary') expect(text).toContain(stage.say('check.copy'))
      },
    }
  },
}

import { describe, expect, it } from 'vitest'

import en from '../../src/i18n/en.json'
import zh from '../../src/i18n/zh-CN.json'
import { mediaFaults } from '../../src/contract/room/ports.ts'
import type {
  DeviceCheckPort,
  RunStep,
  StepSignal,
} from '../../src/machines/deviceCheck/deviceCheck.types.ts'
import { checkFaults, checkSteps } from '../../src/machines/deviceCheck/deviceCheck.types.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { deviceCheckMachine } from '../../src/machines/deviceCheck/deviceCheck.machine.ts'
import { browserFault, networkFault } from '../../src/machines/deviceCheck/faults.ts'
import { backAddress } from '../../src/pages/deviceCheck/backAddress.ts'
import { networkReport, support } from '../../src/machines/deviceCheck/deviceCheck.model.ts'
import { run } from '../support/run.ts'

const start = () => {
  const runs: RunStep[] = []
  let open = 0
  let tell = (_signal: StepSignal) => {}
  const port: DeviceCheckPort = {
    runStep(step, listen) {
      runs.push(step)
      tell = listen
      open += 1
      return () => {
        open -= 1
      }
    },
    watchDevices: () => () => {},
  }
  const chosen = { camera: null, microphone: null, speaker: null }
  const check = run(deviceCheckMachine.provide({ actors: actorsOf(deviceCheckMachine, port) }), { chosen })
  const send = check.actor.send.bind(check.actor)
  return { ...check, send, runs, tell: (signal: StepSignal) => tell(signal), open: () => open }
}

describe('the check before a live', () => {
  it('[DEV-01] goes through all steps, one device at a time, and gives each back', () => {
    const { actor, send, runs, tell, open } = start()
    send({ type: 'check.start' })
    tell({ type: 'browser.measured', support })
    for (const step of ['camera', 'microphone', 'speaker']) {
      expect([runs.at(-1)?.step, open()]).toEqual([step, 1])
      tell({ type: 'step.shown' })
      send({ type: 'check.confirm' })
    }
    tell({ type: 'network.measured', network: networkReport })
    expect(runs.map(({ step }) => step)).toEqual(checkSteps)
    expect(open()).toBe(0)
    expect(actor.getSnapshot().value).toBe('summary')
    expect(Object.values(actor.getSnapshot().context.results)).toEqual(
      checkSteps.map(() => ({ state: 'ok' })),
    )
  })

  it('[DEV-01] has a remedy in both languages for whatever can fail', () => {
    for (const fault of [...mediaFaults, ...checkFaults]) {
      expect(zh, fault).toHaveProperty([`live.remedy.${fault}`])
      expect(en, fault).toHaveProperty([`live.remedy.${fault}`])
    }
  })

  it('[DEV-01] names what a browser or a network lacks', () => {
    expect(browserFault(support)).toBeNull()
    expect(browserFault({ ...support, https: false, webrtc: false })).toBe('insecure')
    expect(browserFault({ ...support, webrtc: false })).toBe('unsupported')
    expect(browserFault({ ...support, h264: false })).toBe('noH264')
    expect(networkFault(networkReport)).toBeNull()
    expect(networkFault({ ...networkReport, quality: 4 })).toBe('weakNetwork')
    expect(networkFault({ ...networkReport, udp: false })).toBe('noUdp')
  })

  it('what failed stays known as failed when it is left out, and can be checked again by itself', () => {
    const { actor, send, tell } = start()
    const results = () => actor.getSnapshot().context.results
    send({ type: 'check.start' })
    tell({ type: 'browser.measured', support })
    tell({ type: 'step.failed', fault: 'denied' })
    for (let step = 1; step < checkSteps.length; step += 1) send({ type: 'check.skip' })
    expect(results()).toMatchObject({
      camera: { state: 'failed', fault: 'denied' },
      network: { state: 'skipped' },
    })
    send({ type: 'check.again', step: 'camera' })
    tell({ type: 'step.shown' })
    send({ type: 'check.confirm' })
    expect(actor.getSnapshot().value).toBe('summary')
    expect(results()).toMatchObject({ camera: { state: 'ok' }, network: { state: 'skipped' } })
  })

  it('[NAV-08] leads back to lives of this site only', () => {
    expect(backAddress('live_id=5')).toBe('/liveDetails?live_id=5')
    expect(backAddress('url=/meetStream/7')).toBe('/meetStream/7')
    for (const bad of ['', 'live_id=0', 'live_id=5x', 'url=//evil.example/meetStream/7', 'url=/console'])
      expect(backAddress(bad), bad).toBeNull()
  })
})

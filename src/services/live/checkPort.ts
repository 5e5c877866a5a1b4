import { faultOf } from '../../contract/room/faultOf.ts'
import type { DeviceKind, DeviceProbe } from '../../contract/room/ports.ts'
import type { DeviceCheckPort, RunStep, StepSignal } from '../../machines/deviceCheck/deviceCheck.types.ts'

const kinds = ['camera', 'microphone', 'speaker'] as const

/** The check over the browser's devices. `mirror`: where the camera is shown. */
export const createCheckPort = (
  probe: DeviceProbe,
  mirror: () => HTMLVideoElement | null,
): DeviceCheckPort => {
  let list = (_kind: DeviceKind) => {}
  return {
    runStep(run, tell) {
      const stop = new AbortController()
      let release = () => {}
      const act = async () => {
        release = await begin(probe, mirror, run, tell, stop.signal)
        // Allowed only after the visitor had gone on.
        if (stop.signal.aborted) return release()
        // Their names are known only now.
        if (run.step !== 'browser' && run.step !== 'network') list(run.step)
      }
      act().catch((error: unknown) => {
        if (!stop.signal.aborted) tell({ type: 'step.failed', fault: faultOf(error) })
      })
      return () => {
        stop.abort()
        release()
      }
    },
    watchDevices(tell) {
      let isOver = false
      list = (kind) => {
        probe.devices(kind).then(
          (devices) => {
            if (!isOver) tell({ type: 'devices.found', kind, devices })
          },
          // The step itself shows the fault.
          () => undefined,
        )
      }
      for (const kind of kinds) list(kind)
      const unwatch = probe.watchDevices(() => {
        for (const kind of kinds) list(kind)
      })
      return () => {
        isOver = true
        unwatch()
      }
    },
  }
}

/** Returns the release of its resources. */
const begin = async (
  probe: DeviceProbe,
  mirror: () => HTMLVideoElement | null,
  { step, chosen }: RunStep,
  tell: (signal: StepSignal) => void,
  signal: AbortSignal,
): Promise<() => void> => {
  const say = (what: StepSignal) => {
    if (!signal.aborted) tell(what)
  }
  switch (step) {
    case 'browser':
      say({ type: 'browser.measured', support: await probe.support() })
      return nothing
    case 'camera': {
      const element = mirror()
      if (element === null) return nothing
      const close = await probe.openCamera(chosen.camera, element)
      say({ type: 'step.shown' })
      return close
    }
    case 'microphone': {
      const close = await probe.openMicrophone(chosen.microphone, (level) =>
        say({ type: 'level.changed', level }),
      )
      say({ type: 'step.shown' })
      return close
    }
    case 'speaker':
      await probe.playSound(chosen.speaker, signal)
      say({ type: 'step.shown' })
      return nothing
    case 'network':
      say({ type: 'network.measured', network: await probe.testNetwork(signal) })
      return nothing
  }
}

const nothing = () => {}

import { LiveError } from '../../src/contract/room/ports.ts'
import type {
  Device,
  DeviceKind,
  DeviceProbe,
  LiveMessage,
  MediaFault,
  NetworkReport,
  SupportReport,
} from '../../src/contract/room/ports.ts'
import { createOutcomes } from './outcomes.ts'
import { createPicture } from './picture.ts'

export type ProbeAct = Exclude<keyof DeviceProbe, 'watchDevices'>

export interface FakeProbe extends DeviceProbe {
  readonly calls: ReadonlyArray<{ readonly act: ProbeAct; readonly args: readonly unknown[] }>
  /** Calls wait from now on, until they are let go or failed. */
  hold(act: ProbeAct): void
  release(act: ProbeAct): void
  /** The waiting call fails; if none waits, the next one does. */
  fail(act: ProbeAct, fault: MediaFault): void
  /** Simulates speech; level from 0 to 1. */
  speak(level: number): void
  /** A device is plugged in or pulled out; `devices` are the remaining ones. */
  plug(kind: DeviceKind, devices: readonly Device[]): void
}

interface Options {
  readonly support?: Partial<SupportReport>
  readonly devices?: Partial<Record<DeviceKind, readonly Device[]>>
  readonly network?: Partial<NetworkReport>
}

/** A browser with two cameras, a microphone and a speaker, all working by default. */
export const createFakeProbe = (options: Options = {}): FakeProbe => {
  const outcomes = createOutcomes<ProbeAct>()
  const devices: Record<DeviceKind, readonly Device[]> = { ...plugged, ...options.devices }
  const watching = new Set<() => void>()
  const listening = new Set<(level: number) => void>()
  const act = async (name: ProbeAct, ...args: unknown[]) => {
    const fault = await outcomes.outcome(name, args)
    if (fault !== null) throw new LiveError(fault, says[name] ?? 'publish')
  }
  return {
    get calls() {
      return outcomes.asked.map(({ name, args }) => ({ act: name, args }))
    },
    hold: outcomes.hold,
    release: outcomes.release,
    fail: outcomes.fail,
    speak(level) {
      for (const tell of listening) tell(level)
    },
    plug(kind, list) {
      devices[kind] = list
      for (const tell of watching) tell()
    },
    async support() {
      await act('support')
      return { ...supported, ...options.support }
    },
    async devices(kind) {
      await act('devices', kind)
      return [...devices[kind]]
    },
    async openCamera(deviceId, element) {
      await act('openCamera', deviceId)
      return createPicture('preview', element)
    },
    async openMicrophone(deviceId, tell) {
      await act('openMicrophone', deviceId)
      listening.add(tell)
      tell(0.4)
      return () => listening.delete(tell)
    },
    async playSound(deviceId, signal) {
      await act('playSound', deviceId)
      signal.throwIfAborted()
    },
    async testNetwork(signal) {
      await act('testNetwork')
      signal.throwIfAborted()
      return { ...connected, ...options.network }
    },
    watchDevices(tell) {
      watching.add(tell)
      return () => watching.delete(tell)
    },
  }
}

const plugged: Record<DeviceKind, readonly Device[]> = {
  camera: [
    { deviceId: 'camera-1', label: 'FaceTime HD Camera' },
    { deviceId: 'camera-2', label: 'Logitech C920' },
  ],
  microphone: [{ deviceId: 'microphone-1', label: 'MacBook Pro Microphone' }],
  speaker: [{ deviceId: 'speaker-1', label: 'MacBook Pro Speakers' }],
}

const supported: SupportReport = {
  https: true,
  webrtc: true,
  h264: true,
  screen: true,
  hls: true,
  camera: 'prompt',
  microphone: 'prompt',
}

const connected: NetworkReport = {
  rttMs: 24,
  lossPct: 0,
  upKbps: 8200,
  downKbps: 46_000,
  quality: 1,
  udp: true,
}

const says: Partial<Record<ProbeAct, LiveMessage>> = {
  openMicrophone: 'mic',
  playSound: 'enter',
  testNetwork: 'enter',
}

import type { DeviceProbe } from '../../contract/room/ports.ts'
import { watchDevices } from './mediaDevices.ts'

interface Deps {
  /** Prefix of every path; empty on the site itself. */
  baseUrl: string
}

/** The device probe, loaded on first use. */
export const createLazyProbe = (needs: Deps): DeviceProbe => {
  let loading: Promise<DeviceProbe> | null = null
  const probe = () => {
    loading ??= import('./probe.ts').then(
      ({ createProbe }) => createProbe(needs),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return {
    support: async () => (await probe()).support(),
    devices: async (kind) => (await probe()).devices(kind),
    openCamera: async (deviceId, element) => (await probe()).openCamera(deviceId, element),
    openMicrophone: async (deviceId, tell) => (await probe()).openMicrophone(deviceId, tell),
    playSound: async (deviceId, signal) => (await probe()).playSound(deviceId, signal),
    testNetwork: async (signal) => (await probe()).testNetwork(signal),
    watchDevices,
  }
}

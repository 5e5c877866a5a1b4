import { LiveError } from '../../contract/room/ports.ts'
import type { DeviceProbe, NetworkReport, SupportReport } from '../../contract/room/ports.ts'
import { hasMediaSource, playsHlsItself } from '../openHls.ts'
import { sendsH264 } from './codecs.ts'
import { listDevices, openCamera, openMicrophone, permissionOf, stopStream } from './devices.ts'
import { watchLevel } from './level.ts'
import { mediaDevices, watchDevices } from './mediaDevices.ts'
import { measureNetwork } from './networkTest.ts'

interface Deps {
  /** Prefix of every path; empty on the site itself. */
  baseUrl: string
}

/** Capabilities of this browser and its devices (DEV-01). No picture or sound leaves the device. */
export const createProbe = ({ baseUrl }: Deps): DeviceProbe => ({
  async support(): Promise<SupportReport> {
    const [camera, microphone] = await Promise.all([permissionOf('camera'), permissionOf('microphone')])
    return {
      https: globalThis.isSecureContext,
      webrtc: typeof RTCPeerConnection === 'function' && mediaDevices() !== null,
      h264: sendsH264(),
      screen: 'getDisplayMedia' in (mediaDevices() ?? {}),
      hls: hasMediaSource() || playsHlsItself(document.createElement('video')),
      camera,
      microphone,
    }
  },

  devices: listDevices,

  async openCamera(deviceId, element) {
    const stream = await openCamera(deviceId, { width: 1280, height: 720, fps: 15 }, 'publish')
    element.muted = true
    element.srcObject = stream
    await element.play().catch(() => {
      // Taken away, or waits for a press: the picture is there all the same.
    })
    return () => {
      stopStream(stream)
      if (element.srcObject === stream) element.srcObject = null
    }
  },

  async openMicrophone(deviceId, tell) {
    const stream = await openMicrophone(deviceId, 'mic')
    const stop = watchLevel(stream, tell)
    return () => {
      stop()
      stopStream(stream)
    }
  },

  playSound: async (deviceId, signal) => {
    try {
      await ring(deviceId, signal)
    } catch (error) {
      signal.throwIfAborted()
      const { name = '' } = error as { name?: string }
      const fault = name === 'NotFoundError' ? 'missing' : name === 'NotAllowedError' ? 'denied' : 'failed'
      throw new LiveError(fault, 'enter', { cause: error })
    }
  },

  testNetwork: (signal): Promise<NetworkReport> => measureNetwork(`${baseUrl}/live/echo`, signal),

  watchDevices,
})

/** Hertz, one after the other; seconds of each. */
const chime = [523, 659, 784]
const noteSeconds = 0.35

const ring = async (deviceId: string | null, signal: AbortSignal) => {
  const audio = new AudioContext()
  const outlet = audio.createMediaStreamDestination()
  // Only an element can be sent to a chosen speaker in every browser that lets choose.
  const player = new Audio()
  player.srcObject = outlet.stream
  try {
    if (deviceId !== null && 'setSinkId' in player) await player.setSinkId(deviceId)
    await audio.resume()
    await player.play()
    await new Promise<void>((done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
      for (const [place, pitch] of chime.entries()) {
        const begins = audio.currentTime + place * noteSeconds
        const voice = audio.createOscillator()
        const volume = audio.createGain()
        voice.frequency.value = pitch
        volume.gain.setValueAtTime(0.0001, begins)
        volume.gain.linearRampToValueAtTime(0.25, begins + 0.02)
        volume.gain.exponentialRampToValueAtTime(0.001, begins + noteSeconds)
        voice.connect(volume).connect(outlet)
        voice.start(begins)
        voice.stop(begins + noteSeconds)
        if (place === chime.length - 1) voice.onended = () => done()
      }
    })
  } finally {
    player.pause()
    player.srcObject = null
    await audio.close()
  }
}

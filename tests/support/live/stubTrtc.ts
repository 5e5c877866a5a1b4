import type TRTC from 'trtc-sdk-v5'

import type { TrtcClient, TrtcSdk } from '../../../src/services/live/tencent/sdk.ts'

/** The SDK's interface without its network: every call is kept, and the test says what happens. */
export const createStubTrtc = () => {
  const calls: Array<readonly [name: string, ...args: unknown[]]> = []
  const handlers = new Map<string, Array<(what: unknown) => void>>()
  const failing = new Map<string, unknown>()
  let pending: string | null = null
  const emit = (event: string, what: unknown = {}) => {
    for (const handle of handlers.get(event) ?? []) handle(what)
  }
  const canvas = document.createElement('canvas')
  const track = () => {
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
    return canvas.captureStream(5).getVideoTracks()[0] ?? null
  }
  const started: Record<string, string> = {
    startLocalVideo: 'video',
    startLocalAudio: 'audio',
    startScreenShare: 'screen',
  }
  const client = new Proxy(
    {},
    {
      get: (_target, name: string) => {
        if (name === 'on')
          return (event: string, handle: (what: unknown) => void) =>
            handlers.set(event, [...(handlers.get(event) ?? []), handle])
        if (name === 'getVideoTrack') return track
        return (...args: unknown[]) => {
          calls.push([name, ...args])
          if (pending === name) return new Promise(() => {})
          if (failing.has(name)) {
            const error = failing.get(name)
            failing.delete(name)
            return Promise.reject(error as Error)
          }
          const mediaType = started[name]
          if (mediaType !== undefined) emit(EVENT.PUBLISH_STATE_CHANGED, { mediaType, state: 'started' })
          return Promise.resolve()
        }
      },
    },
  ) as TrtcClient
  const sdk: TrtcSdk = {
    create: () => client,
    EVENT: EVENT as unknown as typeof TRTC.EVENT,
    setSpeaker: async (deviceId) => void calls.push(['setCurrentSpeaker', deviceId]),
    toCdn: { main: 'main' as TrtcSdk['toCdn']['main'], mix: 'mix' as TrtcSdk['toCdn']['mix'] },
  }
  return {
    sdk,
    calls,
    emit,
    names: () => calls.map(([name]) => name),
    argsOf: (name: string) => calls.filter(([called]) => called === name).map(([, ...args]) => args),
    /** The next such call fails with this. */
    fail: (name: string, error: unknown) => failing.set(name, error),
    /** Such calls never settle. */
    hang(name: string | null) {
      pending = name
    },
  }
}

/** Names of events are their own here. */
const EVENT = Object.fromEntries(
  [
    'ERROR',
    'AUTOPLAY_FAILED',
    'KICKED_OUT',
    'REMOTE_AUDIO_AVAILABLE',
    'REMOTE_AUDIO_UNAVAILABLE',
    'REMOTE_VIDEO_AVAILABLE',
    'REMOTE_VIDEO_UNAVAILABLE',
    'AUDIO_VOLUME',
    'NETWORK_QUALITY',
    'CONNECTION_STATE_CHANGED',
    'AUDIO_PLAY_STATE_CHANGED',
    'VIDEO_PLAY_STATE_CHANGED',
    'SCREEN_SHARE_STOPPED',
    'DEVICE_CHANGED',
    'PUBLISH_STATE_CHANGED',
  ].map((name) => [name, name]),
) as Record<
  | 'PUBLISH_STATE_CHANGED'
  | 'REMOTE_VIDEO_AVAILABLE'
  | 'REMOTE_AUDIO_AVAILABLE'
  | 'SCREEN_SHARE_STOPPED'
  | 'VIDEO_PLAY_STATE_CHANGED'
  | 'CONNECTION_STATE_CHANGED',
  string
>

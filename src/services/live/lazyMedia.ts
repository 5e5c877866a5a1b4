import type { LiveMedia, MediaEvents } from '../../contract/room/ports.ts'
import { playsRoomHls } from './codecs.ts'

type EventName = keyof MediaEvents

const names: readonly EventName[] = [
  'connection',
  'published',
  'remote',
  'firstFrame',
  'autoplayBlocked',
  'trackEnded',
  'devicesChanged',
  'level',
  'network',
  'cdn',
]

/**
 * Media whose engine is loaded on first use: the server's welcome decides which one, and neither comes with the page.
 * Elements attached earlier are attached to the engine once it is loaded.
 */
export const createLazyMedia = (load: () => Promise<LiveMedia>): LiveMedia => {
  const listeners = new Map<EventName, Set<(what: never) => void>>()
  let loaded: LiveMedia | null = null
  let loading: Promise<LiveMedia> | null = null
  let isDestroyed = false

  const engine = (): Promise<LiveMedia> => {
    loading ??= load().then(
      (media) => {
        if (isDestroyed) media.destroy()
        loaded = media
        for (const name of names) {
          media.on(name, (what) => {
            for (const listen of listeners.get(name) ?? []) (listen as (what: unknown) => void)(what)
          })
        }
        return media
      },
      (error: unknown) => {
        // The chunk may be there at the next attempt.
        loading = null
        throw error
      },
    )
    return loading
  }
  const whenLoaded = (act: (media: LiveMedia) => () => void): (() => void) => {
    if (loaded !== null) return act(loaded)
    let undo: (() => void) | null = null
    let isOver = false
    engine().then(
      (media) => {
        if (!isOver) undo = act(media)
      },
      () => {
        // The caller of a method gets the error.
      },
    )
    return () => {
      isOver = true
      undo?.()
    }
  }
  /** An engine that was never loaded has nothing to end. */
  const ifLoaded = async (act: (media: LiveMedia) => Promise<void>) => {
    if (loading !== null) await act(await loading)
  }

  return {
    get kind() {
      return loaded?.kind ?? 'embedded'
    },
    get caps() {
      return loaded?.caps ?? usualCaps()
    },
    enter: async (options) => (await engine()).enter(options),
    leave: () => (loaded === null ? Promise.resolve() : loaded.leave()),
    setRole: async (role) => (await engine()).setRole(role),
    startCamera: async (options) => (await engine()).startCamera(options),
    setCameraMuted: (muted) => ifLoaded((media) => media.setCameraMuted(muted)),
    stopCamera: () => ifLoaded((media) => media.stopCamera()),
    startMicrophone: async (options) => (await engine()).startMicrophone(options),
    setMicrophoneMuted: (muted) => ifLoaded((media) => media.setMicrophoneMuted(muted)),
    stopMicrophone: () => ifLoaded((media) => media.stopMicrophone()),
    startScreen: async (options) => (await engine()).startScreen(options),
    stopScreen: () => ifLoaded((media) => media.stopScreen()),
    setBeauty: async (beauty) => (await engine()).setBeauty(beauty),
    setSpeaker: async (deviceId) => (await engine()).setSpeaker(deviceId),
    attach: (what, element) => whenLoaded((media) => media.attach(what, element)),
    attachCdn: (element) => whenLoaded((media) => media.attachCdn(element)),
    setLine: async (line, playlist) => (await engine()).setLine(line, playlist),
    play: async () => (await engine()).play(),
    pause: async () => (await engine()).pause(),
    setVolume: (volume) => void whenLoaded((media) => (media.setVolume(volume), () => {})),
    on(event, listen) {
      const handlers = listeners.get(event) ?? new Set()
      listeners.set(event, handlers)
      handlers.add(listen as (what: never) => void)
      return () => handlers.delete(listen as (what: never) => void)
    },
    destroy() {
      isDestroyed = true
      listeners.clear()
      loaded?.destroy()
    },
  }
}

/** Capabilities of the embedded engine in this browser, which most sites use. */
const usualCaps = (): LiveMedia['caps'] => ({
  rtc: typeof RTCPeerConnection === 'function',
  cdn: playsRoomHls(),
  screen: typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
  beauty: typeof document !== 'undefined',
  speakerSelect: typeof HTMLMediaElement === 'function' && 'setSinkId' in HTMLMediaElement.prototype,
})

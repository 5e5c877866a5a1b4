import { restoreLater } from './device.ts'

export interface HeldPlayer {
  /** The browser knows the length of the film. */
  ready(): void
  play(): void
  pause(): void
  /** It would play, but has nothing to show. */
  wait(): void
  /** Plays on to a second. */
  move(seconds: number): void
  end(): void
  /** As browsers name it: 2 the network, 3 the film, 4 this browser. */
  fail(code: 2 | 3 | 4): void
}

/** A video element that plays nothing and is controlled by the test; no film is fetched. Ends with `restoreDevice`. */
export const holdPlayer = (): HeldPlayer => {
  const now = { src: '', at: 0, paused: true, ended: false, error: null as { code: number } | null }
  const own = (target: object, name: string, description: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { configurable: true, ...description })
    restoreLater(() => {
      if (before === undefined) Reflect.deleteProperty(target, name)
      else Object.defineProperty(target, name, before)
    })
  }
  for (const name of ['MediaSource', 'ManagedMediaSource']) own(globalThis, name, { value: undefined })
  const video = HTMLVideoElement.prototype
  const film = 'application/vnd.apple.mpegurl'
  own(video, 'canPlayType', { value: (type: string) => (type === film ? 'maybe' : '') })
  own(video, 'play', { value: () => Promise.resolve() })
  own(video, 'load', { value: () => {} })
  own(video, 'src', { get: () => now.src, set: (address: string) => (now.src = address) })
  own(video, 'currentTime', { get: () => now.at, set: (seconds: number) => (now.at = seconds) })
  own(video, 'paused', { get: () => now.paused })
  own(video, 'ended', { get: () => now.ended })
  own(video, 'error', { get: () => now.error })
  const tell = (name: string, change: Partial<typeof now> = {}) => {
    Object.assign(now, change)
    const screen = document.querySelector('video')
    if (screen === null) throw new Error('There is no video')
    screen.dispatchEvent(new Event(name))
  }
  return {
    ready: () => tell('loadedmetadata'),
    play: () => tell('playing', { paused: false, ended: false }),
    pause: () => tell('pause', { paused: true, ended: false }),
    wait: () => tell('waiting', { paused: false }),
    move: (seconds) => tell('timeupdate', { at: seconds }),
    end: () => tell('ended', { ended: true }),
    fail: (code) => tell('error', { error: { code } }),
  }
}

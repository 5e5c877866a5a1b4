import { LiveError } from '../../src/contract/room/ports.ts'
import type {
  LiveMedia,
  LiveMessage,
  MediaEvents,
  MediaFault,
  MediaRole,
} from '../../src/contract/room/ports.ts'
import { sentSlots } from '../../src/contract/room/sentSlots.ts'
import { createOutcomes } from './outcomes.ts'
import { createPicture } from './picture.ts'

/** Operations of the media that a story can hold, fail or inspect. */
export type MediaAct = Extract<
  keyof LiveMedia,
  | 'enter'
  | 'leave'
  | 'setRole'
  | 'startCamera'
  | 'setCameraMuted'
  | 'stopCamera'
  | 'startMicrophone'
  | 'setMicrophoneMuted'
  | 'stopMicrophone'
  | 'startScreen'
  | 'stopScreen'
  | 'setBeauty'
  | 'setSpeaker'
  | 'setLine'
  | 'play'
  | 'pause'
>

export interface FakeMedia extends LiveMedia {
  /** Every call so far, oldest first. */
  readonly calls: ReadonlyArray<{ readonly act: MediaAct; readonly args: readonly unknown[] }>
  /** Calls wait from now on, until they are let go or failed. */
  hold(act: MediaAct): void
  /** Completes every waiting call, and stops holding. */
  release(act: MediaAct): void
  /** The waiting call fails; if none waits, the next one does. */
  fail(act: MediaAct, fault: MediaFault): void
  /** The cdn line has sound only from now on, or shows its picture again. */
  darken(isDark: boolean): void
  /** Emits an event: a device is pulled out, the browser requires a press … Waits for the page to listen. */
  emit<E extends keyof MediaEvents>(event: E, what: MediaEvents[E]): void
}

interface Options {
  readonly kind?: LiveMedia['kind']
  readonly caps?: Partial<LiveMedia['caps']>
  /** Publishing is confirmed at once; false: only when the story emits `published`. */
  readonly confirms?: boolean
}

/** Media with every outcome chosen by the story; its pictures are painted, so that each slot shows something of its own. */
export const createFakeMedia = ({
  kind = 'embedded',
  caps = {},
  confirms = true,
}: Options = {}): FakeMedia => {
  const listeners = new Map<keyof MediaEvents, Set<(what: never) => void>>()
  const emit: FakeMedia['emit'] = (event, what) => {
    for (const listen of listeners.get(event) ?? []) (listen as (what: unknown) => void)(what)
  }
  /** Null: one will be set. */
  let line: 'rtc' | 'cdn' | null = null
  const early: Array<() => void> = []
  /** A page begins to listen only after it was painted; the cdn line has a player only when it is set. */
  const canHear = (event: keyof MediaEvents) =>
    (listeners.get(event)?.size ?? 0) > 0 && (event !== 'cdn' || line === 'cdn')
  const emitHeard: FakeMedia['emit'] = (event, what) => {
    if (canHear(event)) emit(event, what)
    else early.push(() => emitHeard(event, what))
  }
  const emitEarly = () => {
    for (const again of early.splice(0)) again()
  }
  const outcomes = createOutcomes<MediaAct>()
  let role: MediaRole = 'audience'
  const cdn = createScreen()
  const on = { camera: false, microphone: false, screen: false }

  /** Waits for the outcome chosen by the story. */
  const act = async (name: MediaAct, ...args: unknown[]) => {
    const fault = await outcomes.outcome(name, args)
    if (fault !== null) throw new LiveError(fault, says[name] ?? 'enter')
  }
  const publish = (what: keyof typeof on) => {
    on[what] = true
    const slot = sentSlots[what][role]
    if (slot === undefined || !confirms) return
    // A task later, as from the server: by then the caller knows the opened device.
    setTimeout(() => emit('published', { slot, ok: true }), 0)
  }

  return {
    kind,
    caps: { rtc: true, cdn: true, screen: true, beauty: true, speakerSelect: true, ...caps },
    get calls() {
      return outcomes.asked.map(({ name, args }) => ({ act: name, args }))
    },
    hold: outcomes.hold,
    release: outcomes.release,
    fail: outcomes.fail,
    darken: cdn.darken,
    emit: emitHeard,
    async enter(options) {
      emit('connection', { state: 'connecting' })
      await act('enter', options)
      options.signal.throwIfAborted()
      role = options.role
      emit('connection', { state: 'connected' })
    },
    async leave() {
      await act('leave')
      on.camera = on.microphone = on.screen = false
    },
    async setRole(next) {
      await act('setRole', next)
      role = next
      for (const what of ['camera', 'microphone', 'screen'] as const) if (on[what]) publish(what)
    },
    async startCamera(options) {
      await act('startCamera', options)
      if (options.publish === false) on.camera = true
      else publish('camera')
    },
    setCameraMuted: (muted) => act('setCameraMuted', muted),
    async stopCamera() {
      await act('stopCamera')
      on.camera = false
    },
    async startMicrophone(options) {
      await act('startMicrophone', options)
      if (options.publish === false) on.microphone = true
      else publish('microphone')
      emit('level', { level: 0.4 })
    },
    setMicrophoneMuted: (muted) => act('setMicrophoneMuted', muted),
    async stopMicrophone() {
      await act('stopMicrophone')
      on.microphone = false
    },
    async startScreen(options) {
      await act('startScreen', options)
      publish('screen')
    },
    async stopScreen() {
      await act('stopScreen')
      on.screen = false
    },
    setBeauty: (beauty) => act('setBeauty', beauty),
    setSpeaker: (deviceId) => act('setSpeaker', deviceId),
    attach(what, element) {
      const detach = createPicture(what, element)
      if (what === 'V0' || what === 'V1' || what === 'V2')
        queueMicrotask(() => emit('firstFrame', { slot: what, width: 640, height: 360 }))
      return detach
    },
    attachCdn: cdn.attach,
    async setLine(next, playlist) {
      line = null
      await act('setLine', next, playlist)
      line = next
      if (next === 'cdn') {
        emit('cdn', { state: 'loading' })
        if (confirms) queueMicrotask(() => emit('cdn', { state: 'playing' }))
      }
      emitEarly()
    },
    play: () => act('play'),
    pause: () => act('pause'),
    setVolume: () => {},
    on(event, listen) {
      const handlers = listeners.get(event) ?? new Set()
      listeners.set(event, handlers)
      handlers.add(listen as (what: never) => void)
      // The listener of the cdn line sets it next.
      if (event === 'cdn') line = null
      emitEarly()
      return () => handlers.delete(listen as (what: never) => void)
    },
    destroy: () => listeners.clear(),
  }
}

/** One element with the painted picture of the cdn line, or with none. */
const createScreen = () => {
  let isDark = false
  let shown: { readonly element: HTMLVideoElement; detach: () => void } | null = null
  const paint = (element: HTMLVideoElement) => (isDark ? () => {} : createPicture('V0', element))
  return {
    attach(element: HTMLVideoElement) {
      const mine = (shown = { element, detach: paint(element) })
      return () => {
        mine.detach()
        if (shown === mine) shown = null
      }
    },
    darken(dark: boolean) {
      isDark = dark
      if (shown === null) return
      shown.detach()
      shown.detach = paint(shown.element)
    },
  }
}

/** Which of the nine messages a failure of each call is (LIVE-07). */
const says: Partial<Record<MediaAct, LiveMessage>> = {
  enter: 'enter',
  setRole: 'mic',
  startCamera: 'publish',
  startMicrophone: 'publish',
  startScreen: 'screen',
}

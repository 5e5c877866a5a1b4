import type { LiveMedia, MediaEvents } from '../../contract/room/ports.ts'

/** Emits the events of `LiveMedia`. */
export const createMediaEmitter = () => {
  const listeners = new Map<keyof MediaEvents, Set<(what: never) => void>>()
  const on: LiveMedia['on'] = (event, listen) => {
    const handlers = listeners.get(event) ?? new Set()
    listeners.set(event, handlers)
    handlers.add(listen as (what: never) => void)
    return () => handlers.delete(listen as (what: never) => void)
  }
  return {
    on,
    emit<E extends keyof MediaEvents>(event: E, what: MediaEvents[E]) {
      for (const listen of listeners.get(event) ?? []) (listen as (what: unknown) => void)(what)
    },
    clear: () => listeners.clear(),
  }
}

export type MediaEmitter = ReturnType<typeof createMediaEmitter>

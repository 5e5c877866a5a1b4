import type { LiveConfig } from '../../shared/config.ts'
import type { Log } from '../../db/types.ts'
import { describeFault } from '../../shared/faults.ts'
import { maxLength } from './child/sdp.ts'
import { createHlsStore } from './hlsStore.ts'
import type { Report } from './messages.ts'
import { createRecorder, safeRoom } from './recorder.ts'
import { superviseChild } from './superviseChild.ts'
import { MediaError, type MediaEvent, type MediaPlane, type MediaStats } from './types.ts'
import type { Routing } from '../../../src/contract/room/routes.ts'

/** Starts the media process; it is `online` a moment later. */
export const createMediaPlane = (config: LiveConfig, log: Log): MediaPlane => {
  const routes = new Map<string, Routing>()
  const asked = new Map<number, Asked>()
  const listeners = new Set<(event: MediaEvent) => void>()
  const store = createHlsStore(Date.now)
  const recorder =
    config.recordings === null
      ? null
      : createRecorder(config.recordings, (error) =>
          log.error({ fault: describeFault(error) }, 'media: the recording stopped'),
        )
  /** Epochs that are still written, by room. */
  const open = new Map<string, Set<number>>()
  let closings: { room: string; settle: () => void }[] = []
  let lastId = 0
  let wasUp = false

  const emit = (event: MediaEvent): void => {
    for (const listen of listeners) {
      try {
        listen(event)
      } catch (error) {
        log.error({ fault: describeFault(error) }, 'media: a listener failed')
      }
    }
  }

  const endEpoch = (room: string, epoch: number): void => {
    const epochs = open.get(room)
    epochs?.delete(epoch)
    if (epochs?.size === 0) open.delete(room)
    emit({ t: 'hls', room, ready: false, epoch })
    settleClosings()
  }

  const settleClosings = (): void => {
    const done = closings.filter(({ room }) => !open.has(room))
    closings = closings.filter(({ room }) => open.has(room))
    for (const { settle } of done) settle()
  }

  const handleReport = (report: Report): void => {
    switch (report.t) {
      case 'answer':
      case 'stats':
      case 'refused': {
        const waiting = asked.get(report.id)
        asked.delete(report.id)
        if (waiting === undefined) return
        clearTimeout(waiting.timer)
        if (report.t === 'refused') waiting.fail(new MediaError(report.fault))
        else waiting.settle(report)
        return
      }
      case 'event':
        return emit(report.event)
      case 'file': {
        const { room, epoch, name, body } = report
        if (!safeRoom.test(room)) return
        open.set(room, (open.get(room) ?? new Set()).add(epoch))
        store.put(room, epoch, name, body)
        recorder?.take(room, epoch, name, body)
        return
      }
      case 'popped':
        return store.popped(report.room, report.epoch, report.name)
      case 'ended':
        store.ended(report.room, report.epoch)
        return endEpoch(report.room, report.epoch)
      case 'ready':
      case 'fault':
        // For the supervisor of the process.
        return
    }
  }

  const child = superviseChild({
    options: {
      udpPort: config.udpPort,
      announced: config.announced,
      bindAddress: config.bindAddress,
      maxViewers: config.rtcViewers,
    },
    log,
    onReport: handleReport,
    onUp: () => {
      for (const [room, table] of routes) child.tell({ t: 'routes', room, ...table })
      wasUp = true
      emit({ t: 'up' })
    },
    onDown: () => {
      for (const { timer, fail } of asked.values()) {
        clearTimeout(timer)
        fail(new MediaError('mediaDown'))
      }
      asked.clear()
      if (wasUp) emit({ t: 'down' })
      wasUp = false
      for (const { room, epoch } of store.abandon()) endEpoch(room, epoch)
    },
  })

  const ask = <T extends Report['t']>(
    order: (id: number) => Parameters<typeof child.tell>[0],
  ): Promise<Extract<Report, { t: T }>> =>
    new Promise((settle, fail) => {
      const id = ++lastId
      const timer = setTimeout(() => {
        asked.delete(id)
        fail(new MediaError('mediaDown'))
      }, answerMs)
      asked.set(id, { settle: settle as (report: Report) => void, fail, timer })
      if (child.tell(order(id))) return
      clearTimeout(timer)
      asked.delete(id)
      fail(new MediaError('mediaDown'))
    })

  const tidy = setInterval(store.tidy, 10_000)
  tidy.unref()

  return {
    get online() {
      return child.online
    },
    records: recorder !== null,
    setRoutes(room, table, { forward = true, screen = true } = {}) {
      const routing = { routes: table, forward, screen }
      routes.set(room, routing)
      child.tell({ t: 'routes', room, ...routing })
    },
    async offer(offer) {
      if (offer.sdp.length > maxLength) throw new MediaError('offerBad')
      const { sdp } = await ask<'answer'>((id) => ({ t: 'offer', id, ...offer }))
      return { sdp }
    },
    candidate: (candidate) => void child.tell({ t: 'candidate', ...candidate }),
    leave: (room, user, dir) => void child.tell({ t: 'leave', room, user, dir: dir ?? null }),
    close(room) {
      routes.delete(room)
      child.tell({ t: 'close', room })
    },
    hls(room, path) {
      const [, epoch, name] = /^(\d{1,15})\/([\w-]{1,40}\.\w{1,5})$/.exec(path) ?? []
      return epoch === undefined || name === undefined ? null : store.get(room, Number(epoch), name)
    },
    async recording(room) {
      if (recorder === null) return null
      // A room that was closed a moment ago still writes its last segment.
      if (open.has(room) && !routes.has(room)) {
        await new Promise<void>((settle) => {
          const timer = setTimeout(settle, answerMs)
          closings.push({
            room,
            settle: () => {
              clearTimeout(timer)
              settle()
            },
          })
        })
      }
      const found = await recorder.finish(room)
      if (!open.has(room)) recorder.forget(room)
      return found
    },
    async stats(): Promise<MediaStats> {
      return (await ask<'stats'>((id) => ({ t: 'stats', id }))).stats
    },
    on(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    async stop() {
      clearInterval(tidy)
      // Its own end is no news.
      listeners.clear()
      await child.stop()
      await recorder?.settle()
    },
  }
}

interface Asked {
  readonly settle: (report: Report) => void
  readonly fail: (error: MediaError) => void
  readonly timer: NodeJS.Timeout
}

/** A media process that does not answer for so long is as good as down. */
const answerMs = 5000

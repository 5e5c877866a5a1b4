import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createMediaPlane } from '../../../server/live/media/createMediaPlane.ts'
import type { MediaEvent, MediaPlane } from '../../../server/live/media/types.ts'
import type { Routes } from '../../../src/contract/room/routes.ts'
import { until } from './until.ts'

const nobody: Routes = { V0: null, V1: null, V2: null, A0: null, A1: null, A2: null, A3: null }

export const routesOf = (some: Partial<Routes>): Routes => ({ ...nobody, ...some })

/** A media plane with its process, on the loopback interface and any free port. */
export const startPlane = async (options: { rtcViewers?: number; udpPort?: number } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'symposium-live-'))
  const faults: object[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (fields: object) => faults.push(fields) }
  const plane: MediaPlane = createMediaPlane(
    {
      udpPort: options.udpPort ?? 0,
      announced: [],
      bindAddress: '127.0.0.1',
      rtcViewers: options.rtcViewers ?? 100,
      recordings: folder,
    },
    log,
  )
  const events: MediaEvent[] = []
  plane.on((event) => events.push(event))
  await until(() => plane.online)
  return {
    plane,
    folder,
    events,
    /** Errors in the log; an exception in a callback of the media process is one. */
    faults,
    async stop() {
      await plane.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import * as z from 'zod/mini'

import { line, positiveId } from './fields.ts'

/** Where a device stands at a door; `gate` is told to whoever scans the same ticket again. */
export const gatePlace = z.object({ conference_id: positiveId, gate: line(80) })

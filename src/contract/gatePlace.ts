import * as z from 'zod/mini'

import { line, positiveId } from './fields.ts'

/** Place of a device at a door; `gate` is shown when the same ticket is scanned again. */
export const gatePlace = z.object({ conference_id: positiveId, gate: line(80) })

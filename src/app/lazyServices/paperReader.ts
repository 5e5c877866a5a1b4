import { createPaperReader, type Sheet } from '../../services/paperReader.ts'
import type { LazyDeps } from '../context.tsx'

export type { Sheet } from '../../services/paperReader.ts'

/** Reads one PDF for as long as it is shown. */
export const paperReader =
  ({ baseUrl }: LazyDeps) =>
  (sheet: () => Sheet | null) =>
    createPaperReader({ baseUrl, sheet })

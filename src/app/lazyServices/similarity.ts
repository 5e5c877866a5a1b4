import { createSimilarityService } from '../../services/similarityService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machine of a comparison with stored papers. */
export const similarity = ({ api }: LazyDeps) => createSimilarityService({ api })

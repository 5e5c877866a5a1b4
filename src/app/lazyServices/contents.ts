import { createContentService } from '../../services/contentService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port for editing a text of a conference. */
export const contents = ({ api }: LazyDeps) => createContentService({ api })

import { createContentService } from '../../services/contentService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of what edits a text of a conference. */
export const contents = ({ api }: LazyDeps) => createContentService({ api })

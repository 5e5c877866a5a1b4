import { createTemplatePackService } from '../../services/templatePackService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of a conference's own templates. */
export const templatePacks = ({ api }: LazyDeps) => createTemplatePackService({ api })

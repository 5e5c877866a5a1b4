import { createTemplatePackService } from '../../services/templatePackService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the templates that a conference brings. */
export const templatePacks = ({ api }: LazyDeps) => createTemplatePackService({ api })

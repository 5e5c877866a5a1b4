import { createPresentationService } from '../../services/presentationService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of a member's own oral presentations and posters. */
export const presentations = ({ api }: LazyDeps) => createPresentationService({ api })

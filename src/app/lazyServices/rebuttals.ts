import { createRebuttalService } from '../../services/rebuttalService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the machines that answer reviews, and ask for answers. */
export const rebuttals = ({ api }: LazyDeps) => createRebuttalService({ api })

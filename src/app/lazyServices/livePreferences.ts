import { createLivePreferences } from '../../services/livePreferences.ts'
import type { LazyDeps } from '../context.tsx'

/** What this device remembers of lives. */
export const livePreferences = ({ local }: LazyDeps) => createLivePreferences(local)

import { createLivePreferences } from '../../services/livePreferences.ts'
import type { LazyDeps } from '../context.tsx'

/** Preferences for lives stored on this device. */
export const livePreferences = ({ local }: LazyDeps) => createLivePreferences(local)

import { createLivePreferences } from '../../services/livePreferences.ts'
import type { OwnNeeds } from '../context.tsx'

/** What this device remembers of lives. */
export const livePreferences = ({ local }: OwnNeeds) => createLivePreferences(local)

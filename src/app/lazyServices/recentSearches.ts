import { createRecentSearches } from '../../services/recentSearches.ts'
import type { LazyDeps } from '../context.tsx'

/** What was searched for in this browser. */
export const recentSearches = ({ local }: LazyDeps) => createRecentSearches(local)

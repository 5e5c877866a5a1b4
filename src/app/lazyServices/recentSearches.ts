import { createRecentSearches } from '../../services/recentSearches.ts'
import type { LazyDeps } from '../context.tsx'

/** Recent searches of this browser. */
export const recentSearches = ({ local }: LazyDeps) => createRecentSearches(local)

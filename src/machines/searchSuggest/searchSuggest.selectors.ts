import { shown } from '../shared/shown.ts'
import type { SearchSuggestSnapshot } from './searchSuggest.machine.ts'
import { suggestViews } from './searchSuggest.types.ts'

export const selectView = (snapshot: SearchSuggestSnapshot) => shown(snapshot, suggestViews)
export const selectWords = (snapshot: SearchSuggestSnapshot) => snapshot.context.q
export const selectFound = (snapshot: SearchSuggestSnapshot) => snapshot.context.found
export const selectFailure = (snapshot: SearchSuggestSnapshot) => snapshot.context.failure

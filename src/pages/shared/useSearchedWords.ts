import { useSearch } from 'wouter'

import { useServices } from '../../app/context.tsx'
import { searchedWords, searchQuery } from './searchedWords.ts'

/** Search words of a list, kept in the address of its page, so that it can be shared. `path`: of that page. */
export const useSearchedWords = (path: string) => {
  const { go } = useServices()
  const q = searchedWords(useSearch())
  return {
    q,
    onSearch: (wanted: string) => {
      const query = searchQuery(wanted)
      go.to(`${path}${query && `?${query}`}`, { replace: query === searchQuery(q) })
    },
  }
}

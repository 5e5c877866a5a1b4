import { useServices } from '../../app/context.tsx'
import { getSubjects } from '../../contract/user.ts'
import type { SubjectNode } from '../../contract/user.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** The subject tree for choosing from; empty until it is here. */
export const useSubjects = (): readonly SubjectNode[] => {
  const { api } = useServices()
  return useRemoteList({
    fetchPage: async (_page, signal) => {
      const list = await api.call(getSubjects, { is_tree: 1 }, { signal })
      return { list, total: list.length, page: 1 }
    },
  }).items
}

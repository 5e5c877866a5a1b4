import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { listSiteVersions } from '../../contract/siteAdmin.ts'
import type { SitePart } from '../../contract/siteParts.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** The versions of one part, newest first. */
export const usePartHistory = (part: SitePart) => {
  const { api } = useServices()
  const [fetchPage] = useState(() => async (page: number, signal: AbortSignal) => {
    const { list, ...rest } = await api.call(listSiteVersions, { part, page, page_size: 12 }, { signal })
    return { ...rest, list: list.map((card) => ({ ...card, id: card.no })) }
  })
  return useRemoteList({ fetchPage })
}

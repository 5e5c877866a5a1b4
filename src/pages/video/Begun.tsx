import { useServices } from '../../app/context.tsx'
import { BegunVideos } from '../../components/catalogue/Video/BegunVideos.tsx'
import { listVideoHistory } from '../../contract/live.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/**
 * The newest three videos that the member has begun to watch. The page is complete without them, so loading and failure
 * are not shown.
 */
export const Begun = () => {
  const { api } = useServices()
  const { one } = useRemoteOne(
    async (signal) => (await api.call(listVideoHistory, { page: 1 }, { signal })).list,
  )
  // The same margins as on the page of the video, which does not ask where to resume within them.
  const begun = (one ?? []).filter(({ position, duration }) => position >= 10 && position <= duration - 10)
  return begun.length === 0 ? null : <BegunVideos videos={begun.slice(0, 3)} />
}

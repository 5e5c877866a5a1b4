import { useServices } from '../../app/context.tsx'
import { BegunVideos } from '../../components/catalogue/Video/BegunVideos.tsx'
import { listVideoHistory } from '../../contract/live.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/**
 * What the member has begun to watch, the newest three. Without them the page is whole, so nothing is said while they are on
 * their way or do not come.
 */
export const Begun = () => {
  const { api } = useServices()
  const { one } = useRemoteOne(
    async (signal) => (await api.call(listVideoHistory, { page: 1 }, { signal })).list,
  )
  // The same margins as on the page of the video: there nobody is asked where to go on.
  const begun = (one ?? []).filter(({ position, duration }) => position >= 10 && position <= duration - 10)
  return begun.length === 0 ? null : <BegunVideos videos={begun.slice(0, 3)} />
}

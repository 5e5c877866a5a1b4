import { useServices } from '../../app/context.tsx'
import { WatchedVideo } from '../../components/account/History/WatchedVideo.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listVideoHistory } from '../../contract/live.ts'
import type { WatchedVideo as Watched } from '../../contract/live.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** API-31 */
export const WatchedVideos = () => {
  const { api } = useServices()
  const list = useRemoteList(
    videos,
    { fetchPage: (page, signal) => api.call(listVideoHistory, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberList {...list} height="11rem" empty={<NothingYet list="historyVideo" />}>
      {(video) => <WatchedVideo video={video} />}
    </MemberList>
  )
}

const videos = createRemoteListMachine<Watched>()

import { WatchedVideo } from '../../components/account/History/WatchedVideo.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listVideoHistory } from '../../contract/live.ts'
import { useCallList } from '../shared/useCallList.ts'

/** API-31 */
export const WatchedVideos = () => {
  const list = useCallList(listVideoHistory, {})
  return (
    <MemberList {...list} height="11rem" empty={<NothingYet list="historyVideo" />}>
      {(video) => <WatchedVideo video={video} />}
    </MemberList>
  )
}

import { WatchedLive } from '../../components/account/History/WatchedLive.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listLiveHistory } from '../../contract/live.ts'
import { useCallList } from '../shared/useCallList.ts'

/** API-32 */
export const WatchedLives = () => {
  const list = useCallList(listLiveHistory, {})
  return (
    <MemberList {...list} height="10rem" empty={<NothingYet list="historyLive" />}>
      {(live) => <WatchedLive live={live} />}
    </MemberList>
  )
}

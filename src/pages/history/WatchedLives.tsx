import { useServices } from '../../app/context.tsx'
import { WatchedLive } from '../../components/account/History/WatchedLive.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listLiveHistory } from '../../contract/live.ts'
import type { WatchedLive as Watched } from '../../contract/live.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** API-32 */
export const WatchedLives = () => {
  const { api } = useServices()
  const list = useRemoteList(
    lives,
    { fetchPage: (page, signal) => api.call(listLiveHistory, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberList {...list} height="10rem" empty={<NothingYet list="historyLive" />}>
      {(live) => <WatchedLive live={live} />}
    </MemberList>
  )
}

const lives = createRemoteListMachine<Watched>()

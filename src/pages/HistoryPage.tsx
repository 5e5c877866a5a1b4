import type { PageProps } from '../app/context.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { WatchedLives } from './history/WatchedLives.tsx'
import { WatchedVideos } from './history/WatchedVideos.tsx'

/** `/personal/history/live` and `/personal/history/video` (MEM-01) */
const HistoryPage = ({ name }: PageProps) =>
  name === 'historyVideo' ? (
    <MemberLayout current="historyVideo">
      <WatchedVideos />
    </MemberLayout>
  ) : (
    <MemberLayout current="historyLive">
      <WatchedLives />
    </MemberLayout>
  )

export default HistoryPage

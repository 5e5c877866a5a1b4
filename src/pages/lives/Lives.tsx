import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { ResultList } from '../../components/catalogue/Conference/ResultList.tsx'
import { LiveEntry } from '../../components/catalogue/Lives/LiveEntry.tsx'
import { listLives } from '../../contract/catalogue.ts'
import type { LiveCard, LivePhase } from '../../contract/catalogue.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useHydrated } from '../shared/useHydrated.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** The lives of one phase; another phase is another list. */
export const Lives = ({ phase }: { phase: LivePhase | null }) => {
  const { api, initial, now } = useServices()
  const input = phase === null ? {} : { phase }
  const isLive = useHydrated()
  const { onRefresh: _, ...list } = useRemoteList(
    lives,
    { fetchPage: (page, signal) => api.call(listLives, { ...input, page }, { signal }) },
    initial(listLives, input),
    `listLives ${JSON.stringify(input)}`,
  )
  return (
    <ResultList
      {...list}
      count="lives.count"
      none={<FormattedMessage id="lives.none" />}
      min="17rem"
      height="18rem"
      places={4}
    >
      {(live, at) => <LiveEntry live={live} at={at} now={isLive ? now : null} />}
    </ResultList>
  )
}

const lives = createRemoteListMachine<LiveCard>()

import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { ResultList } from '../../components/catalogue/Conference/ResultList.tsx'
import { LiveEntry } from '../../components/catalogue/Lives/LiveEntry.tsx'
import { listLives } from '../../contract/catalogue.ts'
import type { LivePhase } from '../../contract/catalogue.ts'
import { useHydrated } from '../shared/useHydrated.ts'
import { useCallList } from '../shared/useCallList.ts'

/** The lives of one phase; another phase is another list. */
export const Lives = ({ phase }: { phase: LivePhase | null }) => {
  const { initial, now } = useServices()
  const input = phase === null ? {} : { phase }
  const isLive = useHydrated()
  const { onRefresh: _, ...list } = useCallList(
    listLives,
    input,
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

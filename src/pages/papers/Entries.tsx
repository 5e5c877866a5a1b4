import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { ResultList } from '../../components/catalogue/Conference/ResultList.tsx'
import { ProceedingsEntry } from '../../components/papers/Publication/ProceedingsEntry.tsx'
import { listPublications, mostCounted } from '../../contract/publication.ts'
import { useCallList } from '../shared/useCallList.ts'
import { asked } from '../shared/searchedWords.ts'

/** Results for one search; another search is another list. */
export const Entries = ({ conferenceId, q }: { conferenceId: number; q: string }) => {
  const { initial } = useServices()
  const input = { conference_id: conferenceId, ...asked(q) }
  const { onRefresh: _, ...list } = useCallList(listPublications, input, initial(listPublications, input))
  return (
    <ResultList
      {...list}
      count={list.total > mostCounted ? 'publication.count.many' : 'publication.count'}
      none={<FormattedMessage id={q === '' ? 'publication.none' : 'publication.notFound'} />}
      min="100%"
      height="7rem"
      places={4}
    >
      {(paper) => <ProceedingsEntry paper={paper} />}
    </ResultList>
  )
}

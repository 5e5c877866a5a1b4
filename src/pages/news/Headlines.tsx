import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { ResultList } from '../../components/catalogue/Conference/ResultList.tsx'
import { NewsCard } from '../../components/site/Home/NewsCard.tsx'
import { listNews } from '../../contract/catalogue.ts'
import type { NewsCard as News } from '../../contract/catalogue.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { asked } from '../shared/searchedWords.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** Results for one search; another search is another list. */
export const Headlines = ({ q }: { q: string }) => {
  const { api, initial } = useServices()
  const input = asked(q)
  const { onRefresh: _, ...list } = useRemoteList(
    headlines,
    { fetchPage: (page, signal) => api.call(listNews, { ...input, page }, { signal }) },
    initial(listNews, input),
    `listNews ${JSON.stringify(input)}`,
  )
  return (
    <ResultList
      {...list}
      count="news.count"
      none={<FormattedMessage id={q === '' ? 'news.none' : 'news.notFound'} />}
      min="19rem"
      height="12rem"
      places={6}
    >
      {(news) => <NewsCard news={news} heading="h2" />}
    </ResultList>
  )
}

const headlines = createRemoteListMachine<News>()

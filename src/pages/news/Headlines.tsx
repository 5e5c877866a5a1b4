import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { ResultList } from '../../components/catalogue/Conference/ResultList.tsx'
import { NewsCard } from '../../components/site/Home/NewsCard.tsx'
import { listNews } from '../../contract/catalogue.ts'
import { asked } from '../shared/searchedWords.ts'
import { useCallList } from '../shared/useCallList.ts'

/** Results for one search; another search is another list. */
export const Headlines = ({ q }: { q: string }) => {
  const { initial } = useServices()
  const input = asked(q)
  const { onRefresh: _, ...list } = useCallList(
    listNews,
    input,
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

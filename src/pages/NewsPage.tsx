import { useIntl } from 'react-intl'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { NewsLayout } from '../components/News/NewsLayout.tsx'
import { Headlines } from './news/Headlines.tsx'
import { searchedWords, searchQuery } from './shared/searchedWords.ts'

/** `/news`: what is searched for stands in the address, so that it can be shared (PUB-01). */
const NewsPage = () => {
  const { go } = useServices()
  const { locale } = useIntl()
  const q = searchedWords(useSearch())
  return (
    <NewsLayout
      q={q}
      feed={locale === 'en' ? '/news.xml?lang=en' : '/news.xml'}
      onSearch={(wanted) => {
        const query = searchQuery(wanted)
        go.to(`/news${query && `?${query}`}`, { replace: query === searchQuery(q) })
      }}
    >
      <Headlines key={q} q={q} />
    </NewsLayout>
  )
}

export default NewsPage

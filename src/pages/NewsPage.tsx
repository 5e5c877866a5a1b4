import { useIntl } from 'react-intl'

import { NewsLayout } from '../components/site/News/NewsLayout.tsx'
import { Headlines } from './news/Headlines.tsx'
import { useSearchedWords } from './shared/useSearchedWords.ts'

/** `/news` (PUB-01) */
const NewsPage = () => {
  const { locale } = useIntl()
  const search = useSearchedWords('/news')
  return (
    <NewsLayout {...search} feed={locale === 'en' ? '/news.xml?lang=en' : '/news.xml'}>
      <Headlines key={search.q} q={search.q} />
    </NewsLayout>
  )
}

export default NewsPage

import type { NewsCard as News } from '../../../contract/catalogue.ts'
import type { SectionProps } from '../../kit/ListBody.tsx'
import { ListSection } from './ListSection.tsx'
import { NewsCard } from './NewsCard.tsx'

export const NewsSection = (props: SectionProps<News>) => (
  <ListSection {...props} title="home.news" href="/news" min="19rem" height="12rem">
    {(news) => <NewsCard news={news} />}
  </ListSection>
)

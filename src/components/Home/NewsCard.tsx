import type { NewsCard as News } from '../../contract/catalogue.ts'
import { Moment } from '../ui/Moment.tsx'
import { Meta, Plain, Summary, Title } from './Cards.styles.ts'

export const NewsCard = ({ news }: { news: News }) => (
  <Plain>
    <Title>
      <a href={`/news/${news.id}`}>{news.title}</a>
    </Title>
    <Summary>{news.summary}</Summary>
    <Meta>
      <Moment at={news.published_at} format={{ dateStyle: 'medium' }} />
    </Meta>
  </Plain>
)

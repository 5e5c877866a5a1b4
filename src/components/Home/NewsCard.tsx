import type { NewsCard as News } from '../../contract/catalogue.ts'
import { Content } from '../ui/Content.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Meta, Plain, Summary, Title } from './Cards.styles.ts'

export const NewsCard = ({ news }: { news: News }) => (
  <Plain>
    <Title>
      <a href={`/news/${news.id}`}>
        <Content text={news.title} marked />
      </a>
    </Title>
    <Summary>
      <Content text={news.summary} />
    </Summary>
    <Meta>
      <Moment at={news.published_at} format={{ dateStyle: 'medium' }} />
    </Meta>
  </Plain>
)

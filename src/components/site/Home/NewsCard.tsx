import type { NewsCard as News } from '../../../contract/catalogue.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Meta, Plain, Summary, Title } from '../../kit/coverCard.styles.ts'

export interface NewsCardProps {
  news: News
  heading?: 'h2' | 'h3'
}

export const NewsCard = ({ news, heading = 'h3' }: NewsCardProps) => (
  <Plain>
    <Title as={heading}>
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

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { NewsArticle } from '../../../contract/news.ts'
import { Actions, Columns, Head, Meta, Page, Part } from '../../kit/publicPage.styles.ts'
import { NewsCard } from '../Home/NewsCard.tsx'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { RichText } from '../../kit/RichText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Picture, Related } from './Article.styles.ts'
import { Neighbours } from './Neighbours.tsx'

export interface ArticleViewProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  /** Null unless `ready`. */
  article: NewsArticle | null
  failure?: Failure | null | undefined
  /** The button that collects it. */
  collect: ReactNode
  /** Code that opens it on a phone. */
  phone: ReactNode
  /** Readers' comments. */
  comments: ReactNode
  onRetry: () => void
  onShare: () => void
}

export const ArticleView = ({
  view,
  article,
  failure,
  collect,
  phone,
  comments,
  onRetry,
  onShare,
}: ArticleViewProps) => (
  <Page aria-busy={view === 'loading'}>
    {view === 'loading' && <Skeleton $height="40rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {article !== null && (
      <article>
        <Head>
          <Meta>
            <a href="/news">
              <FormattedMessage id="news.title" />
            </a>
            <Moment at={article.published_at} format={{ dateStyle: 'long' }} />
            <span>
              <FormattedMessage id="news.minutes" values={{ minutes: article.minutes }} />
            </span>
          </Meta>
          <h1 tabIndex={-1}>
            <Content text={article.title} marked />
          </h1>
          <p>
            <Content text={article.summary} />
          </p>
          <Actions>
            {collect}
            <Button variant="quiet" onClick={onShare}>
              <FormattedMessage id="news.share" />
            </Button>
          </Actions>
        </Head>
        <Columns>
          <div>
            {article.cover !== '' && (
              <Picture src={article.cover} alt="" width="960" height="480" fetchPriority="high" />
            )}
            <RichText html={article.content} />
            <Neighbours previous={article.previous} next={article.next} />
            {comments}
          </div>
          <div>
            {article.related.length > 0 && (
              <Part>
                <h2>
                  <FormattedMessage id="news.related" />
                </h2>
                <Related>
                  {article.related.map((news) => (
                    <li key={news.id}>
                      <NewsCard news={news} />
                    </li>
                  ))}
                </Related>
              </Part>
            )}
            {phone}
          </div>
        </Columns>
      </article>
    )}
  </Page>
)

import { lazy, Suspense, useState } from 'react'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { ArticleView } from '../components/site/News/ArticleView.tsx'
import { getNews } from '../contract/news.ts'
import { Comments } from './comments/Comments.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { useShare } from './news/useShare.ts'
import { Collect } from './shared/Collect.tsx'
import { useHydrated } from './shared/useHydrated.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'
import { useVisitor } from './shared/useVisitor.ts'

const ReadOnPhone = lazy(() => import('../components/site/News/ReadOnPhone.tsx'))

/** `/news/{id}` */
const NewsDetailsPage = ({ params }: PageProps) => {
  const { api, initial, session } = useServices()
  const input = { id: conferenceId(params) }
  const [served] = useState(() => initial(getNews, input))
  const fetchOne = (signal: AbortSignal) => api.call(getNews, input, { signal })
  const { one, ...rest } = useRemoteOne(fetchOne, served)
  useSubjectTitle(one?.title)
  const visitor = useVisitor(session)
  const [isWished, setWished] = useState(false)
  const isInBrowser = useHydrated()
  return (
    <ArticleView
      {...rest}
      article={one}
      collect={
        <Collect
          key={visitor}
          kind="news"
          id={input.id}
          fetchCollected={async (signal) => (await fetchOne(signal)).collected}
          // The server's markup is the same for all visitors, and does not include a member's collection.
          collected={served !== undefined && visitor !== null ? null : (one?.collected ?? false)}
          isWished={isWished}
          onWish={setWished}
        />
      }
      phone={
        isInBrowser && (
          <Suspense>
            <ReadOnPhone address={`${location.origin}/news/${input.id}`} />
          </Suspense>
        )
      }
      comments={<Comments place="news" target={input.id} />}
      onShare={useShare(one?.title ?? '')}
    />
  )
}

export default NewsDetailsPage
